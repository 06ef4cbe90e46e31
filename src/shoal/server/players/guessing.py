"""Guessing passwords: wrong ones pause an address for a name, longer each time; nobody else is paused by them.

An account is never locked: its owner, who knows the password, signs in from another address at the first try. Once
a name was guessed at often from anywhere, addresses that never signed in to it have fewer tries before they pause.
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
"""Wrong passwords of one address for one name before it pauses."""
MANY: Final = 50
"""Wrong passwords for one name in a day, from anywhere, after which an address that is new to it has one."""
FIRST_SECONDS: Final = 5
LONGEST_SECONDS: Final = 900
DAY: Final = 24 * HOUR * 1000
REMEMBERED: Final = 90 * DAY
"""How long an address that signed in to a name is known for that."""


@asynccontextmanager
async def attempt(resources: Resources, name: str, address: str) -> AsyncIterator[None]:
    """Let somebody try a password: it counts as wrong until the block ends well."""
    if not resources.settings.limits:
        yield
        return
    async with resources.database.transaction() as connection:
        await count(resources, connection, name, address)
        await store.forget(connection, now())
    yield
    async with resources.database.transaction() as connection:
        await forgive(resources, connection, name, address)


async def count(resources: Resources, connection: AsyncConnection, name: str, address: str) -> None:
    """Count a try, and pause the next ones; while there is a pause, refuse it without counting.

    The first line locks the pair's row, so tries that come at the same moment are counted one after the other.
    """
    ends = (now() // DAY + 1) * DAY
    wrong = await store.count(connection, subject_of(resources, "wrong", name, address), ends)
    left = await store.latest(connection, subject_of(resources, "pause", name, address), now()) - now()
    if left > 0:
        raise Problem("limit", f"Too many wrong passwords. Try again in {-(-left // 1000)} seconds.")
    of_name = await store.count(connection, subject_of(resources, "wrong of name", name), ends)
    known = await store.latest(connection, subject_of(resources, "known", name, address), now()) > 0
    seconds = pause(wrong, FREE if known or of_name <= MANY else 1)
    if seconds:
        await store.count(connection, subject_of(resources, "pause", name, address), now() + seconds * 1000)


def pause(wrong: int, free: int) -> int:
    """Return how many seconds so many wrong passwords cost."""
    return 0 if wrong < free else min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** min(wrong - free, 16))


async def forgive(resources: Resources, connection: AsyncConnection, name: str, address: str) -> None:
    """Take back what was counted against one who knew the password, and remember where they came from."""
    for word in ("wrong", "pause", "known"):
        await store.drop(connection, subject_of(resources, word, name, address))
    await store.count(connection, subject_of(resources, "known", name, address), now() + REMEMBERED)
