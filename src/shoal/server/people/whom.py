"""Who is meant: somebody by their name, or by their seat at a table."""

from typing import Annotated

from pydantic import BaseModel, Field
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.errors import Problem
from shoal.server.players import store as players
from shoal.server.players.store import Player
from shoal.server.players.wire import Name
from shoal.server.tables import store as tables
from shoal.server.texts import TABLE_ID


class Whom(BaseModel):
    """Somebody by name, or by table and seat, since a name may have changed since the game."""

    name: Name | None = None
    table: Annotated[str, Field(pattern=TABLE_ID)] | None = None
    seat: Annotated[int, Field(ge=0, le=15)] | None = None


async def find(connection: AsyncConnection, whom: Whom, player: Player) -> Player:
    """Return the person who is meant, but never the player themself."""
    found = None
    if whom.table is not None and whom.seat is not None:
        facts = await tables.read_facts(connection, whom.table)
        chair = facts.chairs[whom.seat] if facts is not None and whom.seat < facts.seats else None
        if chair is not None and chair.player is not None:
            found = await players.by_id(connection, chair.player)
    elif whom.name is not None:
        found = await players.by_name(connection, whom.name) or await players.by_earlier_name(connection, whom.name)
    if found is None:
        raise Problem("unknown", "server.no-player")
    if found.id == player.id:
        raise Problem("malformed", "server.not-oneself")
    return found
