"""The rate limits of this node by route, as token buckets.

People should never notice them; scripts should. They allow for a school of 200 people at one address, for a fast player
of Fishery, and for ten previews a second while a pointer moves.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Annotated, Final, ParamSpec, TypeVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.platform.base.app_state import held
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.fixed_window import address_of
from shoal.server.platform.rate_limits.token_buckets import BucketRate, Requester, TokenBuckets

P = ParamSpec("P")
R = TypeVar("R")

FEW: Final = 4
"""What costs much, an address may do as often as this many players."""
REQUESTS: Final = BucketRate("requests", 250, 12.5, per_address=4)
"""By address, of those who show no cookie."""
REQUESTS_OF_SESSION: Final = BucketRate("requests of session", 100, 12.5)
"""By cookie, before it is looked at, and by address: who makes cookies up has what the address has."""
WRONG_TOKENS: Final = BucketRate("wrong tokens", 20, 1, per_address=4)
"""By address: tokens that look right and are not. Right ones are given back."""
OPENINGS: Final = BucketRate("openings", 60, 1)
MESSAGES: Final = BucketRate("messages", 90, 30, per_address=10)
TALK: Final = BucketRate("talk", 5, 0.5)
"""5 lines in 10 seconds. The database counts the same over all nodes (play/tables/chat.py)."""
CLAIMS: Final = BucketRate("claims", 10, 0.5)
COMPUTING: Final = BucketRate("computing", 3000, 150, per_address=2)
"""Milliseconds of this process's time, for previews, reasons and other work that replays a game for one person."""
LEAST_CHARGE_MS: Final = 20.0
"""Milliseconds that are taken at the start, before the real cost is known."""
USUAL: Final = BucketRate("usual", 60, 4)
ROUTES: Final[Mapping[tuple[str, str], BucketRate]] = {
    ("GET", "/api/lobby"): BucketRate("lobby", 30, 2),
    ("GET", "/api/people/here"): BucketRate("people here", 30, 2),
    ("GET", "/api/tables/mine"): BucketRate("mine", 30, 2),
    ("POST", "/api/finding"): BucketRate("finding", 30, 2),
    ("GET", "/api/finding/waits"): BucketRate("waits", 20, 1),
    ("GET", "/api/tournaments"): BucketRate("calendar", 20, 1),
    ("GET", "/api/tournaments/{tournament}"): BucketRate("tournaments", 30, 1),
    ("POST", "/api/tournaments/{tournament}/here"): BucketRate("tournaments, there", 30, 1),
    ("POST", "/api/tournaments"): BucketRate("new tournaments", 5, 0.1, per_address=FEW),
    ("POST", "/api/codes"): BucketRate("codes", 10, 0.2),
    ("POST", "/api/search"): BucketRate("searches", 10, 0.5),
    ("POST", "/api/search/leave"): BucketRate("search ends", 10, 0.5),
    ("POST", "/api/challenges"): BucketRate("challenges", 20, 0.5),
    ("GET", "/api/players/{name}"): BucketRate("profiles", 30, 1),
    ("GET", "/api/players/{name}/games"): BucketRate("profile games", 30, 1),
    ("GET", "/api/players"): BucketRate("names", 30, 2),
    ("GET", "/api/leaderboards/{game}"): BucketRate("leaderboards", 30, 1),
    ("GET", "/api/openings/{game}"): BucketRate("opening positions", 30, 2, per_address=FEW),
    ("GET", "/api/tables/{table}/record"): BucketRate("records", 20, 0.5, per_address=FEW),
    ("GET", "/api/tables/{table}/postcard.png"): BucketRate("postcards", 20, 0.5, per_address=FEW),
    ("GET", "/api/puzzles/{game}/{puzzle}/postcard.png"): BucketRate("postcards of puzzles", 20, 0.5, per_address=FEW),
    ("GET", "/api/games/{name}/export"): BucketRate("exports", 6, 0.05, per_address=FEW),
    ("POST", "/api/records"): BucketRate("taking", 20, 0.1, per_address=FEW),
    ("GET", "/api/people/friends"): BucketRate("friends", 30, 1),
    ("POST", "/api/people/{kind}"): BucketRate("choices", 20, 1),
    ("POST", "/api/reports"): BucketRate("reports", 10, 0.1, per_address=FEW),
    ("POST", "/api/tables/{table}/review"): BucketRate("reviews", 10, 0.2, per_address=FEW),
}
"""Routes that cost more than others or show more; all others share the usual pace."""


async def token_buckets_of(connection: HTTPConnection) -> TokenBuckets:
    return held(connection.app, TokenBuckets)


TheTokenBuckets = Annotated[TokenBuckets, Depends(token_buckets_of)]
"""The buckets of the node that serves a request."""


async def client_address_of(connection: HTTPConnection) -> str:
    return address_of(connection)


TheAddress = Annotated[str, Depends(client_address_of)]
"""The address that a request comes from, as limits count it."""


def requester_of(connection: HTTPConnection, player: str | None) -> Requester:
    return Requester(player, address_of(connection))


def computed(buckets: TokenBuckets, who: Requester, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Call a function and charge the time that it took."""
    begin_computing(buckets, who)
    began = time.thread_time()
    try:
        return function(*args, **kwargs)
    finally:
        buckets.charge(COMPUTING, who, (time.thread_time() - began) * 1000 - LEAST_CHARGE_MS)


async def computed_in_thread(
    buckets: TokenBuckets, who: Requester, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs
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
        buckets.charge(COMPUTING, who, took * 1000 - LEAST_CHARGE_MS)


def begin_computing(buckets: TokenBuckets, who: Requester) -> None:
    if not buckets.take(COMPUTING, who, LEAST_CHARGE_MS):
        raise Problem("limit", "server.too-many-previews")
