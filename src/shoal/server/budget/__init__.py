"""How long bots think for one person: counted in the database by player and by address, for an hour at a time.

Nobody is refused in the middle of a game: the bots of somebody who is over the budget wait behind all others. Only more
of it (another table with bots, a hint, a review) is refused until the hour is over.
"""

from collections.abc import Collection, Mapping
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.budget import store
from shoal.server.database import Database
from shoal.server.errors import Problem
from shoal.server.limits import address_of, subject_of
from shoal.server.moments import now
from shoal.server.resources import Resources

PERIOD: Final = 60 * 60 * 1000
DAY: Final = 24 * PERIOD
PLAYER: Final = 30 * 60 * 1000
"""Milliseconds of thinking an hour for one player: 947 decisions of an admiral, 190 rounds against five of them."""
ADDRESS: Final = 4 * PLAYER
"""For all players who open tables from one address."""


def origin_of(resources: Resources, connection: HTTPConnection) -> str:
    """Return what stands for the address of somebody today: nobody without the secret can tell it from another."""
    return subject_of(resources, "origin", address_of(connection), str(now() // DAY))[:32]


def period() -> int:
    """Return the moment at which the present period ends, by which it is named."""
    return (now() // PERIOD + 1) * PERIOD


def subjects(payer: str, origin: str) -> tuple[str, str]:
    return f"player {payer}", f"address {origin}"


def used(spent: Mapping[str, int], payer: str, origin: str) -> float:
    """Return the part of the budget that somebody has used up: their own or their address's, whichever is more."""
    player, address = subjects(payer, origin)
    return max(spent.get(player, 0) / PLAYER, spent.get(address, 0) / ADDRESS if origin else 0)


async def spend(database: Database, spent: Mapping[tuple[str, str], int]) -> None:
    """Note the milliseconds that bots have thought for some payers and origins."""
    added: dict[str, int] = {}
    for (payer, origin), milliseconds in spent.items():
        for subject in subjects(payer, origin):
            added[subject] = added.get(subject, 0) + milliseconds
    await store.add(database, added, period(), now())


async def uses(database: Database, who: Collection[tuple[str, str]]) -> dict[tuple[str, str], float]:
    """Return for some payers and origins the part of the budget that each has used up."""
    spent = await store.read(database, {subject for one in who for subject in subjects(*one)}, period())
    return {one: used(spent, *one) for one in who}


async def require(database: Database, payer: str, origin: str) -> None:
    """Refuse somebody whose bots have thought long enough for this hour."""
    if (await uses(database, [(payer, origin)]))[payer, origin] >= 1:
        minutes = (period() - now()) // 60_000 + 1
        raise Problem("limit", f"Bots have thought for you long enough this hour; try again in {minutes} minutes.")
