"""Why an action is refused in Lots, by rule id."""

from typing import Final

from shoal.core.protocol_refusals import protocol_refusal
from shoal.core.refusal import Refusal, refused
from toys.lots.position import Position

TOO_MUCH: Final = refused("LO-B1", "lots.too-much")


def refusal(position: Position, seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(position, seat, action)
    if by_protocol is not None:
        return by_protocol
    return None if action <= position.money[seat] else TOO_MUCH
