"""Ratings by game: a belief about each player, changed once by every rated table that ends."""

from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
NEWCOMER: Final = 1000
STRETCH: Final = 40


@dataclass(frozen=True)
class Rating:
    """What is believed of a player at a game: strength and doubt, after so many games."""

    strength: float = MODEL.mu
    doubt: float = MODEL.sigma
    games: int = 0

    def shown(self) -> int:
        """Give the number for people: cautious, 1000 for a newcomer."""
        return round(NEWCOMER + STRETCH * (self.strength - 3 * self.doubt))


def rate(before: list[Rating], merits: list[float]) -> list[Rating]:
    """Give the ratings after a game; more merit is better, equal merits are a tie."""
    teams = [[MODEL.rating(mu=rating.strength, sigma=rating.doubt)] for rating in before]
    after = MODEL.rate(teams, scores=merits)
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(before, after, strict=True)]
