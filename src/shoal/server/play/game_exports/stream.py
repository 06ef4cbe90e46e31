"""The lines of an export as a stream: page after page by cursor; no connection is held while a line is sent."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Final

import orjson

from shoal.core.errors import ShoalError
from shoal.core.game import NOBODY
from shoal.server.platform.base.timestamps import format_moment
from shoal.server.platform.db.database import Database
from shoal.server.play.game_exports import store
from shoal.server.play.game_exports.store import Cursor
from shoal.server.play.tables import game_record
from shoal.server.play.tables.table_row import TableRow

MOST_GAMES: Final = 1000
"""Games in one export."""
MOST_PAGES: Final = 100
"""Pages that are read for one export, if a filter leaves few games."""


@dataclass(frozen=True)
class ExportQuery:
    """Which games are wanted: those that ended before `until`, of a player by id, rated or not, with so many seats."""

    game: str
    until: int
    player: str | None = None
    rated: bool | None = None
    seats: int | None = None

    def has(self, facts: TableRow) -> bool:
        """Return whether a game is wanted that may be shown to everybody."""
        alike = self.rated in (None, facts.counts) and self.seats in (None, facts.seats)
        return alike and facts.game == self.game


async def lines(database: Database, wanted: ExportQuery, after: Cursor) -> AsyncIterator[bytes]:
    """Yield a line for each game after a cursor; the last line says whether there is more, and after which cursor."""
    games, more = 0, True
    for _ in range(MOST_PAGES):
        page = await read_page(database, wanted, after)
        more = bool(page)
        for facts in page:
            if games == MOST_GAMES:
                break
            after = (facts.ended or 0, facts.id)
            if wanted.has(facts):
                games += 1
                yield line(await told(database, facts), after)
        if games == MOST_GAMES or not more:
            break
    yield line({"more": more}, after)


async def read_page(database: Database, wanted: ExportQuery, after: Cursor) -> list[TableRow]:
    async with database.reading() as connection:
        if wanted.player is not None:
            return await store.of_player(connection, wanted.player, after, wanted.until)
        return await store.of_game(connection, wanted.game, after, wanted.until)


def line(values: dict[str, Any], cursor: Cursor) -> bytes:
    ended, table = cursor
    return orjson.dumps({**values, "cursor": f"{ended}-{table}"}) + b"\n"


async def told(database: Database, facts: TableRow) -> dict[str, Any]:
    """Return what everybody may know of a finished game, with the text of its record."""
    return {
        "id": facts.id,
        "game": facts.game,
        "rules_version": facts.rules_version,
        "ended": format_moment(facts.ended or 0),
        "rated": facts.counts,
        "options": facts.options,
        "chairs": [chair.shown() for chair in facts.chairs],
        "result": facts.result,
        "record": await record_of(database, facts),
    }


async def record_of(database: Database, facts: TableRow) -> str | None:
    """Return the text of the record, or None if this release cannot read it."""
    try:
        return await game_record.record_of(database, facts, NOBODY)
    except ShoalError:
        return None
