"""Exports over HTTP."""

from datetime import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field

from shoal.core.catalogue import names
from shoal.server.errors import Problem, declared
from shoal.server.exports.lines import Wanted, lines
from shoal.server.exports.readers import Export, TheReaders
from shoal.server.exports.store import Cursor
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress
from shoal.server.moments import milliseconds, now
from shoal.server.players import store as players
from shoal.server.players.visitors import TheVisitor
from shoal.server.resources import Resources, TheResources
from shoal.server.texts import Text

router = APIRouter(prefix="/api/games", tags=["exports"])
GameName = Annotated[Text, Path(max_length=64)]
SETTLED: Final = 10_000
"""Milliseconds after which all games that ended before are stored: a reader who goes on later misses none."""


class Filters(BaseModel):
    """Which games to export; without a filter, all."""

    model_config = ConfigDict(extra="forbid")

    since: datetime | None = Field(None, description="Only games that ended at this moment or later.")
    until: datetime | None = Field(None, description="Only games that ended before this moment.")
    player: Annotated[Text, Field(max_length=100)] | None = Field(None, description="Only games of this player.")
    rated: bool | None = Field(None, description="Only games that changed ratings, or only others.")
    seats: int | None = Field(None, ge=1, le=16, description="Only games with so many seats.")
    after: str | None = Field(
        None, pattern="^[0-9]{1,15}-[a-z0-9]{1,16}$", description="Only games after this cursor of an earlier export."
    )


@router.get("/{name}/export", status_code=200, response_class=Export, responses=declared("unknown"))
async def export(
    resources: TheResources,
    readers: TheReaders,
    visitor: TheVisitor,
    address: TheAddress,
    name: GameName,
    filters: Annotated[Filters, Query()],
) -> Export:
    """Return finished public games, the earliest first: a JSON object on each line, with the text of the record.

    Each line has a `cursor`. The last line is no game: it says whether there is `more` after its cursor. Where it is
    missing, the export was cut off.
    """
    if name not in names():
        raise Problem("unknown", "core.unknown-game")
    until = now() - SETTLED
    if filters.until is not None:
        until = min(until, milliseconds(filters.until))
    player = None if filters.player is None else await find(resources, filters.player)
    wanted = Wanted(name, until, player, filters.rated, filters.seats)
    who = Who(None if visitor is None else visitor.id, address)
    return Export(lines(resources.database, wanted, start_of(filters)), readers, who)


def start_of(filters: Filters) -> Cursor:
    """Return the cursor after which the export begins: the later one of `since` and `after`."""
    since = (0 if filters.since is None else milliseconds(filters.since), "")
    if filters.after is None:
        return since
    ended, table = filters.after.split("-")
    return max(since, (int(ended), table))


async def find(resources: Resources, name: str) -> str:
    """Return the id of a player by a name or an earlier one."""
    async with resources.database.reading() as connection:
        player = await players.by_name(connection, name) or await players.by_earlier_name(connection, name)
    if player is None:
        raise Problem("unknown", "server.no-player")
    return player.id
