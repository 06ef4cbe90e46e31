"""Attacks over websockets by one guest with a cookie.

An attack gets the target and its duration in seconds. It returns how many things it asked for and how many of them were
granted. It runs in its own process, as if from another machine, and always comes from the same address.
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
DISCONNECTED: Final = (OSError, TimeoutError, WebSocketException)


@dataclass
class Gain:
    """What an attack asked for and what it was granted."""

    asked: int = 0
    granted: int = 0


@dataclass(frozen=True)
class Target:
    """The attacked node, and the name of an honest account whose password is guessed."""

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
        """Open a websocket and send hello."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        headers = {"Cookie": cookie, "X-Forwarded-For": ADDRESS}
        line = await connect(url, additional_headers=headers, ping_interval=None, open_timeout=PATIENCE)
        await line.send('{"type": "hello", "since": 0}')
        return line


Attack = Callable[[Target, float], Coroutine[Any, Any, Gain]]


async def ask(client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
    """Send a request; return status 504 if the target does not answer."""
    try:
        return await client.request(method, path, json=body)
    except httpx.HTTPError:
        await asyncio.sleep(0.1)
        return httpx.Response(504)


async def open_table(client: httpx.AsyncClient, **wish: Any) -> str | None:
    """Open a table; return its id, or None if the target refuses."""
    answer = await ask(client, "POST", "/api/tables", {"game": "fishery", **wish})
    return str(answer.json()["id"]) if answer.status_code == 201 else None


def is_mishandled(answer: httpx.Response) -> bool:
    """Return whether a malformed request was accepted or caused a server error."""
    return answer.status_code < 400 or answer.status_code >= 500


async def sit_down_with_bot(target: Target) -> tuple[str, str]:
    """Become a guest and open a table against a bot; return the cookie and the table."""
    cookie = await target.guest()
    async with target.client(cookie) as client:
        table = await open_table(client, chairs=[{"kind": "me"}, {"kind": "bot", "level": "deckhand"}])
    assert table is not None
    return cookie, table


async def send_repeatedly(target: Target, seconds: float, rate: float, lines: int, message: Callable[[], str]) -> Gain:
    """Send a message again and again from several websockets of one guest; open each again when it is closed."""
    cookie, table = await sit_down_with_bot(target)
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
            except DISCONNECTED:
                await asyncio.sleep(lines / rate)

    await asyncio.gather(*(one() for _ in range(lines)))
    return gain


async def count_granted(line: ClientConnection, gain: Gain) -> None:
    with suppress(*DISCONNECTED):
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
    """The attacker sends commands whose key has a character that PostgreSQL refuses."""
    return await send_repeatedly(target, seconds, 148, 8, lambda: act(f"\0{uuid4().hex}"))


async def surrogate_key(target: Target, seconds: float) -> Gain:
    """The attacker sends commands whose key has half of a surrogate pair."""
    return await send_repeatedly(target, seconds, 148, 8, lambda: act(f"\ud800{uuid4().hex}"))


async def nul_talk(target: Target, seconds: float) -> Gain:
    """The attacker sends chat text that PostgreSQL refuses."""
    return await send_repeatedly(target, seconds, 40, 8, lambda: talk("ahoy\0"))


async def nul_word_and_path(target: Target, seconds: float) -> Gain:
    """The attacker opens tables with a NUL in the word, and websockets and pages with a NUL in the path."""
    cookie, gain, end = await target.guest(), Gain(), time.monotonic() + seconds
    async with target.client(cookie) as client:
        while time.monotonic() < end:
            answers = [
                await ask(client, "POST", "/api/tables", {"game": "fishery", "word": "\0"}),
                await ask(client, "GET", "/api/tables/a%00b"),
                await ask(client, "GET", "/api/players/%00"),
            ]
            gain.asked += len(answers) + 1
            gain.granted += sum(map(is_mishandled, answers))
            with suppress(*DISCONNECTED):
                line = await target.line("a%00b", cookie)
                await line.recv()
            await asyncio.sleep(0.02)
    return gain


async def message_flood(target: Target, seconds: float) -> Gain:
    """The attacker sends well-formed messages as fast as possible from many websockets."""
    return await send_repeatedly(target, seconds, 2000, 32, lambda: act(uuid4().hex))


async def talk_flood(target: Target, seconds: float) -> Gain:
    """The attacker chats without a pause, and opens a new websocket when one is closed."""
    return await send_repeatedly(target, seconds, 200, 16, lambda: talk("ahoy"))


async def question_flood(target: Target, seconds: float) -> Gain:
    """The attacker asks the most expensive questions: why many actions are refused, and previews."""
    return await send_repeatedly(target, seconds, 400, 32, lambda: why() if os.urandom(1)[0] & 1 else preview())


async def socket_flood(target: Target, seconds: float) -> Gain:
    """The attacker opens websockets and closes them at once."""
    cookie, table = await sit_down_with_bot(target)
    gain, end = Gain(), time.monotonic() + seconds

    async def one() -> None:
        while time.monotonic() < end:
            gain.asked += 1
            with suppress(*DISCONNECTED):
                line = await target.line(table, cookie)
                gain.granted += json.loads(await line.recv())["type"] == "welcome"
                await line.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(16)))
    return gain


OVER_WEBSOCKETS: Final[dict[str, Attack]] = {
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
