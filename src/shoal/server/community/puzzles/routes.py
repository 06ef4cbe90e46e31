"""Puzzles over HTTP. A list tells no answers, a try what one choice is worth, and the solution the best of them.

The attackers: a script that sends tries as fast as it can, solves everything, or asks for the answer first. Tries and
answers are limited by player and address. Only the first try of a player at a puzzle counts for ratings, and none after
the answer was shown. Whose try it is follows from the session. Guests do not change how hard a puzzle is.
"""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from shoal.puzzles.collection import find
from shoal.puzzles.solving import PuzzleHint, Puzzles, Solution, hint, solution, tried
from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.community.puzzles import rate_attempts, store
from shoal.server.community.puzzles.http_types import Answered, AttemptRequest, Solver, changed, told_solver
from shoal.server.community.puzzles.list_cache import CACHE_S, ThePuzzleLists
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.compression import accepted_codings
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.rate_limits.route_limits import TheAddress, TheTokenBuckets, computed_in_thread
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.platform.resources import TheResources

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
TRIES: Final = RateLimit("puzzles", 1200, HOUR_S)
REFUSED: Final = declared("stranger", "unknown")
HEADERS: Final = {"cache-control": f"public, max-age={CACHE_S}", "vary": "accept-encoding"}
Part = Annotated[Text, Path(max_length=64)]


@router.get("", response_model=model(Puzzles), responses=declared("unknown"))
async def puzzles(request: Request, resources: TheResources, lists: ThePuzzleLists) -> Response:
    """List all puzzles without their answers, and name the one of the day."""
    packed = "gzip" in accepted_codings(request.headers.getlist("accept-encoding"))
    headers = {**HEADERS, "content-encoding": "gzip"} if packed else HEADERS
    return Response(await lists.read(resources.database, packed=packed), media_type="application/json", headers=headers)


@router.get("/mine", response_model=model(Solver), responses=declared("stranger"))
async def mine(resources: TheResources, player: ThePlayer) -> Solver:
    """Return the player's own rating at puzzles."""
    async with resources.database.reading() as connection:
        return told_solver(await store.rating_of(connection, player.id))


@router.post("/{game}/{puzzle}/try", response_model=model(Answered), responses=REFUSED)
async def attempt(
    resources: TheResources,
    buckets: TheTokenBuckets,
    player: ThePlayer,
    address: TheAddress,
    game: Part,
    puzzle: Part,
    wish: AttemptRequest,
) -> Answered:
    """Say what a choice is worth, and whether it is the answer. The first one counts."""
    await enforce_limit(resources, TRIES, player.id, address)
    asked = find(game, puzzle)
    judged = await computed_in_thread(buckets, Requester(player.id, address), tried, asked, wish.steps)
    change = None
    if judged["whole"]:
        change = await rate_attempts.tried(resources.database, player.id, asked, right=judged["right"])
    return {**judged, **changed(change)}


@router.post("/{game}/{puzzle}/hint", response_model=model(PuzzleHint), responses=REFUSED)
async def give_hint(
    resources: TheResources, buckets: TheTokenBuckets, player: ThePlayer, address: TheAddress, game: Part, puzzle: Part
) -> PuzzleHint:
    """Tell what speaks for the answer, but not the answer. The first try counts half then."""
    await enforce_limit(resources, TRIES, player.id, address)
    asked = find(game, puzzle)
    await rate_attempts.hinted(resources.database, player.id, asked)
    return await computed_in_thread(buckets, Requester(player.id, address), hint, asked)


@router.post("/{game}/{puzzle}/solution", response_model=model(Solution), responses=REFUSED)
async def solve(
    resources: TheResources, buckets: TheTokenBuckets, player: ThePlayer, address: TheAddress, game: Part, puzzle: Part
) -> Solution:
    """Tell the answer, the other good choices, and what speaks for each. A try that comes later does not count."""
    await enforce_limit(resources, TRIES, player.id, address)
    asked = find(game, puzzle)
    await rate_attempts.note_answer_seen(resources.database, player.id, asked)
    return await computed_in_thread(buckets, Requester(player.id, address), solution, asked)
