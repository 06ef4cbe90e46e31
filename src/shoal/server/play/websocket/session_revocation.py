"""Session revocation: close websockets whose session has ended, at once if the bus says so, else within seconds.

The bus says whose sessions have changed, and the database says which of them are left. Messages may be lost, so every
few seconds the database is asked about all sessions with an open websocket here, in batches.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from shoal.server.accounts.identity import store
from shoal.server.accounts.identity.sessions import SESSIONS_ENDED
from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.bus.bus import Bus
from shoal.server.platform.db.database import Database

CHECK_EVERY_S: Final = 4.0
BATCH: Final = 1000


@dataclass(frozen=True)
class SessionKey:
    """A session as the database knows it: whose it is, and the hash of its token."""

    player: str
    token: str


@dataclass(eq=False)
class SessionSocket:
    """An open websocket of a session, and how to drop it when the session has ended."""

    token: str
    ended: bool = False
    drop: Callable[[], object] = lambda: None

    def end(self) -> None:
        self.ended = True
        self.drop()


class SessionRevocation:
    """The sessions with open websockets at this node."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.open: dict[str, set[SessionSocket]] = {}
        self.told: set[str] = set()
        self.woken = asyncio.Event()
        self.everybody_at = 0.0

    @contextmanager
    def holding(self, session: SessionKey | None) -> Iterator[SessionSocket]:
        """Register an open websocket, so that it is dropped when its session ends. A stranger has no session."""
        held = SessionSocket("" if session is None else session.token)
        if session is not None:
            self.open.setdefault(session.player, set()).add(held)
        try:
            yield held
        finally:
            if session is not None:
                self.open[session.player].discard(held)
                if not self.open[session.player]:
                    del self.open[session.player]

    @asynccontextmanager
    async def working(self, duties: Supervisor) -> AsyncIterator[None]:
        """Check sessions: those that the bus names at once, and all every few seconds."""
        await self.bus.subscribe(SESSIONS_ENDED, self.on_ended)
        duties.repeat("sessions", timedelta(0), self._check_due)
        try:
            yield
        finally:
            await duties.stop("sessions")
            await self.bus.unsubscribe(SESSIONS_ENDED, self.on_ended)

    async def _check_due(self) -> None:
        """Wait until a session has ended or it is time for all, and check; after an error all are checked."""
        loop, everybody_at = asyncio.get_running_loop(), self.everybody_at
        with suppress(TimeoutError):
            async with asyncio.timeout_at(everybody_at):
                await self.woken.wait()
        self.woken.clear()
        players, self.told, self.everybody_at = self.told, set(), 0.0
        if loop.time() >= everybody_at:
            players, everybody_at = set(self.open), loop.time() + CHECK_EVERY_S
        await self.look(held for player in players for held in self.open.get(player, ()))
        self.everybody_at = everybody_at

    def on_ended(self, data: bytes) -> None:
        """Note whose sessions have changed; empty data means that messages may have been lost."""
        named = {data.decode(errors="replace")} if data else set(self.open)
        self.told |= named & self.open.keys()
        if self.told:
            self.woken.set()

    async def look(self, held: Iterable[SessionSocket]) -> None:
        """Drop the websockets of sessions that are over; drop none while the database is away."""
        by_token: dict[str, list[SessionSocket]] = {}
        for websocket in held:
            by_token.setdefault(websocket.token, []).append(websocket)
        tokens = list(by_token)
        for first in range(0, len(tokens), BATCH):
            batch = tokens[first : first + BATCH]
            async with self.database.reading() as connection:
                living = await store.living(connection, batch)
            for token in (token for token in batch if token not in living):
                for websocket in by_token[token]:
                    websocket.end()
