"""What a player sends and is told of their try at a puzzle."""

from typing import Annotated, TypedDict

from pydantic import Field

from shoal.puzzles.solving import Tried
from shoal.server.accounts.ratings.rating_formula import Rating
from shoal.server.community.puzzles.store import RatingChange
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.http.http_types import StrictRequest

Step = Annotated[Text, Field(max_length=200)]


class Solver(TypedDict):
    """A player's rating at puzzles, its margin, and how many first tries it comes from."""

    rating: int
    margin: int
    tries: int


class RatingChangeShown(TypedDict):
    """The player's rating now and by how much a try has changed it; None if the try has not counted."""

    solver: Solver | None
    change: int


class Answered(Tried, RatingChangeShown):
    """A try, and what it has changed."""


def told_solver(rating: Rating) -> Solver:
    return {"rating": rating.shown(), "margin": rating.margin(), "tries": rating.games}


def changed(change: RatingChange | None) -> RatingChangeShown:
    if change is None:
        return {"solver": None, "change": 0}
    return {"solver": told_solver(change.after), "change": change.after.shown() - change.before.shown()}


class AttemptRequest(StrictRequest):
    """Steps of the seat that is to decide."""

    steps: Annotated[list[Step], Field(max_length=100)]
