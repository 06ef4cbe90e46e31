"""Measure what each thing costs that a server does, and print it for `costs.toml`.

    PYTHONPATH=tests python ops/costing.py play [--tables 400] [--rate 250] [--seconds 20]
    PYTHONPATH=tests python ops/costing.py rest [--games 40]
    PYTHONPATH=tests python ops/costing.py bots [--positions 12]
    PYTHONPATH=tests python ops/costing.py mail [--letters 300]

`play`  moves, openings, requests and open websockets, in processor time of the nodes and of PostgreSQL
`rest`  a finished table of each game, in bytes of PostgreSQL
`bots`  decisions of each level and a review, in processor time of a worker's process
`mail`  a letter, in processor time of a worker

Needs PostgreSQL and NATS, and the compiled build if the figures shall be those of a real server. Nothing else should
run on the machine.
"""

import argparse
import asyncio
import multiprocessing
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from statistics import fmean
from typing import Any

import asyncpg

from load import move_at
from pairs import Pair, Server, make_pairs, run_node, run_server
from plans import make_database
from server.mailboxes import Mailboxes
from shoal.bots.roster import DATA, LEVELS
from shoal.core.catalogue import OURS, load
from shoal.core.record import Record, encode
from shoal.playing import play
from shoal.server.database import open_database
from shoal.server.letters import store as letters
from shoal.server.letters.post import Post
from shoal.server.migrations import migrate
from shoal.server.records.taking import ended, storing
from shoal.server.settings import Settings
from shoal.server.tables.live import passes_checkpoint, take_snapshot
from shoal.server.tables.store import create
from shoal.server.work.thinking import BATCH, choose, judge, timed
from shoal.table.match import begin

Figures = dict[str, dict[str, float]]
WATCHERS = 3
"""Spectators in the run that tells what one more reader costs."""
REQUESTS = 400
REST = 45.0
SEATS = {"fishery": 2, "fleet": 3, "fishery_boom": 3, "pisces": 3, "fresh_fish": 3}
"""Seats of the games that are measured."""
RELATIONS = ("tables", "chairs", "entries", "snapshots")
LETTER = {"name": "Ann", "games": "Fleet with Ben", "count": "1", "first": "Ben", "stop": "x", "hours": "6"}


class Meter:
    """Processor time of some nodes and of their database, since it was made."""

    def __init__(self, nodes: Sequence[Server], used: float, database: float) -> None:
        self.nodes, self.used, self.database = nodes, used, database

    @classmethod
    async def start(cls, *nodes: Server) -> "Meter":
        return cls(nodes, sum(node.seconds() for node in nodes), await nodes[0].database_seconds())

    async def read(self, number: float) -> tuple[float, float]:
        """Return milliseconds of the nodes and of the database for each of so many things."""
        used = sum(node.seconds() for node in self.nodes) - self.used
        return used * 1000 / number, (await self.nodes[0].database_seconds() - self.database) * 1000 / number


async def measure_play(tables: int, rate: float, seconds: float) -> Figures:
    """Measure everything for which a node must run."""
    async with run_server() as server:
        opened, pairs = await opening(server, tables)
        idle = await resting(server, pairs, seconds)
        asked, hello = await asking(server), await greeting(server, pairs)
        few = await moving(pairs, rate, seconds, server)
        frame = sum(pair.heard for pair in pairs) / sum(2 * pair.moves for pair in pairs)
        await stand_up(pairs)
        many = await moving(await make_pairs(server, tables, WATCHERS), rate, seconds, server)
        async with run_node(server.database, server.admin) as other:
            apart = await moving(await split(server, other, tables), rate, seconds, server, other)
    reader = (many[0] - few[0]) / WATCHERS
    return {
        "move": {
            "node_ms": few[0] - 2 * reader,
            "reader_ms": reader,
            "database_ms": few[1],
            "wake_ms": apart[0] - few[0],
            "wake_database_ms": apart[1] - few[1],
            "frame_bytes": frame,
        },
        "opening": {"node_ms": opened[0], "database_ms": opened[1]},
        "hello": {"node_ms": hello[0], "database_ms": hello[1]},
        "request": {"node_ms": asked[0], "database_ms": asked[1]},
        "socket": idle,
    }


async def opening(server: Server, tables: int) -> tuple[tuple[float, float], list[Pair]]:
    """Open tables for two, join them and say hello; return what one costs."""
    warm = await make_pairs(server, 8, 0)
    meter = await Meter.start(server)
    pairs = await make_pairs(server, tables, 0)
    cost = await meter.read(tables)
    await stand_up(warm)
    return cost, pairs


async def resting(server: Server, pairs: list[Pair], seconds: float) -> dict[str, float]:
    """Let websockets be open while nothing happens; return what one costs in a second, and its memory.

    Long enough: nodes store who is here every 20 to 40 seconds.
    """
    before = server.memory()
    more = await make_pairs(server, len(pairs), 0)
    number = 2 * len(more)
    kib = (server.memory() - before) / number / 1024
    meter = await Meter.start(server)
    await asyncio.sleep(lasted := max(REST, seconds))
    node, database = await meter.read(2 * number * lasted)
    await stand_up(more)
    return {"kib": kib, "node_ms": node, "database_ms": database}


async def asking(server: Server) -> tuple[float, float]:
    """Read the lobby and one's own tables again and again; return what one request costs."""
    cookie = {"Cookie": await server.guest()}
    meter = await Meter.start(server)
    for number in range(REQUESTS):
        path = "/api/lobby" if number % 2 else "/api/tables/mine"
        (await server.client.get(path, headers=cookie)).raise_for_status()
    return await meter.read(REQUESTS)


async def greeting(server: Server, pairs: list[Pair]) -> tuple[float, float]:
    """Open the websockets of all seats again; return what one costs."""
    meter = await Meter.start(server)
    for pair in pairs:
        for seat in (0, 1):
            await pair.move_to(seat, server)
    return await meter.read(2 * len(pairs))


async def moving(pairs: list[Pair], rate: float, seconds: float, *nodes: Server) -> tuple[float, float]:
    """Make moves at a steady rate; return what one costs."""
    await move_at(pairs, rate, 2)
    meter = await Meter.start(*nodes)
    done = await move_at(pairs, rate, seconds)
    errors = [one for one in done if not isinstance(one, float)]
    assert not errors, errors[0]
    return await meter.read(len(done))


async def split(server: Server, other: Server, tables: int) -> list[Pair]:
    """Return pairs whose second player is at another node."""
    pairs = await make_pairs(server, tables, 0)
    for pair in pairs:
        await pair.move_to(1, other)
    return pairs


async def stand_up(pairs: list[Pair]) -> None:
    for pair in pairs:
        await pair.stand_up()


async def measure_rest(games: int) -> Figures:
    """Store finished games as a server does; return the bytes of each part of a table, by game."""
    found: Figures = {}
    for game in OURS:
        async with make_database() as address:
            database = open_database(Settings(address, "x" * 40), patience=None)
            await migrate(database)
            entries = [await keep(database, record_of(game, seed), seed) for seed in range(games)]
            await database.close()
            total, steps, moves = (fmean(column) for column in zip(*entries, strict=True))
            counts = {"seats": SEATS[game], "entries": total, "steps": steps, "moves": moves}
            found[game] = {**counts, **await sizes(address, games)}
    return found


def record_of(game: str, seed: int) -> Record:
    return play(game, ["greedy"] * SEATS[game], seed=seed)


async def keep(database: Any, record: Record, seed: int) -> tuple[int, int, int]:
    """Store one game under an id of its own, with its last snapshot; return its numbers of entries, steps and moves.

    People send the steps of one decision together, so steps of a seat without another between them are one move.
    """
    assert record.commitment is not None
    own = replace(record, commitment=replace(record.commitment, table=f"t{seed:011}"))
    change = storing(own, ended(own), "nobody")
    await create(database, change.before, replace(change, snapshot=last_snapshot(own)))
    acted = [entry.seat for entry in own.entries]
    moves = sum(seat >= 0 and seat != before for before, seat in zip([None, *acted], acted, strict=False))
    return len(acted), sum(seat >= 0 for seat in acted), moves


def last_snapshot(record: Record) -> tuple[int, str] | None:
    """Return the snapshot that a server has at the end: the one before the last checkpoint."""
    match, kept = begin(load(record.game), record.seats, record.options), list[tuple[int, str]]()
    for entry in record.entries:
        match.feed(entry)
        if passes_checkpoint(match.entries - 1, match.entries):
            kept.append(take_snapshot(match))
    return kept[-2] if len(kept) > 1 else None


async def sizes(address: str, games: int) -> dict[str, float]:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute("VACUUM FULL ANALYZE")
        asked = "SELECT pg_total_relation_size($1::regclass)"
        return {f"{name}_bytes": await connection.fetchval(asked, name) / games for name in RELATIONS}
    finally:
        await connection.close()


def measure_bots(positions: int) -> Figures:
    """Let every level decide in positions of whole games; return milliseconds by level and game, and of a review."""
    found: Figures = {name: {} for name in (*LEVELS, "review")}
    for game in OURS:
        record = record_of(game, 1)
        asked = list(questions(record))
        some = asked[:: max(1, len(asked) // positions)][:positions]
        for level in LEVELS:
            found[level][game] = fmean(deciding(game, level, *one) for one in some)
        firsts = range(0, len(record.entries) - BATCH, max(BATCH, len(record.entries) // 4))
        an_act = fmean(timed(judge, encode(record), first)[1] / BATCH for first in firsts)
        found["review"][game] = an_act * len(record.entries)
    return found


def deciding(game: str, level: str, seat: int, view: Any, legal: list[str]) -> float:
    """Return the milliseconds of a decision. A level that only the clock stops needs that time on a free core."""
    begun = time.perf_counter()
    _, used = timed(choose, game, level, seat, view, legal, 7)
    return used if "iterations" in DATA["level"][level] else (time.perf_counter() - begun) * 1000


def questions(record: Record) -> Iterator[tuple[int, Any, list[str]]]:
    """Yield what a bot is asked in the positions of a game: the seat, its view and the legal actions."""
    match = begin(load(record.game), record.seats, record.options)
    for entry in record.entries:
        if entry.seat in match.turn() and entry.seat >= 0:
            legal = [match.game.actions.format(action) for action in match.state.legal(entry.seat)]
            yield entry.seat, match.state.view(entry.seat), legal
        match.feed(entry)


async def measure_mail(number: int) -> Figures:
    """Send letters to an SMTP server in another process; return the milliseconds of one."""
    async with make_database() as address, run_mailboxes() as smtp:
        settings = Settings(address, "x" * 40, smtp=smtp, mail_from="shoal@example.org", url="http://127.0.0.1")
        database = open_database(settings, patience=None)
        await migrate(database)
        async with database.transaction() as connection:
            for letter in range(number):
                key, data = f"turn t{letter} 0 1", {**LETTER, "unsubscribe": "http://127.0.0.1/u"}
                await letters.write(connection, to="a@example.org", kind="turn", language="en", data=data, key=key)
        begun, post = time.process_time(), Post(database, settings)
        while sent := await letters.claim(database, 8):
            await asyncio.gather(*map(post._serve, sent))
        used = time.process_time() - begun
        await database.close()
    return {"mail": {"worker_ms": used * 1000 / number}}


@asynccontextmanager
async def run_mailboxes() -> AsyncIterator[str]:
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=take_mail, args=(there,), daemon=True)
    process.start()
    try:
        yield await asyncio.to_thread(here.recv)
    finally:
        here.send(None)
        await asyncio.to_thread(process.join)


def take_mail(line: Any) -> None:
    """Take letters until told to end."""
    mailboxes = Mailboxes()
    line.send(mailboxes.open())
    line.recv()
    mailboxes.close()


def shown(figures: Figures) -> str:
    parts = (
        f"[{name}]\n" + "".join(f"{key} = {value:.4g}\n" for key, value in values.items())
        for name, values in figures.items()
    )
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    first = kinds.add_parser("play", help="moves, openings, requests and websockets")
    first.add_argument("--tables", type=int, default=400, help="tables of two that are open (default: 400)")
    first.add_argument("--rate", type=float, default=250, help="moves a second (default: 250)")
    first.add_argument("--seconds", type=float, default=20, help="length of each measurement (default: 20)")
    second = kinds.add_parser("rest", help="finished tables in the database")
    second.add_argument("--games", type=int, default=40, help="games of each kind (default: 40)")
    third = kinds.add_parser("bots", help="decisions and reviews")
    third.add_argument("--positions", type=int, default=12, help="positions of each game (default: 12)")
    fourth = kinds.add_parser("mail", help="letters")
    fourth.add_argument("--letters", type=int, default=300, help="how many are sent (default: 300)")
    chosen = parser.parse_args()
    if chosen.kind == "play":
        figures = asyncio.run(measure_play(chosen.tables, chosen.rate, chosen.seconds))
    elif chosen.kind == "rest":
        figures = asyncio.run(measure_rest(chosen.games))
    elif chosen.kind == "bots":
        figures = measure_bots(chosen.positions)
    else:
        figures = asyncio.run(measure_mail(chosen.letters))
    print(shown(figures))


if __name__ == "__main__":
    main()
