"""Accept a challenge: one transaction opens the table, seats both and begins the game."""

import random
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.errors import Problem
from shoal.server.finding.challenges import SEATS, store
from shoal.server.finding.challenges.store import Challenge
from shoal.server.finding.terms import Terms
from shoal.server.moments import now
from shoal.server.ratings import store as ratings
from shoal.server.relations.store import blocked_among
from shoal.server.resources import Resources
from shoal.server.tables import store as tables_store
from shoal.server.tables.facts import MINUTE, Facts
from shoal.server.tables.opening import Person, begin, new_facts, sit
from shoal.server.tables.tables import Tables

CHANCE: Final = random.SystemRandom()
TOLD: Final = 2 * MINUTE
"""For how long the challenger is told that somebody has accepted."""


async def accept(resources: Resources, tables: Tables, player: str, challenge: str) -> Facts:
    """Begin the game of a challenge and return its table; a second time returns the same."""
    async with resources.database.transaction() as connection:
        found = await store.locked(connection, challenge)
        if found is None or found.challenged != player or found.state in ("silent", "declined"):
            raise Problem("unknown", "server.no-challenge")
        if found.table is None:
            after = await open_for(connection, found)
            await store.change(connection, challenge, state="accepted", table_id=after.id, expires=now() + TOLD)
            begun = True
        else:
            after, begun = await known(connection, found.table), False
    if begun:
        await tables.wake(after)
    return after


async def known(connection: AsyncConnection, table: str) -> Facts:
    facts = await tables_store.read_facts(connection, table)
    if facts is None:
        raise Problem("unknown", "server.no-table")
    return facts


async def open_for(connection: AsyncConnection, challenge: Challenge) -> Facts:
    """Open the table of a challenge that still stands, seat both by chance, and begin."""
    blocked = await blocked_among(connection, challenge.challenged, {challenge.challenger})
    if challenge.expires <= now() or blocked:
        raise Problem("stale", "server.challenge-over")
    by = Person(challenge.challenger, challenge.by, program=challenge.by_program or None)
    to = Person(challenge.challenged, challenge.to, program=challenge.to_program or None)
    people = [await rated(connection, one, challenge.game) for one in (by, to)]
    terms = Terms(challenge.game, SEATS, "days" if challenge.clock == "days" else "live", challenge.rated)
    facts = new_facts(people[0], terms.plan())
    seated = CHANCE.sample(people, len(people))
    facts = replace(facts, chairs=tuple(sit(seat, one) for seat, one in enumerate(seated)))
    beginning = begin(facts)
    await tables_store.insert_table(connection, facts)
    await tables_store.apply(connection, beginning)
    return beginning.after


async def rated(connection: AsyncConnection, person: Person, game: str) -> Person:
    """Return a person with their rating at the game, if they have one."""
    rating = (await ratings.of_player(connection, person.player)).get(game)
    return replace(person, rating=None if rating is None else rating.shown())
