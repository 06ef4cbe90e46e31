"""The login throttle: after wrong passwords an address must pause before it tries the name again, longer each time.

An account is never locked: from another address its owner can sign in at once, and so can they beside anybody who
guesses at the same address, in a browser that has signed in to the account before: its tries are counted alone. After
many wrong passwords for one name from anywhere, addresses that never signed in to it get fewer tries.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from shoal.server.accounts.identity import session_cookie
from shoal.server.platform.base.timestamps import DAY_MS, MINUTE_S, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits import store
from shoal.server.platform.rate_limits.fixed_window import address_of, subject_of
from shoal.server.platform.resources import Resources

FREE: Final = 5
"""Wrong passwords of one address for one name before it must pause."""
MANY: Final = 50
"""Wrong passwords for one name in a day, from anywhere; after them an address that is new to it has one try."""
BACKOFF_FIRST_S: Final = 5
BACKOFF_LONGEST_S: Final = 15 * MINUTE_S
REMEMBERED_MS: Final = 90 * DAY_MS
"""How long we remember that an address has signed in to a name."""


@asynccontextmanager
async def throttled_login(resources: Resources, name: str, connection: HTTPConnection) -> AsyncIterator[int]:
    """Let somebody try a password; lend the number of tries that are left if it is wrong.

    It counts as wrong unless the block ends without an error.
    """
    address = address_of(connection)
    browser = as_place(session_cookie.browser_of(connection, resources.settings))
    if not resources.settings.limits:
        yield FREE
        return
    async with resources.database.transaction() as transaction:
        place = await counted_place(resources, transaction, name, address, browser)
        left = await count_login_attempt(resources, transaction, name, place)
        await store.forget(transaction, now())
    yield left
    async with resources.database.transaction() as transaction:
        await forgive_login_attempts(resources, transaction, name, place)
        for known in (address, browser):
            await remember(resources, transaction, name, known)


def as_place(browser: str) -> str:
    """Return a browser's name as a place, which no address is."""
    return f"browser {browser}"


async def counted_place(
    resources: Resources, connection: AsyncConnection, name: str, address: str, browser: str
) -> str:
    """Return where a try is counted: in a browser that has signed in to the name before, otherwise at the address."""
    known = subject_of(resources, "known", name, browser)
    return browser if await store.latest(connection, known, now()) > now() else address


async def count_login_attempt(resources: Resources, connection: AsyncConnection, name: str, address: str) -> int:
    """Count a try, set the pause after it, and return how many are left; during a pause, refuse it without counting.

    `address` may be a browser too. The first line locks the row of this name and address, so tries at the same time
    are counted one after the other.
    """
    ends = (now() // DAY_MS + 1) * DAY_MS
    wrong = await store.count(connection, subject_of(resources, "wrong", name, address), ends)
    left = await store.latest(connection, subject_of(resources, "pause", name, address), now()) - now()
    if left > 0:
        raise Problem("limit", "server.wrong-passwords", seconds=-(-left // 1000)).after(-(-left // 1000))
    of_name = await store.count(connection, subject_of(resources, "wrong of name", name), ends)
    has_signed_in = await store.latest(connection, subject_of(resources, "known", name, address), now()) > 0
    free = FREE if has_signed_in or of_name <= MANY else 1
    seconds = backoff_seconds(wrong, free)
    if seconds:
        await store.count(connection, subject_of(resources, "pause", name, address), now() + seconds * 1000)
    return max(0, free - wrong)


def backoff_seconds(wrong: int, free: int) -> int:
    """Return the seconds to pause after so many wrong passwords."""
    return 0 if wrong < free else min(BACKOFF_LONGEST_S, BACKOFF_FIRST_S * 2 ** min(wrong - free, 16))


async def forgive_login_attempts(resources: Resources, connection: AsyncConnection, name: str, place: str) -> None:
    """Delete the wrong tries of somebody who knew the password."""
    for kind in ("wrong", "pause"):
        await store.drop(connection, subject_of(resources, kind, name, place))


async def remember(resources: Resources, connection: AsyncConnection, name: str, place: str) -> None:
    """Remember that somebody has signed in to a name at this address, or in this browser."""
    known = subject_of(resources, "known", name, place)
    await store.drop(connection, known)
    await store.count(connection, known, now() + REMEMBERED_MS)
