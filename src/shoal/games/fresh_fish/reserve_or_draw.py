"""A player's turn in Fresh Fish: they reserve a plot, or draw a tile and turn it up, or take one, or must pass.

What follows depends on the tile in hand: without one the turn is over.
"""

from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fresh_fish.actions import BUILD, DRAW, PASS, RESERVE, TAKE_APARTMENTS, TAKE_STREET, TILE
from shoal.games.fresh_fish.bitboards import beside, high_bit, list_plots, low_bit
from shoal.games.fresh_fish.edition_numbers import APARTMENTS, DEMONSTRATION, FIRST_OUTLET, KINDS, NO_TILE, STREET, ZONE
from shoal.games.fresh_fish.phases import TILE_DUE, TURN
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import mask_of


def begin(position: Position) -> bool:
    position.phase = TURN
    position.tile = NO_TILE
    position.due = mask_of(position.player)
    return True


def begin_next(position: Position) -> bool:
    """Begin the turn of the next seat, clockwise."""
    position.turns += 1
    position.player += 1
    if position.player == position.seats:
        position.player = 0
    return begin(position)


def legal(position: Position, seat: int) -> list[int]:
    low, high = reservable(position, seat)
    choices = list_plots(low, high, RESERVE)
    if position.plots[seat]:
        if position.deck_size:
            choices.append(DRAW)
        else:
            if position.set_aside:
                choices.append(TAKE_APARTMENTS)
            choices.append(TAKE_STREET)
    elif not choices:
        choices.append(PASS)
    return choices


def reservable(position: Position, seat: int) -> tuple[i64, i64]:
    """Return the plots that the seat may reserve now."""
    if position.supply[seat] == 0:
        none: i64 = 0
        return none, none
    low: i64 = position.empty_low & ~position.taken_low
    high: i64 = position.empty_high & ~position.taken_high
    if (position.reserved_once >> seat) & 1 == 0:
        return low, high
    near_low: i64 = position.ground.low & ~low
    near_high: i64 = position.ground.high & ~high
    return low & beside(0, near_low, near_high), high & beside(near_low, near_high, 0)


def possible(position: Position, seat: int) -> str:
    """Say in one word or a few what the seat may do on its turn: `legal` in short."""
    low, high = reservable(position, seat)
    if not position.plots[seat]:
        return "reserve" if low | high else "pass"
    tile = "draw" if position.deck_size else "take" if position.set_aside else "street"
    return f"reserve or {tile}" if low | high else tile


def act(position: Position, seat: int, action: int) -> bool:
    if action < BUILD:
        _reserve(position, seat, action)
    elif action == DRAW:
        position.phase = TILE_DUE
        position.due = 0
        return True
    elif action == PASS:
        position.passes += 1
    elif action == TAKE_STREET:
        position.tile = STREET
    else:
        position.set_aside -= 1
        position.tile = APARTMENTS
    return False


def _reserve(position: Position, seat: int, cell: int) -> None:
    position.taken_low |= low_bit(cell)
    position.taken_high |= high_bit(cell)
    position.supply[seat] -= 1
    position.reserved_once |= mask_of(seat)
    reserved = position.plots[seat].copy()
    reserved.append(BUILD + cell)
    reserved.sort()
    position.plots[seat] = reserved


# The tile that chance turns up


def odds(position: Position) -> list[tuple[int, int]]:
    return [(TILE + kind, position.deck[kind]) for kind in range(KINDS) if position.deck[kind]]


def sample(position: Position, rng: Rng) -> int:
    mark: i64 = rng.below(position.deck_size)
    kind: i64 = 0
    while True:
        mark -= position.deck[kind]
        if mark < 0:
            return TILE + kind
        kind += 1


def turn_up(position: Position, kind: int) -> bool:
    """Take the tile in hand, but put a construction zone aside while there are no apartments for it."""
    position.deck[kind] -= 1
    position.deck_size -= 1
    if FIRST_OUTLET <= kind < DEMONSTRATION:
        position.outlets_left -= 1
    if kind == ZONE and not _has_bare_apartments(position):
        position.zones_waiting += 1
    else:
        position.tile = kind
    return False


def _has_bare_apartments(position: Position) -> bool:
    """Return whether there are apartments without a construction zone."""
    low, high = position.apartment_board()
    return low & ~position.zone_low != 0 or high & ~position.zone_high != 0
