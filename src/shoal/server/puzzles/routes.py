"""Puzzles over HTTP. A list tells no answers, a try what one choice is worth, and the solution the best of them.

The attackers: a script that sends tries as fast as it can, solves everything, or asks for the answer first. Tries and
answers are limited by player and address. Only the first try of a player at a puzzle counts for ratings, and none after
the answer was shown. Whose try it is follows from the session. Guests do not change how hard a puzzle is.
"""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from shoal.puzzles.asking import Hint, Puzzles, Solution, hint, solution, tried
from shoal.puzzles.stock import find
from shoal.server.codings import accepted_codings
from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress, TheBuckets, computed_in_thread
from shoal.server.players.visitors import ThePlayer
from shoal.server.puzzles.lists import KEPT_SECONDS, TheLists
from shoal.server.puzzles.wire import Answered, changed
from shoal.server.resources import TheResources
from shoal.server.solving import counting, store
from shoal.server.solving.wire import Solver, shown
from shoal.server.tables.wishes import Strict
from shoal.server.texts import Text
from shoal.server.wire import model

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
TRIES: Final = Limit("puzzles", 1200, HOUR)
REFUSED: Final = declared("stranger", "unknown")
HEADERS: Final = {"cache-control": f"public, max-age={KEPT_SECONDS}", "vary": "accept-encoding"}
Part = Annotated[Text, Path(max_length=64)]
Step = Annotated[Text, Field(max_length=200)]


class Attempt(Strict):
    """Steps of the seat that is to decide."""

    steps: Annotated[list[Step], Field(max_length=100)]


@router.get("", response_model=model(Puzzles), responses=declared("unknown"))
async def puzzles(request: Request, resources: TheResources, lists: TheLists) -> Response:
    """List all puzzles without their answers, and name the one of the day."""
    packed = "gzip" in accepted_codings(request.headers.getlist("accept-encoding"))
    headers = {**HEADERS, "content-encoding": "gzip"} if packed else HEADERS
    return Response(await lists.read(resources.database, packed=packed), media_type="application/json", headers=headers)


@router.get("/mine", response_model=model(Solver), responses=declared("stranger"))
async def mine(resources: TheResources, player: ThePlayer) -> Solver:
    """Return the player's own rating at puzzles."""
    async with resources.database.reading() as connection:
        return shown(await store.rating_of(connection, player.id))


@router.post("/{game}/{puzzle}/try", response_model=model(Answered), responses=REFUSED)
async def attempt(
    resources: TheResources,
    buckets: TheBuckets,
    player: ThePlayer,
    address: TheAddress,
    game: Part,
    puzzle: Part,
    wish: Attempt,
) -> Answered:
    """Say what a choice is worth, and whether it is the answer. The first one counts."""
    await spend(resources, TRIES, player.id, address)
    asked = find(game, puzzle)
    judged = await computed_in_thread(buckets, Who(player.id, address), tried, asked, wish.steps)
    change = None
    if judged["whole"]:
        change = await counting.tried(resources.database, player.id, asked, right=judged["right"])
    return {**judged, **changed(change)}


@router.post("/{game}/{puzzle}/hint", response_model=model(Hint), responses=REFUSED)
async def give_hint(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, game: Part, puzzle: Part
) -> Hint:
    """Tell what speaks for the answer, but not the answer. The first try counts half then."""
    await spend(resources, TRIES, player.id, address)
    asked = find(game, puzzle)
    await counting.hinted(resources.database, player.id, asked)
    return await computed_in_thread(buckets, Who(player.id, address), hint, asked)


@router.post("/{game}/{puzzle}/solution", response_model=model(Solution), responses=REFUSED)
async def solve(
    resources: TheResources, buckets: TheBuckets, player: ThePlayer, address: TheAddress, game: Part, puzzle: Part
) -> Solution:
    """Tell the answer, the other good choices, and what speaks for each. A try that comes later does not count."""
    await spend(resources, TRIES, player.id, address)
    asked = find(game, puzzle)
    await counting.shown(resources.database, player.id, asked)
    return await computed_in_thread(buckets, Who(player.id, address), solution, asked)
