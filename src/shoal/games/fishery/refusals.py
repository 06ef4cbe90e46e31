"""Why an action is refused in Fishery, by rule id."""

from typing import TYPE_CHECKING, Final

from shoal.core.door import protocol_refusal
from shoal.core.refusal import Refusal
from shoal.games.fishery.actions import FIRST_NET, NETS, PASS, cell_name
from shoal.games.fishery.bits import bit, count

if TYPE_CHECKING:
    from shoal.games.fishery.state import FisheryState

SHIPS_FIRST: Final = Refusal("FI-S4", "Nets come after the last ship has been placed.")
SHIPS_ALL_PLACED: Final = Refusal("FI-S4", "All ships are placed; now nets are cast.")
NO_PASS: Final = Refusal("FI-S3", "You cannot pass while ships are being placed.")
NETS_USED_UP: Final = Refusal("FI-N6", "You have no net left, so you must pass.")


def refusal(state: "FisheryState", seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(state, seat)
    if by_protocol is not None:
        return by_protocol
    if state.placing_ships():
        return _ship_refusal(state, action)
    if action < FIRST_NET:
        return SHIPS_ALL_PLACED
    return None if action == PASS else _net_refusal(state, action)


def _ship_refusal(state: "FisheryState", action: int) -> Refusal | None:
    if action == PASS:
        return NO_PASS
    if action >= FIRST_NET:
        return SHIPS_FIRST
    cell = bit(action)
    if not state.cells & cell:
        return Refusal("FI-B1", f"{cell_name(action)} is not on this board.")
    if (state.black | state.white) & cell:
        return Refusal("FI-S2", f"There is a ship on {cell_name(action)} already.")
    return None


def _net_refusal(state: "FisheryState", action: int) -> Refusal | None:
    net = NETS[action - FIRST_NET]
    if not (state.cells & bit(net.cell) and state.cells & bit(net.beyond)):
        return Refusal("FI-B1", f"{net.text} is not on this board.")
    if state.has_net(action):
        return Refusal("FI-N1", f"There is a net at {net.text} already.")
    if state.nets_used_up():
        return NETS_USED_UP
    return closure_refusal(state, *state.sides(action))


def closure_refusal(state: "FisheryState", one: int, other: int) -> Refusal | None:
    """Judge the two sides of a net by the rulebook's own definition of a fishery."""
    if one == other:
        return None
    for side in (one, other):
        if not side & (state.black | state.white):
            return Refusal("FI-N3", f"Every fishery needs a ship: {_squares(side)} would be closed off without one.")
        if not side & state.rim():
            return Refusal("FI-N4", f"Every fishery needs a blue net of the rim: {_squares(side)} would have none.")
    return None


def _squares(cells: int) -> str:
    size = count(cells)
    return "1 square" if size == 1 else f"{size} squares"
