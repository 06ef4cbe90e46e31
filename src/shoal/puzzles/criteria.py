"""The rules that make a position a puzzle: their names, their numbers, and what a position must bring."""

from dataclasses import dataclass
from typing import Final, Literal

from shoal.core.game import Game, View
from shoal.puzzles.evaluation import ChoiceValue, surely_ahead
from shoal.puzzles.whole_turns import MOST

Rule = Literal[
    "near", "sealed", "few", "many", "unproven", "glance", "look", "obvious", "close", "differs", "lost", "unsure"
]
RULES: Final[tuple[Rule, ...]] = (
    "near",
    "sealed",
    "few",
    "many",
    "unproven",
    "glance",
    "look",
    "obvious",
    "close",
    "differs",
    "lost",
    "unsure",
)
"""near      the game has given a puzzle a few acts before
sealed    others choose at the same time, so no choice can be searched by itself
few       fewer than four choices
many      more choices than are looked at, sixty by default
unproven  only proofs are wanted, and there is none
glance    in very small searches of each choice none is ahead
look      in small searches of the best choices none is ahead
obvious   the greedy bot and the mate both find the answer
close     in one of two full searches the best choice is less than 15 points ahead
differs   the two full searches prefer different choices
lost      even the best choice keeps less than a quarter of the win
unsure    the 95 % interval of the lead goes below 10 points"""

FEWEST: Final = 4
LEAD: Final = 0.15
SURE_LEAD: Final = 0.10
LEAST: Final = 0.25


@dataclass(frozen=True)
class Effort:
    """How long the choices of a position are searched, in iterations: at a glance, at each look, and in full.

    With a look goes the part of the full lead that the best choice must have then. `search` is False if only proofs are
    wanted. Positions with more than `most` choices are left out.
    """

    glance: int = 20
    looks: tuple[tuple[int, float], ...] = ((80, 0.6), (300, 0.7), (900, 0.8))
    full: int = 2500
    search: bool = True
    most: int = MOST


@dataclass(frozen=True)
class Spot:
    """A position of a played game, as the seat that decides knows it. The fields are those of a puzzle."""

    game: Game
    seats: int
    seat: int
    view: View
    played: list[str]
    acts: int
    of: int
    level: str


class NotAPuzzle(Exception):
    """The position is not a puzzle, by this rule."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule)
        self.rule = rule


def check_lead(best: ChoiceValue, other: ChoiceValue) -> None:
    """Refuse a favourite that is not clearly ahead."""
    if other.share > best.share:
        raise NotAPuzzle("differs")
    if best.share - other.share < LEAD:
        raise NotAPuzzle("close")
    if surely_ahead(best, other) <= SURE_LEAD:
        raise NotAPuzzle("unsure")
