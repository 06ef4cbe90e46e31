"""Run EXPLAIN ANALYZE on every SQL statement that a server sends, just before the server runs it.

PostgreSQL may plan a prepared statement for its arguments (custom) or once for all arguments (generic). Both plans are
measured, and the slower one counts. Each measurement is rolled back, so the statement finds the database unchanged.
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import asyncpg
import orjson
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import await_only

FETCH = asyncpg.Connection.fetch
RUNS = 5
MOST_ROUNDS = 4
REMEASURE_MS = 3.0
"""A slower statement is measured again: other programs on this machine may have delayed it."""
MODES = ("force_custom_plan", "force_generic_plan")
EXPLAINED = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b")
CATALOGUE = re.compile(r"\bpg_catalog\b|\balembic_version\b")
SCAN = "Seq Scan"
MUCH_REMOVED = 100
"""A plan that reads and discards more rows than this has no index for its query."""


@dataclass
class Plan:
    """The plan of one statement of an errand.

    ms    planning plus execution in milliseconds, the median of several warm runs
    runs  the same for every run, the first ones included
    """

    errand: str
    statement: str
    ms: float = 0
    mode: str = ""
    nodes: list[str] = field(default_factory=list)
    scanned: list[str] = field(default_factory=list)
    rows: int = 0
    removed: int = 0
    runs: list[float] = field(default_factory=list)

    def keep_slower(self, ms: float, mode: str) -> None:
        """Keep a measurement if it is slower than the one so far."""
        if ms > self.ms:
            self.ms, self.mode = ms, mode.split("_")[1]

    def faults(self, most_ms: float) -> list[str]:
        slow = [f"{self.ms:.2f} ms"] if self.ms > most_ms else []
        wasteful = [f"{self.removed} rows read and thrown away"] if self.removed > MUCH_REMOVED else []
        return slow + wasteful + [f"sequential scan of {table}" for table in self.scanned]


class Measuring:
    """Explains each statement once for each errand; `errand` is the name of the current one."""

    def __init__(self, *, no_scans: bool) -> None:
        self.errand = ""
        self.plans: dict[tuple[str, str], Plan] = {}
        self.no_scans = no_scans

    @contextmanager
    def watch(self, engine: AsyncEngine) -> Iterator[None]:
        """Explain what is sent through the engine, and what is sent directly through asyncpg."""

        async def fetch(connection: Any, query: str, *arguments: Any, **options: Any) -> Any:
            await self.explain(connection, query, arguments)
            return await FETCH(connection, query, *arguments, **options)

        def before(connection: Connection, _cursor: Any, statement: str, arguments: Any, _c: Any, many: Any) -> None:
            driver = connection.connection.driver_connection
            await_only(self.explain(driver, statement, arguments[0] if many else arguments))

        asyncpg.Connection.fetch = fetch
        event.listen(engine.sync_engine, "before_cursor_execute", before)
        try:
            yield
        finally:
            event.remove(engine.sync_engine, "before_cursor_execute", before)
            asyncpg.Connection.fetch = FETCH

    async def explain(self, driver: Any, statement: str, arguments: Any) -> None:
        key = (self.errand, statement)
        if not self.errand or key in self.plans or is_unrelated(statement):
            return
        self.plans[key] = Plan(self.errand, statement)
        inside = driver.is_in_transaction()
        await driver.execute("SAVEPOINT explaining" if inside else "BEGIN")
        try:
            await driver.execute(f"PREPARE explained AS {statement}")
            for mode in MODES:
                found = [await self._measure(driver, self.plans[key], mode, arguments)]
                while min(found) > REMEASURE_MS and len(found) < MOST_ROUNDS:
                    found.append(await self._measure(driver, self.plans[key], mode, arguments))
                self.plans[key].keep_slower(min(found), mode)
        finally:
            await driver.execute("ROLLBACK TO explaining; RELEASE explaining" if inside else "ROLLBACK")
        await driver.execute("DEALLOCATE explained")

    async def _measure(self, driver: Any, plan: Plan, mode: str, arguments: Any) -> float:
        """Explain several runs and keep what the plan does; return the median of their milliseconds."""
        listed = ", ".join(literal(argument) for argument in arguments)
        call = f"EXECUTE explained{f'({listed})' if listed else ''}"
        await driver.execute(f"SET LOCAL plan_cache_mode = {mode}")
        await driver.execute(f"SET LOCAL enable_seqscan = {'off' if self.no_scans else 'on'}")
        found = []
        for _ in range(RUNS + 1):
            await driver.execute("SAVEPOINT one")
            (row,) = await FETCH(driver, f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {call}")
            await driver.execute("ROLLBACK TO one; RELEASE one")
            found.append(row[0][0])
        plan.rows = found[-1]["Plan"]["Actual Rows"]
        note(plan, found[-1]["Plan"], every_scan=self.no_scans)
        spent = [float(one["Planning Time"] + one["Execution Time"]) for one in found]
        plan.runs += spent
        return median(spent[1:])


def is_unrelated(statement: str) -> bool:
    """Return whether a statement is not part of the errand: it is the driver's, or a duty of the node sends it."""
    task = asyncio.current_task()
    name = "" if task is None else getattr(task.get_coro(), "__qualname__", "")
    by_itself = name.endswith("attend") or name.startswith("run_")
    return by_itself or not EXPLAINED.match(statement) or CATALOGUE.search(statement) is not None


def note(plan: Plan, node: dict[str, Any], *, every_scan: bool) -> None:
    """Keep the node types of a plan, the tables it scans, and the most rows that one node discarded.

    PostgreSQL scans tables of few rows although they have an index; unless `every_scan` is set, these do not count.
    """
    where = node.get("Index Name") or node.get("Relation Name")
    name = f"{node['Node Type']} {where}" if where else node["Node Type"]
    if name not in plan.nodes:
        plan.nodes.append(name)
    loops = node.get("Actual Loops", 1)
    removed = round(node.get("Rows Removed by Filter", 0) * loops)
    much = every_scan or removed + node.get("Actual Rows", 0) * loops > MUCH_REMOVED
    if node["Node Type"] == SCAN and much and node["Relation Name"] not in plan.scanned:
        plan.scanned.append(node["Relation Name"])
    plan.removed = max(plan.removed, removed)
    for child in node.get("Plans", ()):
        note(plan, child, every_scan=every_scan)


def literal(value: Any) -> str:
    """Return an argument as an SQL literal. Only for arguments of this script, never for input of others."""
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, int | float):
        return repr(value)
    text = array(value) if isinstance(value, list | tuple) else str(value)
    return "'" + text.replace("'", "''") + "'"


def array(values: Any) -> str:
    inside = ("NULL" if value is None else orjson.dumps(str(value)).decode() for value in values)
    return "{" + ",".join(inside) + "}"
