"""A guest on a second device: a short code, shown on one device and typed on the other, once and within ten minutes.

Of 5 million codes few are valid at a time, and an address has twenty guesses an hour. Only guests have codes: an
account signs in.
"""

from typing import Final

from shoal.server.errors import Problem
from shoal.server.moments import now
from shoal.server.players import store
from shoal.server.players.accounts import new_session
from shoal.server.players.store import Player
from shoal.server.players.tickets import store as tickets
from shoal.server.players.wordlists import new_code, plain_code
from shoal.server.resources import Resources

LINK: Final = "link"
LASTS: Final = 10 * 60 * 1000
TRIES: Final = 8


async def make(resources: Resources, player: Player) -> tuple[str, int]:
    """Return a new code of a guest, and when it ends."""
    if player.account:
        raise Problem("forbidden", "server.guests-only")
    for _ in range(TRIES):
        code = new_code()
        async with resources.database.transaction() as connection:
            await tickets.drop(connection, player.id, LINK)
            if await tickets.give(connection, LINK, plain_code(code), player.id, LASTS):
                return code, now() + LASTS
    raise Problem("unavailable", "server.busy")


async def use(resources: Resources, code: str, device: str) -> tuple[Player, str]:
    """Use a code up; return its guest and a new session. A guest who has made an account meanwhile must sign in."""
    async with resources.database.transaction() as connection:
        found = await tickets.take(connection, LINK, plain_code(code))
        player = None if found is None or found[0] is None else await store.by_id(connection, found[0])
        if player is None or player.account:
            raise Problem("unknown", "server.no-code")
        return player, await new_session(connection, player, device)
