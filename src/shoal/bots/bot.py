"""The interface of a bot: it gets a view and the legal actions of its seat, never a state, and returns an action."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from shoal.core.game import Shown, View
from shoal.core.native import mypyc_attr
from shoal.core.rng import Rng


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, iterations, or both, until the first limit is reached; None is no limit."""

    seconds: float | None = None
    iterations: int | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A program that plays. One object plays one seat of one match."""

    @abstractmethod
    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:
        """Return one of the legal actions."""

    def notice(self, shown: Shown) -> None:  # noqa: B027  (most bots need no more than the view)
        """Hear of an event, as the bot's seat sees it."""
