"""Measure every SQL query of the server on a large database, and fail if one is slow or has no index.

    python -m trials.database.query_plans [--tables 1000000] [--players 100000] [--entries 30000000] [--visits 100]
        [--most-ms 5] [--no-scans] [--json]

Makes a new database on the PostgreSQL server of SHOAL_TEST_DATABASE, fills it and runs a node in this process. Then it
makes every request of people, nodes and workers, and explains each statement. The script fails if a statement takes
more than `--most-ms` (planning and execution, median of five warm runs, the slower of the custom and the generic plan),
scans a whole database table of more than a hundred rows (with `--no-scans`, of any size), or reads and discards more
than a hundred rows. The pages that people open most are also measured for `--visits` players; of these the 95th
percentile of all runs is printed. The database is dropped at the end. A million tables need 12 GB of disk meanwhile.
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
from typing import cast

import asyncpg
import uvicorn
from fastapi import FastAPI

from shoal.server.app.main import configure_node
from shoal.server.migrations.upgrade import migrate
from shoal.server.platform.base.app_state import held
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.registry import TableRegistry
from trials.database import every_request
from trials.database.every_request import Person
from trials.database.explain_statements import Measuring, Plan
from trials.database.fill_database import OVER, fill
from trials.database.page_visits import share_of, visit_as_many

DATABASE = os.environ.get("SHOAL_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
GUESTS = ("regular", "recluse", "busy")
WORKING_SECONDS = 4.0
WIDTH = 96


@dataclass
class Found:
    """What was measured, and the size of the database."""

    tables: int
    players: int
    entries: int
    gigabytes: float
    fill_seconds: float
    most_ms: float
    plans: list[Plan]

    def faults(self) -> list[str]:
        return [f"{plan.errand}: {fault}" for plan in self.plans for fault in plan.faults(self.most_ms)]


@asynccontextmanager
async def make_database() -> AsyncIterator[str]:
    """Make a new database, which is dropped afterwards; yield its address."""
    name = f"shoal_plans_{secrets.token_hex(4)}"
    admin = await asyncpg.connect(DATABASE)
    await admin.execute(f'CREATE DATABASE "{name}"')
    try:
        yield f"{DATABASE.rsplit('/', 1)[0]}/{name}"
    finally:
        await admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
        await admin.close()


@asynccontextmanager
async def run_node(settings: Settings) -> AsyncIterator[tuple[str, Resources, TableRegistry]]:
    """Run a node in this process, so that its statements can be measured."""
    config = configure_node(settings, "127.0.0.1", 0)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    app = cast(FastAPI, config.app)
    try:
        yield f"http://127.0.0.1:{port}", held(app, Resources), held(app, TableRegistry)
    finally:
        server.should_exit = True
        await serving


async def measure(options: argparse.Namespace) -> Found:
    measuring = Measuring(no_scans=options.no_scans)
    async with make_database() as address:
        settings = Settings(address, secrets.token_urlsafe(32), connections=4, paced=False)
        database = open_database(settings, patience=None)
        await migrate(database)
        await database.close()
        async with run_node(settings) as (url, resources, tables):
            people = {name: Person(url, measuring) for name in (*GUESTS, "stranger", "newcomer")}
            for name in GUESTS:
                await people[name].become_guest()
            template, snapshot = await make_template(tables, people, options.entries / (OVER * options.tables))
            guests = {name: people[name].id for name in GUESTS}
            players = min(options.players, max(1, options.tables // 10))
            seconds = await fill(address, template, snapshot, guests, options.tables, players)
            with measuring.watch(tables.database.engine):
                await visit_as_many(url, measuring, resources, players, options.visits)
                await run_errands(measuring, resources, tables, people)
            for person in people.values():
                await person.client.aclose()
        entries, size = await count(address)
    return Found(options.tables, players, entries, size, seconds, options.most_ms, list(measuring.plans.values()))


async def make_template(tables: TableRegistry, people: dict[str, Person], least: float) -> tuple[str, tuple[int, str]]:
    """Play a game of at least so many entries to its end; return its table and a snapshot that is not stored.

    If the game is too short, another one begins with moves that are taken back.
    """
    undone = 0
    while True:
        table = await every_request.begin(people["regular"], people["recluse"])
        await every_request.take_back(tables, table, undone)
        entries = await every_request.play(tables, table)
        if entries >= least:
            snapshot = (await tables.live(table)).checkpoint
            assert snapshot is not None
            return table, snapshot
        undone += math.ceil((least - entries) / 2)


async def run_errands(
    measuring: Measuring, resources: Resources, tables: TableRegistry, people: dict[str, Person]
) -> None:
    guests = {name: people[name] for name in GUESTS}
    regular, busy = people["regular"], people["busy"]
    await every_request.visit_lobby(people["stranger"], guests)
    await every_request.look_at_players(people["stranger"], regular)
    await every_request.export_games(people["stranger"], regular)
    await every_request.solve_puzzles(people["stranger"], regular)
    await every_request.count_tries(measuring, tables.database)
    await every_request.keep_accounts(people["newcomer"], tables.database)
    await every_request.wait_for_others(busy, regular)
    await every_request.find_people(tables, resources, busy, regular)
    await every_request.hold_tournaments(tables, busy, regular)
    await every_request.play_a_game(tables, busy, regular)
    await every_request.go_on_without(tables, busy, regular)
    await every_request.be_told(resources, busy, regular)
    await every_request.meet_people(busy, regular)
    async with tables.database.reading() as connection:
        known = list((await connection.exec_driver_sql("SELECT id FROM tables LIMIT 1000")).scalars())
    await every_request.look_after_tables(measuring, tables, known)
    await every_request.tidy(measuring, tables)
    await every_request.work_a_while(measuring, resources, tables, WORKING_SECONDS)


async def count(address: str) -> tuple[int, float]:
    connection = await asyncpg.connect(address)
    entries = await connection.fetchval("SELECT count(*) FROM entries")
    size = await connection.fetchval("SELECT pg_database_size(current_database())")
    await connection.close()
    return entries, size / 2**30


def show(found: Found) -> None:
    """Print each statement once, with its slowest errand and the number of errands that send it."""
    filled = f"{found.gigabytes:.1f} GB, filled in {found.fill_seconds:.0f} s"
    print(f"{found.tables} tables, {found.players} players, {found.entries} entries, {filled}")
    print("95th percentiles over many players, in ms:")
    for kind, (statements, p50, p95, most) in share_of(found.plans).items():
        print(f"{p95:7.2f}  (median {p50:.2f}, most {most:.2f})  {kind}, slowest of {statements} statements")
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1_000_000, help="tables in the database (default: 1000000)")
    parser.add_argument(
        "--players", type=int, default=100_000, help="players (default: 100000, at most a tenth of the tables)"
    )
    parser.add_argument("--entries", type=int, default=30_000_000, help="entries, at least (default: 30000000)")
    parser.add_argument("--visits", type=int, default=100, help="players whose pages are measured (default: 100)")
    parser.add_argument("--most-ms", type=float, default=5.0, help="milliseconds a statement may take (default: 5)")
    scans = "avoid sequential scans where an index exists; for small databases, where PostgreSQL prefers scans"
    parser.add_argument("--no-scans", action="store_true", help=scans)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    options = parser.parse_args()
    found = asyncio.run(measure(options))
    if options.json:
        print(json.dumps({**asdict(found), "faults": found.faults()}))
    else:
        show(found)
    sys.exit(1 if found.faults() else 0)


if __name__ == "__main__":
    main()
