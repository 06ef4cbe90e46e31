"""A short code that leads to a table that waits, such as TIDE-4827: it can be told on the phone.

The code is made when a player at the table first asks for it. Of 5 million codes few are valid at a time, and an
address has twenty guesses an hour. An unknown code and an old one get the same answer.
"""

from typing import Final

from shoal.server.errors import Problem
from shoal.server.finding.codes import store
from shoal.server.moments import now
from shoal.server.players.wordlists import new_code, plain_code
from shoal.server.resources import Resources
from shoal.server.tables.facts import DAY, WAITING, Facts

LASTS: Final = 7 * DAY
RESTS: Final = 30 * DAY
"""Milliseconds after the end of a code before another table may have it."""
TRIES: Final = 8
DIGITS: Final = 4


async def give(resources: Resources, facts: Facts, player: str) -> tuple[str, int]:
    """Return the code of a table that waits, and when it ends; only players at the table may ask."""
    if not facts.seats_of(player):
        raise Problem("seat", "server.not-seated")
    if facts.status != WAITING:
        raise Problem("stale", "server.begun")
    for _ in range(TRIES):
        async with resources.database.transaction() as connection:
            await store.forget(connection, now())
            ends = now() + LASTS
            await store.add(connection, plain_code(new_code()), facts.id, ends, ends + RESTS)
            found = await store.of_table(connection, facts.id)
        if found is not None:
            return shown(found.code), found.expires
    raise Problem("unavailable", "server.busy")


async def follow(resources: Resources, code: str) -> str:
    """Return the table that a code leads to."""
    async with resources.database.reading() as connection:
        table = await store.waiting_at(connection, plain_code(code), now())
    if table is None:
        raise Problem("unknown", "server.no-table-code")
    return table


def shown(code: str) -> str:
    """Return a plain code as people write it."""
    return f"{code[:-DIGITS].upper()}-{code[-DIGITS:]}"
