"""Tables without HTTP: several nodes with one database, and people who act at random."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.bus.bus import make_bus
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.platform.http.websocket_protocol import Write
from shoal.server.play.job_workers.bot_process_pool import BotProcessPool
from shoal.server.play.job_workers.worker import Worker
from shoal.server.play.tables import chairs, commands, create_table
from shoal.server.play.tables.chairs import Person
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import RUNNING, TableRow
from shoal.table.client_messages import Clock

T = TypeVar("T")
NO_CLOCK: Clock = {"kind": "none", "main": 0, "increment": 0, "days": 0}


@asynccontextmanager
async def run_tables(settings: Settings) -> AsyncIterator[TableRegistry]:
    """Open the tables of a database as a node does, with their own cache."""
    database, bus = open_database(settings), make_bus(settings)
    await bus.open()
    try:
        yield TableRegistry(database, bus)
    finally:
        await bus.close()
        await database.close()


def guest(seat: int) -> Person:
    return Person(f"player{seat}", f"Player {seat}", word=f"word {seat}")


async def begin(
    tables: TableRegistry,
    game: str,
    seats: int,
    options: Options | None = None,
    clock: Clock = NO_CLOCK,
    *,
    talk: bool = True,
) -> LiveTable:
    """Open a table and fill all its chairs with people, so that the game begins."""
    wishes = [ChairPlan("me"), *[ChairPlan("open")] * (seats - 1)]
    plan = TablePlan(game, None, options or {}, wishes, clock, "link", rated=False, talk=talk)
    live = await tables.live((await create_table.open_table(tables, guest(0), plan)).id)
    for seat in range(1, seats):
        await chairs.join_table(tables, live, guest(seat))
    assert live.facts.status == RUNNING
    return live


def legal(live: LiveTable, seat: int) -> list[str]:
    state = live.playing().state
    return [state.game.actions.format(action) for action in state.legal(seat)]


def pick(rng: Rng, items: list[T]) -> T:
    return items[rng.below(len(items))]


async def act_at_random(tables: TableRegistry, table: str, rng: Rng, key: str) -> TableRow:
    """Make one random step for a random seat that owes a decision; return the facts of the table."""
    live = await tables.newest(table)
    playing = live.playing()
    seat = rng.pick(list(playing.turn()))
    await commands.act(tables, live, seat, key, playing.due[seat], [pick(rng, legal(live, seat))])
    return live.facts


async def play_on(nodes: list[TableRegistry], table: str, rng: Rng, entries: int = 100_000) -> TableRow:
    """Play at random, each step on a random node, until the game is over or has so many entries."""
    facts = (await nodes[0].newest(table)).facts
    while facts.status == RUNNING and facts.entries < entries:
        facts = await act_at_random(pick(rng, nodes), table, rng, f"key {facts.entries}")
    return facts


@asynccontextmanager
async def workers(*places: TableRegistry, minds: BotProcessPool | None = None) -> AsyncIterator[list[Worker]]:
    """Run a worker for each place, as fast as it can; all share the same processes."""
    shared, duties = minds or BotProcessPool(1), Supervisor()
    made = [Worker(place, shared, paced=False) for place in places]
    for number, worker in enumerate(made):
        duties.start(f"ledger {number}", worker.keep)
        duties.start(f"worker {number}", worker.run)
    try:
        yield made
        assert duties.ailing() == []
    finally:
        await duties.stop()
        shared.close()


async def until_over(tables: TableRegistry, table: str) -> TableRow:
    async with asyncio.timeout(60):
        while (live := await tables.newest(table)).facts.status != "over":
            await asyncio.sleep(0.05)
    return live.facts


def into(frames: list[bytes]) -> Write:
    """Return a way to write that keeps the frames."""

    def write(frame: bytes) -> bool:
        frames.append(frame)
        return True

    return write
