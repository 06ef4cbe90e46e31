"""All SQL of the queue: a walk over payers, from one to the next by an index.

It costs one search of an index for each payer, and never reads or sorts all that is due. Both databases use the same
statement, except for the oldest work of each payer: PostgreSQL joins it by LATERAL, SQLite by its row number.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, text
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.bots.roster import LEVELS
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import MOMENT, Database
from shoal.server.play.job_workers.job_types import DECISION, HINT, REVIEW, DueJob, JobKind

WINDOW: Final = 32
"""How many payers one walk finds for each level or kind of question."""
STATEMENT: Final = """
WITH RECURSIVE heads(name, start) AS (VALUES {heads}),
walk(name, payer, step) AS (
    SELECT name, (SELECT min(payer) FROM {source} AS owed WHERE {owed} AND {column} = heads.name
        AND payer >= heads.start), 1 FROM heads
    UNION ALL
    SELECT name, (SELECT min(payer) FROM {source} AS owed WHERE {owed} AND {column} = walk.name
        AND owed.payer > walk.payer), step + 1 FROM walk WHERE payer IS NOT NULL AND step < {window}
)
SELECT walk.name, walk.step, walk.payer, oldest.table_id, oldest.seat, {entry} AS entry, oldest.due, {origin} AS origin
FROM walk {oldest} {tables}
WHERE walk.payer IS NOT NULL
"""
OLDEST: Final = """
    SELECT {wanted} FROM {source} AS owed WHERE {owed} AND {column} = walk.name AND owed.payer = walk.payer
        AND (owed.lease IS NULL OR owed.lease < {moment}) ORDER BY owed.due LIMIT 1
"""


@dataclass(frozen=True)
class Walk:
    """Where to walk: `column` has the names, `owed` is exactly the condition of the index."""

    source: str
    column: str
    owed: str
    names: tuple[str, ...]
    entry: str
    origin: str
    tables: str = ""
    kind: JobKind | None = None

    def statement(self, heads: int, *, postgresql: bool) -> str:
        parts = {"source": self.source, "column": f"owed.{self.column}", "owed": self.owed}
        if postgresql:
            oldest = f"LEFT JOIN LATERAL ({OLDEST.format(wanted='*', moment=MOMENT, **parts)}) AS oldest ON TRUE"
        else:
            subquery = OLDEST.format(wanted="owed.rowid", moment=":now", **parts)
            oldest = f"LEFT JOIN {self.source} AS oldest ON oldest.rowid = ({subquery})"
        values = (f"(CAST(:name{place} AS text), CAST(:start{place} AS text))" for place in range(heads))
        return STATEMENT.format(
            heads=", ".join(values),
            window=WINDOW,
            oldest=oldest,
            entry=self.entry,
            origin=self.origin,
            tables=self.tables,
            **parts,
        )


WALK_CHAIRS: Final = Walk(
    "chairs",
    "level",
    "owed.kind = 'bot' AND owed.due IS NOT NULL",
    tuple(LEVELS),
    "0",
    "tables.origin",
    "LEFT JOIN tables ON tables.id = oldest.table_id",
    DECISION,
)
WALK_JOBS: Final = Walk("jobs", "kind", "owed.due IS NOT NULL", (HINT, REVIEW), "oldest.entry", "oldest.origin")


@dataclass(frozen=True)
class PayerJobs:
    """A payer found by a walk, with their oldest work that is not claimed, if any."""

    name: str
    payer: str
    offer: DueJob | None


async def walk_over(database: Database, starts: Mapping[str, str]) -> list[PayerJobs]:
    """Return the next payers in order, for each level or kind in `starts` from its first payer on."""
    met: list[PayerJobs] = []
    async with database.reading() as connection:
        for walk in (WALK_CHAIRS, WALK_JOBS):
            heads = [(name, start) for name, start in starts.items() if name in walk.names]
            if heads:
                met += await _walk(connection, walk, heads)
    return met


async def _walk(connection: AsyncConnection, walk: Walk, heads: list[tuple[str, str]]) -> list[PayerJobs]:
    is_postgresql = connection.dialect.name == "postgresql"
    given: dict[str, Any] = {} if is_postgresql else {"now": now()}
    for place, (name, start) in enumerate(heads):
        given |= {f"name{place}": name, f"start{place}": start}
    rows = await connection.execute(text(walk.statement(len(heads), postgresql=is_postgresql)), given)
    return [_met(walk, row) for row in sorted(rows, key=lambda row: int(row.step))]


def _met(walk: Walk, row: Row[Any]) -> PayerJobs:
    if row.table_id is None:
        return PayerJobs(row.name, row.payer, None)
    kind = walk.kind or row.name
    offer = DueJob(kind, row.table_id, row.seat, row.entry, row.name, row.payer, row.origin, row.due)
    return PayerJobs(row.name, row.payer, offer)
