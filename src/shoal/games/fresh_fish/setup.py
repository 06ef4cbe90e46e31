"""The setup of Fresh Fish: supply centers by chance, where they come to stand, and the start player."""

from typing import Final

from shoal.core.options import choice
from shoal.games.fresh_fish.actions import CENTER, FIRST
from shoal.games.fresh_fish.bitboards import COLUMNS, list_plots
from shoal.games.fresh_fish.edition_numbers import TRADES
from shoal.games.fresh_fish.expropriation import expropriate
from shoal.games.fresh_fish.phases import CENTERS_DUE, FIRST_DUE
from shoal.games.fresh_fish.position import Position

HARBOR_CELL: Final = 0
NO_QUARTER: Final = -1


def begin(position: Position) -> None:
    """Place the Harbor, which leaves no choice."""
    _place_center(position, HARBOR_CELL)


def odds(position: Position) -> list[tuple[int, int]]:
    if position.phase == FIRST_DUE:
        return [(FIRST + seat, 1) for seat in range(position.seats)]
    return [(CENTER + cell, 1) for cell in _center_sites(position)]


def act(position: Position, action: int) -> bool:
    if position.phase == CENTERS_DUE:
        _place_center(position, action - CENTER)
        return True
    position.player = action - FIRST
    return False


def _place_center(position: Position, cell: int) -> None:
    """Put the next supply center on a plot, and streets where it leaves no choice."""
    position.centers = [*position.centers, cell]
    position.serve(cell)
    expropriate(position)
    position.phase = CENTERS_DUE if len(position.centers) < TRADES else FIRST_DUE


def _center_sites(position: Position) -> list[int]:
    """List where the next center may come: an empty plot is safe, since all others have become streets."""
    empty = list_plots(position.empty_low, position.empty_high, 0)
    side = position.ground.side
    layout = choice(position.options, "layout")
    if layout == "simple":
        far = side - 1
        corners = (far, COLUMNS * far, COLUMNS * far + far)
        return [cell for cell in empty if cell in corners]
    if layout == "moderate":
        used = [NO_QUARTER]
        used += [_quarter_of(cell, side) for cell in position.centers]
        return [cell for cell in empty if _quarter_of(cell, side) not in used]
    return empty


def _quarter_of(cell: int, side: int) -> int:
    """Number a cell's quarter; the middle row and column of an odd board belong to none."""
    half = side // 2
    row, column = divmod(cell, COLUMNS)
    if half <= row < side - half or half <= column < side - half:
        return NO_QUARTER
    return (2 if row >= half else 0) + (1 if column >= half else 0)
