"""How long bots may think for one person in an hour, counted in the database by player and by address.

A game that runs is never stopped: if its player is over the budget, its bots wait until all others had their turn. New
tables with bots, hints and reviews are refused until the hour is over.
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
"""Milliseconds of thinking an hour for one player: 947 decisions of a Neptune, 190 rounds against five of them."""
ADDRESS: Final = 4 * PLAYER
"""For all players who open tables from one address."""


def origin_of(resources: Resources, connection: HTTPConnection) -> str:
    """Return a keyed hash of somebody's address, different every day; without the secret nobody can undo it."""
    return subject_of(resources, "origin", address_of(connection), str(now() // DAY))[:32]


def period() -> int:
    """Return the time at which the present period ends; periods are named by it."""
    return (now() // PERIOD + 1) * PERIOD


def subjects(payer: str, origin: str) -> tuple[str, str]:
    return f"player {payer}", f"address {origin}"


def used(spent: Mapping[str, int], payer: str, origin: str) -> float:
    """Return the part of the budget that somebody has used: the player's or the address's, the larger of the two."""
    player, address = subjects(payer, origin)
    return max(spent.get(player, 0) / PLAYER, spent.get(address, 0) / ADDRESS if origin else 0)


async def spend(database: Database, spent: Mapping[tuple[str, str], int]) -> None:
    """Store the milliseconds that bots have thought for some payers and origins."""
    added: dict[str, int] = {}
    for (payer, origin), milliseconds in spent.items():
        for subject in subjects(payer, origin):
            added[subject] = added.get(subject, 0) + milliseconds
    await store.add(database, added, period(), now())


async def uses(database: Database, who: Collection[tuple[str, str]]) -> dict[tuple[str, str], float]:
    """Return the part of the budget that each of these payers and origins has used."""
    spent = await store.read(database, {subject for one in who for subject in subjects(*one)}, period())
    return {one: used(spent, *one) for one in who}


async def require(database: Database, payer: str, origin: str) -> None:
    """Refuse somebody who has used up the budget of this hour."""
    if (await uses(database, [(payer, origin)]))[payer, origin] >= 1:
        minutes = (period() - now()) // 60_000 + 1
        raise Problem("limit", "server.bots-used-up", minutes=minutes)
