"""A guest on a second device: a short code, shown on one device and typed on the other, once and within ten minutes.

Of 5 million codes few are valid at a time, and an address has twenty guesses an hour. Only guests have codes: an
account signs in.
"""

from typing import Final

from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.accounts.identity import store
from shoal.server.accounts.identity.sessions import new_session
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.identity.word_lists import new_code, plain_code
from shoal.server.platform.base.timestamps import MINUTE_MS, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources

LINK: Final = "link"
LINK_CODE_LIFETIME_MS: Final = 10 * MINUTE_MS
TRIES: Final = 8


async def make_link_code(resources: Resources, player: PlayerRow) -> tuple[str, int]:
    """Return a new code of a guest, and when it ends."""
    if player.account:
        raise Problem("forbidden", "server.guests-only")
    for _ in range(TRIES):
        code = new_code()
        async with resources.database.transaction() as connection:
            await tickets.drop(connection, player.id, LINK)
            if await tickets.issue_ticket(connection, LINK, plain_code(code), player.id, LINK_CODE_LIFETIME_MS):
                return code, now() + LINK_CODE_LIFETIME_MS
    raise Problem("unavailable", "server.busy")


async def use(resources: Resources, code: str, device: str) -> tuple[PlayerRow, str]:
    """Use a code up; return its guest and a new session. A guest who has made an account meanwhile must sign in."""
    async with resources.database.transaction() as connection:
        ticket = await tickets.take(connection, LINK, plain_code(code))
        player = None if ticket is None or ticket[0] is None else await store.by_id(connection, ticket[0])
        if player is None or player.account:
            raise Problem("unknown", "server.no-code")
        return player, await new_session(connection, player, device)
