"""Measure the speed of whole moves compared with bare database commits, or serve thousands of open websockets.

    python -m trials.load.load ratio [--rounds 3] [--seconds 10] [--tables 256] [--json]
    python -m trials.load.load sockets [--tables 900,2000] [--watchers 3] [--rate 300] [--seconds 60] [--nodes 1]
        [--json]

`ratio` measures by turns bare commits of one row (asyncpg, 16 connections) and whole moves of Fishery through a
server: websocket in, rules, commit, wake-up, websocket out to both seats and a spectator. All tables are opened before
the moves are counted. A round ends after `--seconds`, or when its first game is over.

`sockets` opens websockets of two seats and some spectators at many tables. It makes moves at a steady rate, and reports
the time until a move is acknowledged and the server's memory for each websocket. Then it makes moves as fast as they
are answered. If `--tables` has several numbers, they are measured one after another on one server, and earlier tables
stay open. With several `--nodes`, all readers of a table are at one of them, as behind a proxy that chooses the node by
the table. It fails if a move fails.

Both make a new database on the PostgreSQL server of SHOAL_TEST_DATABASE, and drop it at the end.
"""

import argparse
import asyncio
import json
import secrets
import sys
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

import asyncpg

from shoal.server.platform.observability.gc_tuning import tune_gc
from trials.load.playing_pairs import Pair, Server, make_pairs, run_node, run_server, sit_down

CONNECTIONS = 16
MOVERS = 32
"""Moves under way at the same time, when moves are made as fast as they are answered."""
FREE_SECONDS = 20.0
TABLE = "CREATE TABLE IF NOT EXISTS bare (table_id text, ply int, seat int, text text, PRIMARY KEY (table_id, ply))"
ROW = "INSERT INTO bare (table_id, ply, seat, text) VALUES ($1, $2, 0, 'cast d3/e3')"


@dataclass
class Ratio:
    """By round: bare commits and whole moves a second, and the milliseconds of processor time that each takes.

    `bare_ms` and `move_ms` count client, server and PostgreSQL together, `server_ms` counts the server alone. If other
    programs use the machine, the 17 processes of bare commits get more of it than the three processes of whole moves.
    Then the ratio of processor times is more reliable than the ratio of speeds.
    """

    bare: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    bare_ms: list[float] = field(default_factory=list)
    move_ms: list[float] = field(default_factory=list)
    server_ms: list[float] = field(default_factory=list)
    ratio: float = 0
    ratio_of_times: float = 0


@dataclass
class Crowd:
    """What was measured with many websockets at a steady rate; `fastest` and `server_ms` are at full speed.

    `steady_ms` is the server's processor time for a move at the steady rate, with the upkeep of all websockets.
    """

    tables: int
    sockets: int
    moves_a_second: float
    errors: int
    p50_ms: float
    p99_ms: float
    longest_ms: float
    kib_a_socket: float
    steady_ms: float
    fastest: float
    server_ms: float


async def bare_commits(server: Server, seconds: float) -> tuple[float, float]:
    """Return the rows committed a second, one by one over 16 connections, and the processor milliseconds of each."""
    connections = [await asyncpg.connect(server.database) for _ in range(CONNECTIONS)]
    await connections[0].execute(TABLE)
    before = time.process_time() + await server.database_seconds()
    end = time.perf_counter() + seconds

    async def insert(connection: Any) -> int:
        name, done = secrets.token_hex(8), 0
        while time.perf_counter() < end:
            await connection.execute(ROW, name, done)
            done += 1
        return done

    rows = await asyncio.gather(*(insert(connection) for connection in connections))
    used = time.process_time() + await server.database_seconds() - before
    for connection in connections:
        await connection.close()
    return sum(rows) / seconds, used * 1000 / sum(rows)


async def whole_moves(pairs: list[Pair], seconds: float) -> tuple[int, float]:
    """Let every pair play as fast as it can until time is up or a game is over; return moves and seconds."""
    begun = time.perf_counter()
    ended = asyncio.Event()

    async def play(pair: Pair) -> int:
        made = 0
        while not ended.is_set():
            await pair.move()
            made += 1
            if pair.over() or time.perf_counter() > begun + seconds:
                ended.set()
        return made

    return sum(await asyncio.gather(*(play(pair) for pair in pairs))), time.perf_counter() - begun


async def ratio(rounds: int, seconds: float, tables: int) -> Ratio:
    found = Ratio()
    async with run_server() as server:
        pairs = await make_pairs(server, tables, watchers=1)
        await whole_moves(pairs, 1)
        for _ in range(rounds):
            bare, cost = await bare_commits(server, seconds)
            found.bare.append(bare)
            found.bare_ms.append(cost)
            await sit_down(pairs)
            served, others = server.seconds(), time.process_time() + await server.database_seconds()
            made, taken = await whole_moves(pairs, seconds)
            served, others = server.seconds() - served, time.process_time() + await server.database_seconds() - others
            found.moves.append(made / taken)
            found.server_ms.append(served * 1000 / made)
            found.move_ms.append((served + others) * 1000 / made)
        for pair in pairs:
            await pair.stand_up()
    found.ratio = median(moves / bare for moves, bare in zip(found.moves, found.bare, strict=True))
    found.ratio_of_times = median(bare / move for bare, move in zip(found.bare_ms, found.move_ms, strict=True))
    return found


async def sockets(tables: list[int], watchers: int, rate: float, seconds: float, nodes: int) -> list[Crowd]:
    """Measure growing numbers of tables on the same nodes."""
    found: list[Crowd] = []
    async with run_nodes(nodes) as servers:
        before, pairs = memory_of(servers), list[Pair]()
        for number in tables:
            more = number - len(pairs)
            for place, server in enumerate(servers):
                pairs += await make_pairs(server, len(range(place, more, nodes)), watchers)
            memory = memory_of(servers) - before
            tune_gc()  # garbage collection of this process must not count as server time
            found.append(await measure_crowd(servers, pairs, memory, rate, seconds))
        for pair in pairs:
            await pair.stand_up()
    return found


@asynccontextmanager
async def run_nodes(nodes: int) -> AsyncIterator[list[Server]]:
    """Run nodes on one new database."""
    async with run_server() as first, AsyncExitStack() as stack:
        more = [run_node(first.database, first.admin) for _ in range(nodes - 1)]
        yield [first, *[await stack.enter_async_context(one) for one in more]]


def memory_of(servers: list[Server]) -> int:
    return sum(server.memory() for server in servers)


def seconds_used(servers: list[Server]) -> float:
    return sum(server.seconds() for server in servers)


async def measure_crowd(servers: list[Server], pairs: list[Pair], memory: int, rate: float, seconds: float) -> Crowd:
    before = seconds_used(servers)
    done = await move_at(pairs, rate, seconds)
    steady = seconds_used(servers) - before
    taken = sorted(one for one in done if isinstance(one, float))
    served = seconds_used(servers)
    made, lasted = await move_freely(pairs, min(seconds, FREE_SECONDS))
    number = sum(len(pair.lines) for pair in pairs)
    return Crowd(
        tables=len(pairs),
        sockets=number,
        moves_a_second=len(taken) / seconds,
        errors=len(done) - len(taken),
        p50_ms=taken[len(taken) // 2] * 1000,
        p99_ms=taken[len(taken) * 99 // 100] * 1000,
        longest_ms=taken[-1] * 1000,
        kib_a_socket=memory / number / 1024,
        steady_ms=steady * 1000 / len(taken),
        fastest=made / lasted,
        server_ms=(seconds_used(servers) - served) * 1000 / made,
    )


async def move_freely(pairs: list[Pair], seconds: float) -> tuple[int, float]:
    """Make moves as fast as they are answered, at all tables by turns; return how many, and the seconds."""
    begun, made, resting = time.perf_counter(), 0, deque(pairs)

    async def play() -> None:
        nonlocal made
        while time.perf_counter() < begun + seconds:
            pair = resting.popleft()
            await pair.move()
            resting.append(pair)
            made += 1

    await asyncio.gather(*(play() for _ in range(min(MOVERS, len(pairs)))))
    return made, time.perf_counter() - begun


async def move_at(pairs: list[Pair], rate: float, seconds: float) -> list[float | BaseException]:
    """Make moves at a steady rate, one table after another, and skip busy tables; return seconds or errors."""
    tasks: list[asyncio.Task[float]] = []
    at_work: dict[int, asyncio.Task[float]] = {}
    begun = time.perf_counter()
    for number in range(round(rate * seconds)):
        await asyncio.sleep(max(0, begun + number / rate - time.perf_counter()))
        place = number % len(pairs)
        if place not in at_work or at_work[place].done():
            at_work[place] = asyncio.create_task(pairs[place].move())
            tasks.append(at_work[place])
        if time.perf_counter() > begun + seconds:
            break
    return list(await asyncio.gather(*tasks, return_exceptions=True))


def show(found: Ratio | Crowd) -> str:
    def words(value: Any) -> str:
        return ", ".join(map(words, value)) if isinstance(value, list) else f"{value:.4g}"

    return "\n".join(f"{name.replace('_', ' ')}: {words(value)}" for name, value in asdict(found).items()) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    first = kinds.add_parser("ratio", help="compare whole moves with bare commits")
    second = kinds.add_parser("sockets", help="serve many open websockets")
    first.add_argument("--rounds", type=int, default=3, help="measurements of each kind (default: 3)")
    first.add_argument("--seconds", type=float, default=10, help="length of each measurement (default: 10)")
    first.add_argument("--tables", type=int, default=256, help="tables that are played at once (default: 256)")
    tables = "growing numbers of tables, separated by commas (default: 900,2000)"
    second.add_argument("--tables", default="900,2000", help=tables)
    second.add_argument("--watchers", type=int, default=3, help="spectators at each table (default: 3)")
    second.add_argument("--rate", type=float, default=300, help="moves a second at all tables together (default: 300)")
    second.add_argument("--seconds", type=float, default=60, help="length of each measurement (default: 60)")
    second.add_argument("--nodes", type=int, default=1, help="nodes, each with tables of its own (default: 1)")
    for one in (first, second):
        one.add_argument("--json", action="store_true", help="print JSON instead of text")
    chosen = parser.parse_args()
    found: list[Ratio] | list[Crowd]
    if chosen.kind == "ratio":
        found = [asyncio.run(ratio(chosen.rounds, chosen.seconds, chosen.tables))]
    else:
        numbers = [int(number) for number in chosen.tables.split(",")]
        how = chosen.watchers, chosen.rate, chosen.seconds, chosen.nodes
        found = asyncio.run(sockets(numbers, *how))
    print(json.dumps([asdict(one) for one in found]) if chosen.json else "\n".join(map(show, found)))
    sys.exit(1 if any(isinstance(one, Crowd) and one.errors for one in found) else 0)


if __name__ == "__main__":
    main()
