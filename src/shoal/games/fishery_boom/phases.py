"""The steps of a year, by number, and their names in views: those of chance, the end, those of fishing, of upgrades."""

from typing import Final

START_PLAYER: Final = 0
ROLL: Final = 1
ILLEGAL: Final = 2
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

NAMES: Final = (
    *("start", "roll", "illegal", "over", "gear", "reroll", "killer", "extra", "catch", "fate"),
    *("mark", "marketing", "shield"),
)
