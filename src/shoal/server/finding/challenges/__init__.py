"""Challenge a player by name: they accept, or say "not now", which nobody is told.

A player may have MOST open at a time. After the third "not now" the challenger's next ones are silent for a day: only
they see them. The same happens to challenges between players one of whom has blocked the other.
"""

from typing import Final

from shoal.server import limits
from shoal.server.errors import Problem
from shoal.server.finding.challenges import store
from shoal.server.finding.challenges.store import Challenge, Fresh
from shoal.server.finding.terms import Terms, expect_seats
from shoal.server.identifiers import new_identifier
from shoal.server.moments import now
from shoal.server.players import store as players
from shoal.server.players.store import Player
from shoal.server.relations.store import blocked_among
from shoal.server.resources import Resources
from shoal.server.tables.facts import DAY, MINUTE
from shoal.server.tables.waiting.store import take_turns

SEATS: Final = 2
LASTS: Final = {"live": 2 * MINUTE, "days": 2 * DAY}
MOST: Final = 10
MOST_TO_ONE: Final = 50
OF_ADDRESS: Final = 20
"""How many may stand at a time from one address."""
KEPT: Final = 7 * DAY
"""How long declined challenges are remembered."""
NOT_NOW: Final = 3
"""How many declined challenges of a player pause their next ones."""


async def make(resources: Resources, player: Player, address: str, name: str, terms: Terms) -> None:
    """Challenge the player with that name."""
    expect_seats(terms.game, SEATS)
    subject = limits.subject_of(resources, "challenges", address)
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
        await store.forget_old(connection, now() - KEPT)
        at, ends = now(), now() + LASTS[terms.clock]
        state = "silent" if unwanted else "open"
        pair = (new_identifier(), player.id, rival.id)
        await store.add(connection, Fresh(*pair, terms.game, terms.clock, terms.rated, subject, state, at, ends))


async def listed(resources: Resources, player: str) -> tuple[list[Challenge], list[Challenge]]:
    """Return the challenges that a player got and sent."""
    async with resources.database.reading() as connection:
        return await store.received(connection, player, now()), await store.sent(connection, player, now())


async def decline(resources: Resources, player: str, challenge: str) -> None:
    """Say "not now". Nobody is told, and doing it twice changes nothing."""
    async with resources.database.transaction() as connection:
        found = await store.locked(connection, challenge)
        if found is None or found.challenged != player or found.state == "silent":
            raise Problem("unknown", "server.no-challenge")
        if found.state == "open":
            before = await store.count_declined(connection, found.challenger, player)
            pauses = now() + DAY if before + 1 >= NOT_NOW else None
            await store.change(connection, challenge, state="declined", pauses=pauses)


async def replace(resources: Resources, player: str, challenge: str) -> None:
    """Put away a challenge that a player has answered with other terms, if it still stands."""
    async with resources.database.transaction() as connection:
        found = await store.locked(connection, challenge)
        if found is not None and found.challenged == player and found.state == "open" and found.expires > now():
            await store.change(connection, challenge, expires=now())


async def withdraw(resources: Resources, player: str, challenge: str) -> None:
    """Take a challenge back, or put away one that was accepted."""
    async with resources.database.transaction() as connection:
        found = await store.locked(connection, challenge)
        if found is None or found.challenger != player:
            raise Problem("unknown", "server.no-challenge")
        if found.expires > now():
            await store.change(connection, challenge, expires=now())
