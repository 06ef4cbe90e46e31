"""Searches for people: begin and end one, and what a searcher is told.

A player has one search at a time, in one or several pools, for at most half an hour. A page that is open says again and
again that its player is there; who is silent for LOST milliseconds falls out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from shoal.core.catalogue import names
from shoal.server import limits
from shoal.server.errors import Problem
from shoal.server.finding.groups import ANY, reach
from shoal.server.finding.queue import store
from shoal.server.finding.queue.store import Search, Want
from shoal.server.finding.terms import Terms, terms_of
from shoal.server.limits import store as attempts
from shoal.server.moments import now
from shoal.server.players.store import Player
from shoal.server.ratings import NEWCOMER
from shoal.server.ratings import store as ratings
from shoal.server.resources import Resources
from shoal.server.tables.facts import DAY, MINUTE
from shoal.server.tables.waiting.store import take_turns

LASTS: Final = 30 * MINUTE
LOST: Final = 90_000
"""Browsers let a hidden page speak only once a minute."""
BEAT: Final = 10_000
OF_ADDRESS: Final = 16
"""How many people may look at the same time from one address."""
FEWEST_WAITS: Final = 10
REMEMBERED: Final = 28 * DAY
MOST_OF_THEM: Final = 0.75
"""The part of the waits that counts as most of them."""


@dataclass(frozen=True)
class Place:
    """One pool of a search: how many are there, and which ratings are accepted."""

    terms: Terms
    here: int
    ratings: tuple[int, int] | None


async def begin(resources: Resources, player: Player, address: str, wanted: Sequence[Terms]) -> None:
    """Begin a search; refuse one more from an address with many, and of those who did not sit down again and again."""
    if any(terms.rated for terms in wanted) and not player.account:
        raise Problem("forbidden", "server.rated-needs-account")
    subject = limits.subject_of(resources, "searches", address)
    async with resources.database.transaction() as connection:
        await take_turns(connection, subject)
        if resources.settings.limits:
            paused = limits.subject_of(resources, "no-shows paused", player.id)
            if await attempts.latest(connection, paused, now()) > now():
                raise Problem("limit", "server.did-not-sit-down")
            if await store.count_of(connection, subject, player.id) >= OF_ADDRESS:
                raise Problem("limit", "server.network-searches", most=OF_ADDRESS)
        rated = await ratings.of_player(connection, player.id)
        known = {game: rating.shown() for game, rating in rated.items()}
        wants = [Want(terms.pool, known.get(terms.game, NEWCOMER)) for terms in dict.fromkeys(wanted)]
        await store.begin(connection, player.id, subject, wants, now())


async def look(resources: Resources, player: str) -> tuple[Search, list[Place]] | None:
    """Return the search of a player, and note that they are there."""
    async with resources.database.reading() as connection:
        found = await store.of_player(connection, player)
        if found is None:
            return None
        search, wants = found
        places = [
            Place(terms, await store.here(connection, want.pool, terms.seats), accepted(search, want))
            for want, terms in ((want, terms_of(want.pool)) for want in wants)
        ]
    if search.state != "ended" and search.seen < now() - BEAT:
        async with resources.database.transaction() as connection:
            await store.beat(connection, player, now())
    return search, places


def accepted(search: Search, want: Want) -> tuple[int, int] | None:
    """Return the lowest and the highest rating that a search accepts by now; None if all."""
    width = reach(now() - search.since)
    return None if width == ANY else (want.rating - width, want.rating + width)


def hour_of(moment: int) -> int:
    return datetime.fromtimestamp(moment / 1000, UTC).hour


async def usual_waits(resources: Resources) -> tuple[int, dict[str, int]]:
    """Return how many look now, and the minutes under which most waits for a game took at this hour.

    A game with fewer than FEWEST_WAITS waits is left out.
    """
    moment, usual = now(), {}
    async with resources.database.reading() as connection:
        looking = await store.count_looking(connection)
        for game in names():
            waits = sorted(await store.waits_of(connection, game, hour_of(moment), moment - REMEMBERED))
            if len(waits) >= FEWEST_WAITS:
                usual[game] = waits[int(len(waits) * MOST_OF_THEM)] // MINUTE + 1
    return looking, usual
