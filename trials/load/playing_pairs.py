"""A server process, and pairs of people who play game after game of Fishery as fast as it answers."""

import asyncio
import os
import resource
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

DATABASE = os.environ.get("SHOAL_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
NATS = os.environ.get("SHOAL_TEST_NATS", "nats://127.0.0.1:4222")
SHOAL = (sys.executable, "-c", "from shoal.cli import main; main()")
GAME = "fishery"
FILES = 16_384
PATIENCE = 120.0
AT_ONCE = 8


def seconds_of(process: int) -> float:
    """Return the processor time that a process of this machine has used."""
    try:
        figures = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except FileNotFoundError:
        return 0
    return (int(figures[11]) + int(figures[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Server:
    """A server process with its own database, and an HTTP client for it."""

    url: str
    database: str
    process: subprocess.Popen[bytes]
    client: httpx.AsyncClient
    admin: Any

    def seconds(self) -> float:
        """Return the processor time that the server has used."""
        return seconds_of(self.process.pid)

    async def database_seconds(self) -> float:
        """Return the processor time that PostgreSQL has used for open connections; 0 if it runs on another machine."""
        rows = await self.admin.fetch(
            "SELECT pid FROM pg_stat_activity WHERE datname = $1", self.database.rsplit("/", 1)[1]
        )
        return sum(seconds_of(row["pid"]) for row in rows)

    def memory(self) -> int:
        """Return the memory of the server in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    async def post(self, path: str, cookie: str = "", body: Any = None) -> httpx.Response:
        headers = {"X-Shoal": "1", "Cookie": cookie}
        return (await self.client.post(path, headers=headers, json=body)).raise_for_status()

    async def guest(self) -> str:
        """Create a guest; return the cookie."""
        answer = await self.post("/api/players/guest")
        return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    async def line(self, table: str, cookie: str) -> ClientConnection:
        """Open a websocket of a table and send hello."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        headers = {"Cookie": cookie} if cookie else {}
        line = await connect(
            url,
            additional_headers=headers,
            compression=None,
            max_queue=64,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        await line.send('{"type": "hello", "since": 0}')
        return line


@asynccontextmanager
async def run_server() -> AsyncIterator[Server]:
    """Run a server on a new database, which is dropped afterwards."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, max(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    name = f"shoal_load_{secrets.token_hex(4)}"
    admin = await asyncpg.connect(DATABASE)
    await admin.execute(f'CREATE DATABASE "{name}"')
    url = f"{DATABASE.rsplit('/', 1)[0]}/{name}"
    try:
        subprocess.run((*SHOAL, "migrate"), env=environment(url), check=True, capture_output=True)
        async with run_node(url, admin) as server:
            yield server
    finally:
        await admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
        await admin.close()


def environment(database: str) -> dict[str, str]:
    settings = {"SHOAL_DATABASE": database, "SHOAL_NATS": NATS, "SHOAL_SECRET": "x" * 40, "SHOAL_LIMITS": "off"}
    return {**os.environ, **settings}


@asynccontextmanager
async def run_node(database: str, admin: Any) -> AsyncIterator[Server]:
    """Run a node on a database that was migrated; `admin` is a connection that may ask for all processes."""
    port = free_port()
    command = (*SHOAL, "serve", "--port", str(port))
    process = subprocess.Popen(command, env=environment(database), stdout=subprocess.DEVNULL)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            await wait_until_ready(client, process)
            yield Server(str(client.base_url), database, process, client, admin)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def wait_until_ready(client: httpx.AsyncClient, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            await client.get("/readyz")
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        else:
            client.cookies.clear()
            return
    raise RuntimeError("the server did not start")


async def hear(line: ClientConnection, kind: bytes) -> bytes:
    """Return the next message of a type; only the beginning of each message is parsed."""
    while True:
        text = await line.recv(decode=False)
        if text.startswith(b'{"type":"' + kind):
            return text


class Pair:
    """Two players and some spectators, at one table after another."""

    def __init__(self, server: Server, cookies: tuple[str, str], watchers: int) -> None:
        self.server = server
        self.cookies = cookies
        self.watchers = watchers
        self.lines: list[ClientConnection] = []
        self.positions: list[dict[str, Any]] = []
        self.moves = 0
        self.table = ""

    async def sit_down(self) -> None:
        """Begin a new game at a new table."""
        await self.stand_up()
        opened = await self.server.post("/api/tables", self.cookies[0], {"game": GAME, "talk": False})
        self.table = table = opened.json()["id"]
        await self.server.post(f"/api/tables/{table}/join", self.cookies[1], {})
        self.lines = [await self.server.line(table, cookie) for cookie in (*self.cookies, *[""] * self.watchers)]
        welcomes = [orjson.loads(await hear(line, b"welcome")) for line in self.lines]
        self.positions = [welcome["position"] for welcome in welcomes[:2]]

    async def stand_up(self) -> None:
        for line in self.lines:
            await line.close()

    def over(self) -> bool:
        return not self.positions[0]["turn"]

    async def move(self) -> float:
        """Make one move and wait until all readers have got it; return the seconds until it was acknowledged."""
        if self.over():
            await self.sit_down()
        seat = self.positions[0]["turn"][0]
        own, legal = self.lines[seat], self.positions[seat]["legal"]
        self.moves += 1
        steps = [legal[self.moves % len(legal)]]
        message = {
            "type": "act",
            "key": f"k{self.moves}",
            "decision": self.positions[seat]["decision"],
            "steps": steps,
        }
        begun = time.perf_counter()
        await own.send(orjson.dumps(message).decode())
        news = await hear(own, b"news")
        await hear(own, b"accepted")
        taken = time.perf_counter() - begun
        self.positions[seat] = orjson.loads(news)["position"]
        others = await hear(self.lines[1 - seat], b"news")
        self.positions[1 - seat] = orjson.loads(others)["position"]
        for line in self.lines[2:]:
            await hear(line, b"news")
        return taken


async def make_pairs(server: Server, number: int, watchers: int, guests: int = 64) -> list[Pair]:
    """Return pairs who sit at tables; a guest may sit at several."""
    cookies = [await server.guest() for _ in range(min(2 * number, guests))]
    seated = [(cookies[2 * place % len(cookies)], cookies[(2 * place + 1) % len(cookies)]) for place in range(number)]
    pairs = [Pair(server, both, watchers) for both in seated]
    await sit_down(pairs)
    return pairs


async def sit_down(pairs: list[Pair]) -> None:
    """Let every pair begin a new game, a few at a time."""
    for first in range(0, len(pairs), AT_ONCE):
        await asyncio.gather(*(pair.sit_down() for pair in pairs[first : first + AT_ONCE]))
