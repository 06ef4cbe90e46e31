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
ENGINE: Final = Pace("engine", 20, 0.2)
"""By address too: the files of the engine for pages are large, and a page asks for each once."""
WRONG_TOKENS: Final = Pace("wrong tokens", 20, 1)
"""By address: tokens that look right and are not. Right ones are given back."""
OPENINGS: Final = Pace("openings", 60, 1)
MESSAGES: Final = Pace("messages", 90, 30)
TALK: Final = Pace("talk", 5, 0.5)
"""5 lines in 10 seconds. The database counts the same over all nodes (tables/talk.py)."""
CLAIMS: Final = Pace("claims", 10, 0.5)
COMPUTING: Final = Pace("computing", 3000, 150, per_address=2)
"""Milliseconds of this process's time, for previews, reasons and other work that replays a game for one person."""
AT_LEAST: Final = 20.0
"""Milliseconds that are taken at the start, before the real cost is known."""
USUAL: Final = Pace("usual", 60, 4)
ROUTES: Final[Mapping[tuple[str, str], Pace]] = {
    ("GET", "/api/lobby"): Pace("lobby", 30, 2),
    ("GET", "/api/people/here"): Pace("people here", 30, 2),
    ("GET", "/api/tables/mine"): Pace("mine", 30, 2),
    ("POST", "/api/finding"): Pace("finding", 30, 2),
    ("GET", "/api/finding/waits"): Pace("waits", 20, 1),
    ("GET", "/api/tournaments"): Pace("calendar", 20, 1),
    ("GET", "/api/tournaments/{tournament}"): Pace("tournaments", 30, 1),
    ("POST", "/api/tournaments/{tournament}/here"): Pace("tournaments, there", 30, 1),
    ("POST", "/api/tournaments"): Pace("new tournaments", 5, 0.1),
    ("POST", "/api/codes"): Pace("codes", 10, 0.2),
    ("POST", "/api/search"): Pace("searches", 10, 0.5),
    ("POST", "/api/search/leave"): Pace("search ends", 10, 0.5),
    ("POST", "/api/challenges"): Pace("challenges", 20, 0.5),
    ("GET", "/api/players/{name}"): Pace("profiles", 30, 1),
    ("GET", "/api/players/{name}/games"): Pace("profile games", 30, 1),
    ("GET", "/api/players"): Pace("names", 30, 2),
    ("GET", "/api/leaderboards/{game}"): Pace("leaderboards", 30, 1),
    ("GET", "/api/openings/{game}"): Pace("opening positions", 30, 2),
    ("GET", "/api/tables/{table}/record"): Pace("records", 20, 0.5),
    ("GET", "/api/tables/{table}/postcard.png"): Pace("postcards", 20, 0.5),
    ("GET", "/api/puzzles/{game}/{puzzle}/postcard.png"): Pace("postcards of puzzles", 20, 0.5),
    ("GET", "/api/games/{name}/export"): Pace("exports", 6, 0.05),
    ("POST", "/api/records"): Pace("taking", 20, 0.1),
    ("GET", "/api/people/friends"): Pace("friends", 30, 1),
    ("POST", "/api/people/{kind}"): Pace("choices", 20, 1),
    ("POST", "/api/reports"): Pace("reports", 10, 0.1),
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
