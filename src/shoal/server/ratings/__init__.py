"""Ratings by game: a belief about each player, changed once by every rated table that ends.

Two who play each other again and again tell us less each time, and they may have agreed on who wins. So within WINDOW
the first rated game of two players at a game counts whole, the second half, the third a quarter, and so on: however
many they play, all together count less than two. With more than two players each one's share is that of the player
whom they have met most often. A game that somebody leaves before every seat has made FEWEST moves changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
NEWCOMER: Final = 1000
STRETCH: Final = 40
FEWEST: Final = 4
"""Moves that every seat must have made: as many as the shortest whole game takes (the puddle of Fishery), so that none
that is played to its end by the rules is left out."""
WINDOW: Final = 7 * 24 * 60 * 60 * 1000
"""Milliseconds after the first of some games between two players, after which they are counted anew."""


@dataclass(frozen=True)
class Rating:
    """What is believed of a player at a game: strength and doubt, after so many games."""

    strength: float = MODEL.mu
    doubt: float = MODEL.sigma
    games: int = 0

    def shown(self) -> int:
        """Give the number for people: cautious, 1000 for a newcomer."""
        return round(NEWCOMER + STRETCH * (self.strength - 3 * self.doubt))


def weight(met: int) -> float:
    """Return the share for which a game counts between two who have met so often lately."""
    return 0.5**met


def rate(before: Sequence[Rating], merits: Sequence[float], weights: Sequence[float]) -> list[Rating]:
    """Return the ratings after a game; more merit is better, equal merits are a tie.

    Each rating goes that share of the way from what it was to what the game alone would make of it.
    """
    teams = [[MODEL.rating(mu=rating.strength, sigma=rating.doubt)] for rating in before]
    after = MODEL.rate(teams, scores=list(merits))
    return [
        Rating(between(old.strength, new.mu, share), between(old.doubt, new.sigma, share), old.games + 1)
        for old, (new,), share in zip(before, after, weights, strict=True)
    ]


def between(old: float, new: float, share: float) -> float:
    return old + share * (new - old)
