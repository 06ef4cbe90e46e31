"""Ratings by game (Plackett-Luce): an estimate of each player's strength, changed once by every rated table that ends.

Two players who meet often tell us less each time, and they may have agreed on who wins. So within MEETING_WINDOW_MS
their first rated game counts in full, the second half, the third a quarter, and so on; all together count less than two
games. With more than two players, each player's weight follows from the opponent whom they have met most often.

The player who leaves a game loses. The others gain by it only if every seat had made FEWEST moves and SHORTEST_MS had
passed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from shoal.server.platform.base.timestamps import DAY_MS, MINUTE_MS

MODEL: Final = PlackettLuce()
NEWCOMER: Final = 1000
STRETCH: Final = 40
PROBABLE: Final = 0.6745
"""Of a normal distribution half lies within so many standard deviations."""
FEWEST: Final = 4
"""Moves that every seat must have made: as many as in the shortest complete game (the puddle of Fishery)."""
SHORTEST_MS: Final = MINUTE_MS
"""Milliseconds that people need at least for a game of the full size."""
MEETING_WINDOW_MS: Final = 7 * DAY_MS
"""Milliseconds after the first game of two players, after which their games are counted anew."""


@dataclass(frozen=True)
class Rating:
    """A player's estimated strength at a game, how uncertain it is, and the number of games."""

    strength: float = MODEL.mu
    doubt: float = MODEL.sigma
    games: int = 0

    def shown(self) -> int:
        """Return the number that people see: a cautious estimate, 1000 for a newcomer."""
        return round(NEWCOMER + STRETCH * (self.strength - 3 * self.doubt))

    def margin(self) -> int:
        """Return how far off the estimate may be: as likely as not, the strength lies within so many points of it."""
        return round(STRETCH * PROBABLE * self.doubt)


def weight(met: int) -> float:
    """Return how much a game counts between two players who have met so often lately."""
    return 0.5**met


def rate(before: Sequence[Rating], merits: Sequence[float], weights: Sequence[float]) -> list[Rating]:
    """Return the ratings after a game; more merit is better, equal merits are a tie.

    With weight 1 a rating moves all the way to the model's new rating, with weight 0.5 half of it.
    """
    teams = [[MODEL.rating(mu=rating.strength, sigma=rating.doubt)] for rating in before]
    after = MODEL.rate(teams, scores=list(merits))
    return [
        Rating(
            interpolated_rating(old.strength, new.mu, share),
            interpolated_rating(old.doubt, new.sigma, share),
            old.games + 1,
        )
        for old, (new,), share in zip(before, after, weights, strict=True)
    ]


def interpolated_rating(old: float, new: float, share: float) -> float:
    return old + share * (new - old)
