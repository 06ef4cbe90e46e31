"""Fishery Boom: which boxes a seat marked, first and altogether, and how many fish were left."""

from typing import Final, cast

from shoal.core.game import State
from shoal.games.fishery_boom.high_seas import count
from shoal.games.fishery_boom.phases import NAMES
from shoal.games.fishery_boom.player_sheet import WORDS
from shoal.games.fishery_boom.state import FisheryBoomState
from shoal.games.fishery_boom.view import FisheryBoomView
from shoal.lab.play.sheet import Figure, Sheet

BOXES: Final = (
    *("Seine net", "Seine net upgrade", "Longline", "Longline upgrade", "Trawler", "Trawler upgrade"),
    *("Catch and Release", "Refrigeration", "Fish Radar", "Faux Fish", "Marketing", "Enforcement", "Overfish"),
)
"""What reports call the boxes, in the order of WORDS."""


class FisheryBoomSheet(Sheet):
    """The opening is the box marked in the first year."""

    def phase_of(self, state: State) -> int:
        return cast("FisheryBoomState", state).phase

    def era_of(self, state: State) -> int:
        return cast("FisheryBoomState", state).year

    def stock_of(self, state: State) -> int:
        return count(cast("FisheryBoomState", state).living)

    def openings(self, state: State) -> list[str]:
        sheets = cast("FisheryBoomView", state.view(0))["sheets"]
        return [sheet["marked"][0] if sheet["marked"] else "none" for sheet in sheets]

    def figures_of(self, state: State) -> list[list[Figure]]:
        return [
            [*(sheet["marked"].count(word) for word in WORDS), sum(sheet["fish"]), sum(sheet["plates"])]
            for sheet in cast("FisheryBoomView", state.view(0))["sheets"]
        ]


SHEET: Final = FisheryBoomSheet(
    phases=NAMES,
    era="year",
    stock="living fish",
    opening="box of the first year",
    figures=(*zip(WORDS, BOXES, strict=True), ("fish", "fish served"), ("plates", "plates asked for")),
    goods=(("boxes", WORDS),),
)
