"""The round of Pisces: which phase a decision belongs to, and which phase follows it.

Every phase returns True when a seat or chance must decide now, and False when the round goes on.
"""

from shoal.core.game import NOBODY
from shoal.core.native import i64
from shoal.games.pisces import (
    bidding,
    fishing,
    goals,
    life_cycles,
    management,
    payment,
    port,
    purchases,
    sending_boats,
    setup,
)
from shoal.games.pisces.phases import (
    BID_PAYMENT,
    BIDDING,
    BOARDS,
    FIRST_PLAYER,
    FLEET,
    GOALS,
    MANAGEMENT,
    OVER,
    PAYMENT,
    PURCHASES,
    REPRODUCTION,
    ROLL,
    STACK,
)
from shoal.games.pisces.position import Position


def advance(position: Position) -> None:
    """Go on until a seat must decide, chance is due, or the game is over."""
    while not _seek(position):
        phase: i64 = position.phase
        if phase <= BOARDS:
            setup.end(position)
            goals.begin(position)
        elif phase == GOALS:
            management.begin(position)
        elif phase == MANAGEMENT:
            sending_boats.begin(position)
        elif phase == FLEET:
            fishing.begin(position)
        elif phase <= STACK:
            port.come_home(position)
            if position.round == position.printed.rounds:
                position.phase, position.to_move = OVER, NOBODY
                return
            purchases.begin(position)
        elif phase <= PAYMENT:
            life_cycles.begin(position)
        elif phase == REPRODUCTION and position.round in position.printed.bidding_rounds:
            bidding.begin(position)
        else:
            bidding.end(position)
            goals.begin(position)


def _seek(position: Position) -> bool:
    """Find who decides next in the present phase; return False if nobody does."""
    phase: i64 = position.phase
    if phase > FLEET:
        return fishing.seek(position) if phase <= STACK else _seek_after_port(position, phase)
    if phase == FLEET:
        return sending_boats.seek(position)
    if phase == MANAGEMENT:
        return management.seek(position)
    return goals.seek(position) if phase == GOALS else setup.seek(position)


def _seek_after_port(position: Position, phase: i64) -> bool:
    if phase <= PAYMENT:
        return purchases.seek(position)
    if phase == REPRODUCTION:
        return life_cycles.seek(position)
    return phase == BIDDING and bidding.seek(position)


def act(position: Position, action: i64) -> bool:
    """Carry out the decision in the present phase."""
    phase: i64 = position.phase
    if phase > FLEET:
        return fishing.act(position, action) if phase <= STACK else _act_after_port(position, phase, action)
    if phase == FLEET:
        return sending_boats.act(position, action)
    if phase == MANAGEMENT:
        return management.act(position, action)
    return goals.act(position, action) if phase == GOALS else setup.act(position, action)


def _act_after_port(position: Position, phase: i64, action: i64) -> bool:
    if phase == BIDDING:
        return bidding.act(position, action)
    if phase == PURCHASES:
        return purchases.act(position, action)
    if phase == REPRODUCTION:
        return life_cycles.act(position, action)
    return payment.act(position, action) or _resume(position, phase)


def _resume(position: Position, phase: i64) -> bool:
    """Let the phase that began a payment go on after it."""
    return bidding.resume(position) if phase == BID_PAYMENT else purchases.resume(position)


def legal(position: Position) -> list[int]:
    phase: i64 = position.phase
    if phase > FLEET:
        return fishing.legal(position) if phase <= STACK else _legal_after_port(position, phase)
    if phase == FLEET:
        return sending_boats.legal(position)
    return management.legal(position) if phase == MANAGEMENT else setup.legal(position)


def _legal_after_port(position: Position, phase: i64) -> list[int]:
    if phase == BIDDING:
        return bidding.legal(position)
    return purchases.legal(position) if phase == PURCHASES else payment.legal(position)


def odds(position: Position) -> list[tuple[int, int]]:
    phase: i64 = position.phase
    if phase == ROLL:
        return fishing.odds(position)
    if phase == REPRODUCTION:
        return life_cycles.odds(position)
    return setup.odds(position) if phase == FIRST_PLAYER else goals.odds(position)
