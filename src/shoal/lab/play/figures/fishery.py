"""Fishery: where a side's ships are and how far apart, and how many nets it cast."""

from typing import Final, cast

from shoal.core.game import State
from shoal.games.fishery.state import FisheryState
from shoal.games.fishery.view import FisheryView
from shoal.lab.play.sheet import Figure, Sheet

PLIES_IN_ERA: Final = 4
CLOSE: Final = 34
WIDE: Final = 42


class FisherySheet(Sheet):
    """The spread is the mean distance between two ships of a side, relative to the longest distance on the board."""

    def phase_of(self, state: State) -> int:
        return 0 if cast("FisheryState", state).placing_ships() else 1

    def era_of(self, state: State) -> int:
        sea = cast("FisheryState", state)
        return max(0, sea.ply - sea.ship_plies + PLIES_IN_ERA - 1) // PLIES_IN_ERA

    def openings(self, state: State) -> list[str]:
        view = cast("FisheryView", state.view(0))
        return [spread_word(spread(view, seat)) for seat in (0, 1)]

    def figures_of(self, state: State) -> list[list[Figure]]:
        view = cast("FisheryView", state.view(0))
        return [[spread(view, seat), on_rim(view, seat), view["nets_cast"][seat]] for seat in (0, 1)]

    def size_of(self, state: State) -> tuple[int, int]:
        return _size(cast("FisheryView", state.view(0)))

    def places_of(self, state: State) -> list[list[list[str]]]:
        view = cast("FisheryView", state.view(0))
        return [view["ships"], [view["nets"]]]


def spread_word(spread: int) -> str:
    return "close" if spread < CLOSE else "wide" if spread >= WIDE else "middling"


def spread(view: FisheryView, seat: int) -> int:
    """Return the mean distance between two ships of the seat, in per cent of the distance from corner to corner."""
    ships, (rows, columns) = _ships(view, seat), _size(view)
    ways = [abs(x - u) + abs(y - v) for place, (x, y) in enumerate(ships) for u, v in ships[:place]]
    return 100 * sum(ways) // (len(ways) * (rows + columns - 2)) if ways else 0


def on_rim(view: FisheryView, seat: int) -> int:
    rows, columns = _size(view)
    return sum(x in (0, columns - 1) or y in (0, rows - 1) for x, y in _ships(view, seat))


def _ships(view: FisheryView, seat: int) -> list[tuple[int, int]]:
    return [(ord(name[0]) - ord("a"), int(name[1:]) - 1) for name in view["ships"][seat]]


def _size(view: FisheryView) -> tuple[int, int]:
    return int(view["options"]["rows"]), int(view["options"]["columns"])


SHEET: Final = FisherySheet(
    phases=("ships", "nets"),
    era="four nets",
    opening="how the ships were placed",
    figures=(
        ("spread", "spread of the ships, % of the longest distance"),
        ("rim", "ships on the rim"),
        ("nets", "nets cast"),
    ),
    maps=(("ships", "ships"), ("nets", "nets")),
    unit="squares",
)
