"""The steps of a year, as numbers: those of chance first, then the end, then those of fishing and of upgrades."""

from typing import Final

FIRST: Final = 0
ROLL: Final = 1
ILLEGAL: Final = 2
CHANCE_STAGES: Final = 3
OVER: Final = 3
GEAR: Final = 4
REROLL: Final = 5
KILLER: Final = 6
EXTRA: Final = 7
CATCH: Final = 8
FATE: Final = 9
MARK: Final = 10
MARKET: Final = 11
SHIELD: Final = 12

STAGES: Final = (
    *("start", "roll", "illegal", "over", "gear", "reroll", "killer", "extra", "catch", "fate"),
    *("mark", "marketing", "shield"),
)
"""What views call them."""
