"""How every query of a request is carried out when the database is large, and how long it takes.

    python ops/plans.py [--tables 1000000] [--entries 30000000] [--most-ms 5] [--no-scans] [--json]

Makes a database of its own on the server of SHOAL_TEST_DATABASE, fills it, runs a node in this process, asks it for
everything that people, nodes and workers ask for, and explains each statement as it is sent. Fails if one takes more
than 5 ms (planning and execution, median of five warm runs, the slower of a plan for its arguments and one for any),
scans a whole table, or reads rows by the hundred to throw them away. `--no-scans` forbids sequential scans where an
index could do: for small databases, where PostgreSQL rightly reads a table of one page as a whole. A million tables
need 12 GB of disk for a while.
"""

import argparse
import asyncio
import json
import math
import os
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Any

import asyncpg
import uvicorn

import errands
from errands import Person
from filling import OVER, fill
from measuring import Measuring, Plan
from shoal.server.database import open_database
from shoal.server.migrations import migrate
from shoal.server.resources import Resources
from shoal.server.serving import configure
from shoal.server.settings import Settings
from shoal.server.tables.tables import Tables

DATABASE = os.environ.get("SHOAL_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
GUESTS = ("regular", "recluse", "busy")
WORKING_SECONDS = 4.0
WIDTH = 96


@dataclass
class Found:
    """What was measured, on how much."""

    tables: int
    entries: int
    gigabytes: float
    fill_seconds: float
    most_ms: float
    plans: list[Plan]

    def faults(self) -> list[str]:
        return [f"{plan.errand}: {fault}" for plan in self.plans for fault in plan.faults(self.most_ms)]


@asynccontextmanager
async def make_database() -> AsyncIterator[str]:
    """Make a database that is gone afterwards."""
    name = f"shoal_plans_{secrets.token_hex(4)}"
    admin = await asyncpg.connect(DATABASE)
    await admin.execute(f'CREATE DATABASE "{name}"')
    try:
        yield f"{DATABASE.rsplit('/', 1)[0]}/{name}"
    finally:
        await admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
        await admin.close()


@asynccontextmanager
async def run_node(settings: Settings) -> AsyncIterator[tuple[str, Resources, Tables]]:
    """Run a node in this process, so that its statements can be seen."""
    config = configure(settings, "127.0.0.1", 0)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    app: Any = config.app
    try:
        yield f"http://127.0.0.1:{port}", app.state.resources, app.state.tables
    finally:
        server.should_exit = True
        await serving


async def measure(options: argparse.Namespace) -> Found:
    measuring = Measuring(no_scans=options.no_scans)
    async with make_database() as address:
        settings = Settings(address, secrets.token_urlsafe(32), connections=4, paced=False)
        database = open_database(settings)
        await migrate(database)
        await database.close()
        async with run_node(settings) as (url, resources, tables):
            people = {name: Person(url, measuring) for name in (*GUESTS, "stranger", "newcomer")}
            for name in GUESTS:
                await people[name].come()
            template, snapshot = await make_template(tables, people, options.entries / (OVER * options.tables))
            guests = {name: people[name].id for name in GUESTS}
            seconds = await fill(address, template, snapshot, guests, options.tables)
            with measuring.watch(tables.database.engine):
                await run_errands(measuring, resources, tables, people)
            for person in people.values():
                await person.client.aclose()
        entries, size = await count(address)
    return Found(options.tables, entries, size, seconds, options.most_ms, list(measuring.plans.values()))


async def make_template(tables: Tables, people: dict[str, Person], least: float) -> tuple[str, tuple[int, str]]:
    """Play a game of at least so many entries to its end; return it with a snapshot that is not stored.

    Moves are taken back at first if it would be too short.
    """
    hesitant = 0
    while True:
        table = await errands.begin(people["regular"], people["recluse"])
        await errands.hesitate(tables, table, hesitant)
        entries = await errands.play(tables, table)
        if entries >= least:
            snapshot = (await tables.live(table)).checkpoint
            assert snapshot is not None
            return table, snapshot
        hesitant += math.ceil((least - entries) / 2)


async def run_errands(measuring: Measuring, resources: Resources, tables: Tables, people: dict[str, Person]) -> None:
    guests = {name: people[name] for name in GUESTS}
    regular, busy = people["regular"], people["busy"]
    await errands.visit_lobby(people["stranger"], guests)
    await errands.keep_accounts(people["newcomer"])
    await errands.wait_for_others(busy, regular)
    await errands.play_a_game(tables, busy, regular)
    async with tables.database.reading() as connection:
        known = list((await connection.exec_driver_sql("SELECT id FROM tables LIMIT 1000")).scalars())
    await errands.look_after_tables(measuring, tables, known)
    await errands.work_a_while(measuring, resources, tables, WORKING_SECONDS)


async def count(address: str) -> tuple[int, float]:
    connection = await asyncpg.connect(address)
    entries = await connection.fetchval("SELECT count(*) FROM entries")
    size = await connection.fetchval("SELECT pg_database_size(current_database())")
    await connection.close()
    return entries, size / 2**30


def show(found: Found) -> None:
    """Print each statement once: where it was slowest, and for how many errands it is sent."""
    filled = f"{found.gigabytes:.1f} GB, filled in {found.fill_seconds:.0f} s"
    print(f"{found.tables} tables, {found.entries} entries, {filled}")
    by_statement: dict[str, list[Plan]] = {}
    for plan in found.plans:
        by_statement.setdefault(plan.statement, []).append(plan)
    worst = sorted((max(plans, key=lambda plan: plan.ms) for plans in by_statement.values()), key=lambda plan: -plan.ms)
    for plan in worst:
        sent = len(by_statement[plan.statement])
        print(f"{plan.ms:7.2f} ms  {plan.rows:4} rows  {plan.errand} ({sent} errands, {plan.mode})")
        print(f"            {' '.join(plan.statement.split())[:WIDTH]}")
        print(f"            {'; '.join(plan.nodes)}")
    for fault in found.faults():
        print(f"FAULT  {fault}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Explain every query of a request on a large database.")
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--entries", type=int, default=30_000_000)
    parser.add_argument("--most-ms", type=float, default=5.0)
    parser.add_argument("--no-scans", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = asyncio.run(measure(options))
    if options.json:
        print(json.dumps({**asdict(found), "faults": found.faults()}))
    else:
        show(found)
    sys.exit(1 if found.faults() else 0)


if __name__ == "__main__":
    main()
