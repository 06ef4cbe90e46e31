"""A book says what the opening of a game is: every early position, or only what each seat chooses first."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shoal.core.game import View
from shoal.core.record import ActEntry


@dataclass(frozen=True)
class SymmetricView:
    """A position with the board turned or mirrored in one way.

    facts  all that matters of the position and of who decides, as plain data
    there  returns an action of the position, in words, as it is called on the turned board
    """

    facts: object
    there: Callable[[str], str]


@dataclass(frozen=True)
class PositionBook:
    """A book of positions.

    decisions  returns how many decisions of a game belong to its opening, for a number of seats
    within     so many acts are looked at, chance included
    looks      returns all ways to look at a spectator's view in which a seat decides
    """

    decisions: Callable[[int], int]
    within: int
    looks: Callable[[View, int], Sequence[SymmetricView]]


@dataclass(frozen=True)
class FirstChoiceBook:
    """A book of first choices: one of each seat, whatever happened before.

    within  so many acts are looked at, chance included
    chosen  returns in words what the seat of an act has chosen by it, or None; it may ask for the spectators' view then
    worded  returns whether words are such a choice
    """

    within: int
    chosen: Callable[[ActEntry, Callable[[], View]], str | None]
    worded: Callable[[str], bool]


Book = PositionBook | FirstChoiceBook
