"""The turns of Fresh Fish: which phase a decision belongs to, and which phase follows it.

Every phase returns True when a seat or chance must decide now, and False when the round goes on.
"""

from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fresh_fish import auction, building, reserve_or_draw, scoring, setup
from shoal.games.fresh_fish.actions import TILE
from shoal.games.fresh_fish.edition_numbers import DEMONSTRATION, FIRST_OUTLET, NO_TILE, ZONE
from shoal.games.fresh_fish.phases import BIDS, BUILDING, OVER, TILE_DUE, TURN
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import mask_of


def advance(position: Position) -> None:
    """Go on until a seat must decide, or the game is over."""
    waits = False
    while not waits:
        phase: i64 = position.phase
        tile: i64 = position.tile
        if phase < TURN:
            waits = reserve_or_draw.begin(position)
        elif phase == BIDS:
            waits = building.begin(position, position.opened_winner)
        elif phase == BUILDING and tile != ZONE and scoring.is_over(position):
            position.phase, position.tile, position.due = OVER, NO_TILE, 0
            return
        elif phase == BUILDING and position.due != mask_of(position.player):
            waits = reserve_or_draw.begin(position)  # another seat won the outlet: the turn of its drawer starts again
        elif phase == BUILDING or tile == NO_TILE:
            waits = reserve_or_draw.begin_next(position)
        elif FIRST_OUTLET <= tile < DEMONSTRATION:
            waits = auction.begin(position)
        else:
            waits = building.begin(position, position.player)


def act(position: Position, seat: int, action: int) -> bool:
    """Carry out the decision in the present phase."""
    phase: i64 = position.phase
    if phase == TURN:
        return reserve_or_draw.act(position, seat, action)
    if phase == TILE_DUE:
        return reserve_or_draw.turn_up(position, action - TILE)
    if phase == BUILDING:
        return building.act(position, seat, action)
    return auction.act(position, seat, action) if phase == BIDS else setup.act(position, action)


def legal(position: Position, seat: int) -> list[int]:
    phase: i64 = position.phase
    if phase == TURN:
        return reserve_or_draw.legal(position, seat)
    return auction.legal(position, seat) if phase == BIDS else building.legal(position, seat)


def odds(position: Position) -> list[tuple[int, int]]:
    return reserve_or_draw.odds(position) if position.phase == TILE_DUE else setup.odds(position)


def sample(position: Position, rng: Rng) -> int:
    return reserve_or_draw.sample(position, rng) if position.phase == TILE_DUE else rng.weighted(odds(position))
