"""A fair queue in front of the connection pool, with bulkheads: moves first, then addresses in turn.

Some connections are kept for moves, and some for other addresses than the busiest. Who waits too long is told that the
server is busy; that says nothing about the database.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

from shoal.server.platform.db.connection_pool import timeout_without_stalls
from shoal.server.platform.db.error_kinds import PoolExhausted

ADDRESS: Final[ContextVar[str]] = ContextVar("address", default="")
"""The address whose request this task serves; empty for duties of this process."""
QUEUE_TIMEOUT_S: Final = 8.0
"""Seconds in the queue before somebody is told that the server is busy."""

Turn = asyncio.Future[None]


class TurnQueue:
    """Lends `most` places. Of these, `kept` are for moves, and one address has at most `of_address`.

    No more than `longest` of an address may wait.
    """

    def __init__(
        self,
        most: int,
        *,
        kept: int = 0,
        of_address: int | None = None,
        longest: int = 10_000,
        timeout_s: float | None = None,
    ) -> None:
        self.most = most
        self.usual = most - kept
        self.of_address = of_address or most
        self.longest = longest
        self.timeout_s = timeout_s
        self.lent = 0
        self.held: Counter[str] = Counter()
        self.moves: deque[Turn] = deque()
        self.others: OrderedDict[str, deque[Turn]] = OrderedDict()

    @asynccontextmanager
    async def place(self, *, first: bool = False) -> AsyncIterator[None]:
        """Lend a place; `first` is for moves."""
        address = None if first else ADDRESS.get()
        if self.may_enter(address) and not (self.moves if first else address in self.others):
            self.enter(address)
        else:
            await self.wait(address)
        try:
            yield
        finally:
            self.leave(address)

    def may_enter(self, address: str | None) -> bool:
        """Return whether a move (None), or something else of an address, may have a place now."""
        if address is None:
            return self.lent < self.most
        return self.lent < self.usual and self.held[address] < self.of_address and not self.moves

    def enter(self, address: str | None) -> None:
        self.lent += 1
        if address is not None:
            self.held[address] += 1

    def leave(self, address: str | None) -> None:
        self.lent -= 1
        if address is not None:
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]
        self.call_next()

    async def wait(self, address: str | None) -> None:
        """Wait for a place. If it came together with a time-out or the end of the task, it is given back."""
        line = self.moves if address is None else self.others.setdefault(address, deque())
        if len(line) >= self.longest:
            raise PoolExhausted("too many of one address wait")
        turn: Turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            async with timeout_without_stalls(self.timeout_s or QUEUE_TIMEOUT_S):
                await turn
        except TimeoutError:
            self.give_back(turn, address)
            raise PoolExhausted("all places were taken for too long") from None
        except asyncio.CancelledError:
            self.give_back(turn, address)
            raise

    def give_back(self, turn: Turn, address: str | None) -> None:
        if turn.done() and not turn.cancelled() and turn.exception() is None:
            self.leave(address)
        turn.cancel()

    def call_next(self) -> None:
        """Hand free places to those who wait: to moves, then to the addresses in turn."""
        while self.moves and self.may_enter(None):
            self.admit(self.moves.popleft(), None)
        for address in list(self.others):
            if self.may_enter(address):
                self.call_address(address)

    def call_address(self, address: str) -> None:
        """Let the first of an address enter, and put the address at the end of the line."""
        turns = self.others.pop(address)
        while turns and not self.admit(turns.popleft(), address):
            pass
        if turns:
            self.others[address] = turns

    def admit(self, turn: Turn, address: str | None) -> bool:
        """Let somebody enter, unless they have given up."""
        if turn.done():
            return False
        self.enter(address)
        turn.set_result(None)
        return True

    def refuse_all(self, error: Exception) -> None:
        """Tell everybody who waits that the database does not answer."""
        for turn in self.waiting():
            if not turn.done():
                turn.set_exception(error)
        self.moves.clear()
        self.others.clear()

    def waiting(self) -> Iterator[Turn]:
        yield from self.moves
        for turns in self.others.values():
            yield from turns


def of_connections(most: int) -> TurnQueue:
    """Return the queue of a connection pool: a quarter is for moves, and no address takes all that is left."""
    usual = most - most // 4
    return TurnQueue(most, kept=most - usual, of_address=max(1, usual * 3 // 4))
