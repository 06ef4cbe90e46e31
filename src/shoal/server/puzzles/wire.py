"""What a player is told of their own rating at puzzles, and of what a try has changed."""

from typing import TypedDict

from shoal.puzzles.asking import Tried
from shoal.server.ratings import Rating
from shoal.server.solving.store import Change


class Solver(TypedDict):
    """A player's rating at puzzles, its margin, and how many first tries it comes from."""

    rating: int
    margin: int
    tries: int


class Changed(TypedDict):
    """The player's rating now and by how much a try has changed it; None if the try has not counted."""

    solver: Solver | None
    change: int


class Answered(Tried, Changed):
    """A try, and what it has changed."""


def shown(rating: Rating) -> Solver:
    return {"rating": rating.shown(), "margin": rating.margin(), "tries": rating.games}


def changed(change: Change | None) -> Changed:
    if change is None:
        return {"solver": None, "change": 0}
    return {"solver": shown(change.after), "change": change.after.shown() - change.before.shown()}
