"""The paces of a node: what people never notice and scripts do.

They are measured at several tabs for each of eight people behind one address, a fast player of Fishery, and previews
that follow a pointer ten times a second.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Annotated, Final, ParamSpec, TypeVar, cast

from fastapi import Depends
from starlette.requests import HTTPConnection, Request

from shoal.server.errors import Problem
from shoal.server.limits import address_of
from shoal.server.limits.buckets import Buckets, Pace, Who
from shoal.server.players.visitors import TheVisitor

P = ParamSpec("P")
R = TypeVar("R")

REQUESTS: Final = Pace("requests", 100, 12.5)
"""Of one address, before anything is looked up: 400 at once, 50 a second."""
OPENINGS: Final = Pace("openings", 60, 1)
MESSAGES: Final = Pace("messages", 90, 30)
TALK: Final = Pace("talk", 5, 0.5)
THINKING: Final = Pace("thinking", 3000, 150, per_address=2)
"""Milliseconds of this process's time, for previews, reasons, and whatever else replays a game for one person."""
AT_LEAST: Final = 20.0
"""Milliseconds that must be left, and are taken while the true cost is not known."""
USUAL: Final = Pace("usual", 60, 4)
ROUTES: Final[Mapping[tuple[str, str], Pace]] = {
    ("GET", "/api/lobby"): Pace("lobby", 30, 2),
    ("GET", "/api/tables/mine"): Pace("mine", 30, 2),
    ("GET", "/api/players/{name}"): Pace("profiles", 30, 1),
    ("GET", "/api/players/{name}/games"): Pace("profile games", 30, 1),
    ("GET", "/api/tables/{table}/record"): Pace("records", 20, 0.5),
    ("POST", "/api/records"): Pace("taking", 20, 0.1),
    ("POST", "/api/tables/{table}/review"): Pace("reviews", 10, 0.2),
}
"""Routes that cost more than others, or give away more; all others share the usual pace."""


def buckets_of(connection: HTTPConnection) -> Buckets:
    return cast("Buckets", connection.app.state.buckets)


TheBuckets = Annotated[Buckets, Depends(buckets_of)]
"""The buckets of the node that serves a request."""
TheAddress = Annotated[str, Depends(address_of)]
"""Where a request comes from, as limits count it."""


async def keep_pace(request: Request, buckets: TheBuckets, visitor: TheVisitor) -> None:
    """Refuse what comes too quickly: by player and by address."""
    pace = ROUTES.get((request.method, request.scope["route"].path), USUAL)
    if not buckets.take(pace, who_of(request, None if visitor is None else visitor.id)):
        raise Problem("limit", "You are asking too quickly. Wait a moment.")


def who_of(connection: HTTPConnection, player: str | None) -> Who:
    return Who(player, address_of(connection))


def thought(buckets: Buckets, who: Who, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Work something out here and now, and charge the time that it really took."""
    begin_thinking(buckets, who)
    began = time.thread_time()
    try:
        return function(*args, **kwargs)
    finally:
        buckets.charge(THINKING, who, (time.thread_time() - began) * 1000 - AT_LEAST)


async def thought_aside(buckets: Buckets, who: Who, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Work something out in a thread, and charge the time that it really took."""
    took = 0.0

    def timed() -> R:
        nonlocal took
        began = time.thread_time()
        try:
            return function(*args, **kwargs)
        finally:
            took = time.thread_time() - began

    begin_thinking(buckets, who)
    try:
        return await asyncio.to_thread(timed)
    finally:
        buckets.charge(THINKING, who, took * 1000 - AT_LEAST)


def begin_thinking(buckets: Buckets, who: Who) -> None:
    if not buckets.take(THINKING, who, AT_LEAST):
        raise Problem("limit", "You are asking for too many previews at once. Wait a moment.")
