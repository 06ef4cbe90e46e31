"""What one hostile guest can do with a cookie and websockets: each attack by name, bounded in count and time.

An attack gets the target and so many seconds, and returns how many things it asked for and how many were granted. It
runs in a process of its own, as if from another machine, and always comes from the same address.
"""

import asyncio
import json
import os
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ADDRESS: Final = "203.0.113.9"
PATIENCE: Final = 10.0
LOST: Final = (OSError, TimeoutError, WebSocketException)


@dataclass
class Gain:
    """What an attack asked for and what it was granted."""

    asked: int = 0
    granted: int = 0


@dataclass(frozen=True)
class Target:
    """Where the attacked target is; the name and the password of an honest account are for those who guess."""

    port: int
    owner: str

    def client(self, cookie: str = "") -> httpx.AsyncClient:
        headers = {"X-Shoal": "1", "Cookie": cookie, "X-Forwarded-For": ADDRESS}
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", headers=headers, timeout=PATIENCE)

    async def guest(self) -> str:
        async with self.client() as client:
            answer = await client.post("/api/players/guest", json={})
        return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())

    async def line(self, table: str, cookie: str) -> ClientConnection:
        """Open a websocket and say hello."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        headers = {"Cookie": cookie, "X-Forwarded-For": ADDRESS}
        line = await connect(url, additional_headers=headers, ping_interval=None, open_timeout=PATIENCE)
        await line.send('{"type": "hello", "since": 0}')
        return line


Attack = Callable[[Target, float], Coroutine[Any, Any, Gain]]


async def ask(client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
    """Ask something; a target that does not answer at all is as good as one that answers with status 504."""
    try:
        return await client.request(method, path, json=body)
    except httpx.HTTPError:
        await asyncio.sleep(0.1)
        return httpx.Response(504)


async def open_table(client: httpx.AsyncClient, **wish: Any) -> str | None:
    """Open a table, or return None if the target refuses."""
    answer = await ask(client, "POST", "/api/tables", {"game": "fishery", **wish})
    return str(answer.json()["id"]) if answer.status_code == 201 else None


def is_wrong(answer: httpx.Response) -> bool:
    """Return whether nonsense was taken, or answered by a fault."""
    return answer.status_code < 400 or answer.status_code >= 500


async def at_a_table(target: Target) -> tuple[str, str]:
    """Come as a guest and sit down at a table against a bot; return the cookie and the table."""
    cookie = await target.guest()
    async with target.client(cookie) as client:
        table = await open_table(client, chairs=[{"kind": "me"}, {"kind": "bot", "level": "deckhand"}])
    assert table is not None
    return cookie, table


async def shout(target: Target, seconds: float, rate: float, lines: int, message: Callable[[], str]) -> Gain:
    """Send a message over and over from several websockets of one guest, each opened again when it is closed."""
    cookie, table = await at_a_table(target)
    gain, end = Gain(), time.monotonic() + seconds

    async def one() -> None:
        while time.monotonic() < end:
            try:
                line = await target.line(table, cookie)
                listening = asyncio.create_task(count_granted(line, gain))
                try:
                    while time.monotonic() < end:
                        await line.send(message())
                        gain.asked += 1
                        await asyncio.sleep(lines / rate)
                finally:
                    await line.close()
                    await listening
            except LOST:
                await asyncio.sleep(lines / rate)

    await asyncio.gather(*(one() for _ in range(lines)))
    return gain


async def count_granted(line: ClientConnection, gain: Gain) -> None:
    with suppress(*LOST):
        async for text in line:
            gain.granted += json.loads(text)["type"] in ("accepted", "previewed", "reasons")


def act(key: str) -> str:
    return json.dumps({"type": "act", "key": key, "decision": 0, "steps": ["a1"]})


def talk(text: str) -> str:
    return json.dumps({"type": "talk", "key": uuid4().hex, "text": text})


def why() -> str:
    squares = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 8)]
    return json.dumps({"type": "why", "key": uuid4().hex, "decision": 0, "steps": [], "actions": squares})


def preview() -> str:
    return json.dumps({"type": "preview", "key": uuid4().hex, "decision": 0, "steps": ["a1"]})


async def nul_key(target: Target, seconds: float) -> Gain:
    """Name commands with a character that PostgreSQL refuses."""
    return await shout(target, seconds, 148, 8, lambda: act(f"\0{uuid4().hex}"))


async def surrogate_key(target: Target, seconds: float) -> Gain:
    """Name commands with half a character."""
    return await shout(target, seconds, 148, 8, lambda: act(f"\ud800{uuid4().hex}"))


async def nul_talk(target: Target, seconds: float) -> Gain:
    """Say what PostgreSQL refuses."""
    return await shout(target, seconds, 40, 8, lambda: talk("ahoy\0"))


async def nul_word_and_path(target: Target, seconds: float) -> Gain:
    """Open tables with a bad word, and websockets and pages with a bad path."""
    cookie, gain, end = await target.guest(), Gain(), time.monotonic() + seconds
    async with target.client(cookie) as client:
        while time.monotonic() < end:
            answers = [
                await ask(client, "POST", "/api/tables", {"game": "fishery", "word": "\0"}),
                await ask(client, "GET", "/api/tables/a%00b"),
                await ask(client, "GET", "/api/players/%00"),
            ]
            gain.asked += len(answers) + 1
            gain.granted += sum(map(is_wrong, answers))
            with suppress(*LOST):
                line = await target.line("a%00b", cookie)
                await line.recv()
            await asyncio.sleep(0.02)
    return gain


async def message_flood(target: Target, seconds: float) -> Gain:
    """Send well-formed messages as fast as possible from many websockets."""
    return await shout(target, seconds, 2000, 32, lambda: act(uuid4().hex))


async def talk_flood(target: Target, seconds: float) -> Gain:
    """Chat without a pause, with a new websocket whenever the last one may not."""
    return await shout(target, seconds, 200, 16, lambda: talk("ahoy"))


async def question_flood(target: Target, seconds: float) -> Gain:
    """Ask the dearest questions: why each of many actions is refused, and what each would lead to."""
    return await shout(target, seconds, 400, 32, lambda: why() if os.urandom(1)[0] & 1 else preview())


async def socket_flood(target: Target, seconds: float) -> Gain:
    """Open websockets and leave at once."""
    cookie, table = await at_a_table(target)
    gain, end = Gain(), time.monotonic() + seconds

    async def one() -> None:
        while time.monotonic() < end:
            gain.asked += 1
            with suppress(*LOST):
                line = await target.line(table, cookie)
                gain.granted += json.loads(await line.recv())["type"] == "welcome"
                await line.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(16)))
    return gain


BY_LINE: Final[dict[str, Attack]] = {
    attack.__name__: attack
    for attack in (
        nul_key,
        surrogate_key,
        nul_talk,
        nul_word_and_path,
        message_flood,
        talk_flood,
        question_flood,
        socket_flood,
    )
}
