"""Guessing passwords: after wrong ones an address must pause before it tries the same name again, longer each time.

An account is never locked: from another address its owner can sign in at once. After many wrong passwords for one name
from anywhere, addresses that never signed in to it get fewer tries.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.errors import Problem
from shoal.server.limits import HOUR, store, subject_of
from shoal.server.moments import now
from shoal.server.resources import Resources

FREE: Final = 5
"""Wrong passwords of one address for one name before it must pause."""
MANY: Final = 50
"""Wrong passwords for one name in a day, from anywhere; after them an address that is new to it has one try."""
FIRST_SECONDS: Final = 5
LONGEST_SECONDS: Final = 900
DAY: Final = 24 * HOUR * 1000
REMEMBERED: Final = 90 * DAY
"""How long we remember that an address has signed in to a name."""


@asynccontextmanager
async def attempt(resources: Resources, name: str, address: str) -> AsyncIterator[int]:
    """Let somebody try a password; lend the number of tries that are left if it is wrong.

    It counts as wrong unless the block ends without an error.
    """
    if not resources.settings.limits:
        yield FREE
        return
    async with resources.database.transaction() as connection:
        left = await count(resources, connection, name, address)
        await store.forget(connection, now())
    yield left
    async with resources.database.transaction() as connection:
        await forgive(resources, connection, name, address)


async def count(resources: Resources, connection: AsyncConnection, name: str, address: str) -> int:
    """Count a try, set the pause after it, and return how many are left; during a pause, refuse it without counting.

    The first line locks the row of this name and address, so tries at the same time are counted one after the other.
    """
    ends = (now() // DAY + 1) * DAY
    wrong = await store.count(connection, subject_of(resources, "wrong", name, address), ends)
    left = await store.latest(connection, subject_of(resources, "pause", name, address), now()) - now()
    if left > 0:
        raise Problem("limit", "server.wrong-passwords", seconds=-(-left // 1000))
    of_name = await store.count(connection, subject_of(resources, "wrong of name", name), ends)
    known = await store.latest(connection, subject_of(resources, "known", name, address), now()) > 0
    free = FREE if known or of_name <= MANY else 1
    seconds = pause(wrong, free)
    if seconds:
        await store.count(connection, subject_of(resources, "pause", name, address), now() + seconds * 1000)
    return max(0, free - wrong)


def pause(wrong: int, free: int) -> int:
    """Return the seconds to pause after so many wrong passwords."""
    return 0 if wrong < free else min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** min(wrong - free, 16))


async def forgive(resources: Resources, connection: AsyncConnection, name: str, address: str) -> None:
    """Delete the wrong tries of somebody who knew the password, and remember their address."""
    for kind in ("wrong", "pause", "known"):
        await store.drop(connection, subject_of(resources, kind, name, address))
    await store.count(connection, subject_of(resources, "known", name, address), now() + REMEMBERED)
