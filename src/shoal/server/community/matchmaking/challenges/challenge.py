"""Challenge a player by name: they accept, or say "not now", which nobody is told.

A player may have MOST open at a time. After the third "not now" the challenger's next ones are silent for a day: only
they see them. The same happens to challenges between players one of whom has blocked the other.
"""

from dataclasses import dataclass
from typing import Final

from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.social_graph.store import blocked_among
from shoal.server.community.matchmaking.challenges import store
from shoal.server.community.matchmaking.challenges.store import ChallengeRow, ChallengeState, NewChallenge
from shoal.server.community.matchmaking.pools import GameTerms, expect_seats
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import DAY_MS, MINUTE_MS, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits import fixed_window
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.waiting.store import take_turns

SEATS: Final = 2
LIFETIME_MS: Final = {"live": 2 * MINUTE_MS, "days": 2 * DAY_MS}
MOST: Final = 10
MOST_TO_ONE: Final = 50
OF_ADDRESS: Final = 20
"""How many may stand at a time from one address."""
KEPT_MS: Final = 7 * DAY_MS
"""How long declined challenges are remembered."""
NOT_NOW: Final = 3
"""How many declined challenges of a player pause their next ones."""


@dataclass(frozen=True)
class Challenging:
    """Whom a player challenges and to what, what the player may share with others, and the seal of their word."""

    name: str
    terms: GameTerms
    near: str
    seal: str = ""


async def make_challenge(resources: Resources, player: PlayerRow, address: str, wish: Challenging) -> None:
    """Challenge the player with that name."""
    name, terms = wish.name, wish.terms
    expect_seats(terms.game, SEATS)
    subject = fixed_window.subject_of(resources, "challenges", address)
    async with resources.database.transaction() as connection:
        rival = await players.by_name(connection, name) or await players.by_earlier_name(connection, name)
        if rival is None or rival.leaves is not None:
            raise Problem("unknown", "server.no-player")
        if rival.id == player.id:
            raise Problem("malformed", "server.challenging-self")
        if terms.rated and not (player.account and rival.account):
            raise Problem("forbidden", "server.rated-needs-account")
        if terms.rated and player.program != rival.program:
            raise Problem("forbidden", "server.rated-apart")
        await take_turns(connection, player.id, rival.id, subject)
        by, to, near = await store.count_standing(connection, now(), player.id, rival.id, subject)
        if by >= MOST:
            raise Problem("limit", "server.most-challenges", most=MOST)
        if resources.settings.limits and (to >= MOST_TO_ONE or near >= OF_ADDRESS):
            raise Problem("limit", "server.too-many-challenges")
        unwanted = await blocked_among(connection, player.id, {rival.id}) or await store.is_paused(
            connection, player.id, rival.id, now()
        )
        await store.forget_old(connection, now() - KEPT_MS)
        at, ends = now(), now() + LIFETIME_MS[terms.clock]
        state: ChallengeState = "silent" if unwanted else "open"
        pair = (new_identifier(), player.id, rival.id)
        await store.add_challenge(
            connection,
            NewChallenge(*pair, terms.game, terms.clock, terms.rated, subject, state, at, ends, wish.near, wish.seal),
        )


async def list_challenges(resources: Resources, player: str) -> tuple[list[ChallengeRow], list[ChallengeRow]]:
    """Return the challenges that a player got and sent."""
    async with resources.database.reading() as connection:
        return await store.received(connection, player, now()), await store.sent(connection, player, now())


async def decline_challenge(resources: Resources, player: str, challenge: str) -> None:
    """Say "not now". Nobody is told, and doing it twice changes nothing."""
    async with resources.database.transaction() as connection:
        locked = await store.lock_challenge(connection, challenge)
        if locked is None or locked.challenged != player or locked.state == "silent":
            raise Problem("unknown", "server.no-challenge")
        if locked.state == "open":
            before = await store.count_declined(connection, locked.challenger, player)
            pauses = now() + DAY_MS if before + 1 >= NOT_NOW else None
            await store.change_challenge(connection, challenge, state="declined", pauses=pauses)


async def replace(resources: Resources, player: str, challenge: str) -> None:
    """Put away a challenge that a player has answered with other terms, if it still stands."""
    async with resources.database.transaction() as connection:
        locked = await store.lock_challenge(connection, challenge)
        if locked is not None and locked.challenged == player and locked.state == "open" and locked.expires > now():
            await store.change_challenge(connection, challenge, expires=now())


async def withdraw_challenge(resources: Resources, player: str, challenge: str) -> None:
    """Take a challenge back, or put away one that was accepted."""
    async with resources.database.transaction() as connection:
        locked = await store.lock_challenge(connection, challenge)
        if locked is None or locked.challenger != player:
            raise Problem("unknown", "server.no-challenge")
        if locked.expires > now():
            await store.change_challenge(connection, challenge, expires=now())
