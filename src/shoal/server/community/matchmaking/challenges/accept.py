"""Accept a challenge: one transaction opens the table, seats both and begins the game."""

import random
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.ratings import store as ratings
from shoal.server.accounts.social_graph.store import blocked_among
from shoal.server.community.matchmaking.challenges import store
from shoal.server.community.matchmaking.challenges.challenge import SEATS
from shoal.server.community.matchmaking.challenges.store import ChallengeRow
from shoal.server.community.matchmaking.pools import GameTerms
from shoal.server.platform.base.timestamps import MINUTE_MS, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources
from shoal.server.play.tables import store as tables_store
from shoal.server.play.tables.chairs import Person, sit
from shoal.server.play.tables.create_table import insert_full_table, new_facts
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import TableRow

CHANCE: Final = random.SystemRandom()
TOLD_FOR_MS: Final = 2 * MINUTE_MS
"""For how long the challenger is told that somebody has accepted."""


async def accept_challenge(
    resources: Resources, tables: TableRegistry, player: str, challenge: str, near: str, seal: str = ""
) -> TableRow:
    """Begin the game of a challenge and return its table; a second time returns the same.

    `near` is what the player may share with others.
    """
    async with resources.database.transaction() as connection:
        locked = await store.lock_challenge(connection, challenge)
        if locked is None or locked.challenged != player or locked.state in ("silent", "declined"):
            raise Problem("unknown", "server.no-challenge")
        if locked.table is None:
            after = await open_for(connection, locked, near, seal)
            await store.change_challenge(
                connection, challenge, state="accepted", table_id=after.id, expires=now() + TOLD_FOR_MS
            )
            begun = True
        else:
            after, begun = await known_table(connection, locked.table), False
    if begun:
        await tables.wake(after)
    return after


async def known_table(connection: AsyncConnection, table: str) -> TableRow:
    facts = await tables_store.read_facts(connection, table)
    if facts is None:
        raise Problem("unknown", "server.no-table")
    return facts


async def open_for(connection: AsyncConnection, challenge: ChallengeRow, near: str, seal: str) -> TableRow:
    """Open the table of a challenge that still stands, seat both by chance, and begin or wait for their words."""
    blocked = await blocked_among(connection, challenge.challenged, {challenge.challenger})
    if challenge.expires <= now() or blocked:
        raise Problem("stale", "server.challenge-over")
    by = Person(
        challenge.challenger,
        challenge.by,
        program=challenge.by_program or None,
        near=challenge.near or "",
        seal=challenge.seal,
    )
    to = Person(challenge.challenged, challenge.to, program=challenge.to_program or None, near=near, seal=seal)
    people = [await rated(connection, person, challenge.game) for person in (by, to)]
    terms = GameTerms(challenge.game, SEATS, challenge.clock, challenge.rated)
    facts = new_facts(people[0], terms.plan())
    seated = CHANCE.sample(people, len(people))
    facts = replace(facts, chairs=tuple(sit(seat, person) for seat, person in enumerate(seated)))
    return await insert_full_table(connection, facts)


async def rated(connection: AsyncConnection, person: Person, game: str) -> Person:
    """Return a person with their rating at the game, if they have one."""
    rating = (await ratings.of_player(connection, person.player)).get(game)
    return replace(person, rating=None if rating is None else rating.shown())
