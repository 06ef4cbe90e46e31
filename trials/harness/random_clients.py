"""Clients that play at random, send again what got lost, and keep what the server acknowledged and showed them."""

import asyncio
import hashlib
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 30.0
DISCONNECTED = (OSError, TimeoutError, WebSocketException)
RETRIED = frozenset({"busy", "unavailable", "limit"})
"""Refusals after which the same command is sent again."""


def digest_of(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Pending:
    """A command that was sent and not answered yet."""

    key: str
    decision: int
    steps: list[str]
    since: float


@dataclass(frozen=True)
class Timed:
    """When a move was sent, and the seconds until it was accepted, or until a bot answered it."""

    sent: float
    taken: float


@dataclass
class Client:
    """The client of one person at one table. `alone`: all others are bots. Without a seat it is a spectator.

    `away` are the seconds from each loss of the connection to the first message after it.
    """

    ports: list[int]
    cookie: str
    table: str
    rng: random.Random
    slowness: float
    seat: int | None = None
    known: int = 0
    over: bool = False
    pending: Pending | None = None
    settled: int | None = None
    position: dict[str, Any] | None = None
    acknowledged: list[str] = field(default_factory=list)
    shown: dict[int, str] = field(default_factory=dict)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    asked_again: int = 0
    twice: int = 0
    address: str = "127.0.0.1"
    alone: bool = False
    moves: list["Timed"] = field(default_factory=list)
    waits: list["Timed"] = field(default_factory=list)
    refusals: list[tuple[float, str]] = field(default_factory=list)
    drops: list[float] = field(default_factory=list)
    lost: float | None = None
    away: list[float] = field(default_factory=list)

    async def play(self) -> None:
        """Play until the game is over. Connect again when the connection is lost, with longer and longer pauses.

        Like behind a proxy that knows which nodes are there, another node is tried than the last one.
        """
        pause, port = 0.2, 0
        while not self.over:
            port = self.rng.choice([other for other in self.ports if other != port] or self.ports)
            url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/play"
            headers = {"Cookie": self.cookie, "X-Forwarded-For": self.address}
            try:
                async with connect(url, additional_headers=headers, max_size=2**22, open_timeout=PATIENCE) as line:
                    pause = 0.2
                    await self.visit(line)
            except DISCONNECTED:
                self.drops.append(time.monotonic())
                self.lost = self.lost or self.drops[-1]
                await asyncio.sleep(self.rng.uniform(0.2, 1) * pause)
                pause = min(2 * pause, 5.0)

    async def visit(self, line: ClientConnection) -> None:
        await self.hello(line)
        acting = asyncio.create_task(self.act(line))
        try:
            while not self.over:
                await self.hear(line, json.loads(await asyncio.wait_for(line.recv(), PATIENCE)))
        finally:
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)

    async def hello(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "since": self.known}))

    async def act(self, line: ClientConnection) -> None:
        """Answer every decision. A command without an answer is sent again with the same key."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.3, 1) * self.slowness)
            decision = None if self.position is None else self.position["decision"]
            if self.pending is None and self.position is not None and decision not in (None, self.settled):
                self.pending = Pending(
                    uuid4().hex, decision, [self.rng.choice(self.position["legal"])], time.monotonic()
                )
            if self.pending is not None:
                await self.send(line, self.pending)

    async def send(self, line: ClientConnection, pending: Pending) -> None:
        message = {"type": "act", "key": pending.key, "decision": pending.decision, "steps": pending.steps}
        times = 2 if self.rng.random() < 0.2 else 1
        self.twice += times - 1
        self.answered.clear()
        for _ in range(times):
            await line.send(json.dumps(message))
        try:
            await asyncio.wait_for(self.answered.wait(), PATIENCE)
        except TimeoutError:
            self.asked_again += 1

    async def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if self.lost is not None:
            self.away.append(time.monotonic() - self.lost)
            self.lost = None
        if kind == "welcome" and message["position"] is not None:
            self.seat = message["you"]
            self.take(message["position"])
        elif kind == "news":
            if message["position"]["entry"] - len(message["happenings"]) > self.known:
                await self.hello(line)
            else:
                self.take(message["position"])
        elif self.pending is not None and message.get("key") == self.pending.key:
            self.settle(message)
            if kind == "refused":
                await self.hello(line)

    def take(self, position: dict[str, Any]) -> None:
        if position["entry"] >= self.known:
            if self.alone and self.moves and position["decision"] not in (None, self.settled):
                asked = self.moves[-1].sent
                self.waits.append(Timed(asked, time.monotonic() - asked))
            self.known = position["entry"]
            self.position = position
            self.shown[self.known] = digest_of(position["view"])
            self.over = position["result"] is not None

    def settle(self, message: dict[str, Any]) -> None:
        """Keep the answer. After a refusal in RETRIED the command stays pending and is sent again."""
        assert self.pending is not None
        accepted = message["type"] == "accepted"
        if accepted:
            self.acknowledged.append(self.pending.key)
            self.moves.append(Timed(self.pending.since, time.monotonic() - self.pending.since))
        else:
            self.refusals.append((time.monotonic(), message["refusal"]["code"]))
        if accepted or message["refusal"]["code"] not in RETRIED:
            self.settled = self.pending.decision
            self.pending = None
        self.answered.set()


class TableOpener:
    """Opens tables over HTTP and retries until it succeeds. Every person has their own address."""

    def __init__(self, ports: list[int], rng: random.Random) -> None:
        self.ports = ports
        self.rng = rng
        self.people = 0

    def new_address(self) -> str:
        self.people += 1
        return f"198.18.{self.people // 250}.{self.people % 250 + 1}"

    async def ask(
        self, method: str, path: str, cookie: str = "", body: Any = None, address: str = "127.0.0.1"
    ) -> httpx.Response:
        """Send a request to random nodes until one answers."""
        while True:
            url = f"http://127.0.0.1:{self.rng.choice(self.ports)}{path}"
            headers = {"X-Shoal": "1", "Cookie": cookie, "X-Forwarded-For": address}
            try:
                async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:  # noqa: S501  (no TLS here)
                    answer = await client.request(method, url, headers=headers, json=body)
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                pass
            await asyncio.sleep(self.rng.uniform(0.1, 0.5))

    async def guest(self, address: str) -> str:
        answer = await self.ask("POST", "/api/players/guest", body={}, address=address)
        return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    async def open(self, game: str, seats: int, people: int, slowness: float) -> list[Client]:
        """Open a table for people and bots and fill its chairs; return the clients of the people and of a spectator."""
        addresses = [self.new_address() for _ in range(people)]
        cookies = [await self.guest(address) for address in addresses]
        bots = [{"kind": "bot", "level": "deckhand"}] * (seats - people)
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *bots]
        opened = await self.ask("POST", "/api/tables", cookies[0], {"game": game, "chairs": chairs}, addresses[0])
        table = opened.json()["id"]
        for cookie, address in zip(cookies[1:], addresses[1:], strict=True):
            await self.ask("POST", f"/api/tables/{table}/join", cookie, {}, address)
        watcher = Client(self.ports, "", table, self.rng, slowness, address=self.new_address())
        seated = zip(cookies, addresses, strict=True)
        return [
            *(
                Client(self.ports, cookie, table, self.rng, slowness, address=address, alone=people == 1)
                for cookie, address in seated
            ),
            watcher,
        ]
