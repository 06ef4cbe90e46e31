"""A quota of bots' thinking time for each player and each address in an hour, counted in the database.

A game that runs is never stopped: if its player is over the budget, its bots wait until all others had their turn. New
tables with bots, hints and reviews are refused until the hour is over.
"""

from collections.abc import Collection, Mapping
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.platform.base.timestamps import DAY_MS, HOUR_MS, MINUTE_MS, now
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.fixed_window import address_of, subject_of
from shoal.server.platform.resources import Resources
from shoal.server.play.thinking_budget import store

PERIOD_MS: Final = HOUR_MS
PLAYER_BUDGET_MS: Final = 30 * MINUTE_MS
"""Milliseconds of thinking an hour for one player: 947 decisions of a Neptune, 190 rounds against five of them."""
ADDRESS_BUDGET_MS: Final = 4 * PLAYER_BUDGET_MS
"""For all players who open tables from one address."""


def origin_of(resources: Resources, connection: HTTPConnection) -> str:
    """Return a keyed hash of somebody's address, different every day; without the secret nobody can undo it."""
    return subject_of(resources, "origin", address_of(connection), str(now() // DAY_MS))[:32]


def period() -> int:
    """Return the time at which the present period ends; periods are named by it."""
    return (now() // PERIOD_MS + 1) * PERIOD_MS


def subjects(payer: str, origin: str) -> tuple[str, str]:
    return f"player {payer}", f"address {origin}"


def used(spent: Mapping[str, int], payer: str, origin: str) -> float:
    """Return the part of the budget that somebody has used: the player's or the address's, the larger of the two."""
    player, address = subjects(payer, origin)
    return max(spent.get(player, 0) / PLAYER_BUDGET_MS, spent.get(address, 0) / ADDRESS_BUDGET_MS if origin else 0)


async def spend(database: Database, spent: Mapping[tuple[str, str], int]) -> None:
    """Store the milliseconds that bots have thought for some payers and origins."""
    added: dict[str, int] = {}
    for (payer, origin), milliseconds in spent.items():
        for subject in subjects(payer, origin):
            added[subject] = added.get(subject, 0) + milliseconds
    await store.add(database, added, period(), now())


async def uses(database: Database, who: Collection[tuple[str, str]]) -> dict[tuple[str, str], float]:
    """Return the part of the budget that each of these payers and origins has used."""
    spent = await store.read_thinking(database, {subject for pair in who for subject in subjects(*pair)}, period())
    return {pair: used(spent, *pair) for pair in who}


async def require(database: Database, payer: str, origin: str) -> None:
    """Refuse somebody who has used up the budget of this hour."""
    if (await uses(database, [(payer, origin)]))[payer, origin] >= 1:
        minutes = (period() - now()) // MINUTE_MS + 1
        raise Problem("limit", "server.bots-used-up", minutes=minutes)
