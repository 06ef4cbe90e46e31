"""What finished games say about players: tallies, habits, rivalries, the history of ratings, and leaderboards.

All of it is counted in the transaction that ends a game, and read as it stands: no question replays a game. Practice,
games on one device and games against bots alone count for nothing. Tallies and habits are public, so they count games
at public tables only. A rivalry counts games by link too, because only its two players may read it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

KEPT: Final = 60
"""How many points of the history of a rating are kept."""
LONGEST_THING: Final = 24


@dataclass(frozen=True)
class GameHabit:
    """Something that a player did in a game: what kind of thing, and which."""

    kind: str
    thing: str


@dataclass(frozen=True)
class FinishedPlayer:
    """A player at the end of a game: their share of the win, whether they had left, and their habits."""

    player: str
    share: float
    left: bool
    habits: Sequence[GameHabit] = ()


@dataclass(frozen=True)
class FinishedGame:
    """A game of at least two people that is over."""

    game: str
    seats: int
    public: bool
    finishers: Sequence[FinishedPlayer]

    @property
    def best(self) -> float:
        return max(finisher.share for finisher in self.finishers)
