"""The interface of a bot: it gets a view and the legal actions of its seat, never a state, and returns an action."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Literal

from shoal.core.errors import ShoalError
from shoal.core.game import Shown, View
from shoal.core.native import mypyc_attr
from shoal.core.pickling import pickle_by_fields
from shoal.core.rng import Rng


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, iterations, or both, until the first limit is reached; None is no limit."""

    seconds: float | None = None
    iterations: int | None = None


pickle_by_fields(Budget)

Fault = Literal["missing", "ended", "late", "flooded", "garbled", "illegal"]
"""How a program lost.

missing   it cannot be started
ended     it ended before the game did
late      it gave no answer in time
flooded   it wrote a line that is too long, or that nobody had asked for
garbled   its answer cannot be read
illegal   its action is not legal
"""


class BotFailed(ShoalError):
    """The bot of a seat has broken the protocol for programs, and has lost."""

    def __init__(self, bot: str, seat: int, fault: Fault, detail: str) -> None:
        super().__init__(f"{bot} has lost ({fault}): {detail}")
        self.bot = bot
        self.seat = seat
        self.fault = fault
        self.detail = detail


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A program that plays. One object plays one seat of one match."""

    @abstractmethod
    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:
        """Return one of the legal actions."""

    def notice(self, shown: Shown) -> None:  # noqa: B027  (most bots need no more than the view)
        """Hear of an event, as the bot's seat sees it."""

    def over(self, scores: list[int], shares: list[float]) -> None:  # noqa: B027  (most bots learn nothing from it)
        """Hear how the game ended: each seat's points and share of the win."""

    def close(self) -> None:  # noqa: B027  (most bots hold nothing)
        """Let go of what the bot holds, such as a process; called once, also if the game was not ended."""
