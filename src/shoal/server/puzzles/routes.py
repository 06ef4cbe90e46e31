"""Puzzles over HTTP. A list tells no answers, a try what one choice is worth, and the solution the best of them."""

import gzip
import json
from datetime import date
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from shoal.puzzles.asking import Puzzles, Solution, Tried, all_asked, solution, tried
from shoal.puzzles.stock import find
from shoal.server.codings import accepted_codings
from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress, TheBuckets, computed_in_thread
from shoal.server.moments import today
from shoal.server.players.visitors import ThePlayer
from shoal.server.resources import TheResources
from shoal.server.tables.wishes import Strict
from shoal.server.texts import Text
from shoal.server.wire import model

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
TRIES: Final = Limit("puzzles", 1200, HOUR)
REFUSED: Final = declared("stranger", "unknown")
HEADERS: Final = {"cache-control": "public, max-age=60", "vary": "accept-encoding"}
Part = Annotated[Text, Path(max_length=64)]
Step = Annotated[Text, Field(max_length=200)]


class Attempt(Strict):
    """Steps of the seat that is to decide."""

    steps: Annotated[list[Step], Field(max_length=100)]


@lru_cache(maxsize=2)
def written(day: date, *, packed: bool) -> bytes:
    """Return all puzzles without their answers, as JSON."""
    text = json.dumps(all_asked(day), ensure_ascii=False, separators=(",", ":")).encode()
    return gzip.compress(text) if packed else text


@router.get("", response_model=model(Puzzles), responses=declared("unknown"))
async def puzzles(request: Request) -> Response:
    """List all puzzles without their answers, and name the one of the day."""
    packed = "gzip" in accepted_codings(request.headers.getlist("accept-encoding"))
    headers = {**HEADERS, "content-encoding": "gzip"} if packed else HEADERS
    return Response(written(today(), packed=packed), media_type="application/json", headers=headers)


@router.post("/{game}/{puzzle}/try", response_model=model(Tried), responses=REFUSED)
async def attempt(
    resources: TheResources,
    buckets: TheBuckets,
    player: ThePlayer,
    address: TheAddress,
    game: Part,
    puzzle: Part,
    wish: Attempt,
) -> Tried:
    """Say what a choice is worth, and whether it is the answer."""
    await spend(resources, TRIES, player.id, address)
    asked = find(game, puzzle)
    return await computed_in_thread(buckets, Who(player.id, address), tried, asked, wish.steps)


@router.post("/{game}/{puzzle}/solution", response_model=model(Solution), responses=REFUSED)
async def solve(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, game: Part, puzzle: Part
) -> Solution:
    """Tell the answer, the other good choices, and what speaks for each."""
    await spend(resources, TRIES, player.id, address)
    asked = find(game, puzzle)
    return await computed_in_thread(buckets, Who(player.id, address), solution, asked)
