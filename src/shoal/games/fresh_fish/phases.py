"""The phases of Fresh Fish, by number, and their names for people and views."""

from typing import Final, Literal

CENTERS_DUE: Final = 0
FIRST_DUE: Final = 1
TURN: Final = 2
TILE_DUE: Final = 3
BIDS: Final = 4
BUILDING: Final = 5
OVER: Final = 6

Phase = Literal["centers", "start player", "turn", "tile", "bids", "building", "over"]
NAMES: Final[tuple[Phase, ...]] = ("centers", "start player", "turn", "tile", "bids", "building", "over")
