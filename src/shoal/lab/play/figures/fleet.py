"""Fleet: which licences a seat bought, first and altogether, and what it did with its cards."""

from typing import Final, cast

from shoal.core.game import ALL, State
from shoal.games.fleet.edition_numbers import BOATS, LICENCE_KINDS, LICENCES
from shoal.games.fleet.phases import NAMES
from shoal.games.fleet.state import FleetState
from shoal.games.fleet.view import FleetView, Player
from shoal.lab.play.sheet import Figure, Sheet


class FleetSheet(Sheet):
    """The opening is the licence bought in the first round."""

    def phase_of(self, state: State) -> int:
        return cast("FleetState", state).phase

    def era_of(self, state: State) -> int:
        return cast("FleetState", state).round

    def stock_of(self, state: State) -> int:
        return max(0, cast("FleetState", state).supply)

    def openings(self, state: State) -> list[str]:
        held = cast("FleetState", state).licences
        rows = [held[LICENCE_KINDS * seat : LICENCE_KINDS * (seat + 1)] for seat in range(state.seats)]
        return ["+".join(name for name, count in zip(LICENCES, row, strict=True) if count) or "none" for row in rows]

    def figures_of(self, state: State) -> list[list[Figure]]:
        return [_figures(player) for player in cast("FleetView", state.view(ALL))["players"]]


def _figures(player: Player) -> list[Figure]:
    return [
        *(player["licences"].get(name, 0) for name in LICENCES),
        *(sum(alike["boats"] for alike in player["boats"] if alike["kind"] == kind) for kind in BOATS),
        sum(alike["boats"] for alike in player["boats"]),
        player["captains"],
        sum(alike["boats"] * alike["crates"] for alike in player["boats"]),
        player["processed"],
    ]


SHEET: Final = FleetSheet(
    phases=NAMES,
    era="round",
    stock="crates in the supply",
    opening="licence of the first round",
    opening_era=1,
    figures=(
        *((name, f"licences held: {name.replace('-', ' ')}") for name in LICENCES),
        *((f"{kind}-boats", f"boats launched: {kind.replace('-', ' ')}") for kind in BOATS),
        ("boats", "boats launched"),
        ("captains", "captains"),
        ("crates", "crates on boats"),
        ("processed", "crates processed and kept"),
    ),
    goods=(("licences", LICENCES), ("boats", tuple(f"{kind}-boats" for kind in BOATS))),
)
