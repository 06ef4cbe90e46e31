"""The paces of a node. People should never notice them; scripts should.

They allow for eight people with several tabs at one address, a fast player of Fishery, and ten previews a second while
a pointer moves.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Annotated, Final, ParamSpec, TypeVar, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.errors import Problem
from shoal.server.limits import address_of
from shoal.server.limits.buckets import Buckets, Pace, Who

P = ParamSpec("P")
R = TypeVar("R")

REQUESTS: Final = Pace("requests", 100, 12.5)
"""By address, before the player is known: 400 at once, 50 a second."""
OPENINGS: Final = Pace("openings", 60, 1)
MESSAGES: Final = Pace("messages", 90, 30)
TALK: Final = Pace("talk", 5, 0.5)
COMPUTING: Final = Pace("computing", 3000, 150, per_address=2)
"""Milliseconds of this process's time, for previews, reasons and other work that replays a game for one person."""
AT_LEAST: Final = 20.0
"""Milliseconds that are taken at the start, before the real cost is known."""
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
"""Routes that cost more than others or show more; all others share the usual pace."""


def buckets_of(connection: HTTPConnection) -> Buckets:
    return cast("Buckets", connection.app.state.buckets)


TheBuckets = Annotated[Buckets, Depends(buckets_of)]
"""The buckets of the node that serves a request."""
TheAddress = Annotated[str, Depends(address_of)]
"""The address that a request comes from, as limits count it."""


def who_of(connection: HTTPConnection, player: str | None) -> Who:
    return Who(player, address_of(connection))


def computed(buckets: Buckets, who: Who, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Call a function and charge the time that it took."""
    begin_computing(buckets, who)
    began = time.thread_time()
    try:
        return function(*args, **kwargs)
    finally:
        buckets.charge(COMPUTING, who, (time.thread_time() - began) * 1000 - AT_LEAST)


async def computed_in_thread(
    buckets: Buckets, who: Who, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs
) -> R:
    """Call a function in a thread and charge the time that it took."""
    took = 0.0

    def timed() -> R:
        nonlocal took
        began = time.thread_time()
        try:
            return function(*args, **kwargs)
        finally:
            took = time.thread_time() - began

    begin_computing(buckets, who)
    try:
        return await asyncio.to_thread(timed)
    finally:
        buckets.charge(COMPUTING, who, took * 1000 - AT_LEAST)


def begin_computing(buckets: Buckets, who: Who) -> None:
    if not buckets.take(COMPUTING, who, AT_LEAST):
        raise Problem("limit", "server.too-many-previews")
