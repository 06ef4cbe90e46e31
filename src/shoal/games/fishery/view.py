"""What may be known of a position of Fishery: everything, by anybody."""

from typing import TYPE_CHECKING, Final, Literal, TypedDict, cast

from shoal.core.game import Game, View
from shoal.core.options import Value
from shoal.games.fishery.actions import TABLE, names_of, nets_of

if TYPE_CHECKING:
    from shoal.games.fishery.state import FisheryState

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


def view(state: "FisheryState") -> FisheryView:
    mover = state.mover()
    return {
        "options": dict(state.options),
        "phase": "over" if mover < 0 else "ships" if state.placing_ships() else "nets",
        "to_move": None if mover < 0 else mover,
        "turns": state.ply,
        "passes_in_row": state.passes_in_row,
        "ships": [names_of(state.black), names_of(state.white)],
        "nets": [TABLE.texts[action] for action in nets_of(state.right_nets(), state.upper_nets())],
        "nets_cast": [state.black_nets, state.white_nets],
    }


def imagine(game: Game, view: View) -> "FisheryState":
    """Rebuild the position. Nets may be cast again in any order: fewer nets never make a legal position illegal."""
    known = cast("FisheryView", view)
    state = cast("FisheryState", game.start(2, known["options"]))
    for seat, cells in enumerate(known["ships"]):
        for cell in cells:
            state.put_ship(seat, TABLE.parse(cell))
    state.ply = known["turns"]
    if not state.placing_ships():
        state.open_nets()
    for net in known["nets"]:
        state.cast_net(TABLE.parse(net))
    state.passes_in_row = known["passes_in_row"]
    state.black_nets, state.white_nets = known["nets_cast"]
    return state
