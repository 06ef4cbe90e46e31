"""Attack a cluster while honest people play, one attack after another, and measure what each attack cost them.

    python -m trials.attacks.run [--only a,b] [--seconds 12] [--tables 20] [--p99 150] [--short] [--json]

Starts its own PostgreSQL, NATS, two nodes and two workers, with all limits on. During all attacks, honest clients play
at `--tables` tables of two people, each from their own address, and at two tables against a deckhand. The script prints
for each attack:

    made               honest moves that were accepted
    refused            honest moves that were refused
    lost               honest moves that were acknowledged but are not in the database
    dropped            websockets of honest people that were closed
    p99 ms, longest ms time until a move was acknowledged: 99th percentile and maximum
    bot ms             median time until a deckhand answered
    asked, granted     what the attacker asked for, and how much of it they got

The script fails if a move was lost, if an attack caused a refused move or a closed websocket, or if p99 is `--p99` or
more. While the database is cut off, moves may be refused.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from statistics import median
from typing import Final

import asyncpg

from trials.attacks import faults
from trials.attacks.faults import BREAKDOWNS, Site
from trials.attacks.http_attacks import OVER_HTTP
from trials.attacks.websocket_attacks import OVER_WEBSOCKETS, Gain, Target
from trials.harness.cluster import Cluster, run_cluster
from trials.harness.processes import FORKS
from trials.harness.random_clients import Client, TableOpener

ATTACKS: Final = OVER_WEBSOCKETS | OVER_HTTP
QUIET: Final = "nothing"
"""The name of the measurement without an attack, to compare with."""
SLOWNESS: Final = 0.6
SETTLING: Final = 2.0
"""Seconds between two attacks, so that the effects of one are not counted for the next."""


@dataclass(frozen=True)
class Outcome:
    """What an attack cost honest people, and what it gained."""

    name: str
    made: int
    refused: int
    lost: int
    dropped: int
    p99_ms: float
    longest_ms: float
    bot_ms: float
    asked: int
    granted: int

    def passed(self, p99_limit: float) -> bool:
        """Return whether honest people could play on; if the database was cut off, moves may be refused."""
        if self.name in faults.CUTS:
            return self.lost == 0 and self.made > 0
        return self.lost == 0 and self.refused == 0 and self.dropped == 0 and 0 < self.p99_ms < p99_limit


async def keep_playing(opener: TableOpener, people: int, log: list[Client]) -> None:
    """Play game after game at one table after another."""
    while True:
        clients = await opener.open("fishery", 2, people, SLOWNESS)
        log += clients
        await asyncio.gather(*(client.play() for client in clients))


async def run_attack(name: str, target: Target, site: Site, seconds: float) -> Gain:
    """Run one attack in its own process, or one breakdown in this process."""
    if name == QUIET:
        await asyncio.sleep(seconds)
        return Gain()
    if name in BREAKDOWNS:
        return await BREAKDOWNS[name](site, seconds)
    here, there = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=attack_from_elsewhere, args=(name, target, seconds, there))
    process.start()
    there.close()
    gain = Gain(*await asyncio.to_thread(here.recv))
    await asyncio.to_thread(process.join)
    return gain


def attack_from_elsewhere(name: str, target: Target, seconds: float, answer: Connection) -> None:
    """Run an attack with low priority, because a real attacker has their own machine."""
    os.nice(10)
    gain = asyncio.run(ATTACKS[name](target, seconds))
    answer.send((gain.asked, gain.granted))


async def measure(name: str, target: Target, site: Site, seconds: float, log: list[Client]) -> Outcome:
    begun = time.monotonic()
    gain = await run_attack(name, target, site, seconds)
    ended = time.monotonic()
    await asyncio.sleep(min(SETTLING, seconds / 2))
    moves = sorted(one.taken for client in log for one in client.moves if begun <= one.sent <= ended)
    waits = [one.taken for client in log for one in client.waits if begun <= one.sent <= ended]
    return Outcome(
        name=name,
        made=len(moves),
        refused=sum(begun <= at <= ended for client in log for at, _ in client.refusals),
        lost=await count_lost(site.cluster, log, begun),
        dropped=sum(begun <= at <= ended for client in log for at in client.drops),
        p99_ms=round(moves[len(moves) * 99 // 100] * 1000, 1) if moves else 0.0,
        longest_ms=round(moves[-1] * 1000, 1) if moves else 0.0,
        bot_ms=round(median(waits) * 1000, 1) if waits else 0.0,
        asked=gain.asked,
        granted=gain.granted,
    )


async def count_lost(cluster: Cluster, log: list[Client], begun: float) -> int:
    """Count the moves that were acknowledged since an attack began and are not in the database."""
    promised = [
        key
        for client in log
        for key, move in zip(client.acknowledged, client.moves, strict=True)
        if move.sent + move.taken >= begun
    ]
    connection = await asyncpg.connect(cluster.database)
    kept = await connection.fetch("SELECT key FROM entries WHERE key = ANY($1::text[])", promised)
    await connection.close()
    return len(set(promised) - {row["key"] for row in kept})


async def attack_all(cluster: Cluster, options: argparse.Namespace) -> list[Outcome]:
    rng = random.Random(options.seed)
    opener, log = TableOpener(cluster.ports, rng), list[Client]()
    owner = await faults.register_owner(opener)
    target, site = Target(cluster.ports[0], owner), Site(cluster, opener)
    people = [2] * options.tables + [1] * 2
    slots = [asyncio.create_task(keep_playing(opener, number, log)) for number in people]
    while sum(bool(client.moves) for client in log) < options.tables:
        await asyncio.sleep(0.1)
    outcomes = []
    for name in options.only.split(",") if options.only else (QUIET, *ATTACKS, *BREAKDOWNS):
        outcomes.append(await measure(name, target, site, options.seconds, log))
        print(outcomes[-1], file=sys.stderr)
    for slot in slots:
        slot.cancel()
    await asyncio.gather(*slots, return_exceptions=True)
    return outcomes


def show(outcomes: list[Outcome]) -> str:
    """Return the outcomes as a Markdown table."""
    names = list(asdict(outcomes[0]))
    lines = ["| " + " | ".join(name.replace("_", " ") for name in names) + " |", "|---" * len(names) + "|"]
    lines += ["| " + " | ".join(str(value) for value in asdict(outcome).values()) + " |" for outcome in outcomes]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="names of attacks, separated by commas (default: all)")
    parser.add_argument("--seconds", type=float, default=12, help="length of each attack (default: 12)")
    parser.add_argument("--tables", type=int, default=20, help="tables of two honest people (default: 20)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the moves of honest people (default: 1)")
    parser.add_argument(
        "--p99", type=float, default=150, help="milliseconds that 99 of 100 moves may take (default: 150)"
    )
    parser.add_argument("--short", action="store_true", help="run most attacks for only one second")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a Markdown table")
    options = parser.parse_args()
    options.seconds = 1 if options.short else options.seconds
    with run_cluster(nodes=2, workers=2, settings=faults.SETTINGS, proxied=True) as cluster:
        outcomes = asyncio.run(attack_all(cluster, options))
    print(json.dumps([asdict(outcome) for outcome in outcomes]) if options.json else show(outcomes))
    sys.exit(0 if all(outcome.passed(options.p99) for outcome in outcomes) else 1)


if __name__ == "__main__":
    main()
