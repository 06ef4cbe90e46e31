"""Ratings of those who solve puzzles, and of the puzzles: a first try is a game between the two.

All puzzles together give a player one rating. Only the first try counts; a hint before it halves its weight. Who is
shown the answer before they try has had their try, and it counts nothing. The tries at the puzzle of the day count
after a day, so that nobody is told by a number what others have found. Guests cost nothing to make, so their tries
change their own ratings and not those of puzzles.
"""

from typing import Final

from shoal.server.accounts.ratings.rating_formula import MODEL, Rating, rate
from shoal.server.platform.base.timestamps import DAY_MS

STEP: Final = 4.0
"""A puzzle so much weaker than a middling player is solved by them in about two of three first tries."""
CERTAIN: Final = 125
"""A puzzle's own rating says how hard it is once its margin is no more than this, after about twenty tries of
accounts; until then the bots do."""
HINTED: Final = 0.5
"""The weight of a try after a hint."""
DAILY_DELAY_MS: Final = DAY_MS
"""Milliseconds after which a try at the puzzle of the day counts."""


def first_rating(difficulty: int) -> Rating:
    """Return the rating of a puzzle that nobody has tried, from how hard the bots find it (1 to 3)."""
    return Rating(strength=MODEL.mu + STEP * (difficulty - 2))


def difficulty_of(rating: Rating) -> int | None:
    """Return how hard a puzzle is by those who tried it, from 1 to 3; None while that is not certain."""
    if rating.margin() > CERTAIN:
        return None
    ahead = rating.strength - MODEL.mu
    return 1 if ahead <= -STEP else 3 if ahead >= STEP else 2


def rate_try(
    player: Rating, puzzle: Rating, *, right: bool, hinted: bool, counts_for_puzzle: bool
) -> tuple[Rating, Rating]:
    """Return both ratings after a first try."""
    weight = HINTED if hinted else 1.0
    merits = (1.0, 0.0) if right else (0.0, 1.0)
    solver, tried = rate((player, puzzle), merits, (weight, weight))
    return solver, tried if counts_for_puzzle else puzzle
