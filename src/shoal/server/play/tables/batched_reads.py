"""Batched reads of what is new at tables: those that ask at the same time share one question to the database.

Every node with readers of a table asks after each change that another node makes, so this must cost little.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from shoal.server.platform.db.database import Database, fetch
from shoal.server.platform.db.error_kinds import is_outage
from shoal.server.play.tables.changes import StoredEntry
from shoal.server.play.tables.entries_store import read_entries, written_of
from shoal.server.play.tables.store import facts_of, read_facts
from shoal.server.play.tables.table_row import TableRow

LARGEST: Final = 64
"""How many tables share a question."""
QUESTIONS: Final = """
SELECT row_to_json(found) AS facts,
    (SELECT json_agg(chair ORDER BY chair.seat) FROM chairs AS chair WHERE chair.table_id = asked.id) AS chairs,
    (SELECT json_agg(entry ORDER BY entry.ply) FROM entries AS entry
        WHERE entry.table_id = asked.id AND entry.ply >= asked.since) AS entries
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked(id, since, number)
LEFT JOIN tables AS found ON found.id = asked.id
ORDER BY asked.number
"""


class TableNews(NamedTuple):
    """A table as the database has it: its facts, and the entries from a number on."""

    facts: TableRow
    written: list[StoredEntry]


class TableRead(NamedTuple):
    """A question about a table: what it is now, and its entries from number `since` on."""

    table: str
    since: int
    answer: asyncio.Future[Any]


class BatchedReads:
    """A queue of questions: those that arrive while the database answers share the next statement."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[TableRead] = []
        self.running: asyncio.Task[None] | None = None

    async def news(self, table: str, since: int) -> TableNews | None:
        """Return a table with its entries from number `since` on; None if there is no such table."""
        if not self.database.is_postgresql:
            return await read_news(self.database, table, since)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append(TableRead(table, since, answer))
        if self.running is None:
            self.running = asyncio.create_task(self._run())
        return news_of(await answer)

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:LARGEST], self.waiting[LARGEST:]
            await self._answer(batch)
        self.running = None

    async def _answer(self, batch: Sequence[TableRead]) -> None:
        """Answer a batch. If it fails, ask for each table alone, so that a broken one does not harm the others."""
        try:
            rows = await read_batch(self.database, batch)
        except Exception as error:  # noqa: BLE001  (every task that waits must get the error)
            if len(batch) > 1 and not is_outage(error):
                for question in batch:
                    await self._answer([question])
                return
            for question in batch:
                if not question.answer.done():
                    question.answer.set_exception(error)
        else:
            for question, row in zip(batch, rows, strict=True):
                if not question.answer.done():
                    question.answer.set_result(row)


async def read_batch(database: Database, batch: Sequence[TableRead]) -> list[Any]:
    """Ask several questions in one statement, and return a row for each."""
    asked = [[question.table for question in batch], [question.since for question in batch]]
    return await fetch(database, QUESTIONS, asked, writes=False)


def news_of(row: Any) -> TableNews | None:
    """Return the news in a row, or None if the table is gone."""
    if row["facts"] is None:
        return None
    return TableNews(facts_of(row["facts"], row["chairs"]), [written_of(entry) for entry in row["entries"] or ()])


async def read_news(database: Database, table: str, since: int) -> TableNews | None:
    """Do the same for one table, on SQLite."""
    async with database.reading() as connection:
        facts = await read_facts(connection, table)
        return None if facts is None else TableNews(facts, await read_entries(connection, table, since, facts.entries))
