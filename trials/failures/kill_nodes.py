"""Kill nodes, workers, NATS and PostgreSQL while tables are played, then check that nothing was lost.

    python -m trials.failures.kill_nodes [--tables 50] [--kills 100] [--nats 10] [--postgres 5] [--seed 1] [--games a,b]
        [--slowness 2] [--json]

Starts its own PostgreSQL, NATS, two nodes and two workers on free ports. At the end it checks in the database that
every acknowledged command is there exactly once and in order, that no table is stuck, and that every view a client was
shown is the view of a fresh replay.
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

from shoal.core.catalogue import OURS, load
from shoal.core.game import NOBODY
from shoal.core.record import ActEntry, Entry, EventEntry
from shoal.server.play.tables.entries_store import ACTS
from shoal.table.match import begin
from trials.harness.cluster import Cluster, run_cluster
from trials.harness.processes import NotReady, Program
from trials.harness.random_clients import Client, TableOpener, digest_of

STUCK_SECONDS = 180
"""If nothing happens at any table for so long, the tables that are not over are stuck."""


@dataclass
class Trial:
    """What happened, and what the checks found."""

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
    """Yield game, seats and people of endless tables: the games by turns, one or two people, the rest bots."""
    for game in itertools.cycle(games):
        seats = rng.choice([number for number in load(game).meta.seats if number <= 3])
        yield game, seats, rng.choice([1, 2])


async def keep_a_table(
    opener: TableOpener,
    wanted: Iterator[tuple[str, int, int]],
    slowness: float,
    ending: asyncio.Event,
    log: list[Client],
) -> None:
    """Play one table after another; stop when a game is over and `ending` is set."""
    while True:
        game, seats, people = next(wanted)
        clients = await opener.open(game, seats, people, slowness)
        log += clients
        await asyncio.gather(*(client.play() for client in clients))
        if ending.is_set():
            return


async def kill_at_random(
    cluster: Cluster, rng: random.Random, kills: int, nats: int, postgres: int, trial: Trial
) -> None:
    """Kill programs in random order, with a pause before each kill."""
    kinds = ["kill"] * kills + ["nats"] * nats + ["postgres"] * postgres
    rng.shuffle(kinds)
    for kind in kinds:
        await asyncio.sleep(rng.uniform(0.2, 2.0))
        print(f"{kind} {trial.kills + trial.nats + trial.postgres + 1} of {len(kinds)}", file=sys.stderr)
        if kind == "kill":
            await restart(rng.choice([*cluster.nodes, *cluster.workers]), signal.SIGKILL, trial)
            trial.kills += 1
        elif kind == "nats":
            await restart(cluster.nats, signal.SIGKILL, trial)
            trial.nats += 1
        else:
            await restart(cluster.postgres, signal.SIGQUIT, trial)
            trial.postgres += 1


async def restart(program: Program, number: int, trial: Trial) -> None:
    """Kill a program and start it again; if it is not ready in time, only note it."""
    await asyncio.to_thread(program.stop, number)
    program.start()
    try:
        await asyncio.to_thread(program.wait_until_ready)
    except NotReady as late:
        trial.notes.append(str(late))


async def play_while_killing(cluster: Cluster, options: argparse.Namespace, trial: Trial) -> list[Client]:
    rng = random.Random(options.seed)
    log: list[Client] = []
    ending = asyncio.Event()
    opener, wanted = TableOpener(cluster.ports, rng), plans(options.games.split(","), rng)
    slots = [
        asyncio.create_task(keep_a_table(opener, wanted, options.slowness, ending, log)) for _ in range(options.tables)
    ]
    await kill_at_random(cluster, rng, options.kills, options.nats, options.postgres, trial)
    print("all kills are done; the last tables are played to their end", file=sys.stderr)
    ending.set()
    for client in log:
        client.slowness = 0.1
    await until_quiet(slots, log)
    return log


async def until_quiet(slots: list[asyncio.Task[None]], log: list[Client]) -> None:
    """Wait until all tables are over, or until nothing happens any more at the others."""
    known, waiting = -1, set(slots)
    while waiting and known != (known := sum(client.known for client in log)):
        _, waiting = await asyncio.wait(waiting, timeout=STUCK_SECONDS)
        print(f"{len(waiting)} tables are not over yet", file=sys.stderr)
    for task in waiting:
        task.cancel()


async def check(database: str, log: list[Client], trial: Trial) -> None:
    """Compare what the clients were told with the database."""
    connection = await asyncpg.connect(database)
    for table in sorted({client.table for client in log}):
        clients = [client for client in log if client.table == table]
        row = await connection.fetchrow("SELECT * FROM tables WHERE id = $1", table)
        entries = await connection.fetch("SELECT * FROM entries WHERE table_id = $1 ORDER BY ply", table)
        trial.tables += 1
        trial.entries += len(entries)
        trial.stuck += row["status"] != "over"
        if [entry["ply"] for entry in entries] != list(range(len(entries))):
            trial.notes.append(f"table {table} has gaps")
            trial.lost += 1
        check_keys(clients, [entry["key"] for entry in entries], trial)
        check_views(clients, row, [to_entry(entry) for entry in entries], trial)
    await connection.close()


def check_keys(clients: list[Client], keys: list[str | None], trial: Trial) -> None:
    counted, place = Counter(keys), {key: number for number, key in enumerate(keys)}
    for client in clients:
        trial.acknowledged += len(client.acknowledged)
        trial.sent_twice += client.twice
        trial.asked_again += client.asked_again
        trial.lost += sum(counted[key] == 0 for key in client.acknowledged)
        trial.duplicated += sum(counted[key] > 1 for key in client.acknowledged)
        places = [place.get(key, -1) for key in client.acknowledged]
        trial.disordered += places != sorted(places)


def check_views(clients: list[Client], row: Any, entries: list[Entry], trial: Trial) -> None:
    """Replay the table from its first entry and compare every view that somebody was shown."""
    match = begin(load(row["game"]), row["seats"], json.loads(row["options"]))
    for number in range(len(entries) + 1):
        for client in clients:
            if number in client.shown:
                trial.views += 1
                seen = match.state.view(NOBODY if client.seat is None else client.seat)
                trial.views_differing += digest_of(seen) != client.shown[number]
        if number < len(entries):
            match.feed(entries[number])


def to_entry(row: Any) -> Entry:
    return (
        ActEntry(row["seat"], row["text"])
        if row["kind"] in ACTS
        else EventEntry(row["kind"], row["seat"], row["back_to"])
    )


def run(options: argparse.Namespace) -> Trial:
    trial, begun = Trial(), time.monotonic()
    with run_cluster(nodes=2, workers=2) as cluster:

        async def whole() -> None:
            log = await play_while_killing(cluster, options, trial)
            await check(cluster.database, log, trial)

        asyncio.run(whole())
    trial.seconds = round(time.monotonic() - begun, 1)
    return trial


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default, meaning in (
        ("tables", 50, "tables that are played at the same time"),
        ("kills", 100, "kills of nodes and workers"),
        ("nats", 10, "kills of NATS"),
        ("postgres", 5, "kills of PostgreSQL"),
        ("seed", 1, "seed of moves and kills"),
    ):
        parser.add_argument(f"--{name}", type=int, default=default, help=f"{meaning} (default: {default})")
    parser.add_argument("--games", default=",".join(OURS), help="names of games, separated by commas (default: all)")
    slowness = "most seconds that people take for a decision (default: 2)"
    parser.add_argument("--slowness", type=float, default=2.0, help=slowness)
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    options = parser.parse_args()
    trial = run(options)
    found = vars(trial)
    lines = [f"{name.replace('_', ' ')}: {value}" for name, value in found.items()]
    print(json.dumps(found) if options.json else "\n".join(lines))
    sys.exit(0 if trial.passed() else 1)


if __name__ == "__main__":
    main()
