"""Openings over HTTP.

An attacker may ask for positions without end, with long, illegal or made-up acts. There are at most MOST_ACTS short
ones, and the rules are asked before the database. What it costs to play them is charged to the address; the database
looks up at most a key for each seat. The answer names no person and no game.
"""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from pydantic import Field

from shoal.core.catalogue import load
from shoal.core.record import ActEntry
from shoal.openings.book import FirstChoiceBook
from shoal.openings.books import book_of
from shoal.server.accounts.identity.authentication import TheVisitor
from shoal.server.accounts.leaderboards.routes import known_games
from shoal.server.community.openings import positions, store
from shoal.server.community.openings.http_types import Opening
from shoal.server.community.openings.strength_bands import STRENGTHS, Strength
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.rate_limits.route_limits import TheAddress, TheTokenBuckets, computed_in_thread
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.platform.resources import TheResources

router = APIRouter(tags=["openings"])
MOST_ACTS: Final = 32
CACHE_S: Final = 30
"""How long an answer may be kept: counting takes a while too."""
GameName = Annotated[Text, Path(max_length=64)]
Seats = Annotated[int | None, Query(ge=1, le=16, description="How many play; the fewest if left out.")]
Preset = Annotated[Text | None, Query(max_length=64, description="A preset; the usual options if left out.")]
By = Annotated[Strength | None, Query(description="Only what seats of this strength chose.")]
ActText = Annotated[Text, Field(max_length=48, pattern=r"^(-1|[0-9]{1,2}) .+$")]
Acts = Annotated[
    list[ActText],
    Query(max_length=MOST_ACTS, description="What led to the position: seats and acts, such as `0 d4`; chance is -1."),
]


@router.get("/api/openings/{game}", response_model=model(Opening), responses=declared("unknown"))
async def opening(
    resources: TheResources,
    buckets: TheTokenBuckets,
    visitor: TheVisitor,
    address: TheAddress,
    response: Response,
    game: GameName,
    act: Acts = [],  # noqa: B006  (it is only read)
    seats: Seats = None,
    preset: Preset = None,
    strength: By = None,
) -> Opening:
    """Return an early position, and how often each choice was made there in finished public games."""
    book = book_of(game) if game in known_games() else None
    if book is None:
        raise Problem("unknown", "core.unknown-game")
    number = load(game).meta.seats[0] if seats is None else seats
    who = Requester(None if visitor is None else visitor.id, address)
    acts = [ActEntry(int(seat), text) for seat, _, text in (written.partition(" ") for written in act)]
    position = await computed_in_thread(buckets, who, positions.play_to_position, book, game, number, preset, acts)
    bands = range(len(STRENGTHS)) if strength is None else [STRENGTHS.index(strength)]
    async with resources.database.reading() as connection:
        counts = await store.choices(connection, [question.key for question in position.questions], bands)
    response.headers["cache-control"] = f"private, max-age={CACHE_S}"
    return {
        "game": game,
        "seats": number,
        "preset": preset,
        "strength": strength,
        "firsts": isinstance(book, FirstChoiceBook),
        "longest": position.longest,
        "acts": [{"seat": played.seat, "text": played.text} for played in position.acts],
        "scene": position.scene,
        "asked": [positions.answer(question, counts) for question in position.questions],
        "outcomes": position.outcomes,
    }
