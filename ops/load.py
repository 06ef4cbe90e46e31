"""How much of the database's own speed a whole move keeps, and whether thousands of open sockets are served.

    python ops/load.py ratio --rounds 3 --seconds 10
    python ops/load.py sockets --sockets 2000 --rate 300 --seconds 60

`ratio` measures, by turns in one run, bare commits of one row (asyncpg, 16 connections) and whole moves through one
server process: websocket in, rules, commit, wake, websocket out to both seats and a spectator. `sockets` opens so many
websockets, lets moves be made at a steady rate, and reports how long a move takes until its seat has its
acknowledgement, and the memory of the server for each socket. Both need PostgreSQL; they make a database of their own.
"""

import argparse
import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

DATABASE = os.environ.get("SHOAL_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
NATS = os.environ.get("SHOAL_TEST_NATS", "nats://127.0.0.1:4222")
CONNECTIONS = 16
TABLE = "CREATE TABLE IF NOT EXISTS bare (table_id text, ply int, seat int, text text, PRIMARY KEY (table_id, ply))"
ROW = "INSERT INTO bare (table_id, ply, seat, text) VALUES ($1, $2, 0, 'cast d3/e3')"


@dataclass
class Server:
    """One server process with a database of its own."""

    url: str
    database: str
    process: subprocess.Popen[bytes]

    def seconds(self) -> float:
        """Give the processor time that the process has used."""
        figures = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(figures[11]) + int(figures[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Give the bytes that the process holds in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def run_server() -> AsyncIterator[Server]:
    port = free_port()
    name = f"shoal_load_{secrets.token_hex(4)}"
    admin = await asyncpg.connect(DATABASE)
    await admin.execute(f'CREATE DATABASE "{name}"')
    url = DATABASE.rsplit("/", 1)[0] + f"/{name}"
    settings = {"SHOAL_DATABASE": url, "SHOAL_NATS": NATS, "SHOAL_SECRET": "x" * 40, "SHOAL_LIMITS": "off"}
    shoal = (sys.executable, "-c", "from shoal.cli import main; main()")
    subprocess.run((*shoal, "migrate"), env={**os.environ, **settings}, check=True, stdout=subprocess.DEVNULL)
    process = subprocess.Popen(
        (*shoal, "serve", "--port", str(port)), env={**os.environ, **settings}, stdout=subprocess.DEVNULL
    )
    try:
        await until_well(f"http://127.0.0.1:{port}", process)
        yield Server(f"http://127.0.0.1:{port}", url, process)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        await admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
        await admin.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def until_well(url: str, process: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient() as client:
        while process.poll() is None:
            try:
                await client.get(f"{url}/readyz")
            except httpx.TransportError:
                await asyncio.sleep(0.1)
            else:
                return
    raise RuntimeError("the server did not start")


@dataclass
class Person:
    """A client: a name, a cookie, and a line to a table."""

    client: httpx.AsyncClient
    line: ClientConnection | None = None
    position: dict[str, Any] = field(default_factory=dict)


async def come(server: Server) -> Person:
    client = httpx.AsyncClient(base_url=server.url, headers={"X-Shoal": "1"}, timeout=60)
    (await client.post("/api/players/guest")).raise_for_status()
    return Person(client)


async def open_line(server: Server, table: str, person: Person | None) -> ClientConnection:
    cookie = "" if person is None else "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    headers = {"Cookie": cookie} if cookie else {}
    line = await connect(url, additional_headers=headers, compression=None, max_queue=64, ping_interval=None)
    await line.send('{"type": "hello", "since": 0}')
    return line


async def hear(line: ClientConnection, kind: bytes) -> bytes:
    """Wait for a message of a kind, without reading more of it than its beginning."""
    while True:
        text = await line.recv(decode=False)
        if text.startswith(b'{"type":"' + kind):
            return text


class Pair:
    """Two persons who play one game after another, and perhaps a spectator."""

    def __init__(self, server: Server, people: list[Person], *, watched: bool) -> None:
        self.server = server
        self.people = people
        self.watched = watched
        self.watching: ClientConnection | None = None
        self.moves = 0

    async def sit_down(self) -> None:
        """Begin a new game at a new table."""
        await self.stand_up()
        wish = {"game": "fishery", "talk": False}
        table = (await self.people[0].client.post("/api/tables", json=wish)).raise_for_status().json()["id"]
        (await self.people[1].client.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        for person in self.people:
            person.line = await open_line(self.server, table, person)
            person.position = orjson.loads(await hear(person.line, b"welcome"))["position"]
        if self.watched:
            self.watching = await open_line(self.server, table, None)
            await hear(self.watching, b"welcome")

    async def stand_up(self) -> None:
        for line in (*(person.line for person in self.people), self.watching):
            if line is not None:
                await line.close()

    async def move(self) -> float:
        """Make one move, wait until everybody has heard of it, and give the seconds until its acknowledgement."""
        turn = self.people[0].position["turn"]
        if not turn:
            await self.sit_down()
            turn = self.people[0].position["turn"]
        person, other = self.people[turn[0]], self.people[1 - turn[0]]
        legal = person.position["legal"]
        self.moves += 1
        message = {
            "type": "act",
            "key": f"k{self.moves}",
            "decision": person.position["decision"],
            "steps": [legal[self.moves % len(legal)]],
        }
        begun = time.perf_counter()
        assert person.line is not None
        assert other.line is not None
        await person.line.send(orjson.dumps(message).decode())
        own = await hear(person.line, b"news")
        await hear(person.line, b"accepted")
        taken = time.perf_counter() - begun
        person.position = orjson.loads(own)["position"]
        other.position = orjson.loads(await hear(other.line, b"news"))["position"]
        if self.watching is not None:
            await hear(self.watching, b"news")
        return taken


async def bare_commits(url: str, seconds: float) -> float:
    """Give how many rows a second are committed one by one over 16 connections."""
    connections = [await asyncpg.connect(url) for _ in range(CONNECTIONS)]
    created = (
        "CREATE TABLE IF NOT EXISTS bare (table_id text, ply int, seat int, text text, PRIMARY KEY (table_id, ply))"
    )
    await connections[0].execute(created)
    end = time.perf_counter() + seconds

    async def insert(connection: Any) -> int:
        name, done = secrets.token_hex(8), 0
        while time.perf_counter() < end:
            await connection.execute(ROW, name, done)
            done += 1
        return done

    rows = await asyncio.gather(*(insert(connection) for connection in connections))
    for connection in connections:
        await connection.close()
    return sum(rows) / seconds


async def whole_moves(pairs: list[Pair], seconds: float) -> float:
    """Give how many whole moves a second go through the server when every pair plays as fast as it can."""
    end = time.perf_counter() + seconds

    async def play(pair: Pair) -> int:
        made = 0
        while time.perf_counter() < end:
            await pair.move()
            made += 1
        return made

    return sum(await asyncio.gather(*(play(pair) for pair in pairs))) / seconds


async def make_pairs(server: Server, number: int, *, watched: bool) -> list[Pair]:
    pairs = [Pair(server, [await come(server), await come(server)], watched=watched) for _ in range(number)]
    for pair in pairs:
        await pair.sit_down()
    return pairs


async def ratio(rounds: int, seconds: float, tables: int) -> None:
    async with run_server() as server:
        pairs = await make_pairs(server, tables, watched=True)
        await whole_moves(pairs, 2)
        ratios = []
        for number in range(rounds):
            bare = await bare_commits(server.database, seconds)
            before = server.seconds()
            moves = await whole_moves(pairs, seconds)
            cost = (server.seconds() - before) / (moves * seconds) * 1000
            ratios.append(moves / bare)
            print(
                f"round {number}: {bare:.0f} bare commits a second, {moves:.0f} whole moves, ratio {ratios[-1]:.2f};"
                f" a move takes the server {cost:.2f} ms of processor time"
            )
        for pair in pairs:
            await pair.stand_up()
        print(f"median ratio {median(ratios):.2f}")


async def sockets(number: int, rate: float, seconds: float) -> None:
    async with run_server() as server:
        before = server.memory()
        pairs = await make_pairs(server, number // 3, watched=True)
        after = server.memory()
        taken: list[float] = []
        errors = 0
        end, due = time.perf_counter() + seconds, time.perf_counter()
        tasks: set[asyncio.Task[float]] = set()
        place = 0
        while time.perf_counter() < end:
            await asyncio.sleep(max(0, due - time.perf_counter()))
            due += 1 / rate
            task = asyncio.create_task(pairs[place % len(pairs)].move())
            place += 1
            tasks.add(task)
            if len(tasks) >= len(pairs) // 2:
                done, tasks = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                errors += sum(one.exception() is not None for one in done)
                taken += [one.result() for one in done if one.exception() is None]
        done, _ = await asyncio.wait(tasks, timeout=30)
        errors += len(tasks) - len(done) + sum(one.exception() is not None for one in done)
        taken += [one.result() for one in done if one.exception() is None]
        taken.sort()
        print(
            f"{3 * len(pairs)} sockets, {len(taken) / seconds:.0f} moves a second for {seconds:.0f} s, {errors} errors"
        )
        print(f"p50 {taken[len(taken) // 2] * 1000:.1f} ms, p99 {taken[len(taken) * 99 // 100] * 1000:.1f} ms")
        print(f"{(after - before) / (3 * len(pairs)) / 1024:.0f} KiB of memory for each socket, its table included")
        for pair in pairs:
            await pair.stand_up()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    first = kinds.add_parser("ratio")
    first.add_argument("--rounds", type=int, default=3)
    first.add_argument("--seconds", type=float, default=10)
    first.add_argument("--tables", type=int, default=32)
    second = kinds.add_parser("sockets")
    second.add_argument("--sockets", type=int, default=2000)
    second.add_argument("--rate", type=float, default=300)
    second.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    if chosen.kind == "ratio":
        asyncio.run(ratio(chosen.rounds, chosen.seconds, chosen.tables))
    else:
        asyncio.run(sockets(chosen.sockets, chosen.rate, chosen.seconds))


if __name__ == "__main__":
    main()
