"""Why an action is refused in Fishery, by rule id (texts: en.ftl)."""

from typing import Final

from shoal.core.protocol_refusals import protocol_refusal
from shoal.core.refusal import Refusal, refused
from shoal.games.fishery.actions import FIRST_NET, NETS, PASS, cell_name, names_of
from shoal.games.fishery.bitboards import bit
from shoal.games.fishery.position import Position

SHIPS_FIRST: Final = refused("FI-S4", "fishery.ships-first")
SHIPS_ALL_PLACED: Final = refused("FI-S4", "fishery.ships-all-placed")
NO_PASS: Final = refused("FI-S3", "fishery.no-pass")
NETS_USED_UP: Final = refused("FI-N6", "fishery.nets-used-up")


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
        return refused("FI-B1", "fishery.no-such-square", square=cell_name(action))
    if (position.black | position.white) & cell:
        return refused("FI-S2", "fishery.ship-there", square=cell_name(action))
    return None


def _net_refusal(position: Position, action: int) -> Refusal | None:
    net = NETS[action - FIRST_NET]
    if not (position.cells & bit(net.cell) and position.cells & bit(net.beyond)):
        return refused("FI-B1", "fishery.no-such-net", net=net.text)
    if position.has_net(action):
        return refused("FI-N1", "fishery.net-there", net=net.text)
    if position.nets_used_up():
        return NETS_USED_UP
    return closure_refusal(position, *position.sides(action))


def closure_refusal(position: Position, one_side: int, other: int) -> Refusal | None:
    """Return why a net is refused that parts these two sides: each needs a ship and a part of the rim."""
    if one_side == other:
        return None
    for side in (one_side, other):
        if not side & (position.black | position.white):
            return refused("FI-N3", "fishery.without-ship", squares=names_of(side))
        if not side & position.rim():
            return refused("FI-N4", "fishery.without-rim", squares=names_of(side))
    return None
