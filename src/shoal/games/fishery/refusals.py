"""Why an action is refused in Fishery, by rule id."""

from typing import Final

from shoal.core.checks import protocol_refusal
from shoal.core.refusal import Refusal
from shoal.core.telling import counted
from shoal.games.fishery.actions import FIRST_NET, NETS, PASS, cell_name
from shoal.games.fishery.bits import bit, count
from shoal.games.fishery.position import Position

SHIPS_FIRST: Final = Refusal("FI-S4", "Nets come after the last ship has been placed.")
SHIPS_ALL_PLACED: Final = Refusal("FI-S4", "All ships are placed; now nets are cast.")
NO_PASS: Final = Refusal("FI-S3", "You cannot pass while ships are being placed.")
NETS_USED_UP: Final = Refusal("FI-N6", "You have no net left, so you must pass.")


def refusal(position: Position, seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(position, seat, action)
    if by_protocol is not None:
        return by_protocol
    if position.placing_ships():
        return _ship_refusal(position, action)
    if action < FIRST_NET:
        return SHIPS_ALL_PLACED
    return None if action == PASS else _net_refusal(position, action)


def _ship_refusal(position: Position, action: int) -> Refusal | None:
    if action == PASS:
        return NO_PASS
    if action >= FIRST_NET:
        return SHIPS_FIRST
    cell = bit(action)
    if not position.cells & cell:
        return Refusal("FI-B1", f"{cell_name(action)} is not on this board.")
    if (position.black | position.white) & cell:
        return Refusal("FI-S2", f"There is a ship on {cell_name(action)} already.")
    return None


def _net_refusal(position: Position, action: int) -> Refusal | None:
    net = NETS[action - FIRST_NET]
    if not (position.cells & bit(net.cell) and position.cells & bit(net.beyond)):
        return Refusal("FI-B1", f"{net.text} is not on this board.")
    if position.has_net(action):
        return Refusal("FI-N1", f"There is a net at {net.text} already.")
    if position.nets_used_up():
        return NETS_USED_UP
    return closure_refusal(position, *position.sides(action))


def closure_refusal(position: Position, one: int, other: int) -> Refusal | None:
    """Return why a net is refused that parts these two sides: each needs a ship and a part of the rim."""
    if one == other:
        return None
    for side in (one, other):
        if not side & (position.black | position.white):
            return Refusal("FI-N3", f"Every fishery needs a ship: {_squares(side)} would be closed off without one.")
        if not side & position.rim():
            return Refusal("FI-N4", f"Every fishery needs a blue net of the rim: {_squares(side)} would have none.")
    return None


def _squares(cells: int) -> str:
    return counted(count(cells), "square")
