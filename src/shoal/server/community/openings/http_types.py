"""An early position, as pages get it: what it looks like, and how often each choice was made."""

from typing import TypedDict

from shoal.table.http_types import Scene


class OpeningAct(TypedDict):
    """An act that led to a position; chance is seat -1."""

    seat: int
    text: str


class OpeningChoice(TypedDict):
    """How often a choice was made, and the mean share of the win that it led to, with Wilson's 95 % interval.

    `action` is one that may be taken here; others are the same choice on a turned board. After too few games the
    share is None.
    """

    action: str
    games: int
    share: float | None
    low: float | None
    high: float | None


class OpeningSeat(TypedDict):
    """What seats chose here, most often first, and in how many games somebody chose.

    `seat` owes the decision. Of first choices it is the place after the first seat to decide.
    """

    seat: int
    games: int
    choices: list[OpeningChoice]


class OpeningOutcome(TypedDict):
    """What chance may give here, and its probability."""

    action: str
    chance: float


class Opening(TypedDict):
    """An early position of a game: how it came about, what spectators see, and what was chosen next.

    With `firsts` only the first choice of each seat is counted, whatever the position was. `longest` is how many
    decisions belong to an opening.
    """

    game: str
    seats: int
    preset: str | None
    strength: str | None
    firsts: bool
    longest: int
    acts: list[OpeningAct]
    scene: Scene
    asked: list[OpeningSeat]
    outcomes: list[OpeningOutcome]
