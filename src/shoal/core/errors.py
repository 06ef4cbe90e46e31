"""The errors of Shoal. Each is named after what is wrong.

ShoalError
├── UnknownGame          no game of that name is installed
├── BadSeats             the game is not for that many
├── BadOption            an option that does not exist, or a value it cannot have
├── BadEdition           an edition file that contradicts itself
├── UnknownAction        the text names no action of the game (unparsable)
├── IllegalAction        a rule refuses the action; carries the refusal
│   └── GameOver         there is nothing left to decide
└── BadRecord            a record that cannot be read or replayed
    ├── OtherRules       it was played by another version of the rules
    ├── OtherEdition     it was played with other printed numbers
    └── ChanceMismatch   an outcome is not the one that was committed to
"""

from shoal.core.refusal import Refusal
from shoal.core.telling import Telling


class ShoalError(Exception):
    """The root of every error that Shoal raises on purpose."""


class UnknownGame(ShoalError):
    """No game of that name is installed."""


class BadSeats(ShoalError):
    """The game is not for that many."""


class BadOption(ShoalError):
    """An option that does not exist, or a value it cannot have; `said` tells players, and `rule` is why, if one is."""

    def __init__(self, message: str, said: Telling | None = None, rule: str = "") -> None:
        super().__init__(message)
        self.said = said
        self.rule = rule


class BadEdition(ShoalError):
    """An edition file that contradicts itself."""


class UnknownAction(ShoalError):
    """The text names no action of the game."""


class IllegalAction(ShoalError):
    """A rule refuses the action."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.telling}")
        self.refusal = refusal


class GameOver(IllegalAction):
    """There is nothing left to decide."""


class BadRecord(ShoalError):
    """A record that cannot be read or replayed."""


class OtherRules(BadRecord):
    """The record was played by another version of the rules."""


class OtherEdition(BadRecord):
    """The record was played with other printed numbers."""


class ChanceMismatch(BadRecord):
    """An outcome is not the one that was committed to."""
