"""Close websockets whose session has ended: at once if the bus says so, otherwise within seconds.

The bus says whose sessions have changed, and the database says which of them are left. Messages may be lost, so every
few seconds the database is asked about all sessions with an open websocket here, in batches.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Final

from structlog import get_logger

from shoal.server.bus import Bus
from shoal.server.database import Database
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.players import store
from shoal.server.players.accounts import SESSIONS_ENDED

EVERY_SECONDS: Final = 4.0
BATCH: Final = 1000
LOG: Final = get_logger()


@dataclass(frozen=True)
class Session:
    """A session as the database knows it: whose it is, and the hash of its token."""

    player: str
    token: str


@dataclass(eq=False)
class Held:
    """An open websocket of a session, and how to drop it when the session has ended."""

    token: str
    ended: bool = False
    drop: Callable[[], object] = lambda: None

    def end(self) -> None:
        self.ended = True
        self.drop()


class Sessions:
    """The sessions with open websockets at this node."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.open: dict[str, set[Held]] = {}
        self.told: set[str] = set()
        self.woken = asyncio.Event()

    @contextmanager
    def holding(self, session: Session | None) -> Iterator[Held]:
        """Register an open websocket, so that it is dropped when its session ends. A stranger has no session."""
        held = Held("" if session is None else session.token)
        if session is not None:
            self.open.setdefault(session.player, set()).add(held)
        try:
            yield held
        finally:
            if session is not None:
                self.open[session.player].discard(held)
                if not self.open[session.player]:
                    del self.open[session.player]

    async def run(self) -> None:
        """Check sessions until cancelled: those that the bus names at once, and all every few seconds."""
        await self.bus.subscribe(SESSIONS_ENDED, self.on_ended)
        loop, everybody_at = asyncio.get_running_loop(), 0.0
        try:
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(everybody_at):
                        await self.woken.wait()
                self.woken.clear()
                players, self.told = self.told, set()
                if loop.time() >= everybody_at:
                    players, everybody_at = set(self.open), loop.time() + EVERY_SECONDS
                await self.look(held for player in players for held in self.open.get(player, ()))
        finally:
            await self.bus.unsubscribe(SESSIONS_ENDED, self.on_ended)

    def on_ended(self, data: bytes) -> None:
        """Note whose sessions have changed; empty data means that messages may have been lost."""
        named = {data.decode(errors="replace")} if data else set(self.open)
        self.told |= named & self.open.keys()
        if self.told:
            self.woken.set()

    async def look(self, held: Iterable[Held]) -> None:
        """Drop the websockets of sessions that are over; drop none while the database is away."""
        by_token: dict[str, list[Held]] = {}
        for one in held:
            by_token.setdefault(one.token, []).append(one)
        tokens = list(by_token)
        for first in range(0, len(tokens), BATCH):
            batch = tokens[first : first + BATCH]
            try:
                async with self.database.reading() as connection:
                    living = await store.living(connection, batch)
            except DATABASE_ERRORS as error:
                LOG.warning("sessions.unchecked", error=type(error).__name__)
                return
            for token in (token for token in batch if token not in living):
                for one in by_token[token]:
                    one.end()
