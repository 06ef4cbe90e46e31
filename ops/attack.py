"""Attack a target of one's own, one attack after another, while honest people play; then say what it cost them.

    python ops/attack.py [--only a,b] [--seconds 12] [--tables 20] [--p99 150] [--short] [--json]

Starts PostgreSQL, NATS, two nodes and two workers of its own, with all limits on. Twenty tables of two people, each at
an address of their own, and two tables against a deckhand are played all the while. For each attack are printed the
honest moves that were made meanwhile, those refused, those that were acknowledged and are not in the database (lost),
the sockets of honest people that were dropped, the 99th percentile of the time until a move was acknowledged, and the
median time in which a deckhand answered. Fails if anything was lost, if a move was refused or a socket dropped by an
attack, or if the percentile is above `--p99`; while the database is cut off, moves may be refused. `--short` runs every
attack for a second or two.
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

import breakdowns
from breakdowns import BREAKDOWNS, Scene
from fleets import Fleet, run_fleet
from floods import BY_PAGE
from hostile import BY_LINE, Gain, Target
from programs import FORKS
from sailors import Harbour, Sailor

ATTACKS: Final = BY_LINE | BY_PAGE
QUIET: Final = "nothing"
"""The name of the measurement without an attack, to compare with."""
SLOWNESS: Final = 0.6
SETTLING: Final = 2.0
"""Seconds between two attacks, so that one is not blamed for the other."""


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

    def held(self, most: float) -> bool:
        """Return whether honest people were served; those whose server was cut off may be refused meanwhile."""
        if self.name in breakdowns.CUTS:
            return self.lost == 0 and self.made > 0
        return self.lost == 0 and self.refused == 0 and self.dropped == 0 and 0 < self.p99_ms < most


async def keep_playing(harbour: Harbour, people: int, log: list[Sailor]) -> None:
    """Play game after game at one table after another."""
    while True:
        crew = await harbour.open("fishery", 2, people, SLOWNESS)
        log += crew
        await asyncio.gather(*(sailor.sail() for sailor in crew))


async def run_attack(name: str, target: Target, scene: Scene, seconds: float) -> Gain:
    """Run one attack: by a guest in a process of their own, or as a breakdown of the target."""
    if name == QUIET:
        await asyncio.sleep(seconds)
        return Gain()
    if name in BREAKDOWNS:
        return await BREAKDOWNS[name](scene, seconds)
    here, there = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=attack_from_elsewhere, args=(name, target, seconds, there))
    process.start()
    there.close()
    gain = Gain(*await asyncio.to_thread(here.recv))
    await asyncio.to_thread(process.join)
    return gain


def attack_from_elsewhere(name: str, target: Target, seconds: float, answer: Connection) -> None:
    """Attack with little claim to the processor: a hostile guest brings a machine of their own."""
    os.nice(10)
    gain = asyncio.run(ATTACKS[name](target, seconds))
    answer.send((gain.asked, gain.granted))


async def measure(name: str, target: Target, scene: Scene, seconds: float, log: list[Sailor]) -> Outcome:
    begun = time.monotonic()
    gain = await run_attack(name, target, scene, seconds)
    ended = time.monotonic()
    await asyncio.sleep(min(SETTLING, seconds / 2))
    moves = sorted(one.taken for sailor in log for one in sailor.moves if begun <= one.sent <= ended)
    waits = [one.taken for sailor in log for one in sailor.waits if begun <= one.sent <= ended]
    return Outcome(
        name=name,
        made=len(moves),
        refused=sum(begun <= at <= ended for sailor in log for at, _ in sailor.refusals),
        lost=await count_lost(scene.fleet, log, begun),
        dropped=sum(begun <= at <= ended for sailor in log for at in sailor.drops),
        p99_ms=round(moves[len(moves) * 99 // 100] * 1000, 1) if moves else 0.0,
        longest_ms=round(moves[-1] * 1000, 1) if moves else 0.0,
        bot_ms=round(median(waits) * 1000, 1) if waits else 0.0,
        asked=gain.asked,
        granted=gain.granted,
    )


async def count_lost(fleet: Fleet, log: list[Sailor], begun: float) -> int:
    """Count what was acknowledged since an attack began and is not in the database."""
    promised = [
        key
        for sailor in log
        for key, move in zip(sailor.acknowledged, sailor.moves, strict=True)
        if move.sent + move.taken >= begun
    ]
    connection = await asyncpg.connect(fleet.database)
    kept = await connection.fetch("SELECT key FROM entries WHERE key = ANY($1::text[])", promised)
    await connection.close()
    return len(set(promised) - {row["key"] for row in kept})


async def attack_all(fleet: Fleet, wish: argparse.Namespace) -> list[Outcome]:
    rng = random.Random(wish.seed)
    harbour, log = Harbour(fleet.ports, rng), list[Sailor]()
    owner = await breakdowns.register_owner(harbour)
    target, scene = Target(fleet.ports[0], owner), Scene(fleet, harbour)
    people = [2] * wish.tables + [1] * 2
    slots = [asyncio.create_task(keep_playing(harbour, number, log)) for number in people]
    while sum(bool(sailor.moves) for sailor in log) < wish.tables:
        await asyncio.sleep(0.1)
    outcomes = []
    for name in wish.only.split(",") if wish.only else (QUIET, *ATTACKS, *BREAKDOWNS):
        outcomes.append(await measure(name, target, scene, wish.seconds, log))
        print(outcomes[-1], file=sys.stderr)
    for slot in slots:
        slot.cancel()
    await asyncio.gather(*slots, return_exceptions=True)
    return outcomes


def show(outcomes: list[Outcome]) -> str:
    """Return the outcomes as a table of Markdown."""
    names = list(asdict(outcomes[0]))
    lines = ["| " + " | ".join(name.replace("_", " ") for name in names) + " |", "|---" * len(names) + "|"]
    lines += ["| " + " | ".join(str(value) for value in asdict(outcome).values()) + " |" for outcome in outcomes]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="names of attacks, separated by commas")
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--p99", type=float, default=150, help="milliseconds that 99 of 100 moves may take")
    parser.add_argument("--short", action="store_true", help="a second or two for each attack")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    wish.seconds = 1 if wish.short else wish.seconds
    with run_fleet(nodes=2, workers=2, settings=breakdowns.SETTINGS, proxied=True) as fleet:
        outcomes = asyncio.run(attack_all(fleet, wish))
    print(json.dumps([asdict(outcome) for outcome in outcomes]) if wish.json else show(outcomes))
    sys.exit(0 if all(outcome.held(wish.p99) for outcome in outcomes) else 1)


if __name__ == "__main__":
    main()
