"""Metrics of a game for the lab, besides its own figures: phases, eras, stocks, and each seat's strategy."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from shoal.core.catalogue import part_of
from shoal.core.game import Game, State
from shoal.core.native import mypyc_attr

Figure = int | str


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """The measurements for any game; the file of a game adds its own.

    phases    the kinds of decision, in the order of a turn
    era       the name of a part of the game, such as a round; after each the lab notes who leads and the stock
    stock     what the stock counts; empty if there is none
    opening   the name of a seat's opening, noted at the end of `opening_era`; empty if there is none
    figures   what is noted of each seat at the end: names, and titles for people
    goods     which of the figures count things that a seat can have, by group: a title, and names of figures
    maps      what is noted of the board at the end: names, and titles for people
    unit      what points are, where people call them otherwise
    """

    phases: tuple[str, ...]
    era: str
    stock: str
    opening: str
    opening_era: int
    figures: tuple[tuple[str, str], ...]
    goods: tuple[tuple[str, tuple[str, ...]], ...]
    maps: tuple[tuple[str, str], ...]
    unit: str

    def __init__(
        self,
        phases: tuple[str, ...] = ("play",),
        era: str = "turn",
        stock: str = "",
        opening: str = "",
        opening_era: int = 0,
        figures: tuple[tuple[str, str], ...] = (),
        goods: tuple[tuple[str, tuple[str, ...]], ...] = (),
        maps: tuple[tuple[str, str], ...] = (),
        unit: str = "points",
    ) -> None:
        self.phases = phases
        self.era = era
        self.stock = stock
        self.opening = opening
        self.opening_era = opening_era
        self.figures = figures
        self.goods = goods
        self.maps = maps
        self.unit = unit

    def phase_of(self, state: State) -> int:  # noqa: ARG002  (the default: one phase)
        """Return the index in `phases` of the present decision."""
        return 0

    def era_of(self, state: State) -> int:  # noqa: ARG002  (the default: one era)
        """Return the number of the era, which never decreases."""
        return 0

    def stock_of(self, state: State) -> int:  # noqa: ARG002  (the default: none)
        return 0

    def openings(self, state: State) -> list[str]:
        """Return the name of each seat's opening, at the end of its era."""
        return [""] * state.seats

    def figures_of(self, state: State) -> list[list[Figure]]:
        """Return each seat's figures, in their order, at the end of the game."""
        return [[] for _ in range(state.seats)]

    def size_of(self, state: State) -> tuple[int, int]:  # noqa: ARG002  (the default: no board)
        """Return the rows and columns of the board."""
        return 0, 0

    def places_of(self, state: State) -> list[list[list[str]]]:  # noqa: ARG002  (the default: no maps)
        """Return for each map the places of each seat, at the end of the game; one list if they are nobody's.

        A place is a square (`c4`) or a side between two squares (`c4/c5`).
        """
        return []


def sheet_for(game: Game) -> Sheet:
    """Return the sheet of the game, or the general one if it has none."""
    module = f"shoal.lab.play.figures.{game.name}"
    if find_spec(module) is not None:
        return cast("Sheet", import_module(module).SHEET)
    return cast("Sheet | None", part_of(game.name, "sheet")) or Sheet()
