"""A short code that leads to a table that waits, such as TIDE-4827: it can be told on the phone.

The code is made when a player at the table first asks for it. Of 5 million codes few are valid at a time, and an
address has twenty guesses an hour. An unknown code and an old one get the same answer.
"""

from typing import Final

from shoal.server.accounts.identity.word_lists import new_code, plain_code
from shoal.server.community.matchmaking import join_codes_store
from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.table_row import WAITING, TableRow

LIFETIME_MS: Final = 7 * DAY_MS
RESERVED_MS: Final = 30 * DAY_MS
"""Milliseconds after the end of a code before another table may have it."""
TRIES: Final = 8
DIGITS: Final = 4


async def issue_code(resources: Resources, facts: TableRow, player: str) -> tuple[str, int]:
    """Return the code of a table that waits, and when it ends; only players at the table may ask."""
    if not facts.seats_of(player):
        raise Problem("seat", "server.not-seated")
    if facts.status != WAITING:
        raise Problem("stale", "server.begun")
    for _ in range(TRIES):
        async with resources.database.transaction() as connection:
            await join_codes_store.delete_free_codes(connection, now())
            ends = now() + LIFETIME_MS
            await join_codes_store.add_join_code(connection, plain_code(new_code()), facts.id, ends, ends + RESERVED_MS)
            code = await join_codes_store.of_table(connection, facts.id)
        if code is not None:
            return format_code(code.code), code.expires
    raise Problem("unavailable", "server.busy")


async def follow(resources: Resources, code: str) -> str:
    """Return the table that a code leads to."""
    async with resources.database.reading() as connection:
        table = await join_codes_store.waiting_at(connection, plain_code(code), now())
    if table is None:
        raise Problem("unknown", "server.no-table-code")
    return table


def format_code(code: str) -> str:
    """Return a plain code as people write it."""
    return f"{code[:-DIGITS].upper()}-{code[-DIGITS:]}"
