"""Openings over HTTP.

An attacker may ask for positions without end, with long, illegal or made-up acts. There are at most MOST_ACTS short
ones, and the rules are asked before the database. What it costs to play them is charged to the address; the database
looks up at most a key for each seat. The answer names no person and no game.
"""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from pydantic import Field

from shoal.core.catalogue import load
from shoal.core.record import Act
from shoal.openings.book import Firsts
from shoal.openings.books import book_of
from shoal.server.errors import Problem, declared
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress, TheBuckets, computed_in_thread
from shoal.server.openings import STRENGTHS, Strength, looking, store
from shoal.server.openings.wire import Opening
from shoal.server.players.visitors import TheVisitor
from shoal.server.resources import TheResources
from shoal.server.statistics.routes import known_games
from shoal.server.texts import Text
from shoal.server.wire import model

router = APIRouter(tags=["openings"])
MOST_ACTS: Final = 32
SECONDS: Final = 30
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
    buckets: TheBuckets,
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
    who = Who(None if visitor is None else visitor.id, address)
    acts = [Act(int(seat), text) for seat, _, text in (one.partition(" ") for one in act)]
    found = await computed_in_thread(buckets, who, looking.look, book, game, number, preset, acts)
    bands = range(len(STRENGTHS)) if strength is None else [STRENGTHS.index(strength)]
    async with resources.database.reading() as connection:
        counts = await store.choices(connection, [one.key for one in found.questions], bands)
    response.headers["cache-control"] = f"private, max-age={SECONDS}"
    return {
        "game": game,
        "seats": number,
        "preset": preset,
        "strength": strength,
        "firsts": isinstance(book, Firsts),
        "longest": found.longest,
        "acts": [{"seat": one.seat, "text": one.text} for one in found.acts],
        "scene": found.scene,
        "asked": [looking.answer(question, counts) for question in found.questions],
        "outcomes": found.outcomes,
    }
