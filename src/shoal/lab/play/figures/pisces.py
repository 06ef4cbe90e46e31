"""Pisces: which species a seat guards, which gear and boats it bought, and what it was awarded."""

from typing import Final, cast

from shoal.core.game import State
from shoal.games.pisces.edition_numbers import ITEMS
from shoal.games.pisces.phases import NAMES
from shoal.games.pisces.state import PiscesState
from shoal.games.pisces.view import PiscesView, PlayerView
from shoal.lab.play.sheet import Figure, Sheet


class PiscesSheet(Sheet):
    """The opening is what was bought in the first round."""

    def phase_of(self, state: State) -> int:
        return cast("PiscesState", state).phase

    def era_of(self, state: State) -> int:
        return cast("PiscesState", state).round

    def stock_of(self, state: State) -> int:
        return sum(cast("PiscesState", state).stack)

    def openings(self, state: State) -> list[str]:
        boats_at_first = int(cast("PiscesState", state).printed.boats_start)
        return [
            "+".join(["boat"] * (player["boats"] - boats_at_first) + _gear(player["gear"])) or "nothing"
            for player in cast("PiscesView", state.view(0))["players"]
        ]

    def figures_of(self, state: State) -> list[list[Figure]]:
        return [_figures(player) for player in cast("PiscesView", state.view(0))["players"]]


def _figures(player: PlayerView) -> list[Figure]:
    return [
        player["board"] or "none",
        player["boats"],
        *(player["gear"][gear] for gear in ITEMS[1:]),
        player["trophies"],
        player["stars"],
        sum(player["chips"].values()),
    ]


def _gear(cards: dict[str, int]) -> list[str]:
    return [gear for gear, count in cards.items() for _ in range(count)]


SHEET: Final = PiscesSheet(
    phases=NAMES,
    era="round",
    stock="chips on the boards",
    opening="bought in the first round",
    opening_era=1,
    figures=(
        ("species", "species guarded"),
        ("boats", "boats at the end"),
        *((gear, f"{gear} cards") for gear in ITEMS[1:]),
        ("trophies", "trophies"),
        ("stars", "stars"),
        ("chips", "chips kept"),
    ),
    goods=(("gear", tuple(ITEMS[1:])), ("species", ("species",))),
)
