"""Clients that play at random, retry whatever gets lost, and write down what they were promised and shown."""

import asyncio
import hashlib
import json
import random
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 30.0
LOST = (OSError, TimeoutError, WebSocketException)


def digest_of(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


@dataclass
class Pending:
    """A command that was sent and not answered yet."""

    key: str
    decision: int
    steps: list[str]


@dataclass
class Sailor:
    """One person at one table, or with no seat a spectator."""

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

    async def sail(self) -> None:
        """Play until the game is over, over as many connections as it takes, in less and less of a hurry."""
        pause = 0.2
        while not self.over:
            url = f"ws://127.0.0.1:{self.rng.choice(self.ports)}/api/tables/{self.table}/play"
            try:
                async with connect(
                    url, additional_headers={"Cookie": self.cookie}, max_size=2**22, open_timeout=PATIENCE
                ) as line:
                    pause = 0.2
                    await self.visit(line)
            except LOST:
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
        """Answer every decision; what was sent and not answered is sent again with the same key."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.3, 1) * self.slowness)
            decision = None if self.position is None else self.position["decision"]
            if self.pending is None and self.position is not None and decision not in (None, self.settled):
                self.pending = Pending(uuid4().hex, decision, [self.rng.choice(self.position["legal"])])
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
            self.known = position["entry"]
            self.position = position
            self.shown[self.known] = digest_of(position["view"])
            self.over = position["result"] is not None

    def settle(self, message: dict[str, Any]) -> None:
        """Note the answer; one that says that the table is busy leaves the command to be sent again."""
        assert self.pending is not None
        if message["type"] == "accepted":
            self.acknowledged.append(self.pending.key)
        if message["type"] == "accepted" or message["refusal"]["code"] != "busy":
            self.settled = self.pending.decision
            self.pending = None
        self.answered.set()


class Harbour:
    """Opens tables over HTTP, again and again until it is done."""

    def __init__(self, ports: list[int], rng: random.Random) -> None:
        self.ports = ports
        self.rng = rng

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> httpx.Response:
        """Ask any node until one answers."""
        while True:
            url = f"http://127.0.0.1:{self.rng.choice(self.ports)}{path}"
            headers = {"X-Shoal": "1", "Cookie": cookie}
            try:
                async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:  # noqa: S501  (no TLS here)
                    answer = await client.request(method, url, headers=headers, json=body)
                if answer.status_code < 500:
                    return answer
            except httpx.HTTPError:
                pass
            await asyncio.sleep(self.rng.uniform(0.1, 0.5))

    async def guest(self) -> str:
        answer = await self.ask("POST", "/api/players/guest", body={})
        return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    async def open(self, game: str, seats: int, people: int, slowness: float) -> list[Sailor]:
        """Open a table for people and bots and fill its chairs; give the people and a spectator."""
        cookies = [await self.guest() for _ in range(people)]
        bots = [{"kind": "bot", "level": "deckhand"}] * (seats - people)
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *bots]
        opened = await self.ask("POST", "/api/tables", cookies[0], {"game": game, "chairs": chairs})
        table = opened.json()["id"]
        for cookie in cookies[1:]:
            await self.ask("POST", f"/api/tables/{table}/join", cookie, {})
        watcher = Sailor(self.ports, "", table, self.rng, slowness)
        return [*(Sailor(self.ports, cookie, table, self.rng, slowness) for cookie in cookies), watcher]
