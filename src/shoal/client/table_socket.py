"""A table over a websocket that reconnects by itself with backoff, and sends again what was not answered."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException

from shoal.client.errors import ClientError, Closed, Refused
from shoal.table.client_messages import Happening, Position, Result, Summary

FOR_GOOD: Final = {4401: "the session has ended", 4404: "there is no such table"}
"""Codes after which connecting again is no use."""
FORBIDDEN: Final = 403
LOST: Final = (OSError, TimeoutError, WebSocketException)
AGAIN: Final = frozenset({"busy", "unavailable", "limit"})
"""Refusals after which the same command is sent again."""
RECONNECT_FIRST_S, RECONNECT_LONGEST_S = 0.2, 10.0
"""Seconds before another try; each waits twice as long as the last."""
LARGEST: Final = 2**22


class Seat:
    """What the player knows of one table, kept up to date while the block runs.

    `happenings` are the latest entries of the record, in order: all since the block began, and some before it.
    """

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.address = address
        self.headers = headers
        self.table: Summary | None = None
        self.you: int | None = None
        self.position: Position | None = None
        self.happenings: list[Happening] = []
        self.known = 0
        self.heard = 0
        self.waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self.answered: int | None = None
        self.line: ClientConnection | None = None
        self.changed = asyncio.Condition()
        self.failure: Closed | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.stay())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None = None,
        error: BaseException | None = None,
        trace: TracebackType | None = None,
    ) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    @property
    def result(self) -> Result | None:
        """Return how the game ended, or None while it runs."""
        return None if self.position is None else self.position["result"]

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait until something holds; raise Closed if nothing more can come."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.failure is not None or ready())
        if self.failure is not None and not ready():
            raise self.failure

    async def decision(self) -> Position | None:
        """Wait until the player owes a decision; return the position, or None if the game is over or was closed."""
        await self.until(lambda: self.is_over() or self.is_due())
        return None if self.is_over() else self.position

    def is_due(self) -> bool:
        """Return whether the player owes a decision that they have not answered yet."""
        return self.position is not None and self.position["decision"] not in (None, self.answered)

    async def until_due(self, seconds: float) -> None:
        """Wait until the player owes a decision or the game is over, but not longer than this."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.decision()

    def is_over(self) -> bool:
        """Return whether the game is over, or the table was closed before it began."""
        closed = self.position is None and self.table is not None and self.table["status"] == "over"
        return closed or self.result is not None

    async def act(self, *steps: str) -> None:
        """Take steps in answer to the decision that is owed, all or none; raise Refused."""
        decision = None if self.position is None else self.position["decision"]
        if decision is None:
            raise ClientError("no decision is owed now")
        await self.ask("act", decision=decision, steps=list(steps))
        self.answered = decision

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a command or question of docs/reference/websocket.asyncapi.json; return its answer, or raise Refused."""
        if self.failure is not None:
            raise self.failure
        key = uuid4().hex
        message, answer = {"type": kind, "key": key, **fields}, asyncio.get_running_loop().create_future()
        self.waiting[key] = (message, answer)
        try:
            pause = RECONNECT_FIRST_S
            while True:
                await self.send(message)
                told: dict[str, Any] = await answer
                if told["type"] != "refused":
                    return told
                if told["refusal"]["code"] not in AGAIN:
                    raise Refused(told["refusal"])
                answer = asyncio.get_running_loop().create_future()
                self.waiting[key] = (message, answer)
                await asyncio.sleep(pause)
                pause = min(2 * pause, RECONNECT_LONGEST_S)
        finally:
            del self.waiting[key]

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message now if the websocket is open; otherwise it is sent when it opens again."""
        if self.line is not None:
            with suppress(ConnectionClosed):
                await self.line.send(json.dumps(message))

    async def stay(self) -> None:
        """Stay connected until the block ends, or the server closes for good."""
        pause = RECONNECT_FIRST_S
        while True:
            heard = self.heard
            try:
                async with connect(self.address, additional_headers=self.headers, max_size=LARGEST) as line:
                    await self.visit(line)
            except LOST as error:
                if (reason := reason_of(error)) is not None:
                    await self.fail(Closed(reason))
                    return
            except (KeyError, TypeError, ValueError):
                await self.fail(Closed("this is no table of a Shoal server"))
                return
            pause = RECONNECT_FIRST_S if self.heard > heard else min(2 * pause, RECONNECT_LONGEST_S)
            await asyncio.sleep(random.uniform(0.5, 1) * pause)

    async def visit(self, line: ClientConnection) -> None:
        """Read until the connection is lost. Commands without an answer are sent again, with their keys."""
        await self.hello(line)
        self.line = line
        try:
            for message, _ in list(self.waiting.values()):
                await line.send(json.dumps(message))
            while True:
                await self.hear(line, json.loads(await line.recv()))
        finally:
            self.line = None

    async def hello(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "since": self.known}))

    async def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Take in one message of the server."""
        self.heard += 1
        kind = message["type"]
        if kind == "news" and first_of(message) > self.known:
            await self.hello(line)
        elif kind in ("welcome", "news", "changed"):
            await self.learn(message)
        elif (asked := self.waiting.get(message.get("key", ""))) is not None and not asked[1].done():
            if kind == "refused":
                await self.hello(line)
            asked[1].set_result(message)

    async def learn(self, message: dict[str, Any]) -> None:
        async with self.changed:
            self.table = message.get("table", self.table)
            self.you = message.get("you", self.you)
            position: Position | None = message.get("position")
            if position is not None and position["entry"] >= self.known:
                self.happenings += message["happenings"][max(0, self.known - first_of(message)) :]
                self.position, self.known = position, position["entry"]
            self.changed.notify_all()

    async def fail(self, failure: Closed) -> None:
        async with self.changed:
            self.failure = failure
            self.changed.notify_all()
        for _, answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(failure)


def first_of(message: dict[str, Any]) -> int:
    """Return how many entries came before the happenings of a welcome or of news."""
    return int(message["position"]["entry"]) - len(message["happenings"])


def reason_of(error: Exception) -> str | None:
    """Return why connecting again is no use, or None."""
    if isinstance(error, InvalidURI):
        return str(error)
    if isinstance(error, InvalidStatus) and error.response.status_code == FORBIDDEN:
        return "there is no such table, or the server forbids it"
    if isinstance(error, ConnectionClosed) and error.rcvd is not None:
        return FOR_GOOD.get(error.rcvd.code)
    return None
