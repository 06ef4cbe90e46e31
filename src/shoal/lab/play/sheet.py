"""What the lab asks of a game besides its figures: phases, rounds, stocks, and what each seat's strategy was."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from shoal.core.game import Game, State
from shoal.core.native import mypyc_attr

Figure = int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """The questions for any game; each game's file answers more of them.

    phases    what kinds of decision there are, in the order of a turn
    era       what a stretch of the game is called, after which the lab notes who leads and what the stock is
    stock     what the stock counts; empty where there is none
    opening   what a seat's opening is called, noted at the end of `opening_era`; empty where there is none
    figures   what is noted of each seat at the end: names, and titles for people
    """

    phases: tuple[str, ...]
    era: str
    stock: str
    opening: str
    opening_era: int
    figures: tuple[tuple[str, str], ...]

    def __init__(
        self,
        phases: tuple[str, ...] = ("play",),
        era: str = "turn",
        stock: str = "",
        opening: str = "",
        opening_era: int = 0,
        figures: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.phases = phases
        self.era = era
        self.stock = stock
        self.opening = opening
        self.opening_era = opening_era
        self.figures = figures

    def phase_of(self, state: State) -> int:  # noqa: ARG002  (the default: one phase)
        """Give the place of the phase in `phases` while a seat decides."""
        return 0

    def era_of(self, state: State) -> int:  # noqa: ARG002  (the default: one era)
        """Give the number of the era, never falling."""
        return 0

    def stock_of(self, state: State) -> int:  # noqa: ARG002  (the default: none)
        return 0

    def openings(self, state: State) -> list[str]:
        """Name each seat's opening, at the end of its era."""
        return [""] * state.seats

    def figures_of(self, state: State) -> list[list[Figure]]:
        """Give each seat's figures, in their order; asked at the end."""
        return [[] for _ in range(state.seats)]


def sheet_for(game: Game) -> Sheet:
    """Give the sheet of the game, or the one for any game."""
    module = f"shoal.lab.play.figures.{game.name}"
    return Sheet() if find_spec(module) is None else cast("Sheet", import_module(module).SHEET)
