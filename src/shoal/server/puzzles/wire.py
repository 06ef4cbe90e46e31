"""What a player is told of their try at a puzzle."""

from typing import TypedDict

from shoal.puzzles.asking import Tried
from shoal.server.solving.store import Change
from shoal.server.solving.wire import Solver, shown


class Changed(TypedDict):
    """The player's rating now and by how much a try has changed it; None if the try has not counted."""

    solver: Solver | None
    change: int


class Answered(Tried, Changed):
    """A try, and what it has changed."""


def changed(change: Change | None) -> Changed:
    if change is None:
        return {"solver": None, "change": 0}
    return {"solver": shown(change.after), "change": change.after.shown() - change.before.shown()}
