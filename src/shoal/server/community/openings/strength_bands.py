"""Openings of all finished public games: how often, and how it ended, by the strength of the seat that decided.

A worker counts each game once, a little after its end. Only games count that anybody may export: at public tables, not
for practice and not on one device. A game that was left before every seat had made a few moves counts for nothing, as
for ratings. The counts name no person and no table.
"""

from typing import Final, Literal

from shoal.server.accounts.identity.names import FORMER
from shoal.server.play.tables.table_row import ChairRow

Strength = Literal["new", "middle", "strong", "easy", "hard"]
STRENGTHS: Final[tuple[Strength, ...]] = ("new", "middle", "strong", "easy", "hard")
"""People without a rating or with less than MIDDLE, with less than STRONG, all others; then bots of two kinds."""
MIDDLE: Final = 1400
STRONG: Final = 1800
HARD: Final = ("skipper", "admiral", "neptune")


def strength_of(chair: ChairRow) -> Strength:
    """Return how strong a seat was, by what its chair showed. A person who left is one without a rating."""
    if chair.kind == "bot" and chair.player is None and chair.name != FORMER:
        return "hard" if chair.level in HARD else "easy"
    if chair.rating is None or chair.rating < MIDDLE:
        return "new"
    return "middle" if chair.rating < STRONG else "strong"
