"""The view of a position of Fishery: everybody knows everything."""

from typing import Final, Literal, TypedDict

from shoal.core.options import Value
from shoal.games.fishery.actions import ACTIONS, names_of, nets_of
from shoal.games.fishery.position import Position

SIDES: Final = ("Black", "White")
Phase = Literal["ships", "nets", "over"]


class FisheryView(TypedDict):
    """A position in names; seat 0 is Black, seat 1 White."""

    options: dict[str, Value]
    phase: Phase
    to_move: int | None
    turns: int
    passes_in_row: int
    ships: list[list[str]]
    nets: list[str]
    nets_cast: list[int]


def view(position: Position) -> FisheryView:
    mover = position.mover()
    return {
        "options": dict(position.options),
        "phase": "over" if mover < 0 else "ships" if position.placing_ships() else "nets",
        "to_move": None if mover < 0 else mover,
        "turns": position.ply,
        "passes_in_row": position.passes_in_row,
        "ships": [names_of(position.black), names_of(position.white)],
        "nets": [ACTIONS.texts[action] for action in nets_of(position.right_nets(), position.upper_nets())],
        "nets_cast": [position.black_nets, position.white_nets],
    }
