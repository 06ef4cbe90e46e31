"""What is said when a player of Pisces has only one legal step, and it is taken for them."""

from typing import cast

from shoal.core.game import State
from shoal.core.telling import Telling, telling
from shoal.games.pisces.phases import BIDDING, BOARDS, FINDER, FLEET, MANAGEMENT, PURCHASES
from shoal.games.pisces.position import Position


def why(state: State, seat: int) -> Telling:
    position = cast("Position", state)
    phase = int(position.phase)
    return _before_fishing(phase, seat) if phase <= FLEET else _later(position, phase, seat)


def _before_fishing(phase: int, seat: int) -> Telling:
    if phase == BOARDS:
        return telling("pisces.forced-board", seat=seat)
    return telling("pisces.forced-block" if phase == MANAGEMENT else "pisces.forced-boat", seat=seat)


def _later(position: Position, phase: int, seat: int) -> Telling:
    if phase <= FINDER:
        return telling("pisces.forced-cast", seat=seat)
    if phase == PURCHASES:
        chosen = any(position.basket)
        return telling("pisces.forced-checkout", seat=seat) if chosen else telling("pisces.forced-leave", seat=seat)
    return telling("pisces.forced-pass" if phase == BIDDING else "pisces.forced-payment", seat=seat)
