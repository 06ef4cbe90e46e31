"""Exports over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from shoal.core.catalogue import names
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.authentication import TheVisitor
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.timestamps import milliseconds, now
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.rate_limits.route_limits import TheAddress
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.platform.resources import Resources, TheResources
from shoal.server.play.game_exports.concurrency_limit import ExportResponse, TheExportLimiter
from shoal.server.play.game_exports.http_types import Filters
from shoal.server.play.game_exports.store import Cursor
from shoal.server.play.game_exports.stream import ExportQuery, lines

router = APIRouter(prefix="/api/games", tags=["exports"])
GameName = Annotated[Text, Path(max_length=64)]
SETTLED_AFTER_MS: Final = 10_000
"""Milliseconds after which all games that ended before are stored: a reader who goes on later misses none."""


@router.get("/{name}/export", status_code=200, response_class=ExportResponse, responses=declared("unknown"))
async def export(
    resources: TheResources,
    readers: TheExportLimiter,
    visitor: TheVisitor,
    address: TheAddress,
    name: GameName,
    filters: Annotated[Filters, Query()],
) -> ExportResponse:
    """Return finished public games, the earliest first: a JSON object on each line, with the text of the record.

    Each line has a `cursor`. The last line is no game: it says whether there is `more` after its cursor. Where it is
    missing, the export was cut off.
    """
    if name not in names():
        raise Problem("unknown", "core.unknown-game")
    until = now() - SETTLED_AFTER_MS
    if filters.until is not None:
        until = min(until, milliseconds(filters.until))
    player = None if filters.player is None else await find_player_id(resources, filters.player)
    wanted = ExportQuery(name, until, player, filters.rated, filters.seats)
    who = Requester(None if visitor is None else visitor.id, address)
    return ExportResponse(lines(resources.database, wanted, start_of(filters)), readers, who)


def start_of(filters: Filters) -> Cursor:
    """Return the cursor after which the export begins: the later one of `since` and `after`."""
    since = (0 if filters.since is None else milliseconds(filters.since), "")
    if filters.after is None:
        return since
    ended, table = filters.after.split("-")
    return max(since, (int(ended), table))


async def find_player_id(resources: Resources, name: str) -> str:
    """Return the id of a player by a name or an earlier one."""
    async with resources.database.reading() as connection:
        player = await players.by_name(connection, name) or await players.by_earlier_name(connection, name)
    if player is None:
        raise Problem("unknown", "server.no-player")
    return player.id
