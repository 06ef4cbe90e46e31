"""A gate in memory before the rate limits in the database: who is over needs no connection to hear it.

Attempts of one subject are counted one after the other, so at most one connection waits for its row.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from shoal.server.platform.base.timestamps import MINUTE_S, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.metrics import REFUSED

MOST: Final = 65_536
"""Subjects that are remembered as over; the oldest is forgotten first, and asked of the database again."""


class LimitGate:
    """Which subjects are over, until when, and a lock for each that is being counted."""

    def __init__(self) -> None:
        self.over: OrderedDict[str, int] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def check(self, limit: str, subjects: Iterable[str]) -> None:
        """Refuse if a subject is over; say when it may try again."""
        ends = max((self.over.get(subject, 0) for subject in subjects), default=0)
        if ends > now():
            REFUSED.labels("limit", limit).inc()
            seconds = -(-(ends - now()) // 1000)
            raise Problem("limit", "server.too-often", minutes=-(-seconds // MINUTE_S)).after(seconds)

    def close(self, subject: str, ends: int) -> None:
        """Remember that a subject is over until its period ends."""
        self.over[subject] = ends
        if len(self.over) > MOST:
            self.over.popitem(last=False)

    @asynccontextmanager
    async def turns(self, limit: str, subjects: Iterable[str]) -> AsyncIterator[None]:
        """Wait until nobody else counts these subjects; refuse those who are over by then."""
        async with AsyncExitStack() as stack:
            for subject in subjects:
                await stack.enter_async_context(self.locks.setdefault(subject, asyncio.Lock()))
            self.check(limit, subjects)
            yield
