"""Kill nodes, workers, NATS and PostgreSQL while tables are played; then prove that nothing was lost.

    ops/chaos [--tables 50] [--kills 100] [--nats 10] [--postgres 5] [--seed 1] [--games a,b] [--json]

Starts servers of its own on ports of its own. A checker then reads the database: every acknowledged command is there
exactly once and in order, no table is stuck, and every view that a client was shown is what a fresh replay gives.
"""

import argparse
import asyncio
import itertools
import json
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import asyncpg

from fleets import Fleet, run_fleet
from programs import NotReady, Program
from sailors import Harbour, Sailor, digest_of
from shoal.core.catalogue import OURS, load
from shoal.core.game import NOBODY
from shoal.core.record import Act, Entry, Event
from shoal.table.match import begin

STUCK_SECONDS = 180
"""A table at which nothing happens for so long, with clients that want to play on, is stuck."""


@dataclass
class Trial:
    """What happened, and what the checker found."""

    kills: int = 0
    nats: int = 0
    postgres: int = 0
    tables: int = 0
    acknowledged: int = 0
    entries: int = 0
    lost: int = 0
    duplicated: int = 0
    disordered: int = 0
    stuck: int = 0
    views: int = 0
    views_differing: int = 0
    sent_twice: int = 0
    asked_again: int = 0
    seconds: float = 0
    notes: list[str] = field(default_factory=list)

    def passed(self) -> bool:
        bad = self.lost + self.duplicated + self.disordered + self.stuck + self.views_differing
        return bad == 0 and self.acknowledged > 0


def plans(games: list[str], rng: random.Random) -> Iterator[tuple[str, int, int]]:
    """Tables of the games by turns, with one or two people and bots."""
    for game in itertools.cycle(games):
        seats = rng.choice([number for number in load(game).meta.seats if number <= 3])
        yield game, seats, rng.choice([1, 2])


async def keep_a_table(
    harbour: Harbour, wanted: Iterator[tuple[str, int, int]], slowness: float, ending: asyncio.Event, log: list[Sailor]
) -> None:
    """Play table after table until the trial ends, and the last one to its end."""
    while True:
        game, seats, people = next(wanted)
        crew = await harbour.open(game, seats, people, slowness)
        log += crew
        await asyncio.gather(*(sailor.sail() for sailor in crew))
        if ending.is_set():
            return


async def storm(fleet: Fleet, rng: random.Random, kills: int, nats: int, postgres: int, trial: Trial) -> None:
    """Kill what was asked for, in a random order, with a little sailing between."""
    blows = ["kill"] * kills + ["nats"] * nats + ["postgres"] * postgres
    rng.shuffle(blows)
    for blow in blows:
        await asyncio.sleep(rng.uniform(0.2, 2.0))
        print(f"{blow} {trial.kills + trial.nats + trial.postgres + 1} of {len(blows)}", file=sys.stderr)
        if blow == "kill":
            await restart(rng.choice([*fleet.nodes, *fleet.workers]), signal.SIGKILL, trial)
            trial.kills += 1
        elif blow == "nats":
            await restart(fleet.nats, signal.SIGKILL, trial)
            trial.nats += 1
        else:
            await restart(fleet.postgres, signal.SIGQUIT, trial)
            trial.postgres += 1


async def restart(program: Program, number: int, trial: Trial) -> None:
    """Kill a program and start it again; one that is not ready in time is noted, and the storm goes on."""
    await asyncio.to_thread(program.stop, number)
    program.start()
    try:
        await asyncio.to_thread(program.wait_until_ready)
    except NotReady as late:
        trial.notes.append(str(late))


async def sail_through(fleet: Fleet, wish: argparse.Namespace, trial: Trial) -> list[Sailor]:
    rng = random.Random(wish.seed)
    log: list[Sailor] = []
    ending = asyncio.Event()
    harbour, wanted = Harbour(fleet.ports, rng), plans(wish.games.split(","), rng)
    slots = [asyncio.create_task(keep_a_table(harbour, wanted, wish.slowness, ending, log)) for _ in range(wish.tables)]
    await storm(fleet, rng, wish.kills, wish.nats, wish.postgres, trial)
    print("the storm is over; the last tables are played to their end", file=sys.stderr)
    ending.set()
    for sailor in log:
        sailor.slowness = 0.1
    await until_quiet(slots, log)
    return log


async def until_quiet(slots: list[asyncio.Task[None]], log: list[Sailor]) -> None:
    """Wait until all tables are over, or nothing more happens at those that are not."""
    known, waiting = -1, set(slots)
    while waiting and known != (known := sum(sailor.known for sailor in log)):
        _, waiting = await asyncio.wait(waiting, timeout=STUCK_SECONDS)
        print(f"{len(waiting)} tables are still played", file=sys.stderr)
    for task in waiting:
        task.cancel()


async def check(database: str, log: list[Sailor], trial: Trial) -> None:
    """Hold what the clients wrote down against the database."""
    connection = await asyncpg.connect(database)
    for table in sorted({sailor.table for sailor in log}):
        crew = [sailor for sailor in log if sailor.table == table]
        row = await connection.fetchrow("SELECT * FROM tables WHERE id = $1", table)
        entries = await connection.fetch("SELECT * FROM entries WHERE table_id = $1 ORDER BY ply", table)
        trial.tables += 1
        trial.entries += len(entries)
        trial.stuck += row["status"] != "over"
        if [entry["ply"] for entry in entries] != list(range(len(entries))):
            trial.notes.append(f"table {table} has gaps")
            trial.lost += 1
        check_keys(crew, [entry["key"] for entry in entries], trial)
        check_views(crew, row, [to_entry(entry) for entry in entries], trial)
    await connection.close()


def check_keys(crew: list[Sailor], keys: list[str | None], trial: Trial) -> None:
    counted, place = Counter(keys), {key: number for number, key in enumerate(keys)}
    for sailor in crew:
        trial.acknowledged += len(sailor.acknowledged)
        trial.sent_twice += sailor.twice
        trial.asked_again += sailor.asked_again
        trial.lost += sum(counted[key] == 0 for key in sailor.acknowledged)
        trial.duplicated += sum(counted[key] > 1 for key in sailor.acknowledged)
        places = [place.get(key, -1) for key in sailor.acknowledged]
        trial.disordered += places != sorted(places)


def check_views(crew: list[Sailor], row: Any, entries: list[Entry], trial: Trial) -> None:
    """Replay the table from its first entry and compare every view that somebody was shown."""
    match = begin(load(row["game"]), row["seats"], json.loads(row["options"]))
    for number in range(len(entries) + 1):
        for sailor in crew:
            if number in sailor.shown:
                trial.views += 1
                seen = match.state.view(NOBODY if sailor.seat is None else sailor.seat)
                trial.views_differing += digest_of(seen) != sailor.shown[number]
        if number < len(entries):
            match.feed(entries[number])


def to_entry(row: Any) -> Entry:
    return Act(row["seat"], row["text"]) if row["kind"] == "act" else Event(row["kind"], row["seat"], row["back_to"])


def run(wish: argparse.Namespace) -> Trial:
    trial, begun = Trial(), time.monotonic()
    with run_fleet(nodes=2, workers=2) as fleet:

        async def whole() -> None:
            log = await sail_through(fleet, wish, trial)
            await check(fleet.database, log, trial)

        asyncio.run(whole())
    trial.seconds = round(time.monotonic() - begun, 1)
    return trial


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    for name, default in (("tables", 50), ("kills", 100), ("nats", 10), ("postgres", 5), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--games", default=",".join(OURS))
    parser.add_argument("--slowness", type=float, default=2.0, help="seconds that people take for a decision, at most")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    trial = run(wish)
    found = vars(trial)
    lines = [f"{name.replace('_', ' ')}: {value}" for name, value in found.items()]
    print(json.dumps(found) if wish.json else "\n".join(lines))
    sys.exit(0 if trial.passed() else 1)


if __name__ == "__main__":
    main()
