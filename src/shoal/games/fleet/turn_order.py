"""The round of Fleet: which phase a decision belongs to, and which phase follows it.

Every phase returns True when a seat or chance must decide now, and False when the round goes on.
"""

from shoal.core.game import CHANCE, NOBODY
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fleet import (
    auction,
    boat_deck,
    captains,
    draw_phase,
    fishing,
    launching,
    licence_deck,
    payment,
    processing,
    setup,
)
from shoal.games.fleet.phases import (
    BIDDING,
    COD_DRAWS,
    DRAWING,
    LAUNCHING,
    LOBSTER_DRAWS,
    OVER,
    PAYING,
    PROCESSING,
    REVEALING,
    START_PLAYER,
    TRADE_DRAWS,
)
from shoal.games.fleet.position import Position


def advance(position: Position) -> None:
    """Go on until a seat must decide, chance is due, or the game is over."""
    while not _seek(position):
        phase: i64 = position.phase
        if phase == START_PLAYER:
            licence_deck.begin(position)
        elif phase == REVEALING and position.round == 0:
            auction.begin(position)
        elif phase == REVEALING:
            launching.begin(position)
        elif phase <= BIDDING:
            auction.end(position)
            licence_deck.begin(position)
        elif phase <= COD_DRAWS:
            captains.begin(position)
        elif phase <= LOBSTER_DRAWS:
            fishing.fish(position)
            processing.begin(position)
        elif phase <= TRADE_DRAWS:
            draw_phase.begin(position)
        elif position.no_licences or position.no_crates:
            position.phase, position.to_move = OVER, NOBODY
            return
        else:
            position.start_player = position.seat_in_order(1)
            auction.begin(position)


def _seek(position: Position) -> bool:
    """Find who decides next in the present phase; return False if nobody does."""
    phase: i64 = position.phase
    if phase <= REVEALING:
        return phase == REVEALING and licence_deck.seek(position)
    if phase <= BIDDING:
        return auction.seek(position)
    if phase <= COD_DRAWS:
        return launching.seek(position)
    if phase <= LOBSTER_DRAWS:
        return captains.seek(position)
    return processing.seek(position) if phase <= TRADE_DRAWS else draw_phase.seek(position)


def act(position: Position, seat: i64, action: i64) -> bool:
    """Carry out the decision in the present phase."""
    phase: i64 = position.phase
    if seat == CHANCE:
        return _act_of_chance(position, phase, action)
    if phase == PAYING:
        return payment.act(position, action) or _resume(position)
    if phase <= BIDDING:
        return auction.act(position, action)
    if phase == LAUNCHING:
        return launching.act(position, action)
    if phase <= LOBSTER_DRAWS:
        return captains.act(position, action)
    return processing.act(position, action) if phase == PROCESSING else draw_phase.act(position, action)


def _act_of_chance(position: Position, phase: i64, action: i64) -> bool:
    if phase > REVEALING:
        return boat_deck.act(position, action) or (phase == DRAWING and draw_phase.resume(position))
    return licence_deck.act(position, action) if phase == REVEALING else setup.act(position, action)


def _resume(position: Position) -> bool:
    """Let the phase that began a payment go on after it."""
    return launching.resume(position) if position.paying_for >= payment.FOR_LAUNCH else auction.resume(position)


def legal(position: Position) -> list[int]:
    phase: i64 = position.phase
    if phase == PAYING:
        return payment.legal(position)
    if phase <= BIDDING:
        return auction.legal(position)
    if phase == LAUNCHING:
        return launching.legal(position)
    if phase <= LOBSTER_DRAWS:
        return captains.legal(position)
    return processing.legal(position) if phase == PROCESSING else draw_phase.legal(position)


def odds(position: Position) -> list[tuple[int, int]]:
    if position.phase == START_PLAYER:
        return setup.odds(position)
    return licence_deck.odds(position) if position.phase == REVEALING else boat_deck.odds(position)


def sample(position: Position, rng: Rng) -> int:
    return boat_deck.sample(position, rng) if position.phase > REVEALING else rng.weighted(odds(position))
