"""Who is meant: somebody by their name, or by their seat at a table."""

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import store as tables
from shoal.server.play.tables.http_types import PersonRef


async def find_person(connection: AsyncConnection, whom: PersonRef, player: PlayerRow) -> PlayerRow:
    """Return the person who is meant, but never the player themself."""
    person = None
    if whom.table is not None and whom.seat is not None:
        facts = await tables.read_facts(connection, whom.table)
        chair = facts.chairs[whom.seat] if facts is not None and whom.seat < facts.seats else None
        if chair is not None and chair.player is not None:
            person = await players.by_id(connection, chair.player)
    elif whom.name is not None:
        person = await players.by_name(connection, whom.name) or await players.by_earlier_name(connection, whom.name)
    if person is None:
        raise Problem("unknown", "server.no-player")
    if person.id == player.id:
        raise Problem("malformed", "server.not-oneself")
    return person
