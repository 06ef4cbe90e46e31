"""Tables without HTTP: several nodes with one database, and people who act at random."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.server.bus import make_bus
from shoal.server.database import open_database
from shoal.server.duties import Duties
from shoal.server.frames import Write
from shoal.server.settings import Settings
from shoal.server.tables import commands, opening
from shoal.server.tables.facts import RUNNING, Facts
from shoal.server.tables.live import Live
from shoal.server.tables.opening import Person, Plan, Wish
from shoal.server.tables.tables import Tables
from shoal.server.work.thinking import Minds
from shoal.server.work.worker import Worker
from shoal.table.messages import Clock

T = TypeVar("T")
NO_CLOCK: Clock = {"kind": "none", "main": 0, "increment": 0, "days": 0}


@asynccontextmanager
async def run_tables(settings: Settings) -> AsyncIterator[Tables]:
    """Open the tables of a database as a node does, with their own cache."""
    database, bus = open_database(settings), make_bus(settings)
    await bus.open()
    try:
        yield Tables(database, bus)
    finally:
        await bus.close()
        await database.close()


def guest(seat: int) -> Person:
    return Person(f"player{seat}", f"Player {seat}", word=f"word {seat}")


async def begin(
    tables: Tables, game: str, seats: int, options: Options | None = None, clock: Clock = NO_CLOCK, *, talk: bool = True
) -> Live:
    """Open a table and fill all its chairs with people, so that the game begins."""
    wishes = [Wish("me"), *[Wish("open")] * (seats - 1)]
    plan = Plan(game, None, options or {}, wishes, clock, "link", rated=False, talk=talk)
    live = await tables.live((await opening.open_table(tables, guest(0), plan)).id)
    for seat in range(1, seats):
        await opening.join(tables, live, guest(seat))
    assert live.facts.status == RUNNING
    return live


def legal(live: Live, seat: int) -> list[str]:
    state = live.playing().state
    return [state.game.actions.format(action) for action in state.legal(seat)]


def pick(rng: Rng, items: list[T]) -> T:
    return items[rng.below(len(items))]


async def act_at_random(tables: Tables, table: str, rng: Rng, key: str) -> Facts:
    """Make one random step for a random seat that owes a decision; return the facts of the table."""
    live = await tables.newest(table)
    playing = live.playing()
    seat = rng.pick(list(playing.turn()))
    await commands.act(tables, live, seat, key, playing.due[seat], [pick(rng, legal(live, seat))])
    return live.facts


async def play_on(nodes: list[Tables], table: str, rng: Rng, entries: int = 100_000) -> Facts:
    """Play at random, each step on a random node, until the game is over or has so many entries."""
    facts = (await nodes[0].newest(table)).facts
    while facts.status == RUNNING and facts.entries < entries:
        facts = await act_at_random(pick(rng, nodes), table, rng, f"key {facts.entries}")
    return facts


@asynccontextmanager
async def workers(*places: Tables, minds: Minds | None = None) -> AsyncIterator[list[Worker]]:
    """Run a worker for each place, as fast as it can; all share the same processes."""
    shared, duties = minds or Minds(1), Duties()
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


async def until_over(tables: Tables, table: str) -> Facts:
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
