"""A player's rating at puzzles, as it is told."""

from typing import TypedDict

from shoal.server.ratings import Rating


class Solver(TypedDict):
    """A player's rating at puzzles, its margin, and how many first tries it comes from."""

    rating: int
    margin: int
    tries: int


def shown(rating: Rating) -> Solver:
    return {"rating": rating.shown(), "margin": rating.margin(), "tries": rating.games}
