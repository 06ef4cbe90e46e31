"""Export of a player's personal data as one JSON file, written piece by piece, so that it needs little memory."""

from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

import orjson

from shoal.core.errors import ShoalError
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.app.account_data.subjects import SUBJECTS
from shoal.server.platform.base.timestamps import format_moment, format_optional_moment, now
from shoal.server.platform.resources import Resources
from shoal.server.play.tables import game_record
from shoal.server.play.tables import personal_data_store as store
from shoal.server.play.tables.table_row import TableRow

FORMAT: Final = "shoal export 1"


async def export_account(resources: Resources, player: PlayerRow) -> AsyncIterator[bytes]:
    """Yield the file. A running game is shown as its player may see it."""
    yield b'{"format":' + orjson.dumps(FORMAT)
    yield b',"made":' + orjson.dumps(format_moment(now()))
    for name, value in (await about(resources, player)).items():
        yield b"," + orjson.dumps(name) + b":" + orjson.dumps(value)
    yield b',"games":['
    comma = b""
    async for page in pages(resources, player):
        for game in page:
            yield comma + orjson.dumps(game)
            comma = b","
    yield b"]}\n"


async def about(resources: Resources, player: PlayerRow) -> dict[str, Any]:
    """Return everything but the games. Several subjects may tell of the same part."""
    whole: dict[str, Any] = {"profile": {}}
    async with resources.database.reading() as connection:
        for subject in SUBJECTS:
            for name, part in (await subject.export_personal_data(connection, player.id)).items():
                whole[name] = {**whole[name], **part} if name in whole else part
    return whole


async def pages(resources: Resources, player: PlayerRow) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield the player's games: first those that are not over, then finished ones, the latest first."""
    async with resources.database.reading() as connection:
        games = await store.open_tables(connection, player.id)
    yield await told_games(resources, player, games)
    before = (now() + 1, "")
    while True:
        async with resources.database.reading() as connection:
            games = await store.finished(connection, player.id, before)
        if not games:
            return
        yield await told_games(resources, player, games)
        before = (games[-1].ended or 0, games[-1].id)


async def told_games(resources: Resources, player: PlayerRow, tables: Iterable[TableRow]) -> list[dict[str, Any]]:
    """Return games with their records and with what the player said."""
    games = list(tables)
    async with resources.database.reading() as connection:
        lines = await store.said(connection, player.id, [facts.id for facts in games])
    return [
        {
            **facts.summary(),
            "my_seats": facts.seats_of(player.id),
            "result": facts.result,
            "ended": format_optional_moment(facts.ended),
            "record": await record_of(resources, facts, player),
            "said": [
                {"at": format_moment(line["at"]), "text": line["text"]} for line in lines if line["table"] == facts.id
            ],
        }
        for facts in games
    ]


async def record_of(resources: Resources, facts: TableRow, player: PlayerRow) -> Any:
    """Return the record as the player may see it, or None if there is none that this release can read."""
    try:
        text = await game_record.record_of(resources.database, facts, facts.seat_of(player.id))
    except ShoalError:
        return None
    return orjson.loads(text)
