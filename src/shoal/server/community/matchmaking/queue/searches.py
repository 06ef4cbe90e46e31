"""Searches for people: begin and end one, and what a searcher is told.

A player has one search at a time, in one or several pools, for at most half an hour. A page that is open says again and
again that its player is there; who is silent for LOST_AFTER_MS falls out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from shoal.core.catalogue import names
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.ratings import store as ratings
from shoal.server.accounts.ratings.rating_formula import NEWCOMER
from shoal.server.community.matchmaking.pools import GameTerms, terms_of
from shoal.server.community.matchmaking.queue import store
from shoal.server.community.matchmaking.queue.matching_rule import ANY, allowed_rating_gap
from shoal.server.community.matchmaking.queue.store import SearchedPool, SearchRow
from shoal.server.platform.base.timestamps import DAY_MS, MINUTE_MS, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits import fixed_window
from shoal.server.platform.rate_limits import store as attempts
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.waiting.store import take_turns

SEARCH_LIFETIME_MS: Final = 30 * MINUTE_MS
LOST_AFTER_MS: Final = 90_000
"""Browsers let a hidden page speak only once a minute."""
HEARTBEAT_EVERY_MS: Final = 10_000
OF_ADDRESS: Final = 250
"""How many people may look at the same time from one address."""
FEWEST_WAITS: Final = 10
WAITS_REMEMBERED_MS: Final = 28 * DAY_MS
MOST_OF_THEM: Final = 0.75
"""The part of the waits that counts as most of them."""


@dataclass(frozen=True)
class PoolStatus:
    """One pool of a search: how many are there, and which ratings are accepted."""

    terms: GameTerms
    here: int
    ratings: tuple[int, int] | None


async def begin_search(resources: Resources, player: PlayerRow, address: str, wanted: Sequence[GameTerms]) -> None:
    """Begin a search; refuse one more from an address with many, and of those who did not sit down again and again."""
    if any(terms.rated for terms in wanted) and not player.account:
        raise Problem("forbidden", "server.rated-needs-account")
    subject = fixed_window.subject_of(resources, "searches", address)
    async with resources.database.transaction() as connection:
        await take_turns(connection, subject)
        if resources.settings.limits:
            paused = fixed_window.subject_of(resources, "no-shows paused", player.id)
            if await attempts.latest(connection, paused, now()) > now():
                raise Problem("limit", "server.did-not-sit-down")
            if await store.count_of(connection, subject, player.id) >= OF_ADDRESS:
                raise Problem("limit", "server.network-searches", most=OF_ADDRESS)
        rated = await ratings.of_player(connection, player.id)
        points = {game: rating.shown() for game, rating in rated.items()}
        wants = [SearchedPool(terms.pool, points.get(terms.game, NEWCOMER)) for terms in dict.fromkeys(wanted)]
        await store.store_search(connection, player.id, subject, wants, now())


async def refresh_search(resources: Resources, player: str) -> tuple[SearchRow, list[PoolStatus]] | None:
    """Return the search of a player, and note that they are there."""
    async with resources.database.reading() as connection:
        search_and_wants = await store.of_player(connection, player)
        if search_and_wants is None:
            return None
        search, wants = search_and_wants
        places = [
            PoolStatus(terms, await store.here(connection, want.pool, terms.seats), accepted(search, want))
            for want, terms in ((want, terms_of(want.pool)) for want in wants)
        ]
    if search.state != "ended" and search.seen < now() - HEARTBEAT_EVERY_MS:
        async with resources.database.transaction() as connection:
            await store.note_heartbeat(connection, player, now())
    return search, places


def accepted(search: SearchRow, want: SearchedPool) -> tuple[int, int] | None:
    """Return the lowest and the highest rating that a search accepts by now; None if all."""
    width = allowed_rating_gap(now() - search.since)
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
            waits = sorted(await store.waits_of(connection, game, hour_of(moment), moment - WAITS_REMEMBERED_MS))
            if len(waits) >= FEWEST_WAITS:
                usual[game] = waits[int(len(waits) * MOST_OF_THEM)] // MINUTE_MS + 1
    return looking, usual
