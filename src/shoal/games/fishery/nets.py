"""The second part of Fishery: nets are cast, by turns, until both sides pass."""

from shoal.core.native import i64
from shoal.games.fishery.actions import (
    FIRST_NET,
    FIRST_UPPER_NET,
    NET_CELLS,
    PASS,
    RIGHT_NET_OF,
    SEA_COLUMNS,
    UPPER_NET_OF,
    nets_of,
)
from shoal.games.fishery.bitboards import BIT_MODULUS, bit, flood
from shoal.games.fishery.net_legality import closing_right, closing_up, strike_shipless, tree_of
from shoal.games.fishery.position import Position, strike


def begin(position: Position) -> None:
    """List the nets for the first time: with no net on the board none can close anything."""
    position.right_listed = position.right_legal
    position.up_listed = position.up_legal
    position.listed = [*nets_of(position.right_legal, position.up_legal), PASS]


def legal(position: Position) -> list[int]:
    if position.nets_used_up():
        return [PASS]
    _bring_up_to_date(position)
    return position.listed


def _bring_up_to_date(position: Position) -> None:
    """Bring the list of legal actions up to date: nets only ever leave it."""
    right: i64 = position.right_listed & ~position.right_legal
    up: i64 = position.up_listed & ~position.up_legal
    if right | up:
        listed = position.listed.copy()
        while right:
            lowest: i64 = right & -right
            right ^= lowest
            strike(listed, RIGHT_NET_OF[lowest % BIT_MODULUS])
        while up:
            lowest = up & -up
            up ^= lowest
            strike(listed, UPPER_NET_OF[lowest % BIT_MODULUS])
        position.listed = listed
        position.right_listed = position.right_legal
        position.up_listed = position.up_legal


def act(position: Position, seat: i64, action: i64) -> bool:
    """Cast a net or pass; two passes in a row end the game."""
    position.ply += 1
    if action == PASS:
        position.passes_in_row += 1
        return position.passes_in_row < 2
    position.passes_in_row = 0
    position.black_nets += 1 - seat
    position.white_nets += seat
    cast(position, action)
    return True


def cast(position: Position, action: i64) -> None:
    """Put a net on the board, and take away the nets that can no longer be cast."""
    here = bit(NET_CELLS[action - FIRST_NET])
    first: i64 = here & position.posts
    if action < FIRST_UPPER_NET:
        second: i64 = here >> SEA_COLUMNS
        beyond: i64 = here << 1
        position.right_open &= ~here
        position.right_legal &= ~here
    else:
        second = (here >> 1) & position.posts
        beyond = here << SEA_COLUMNS
        position.up_open &= ~here
        position.up_legal &= ~here
    first_hangs = first == 0 or first & position.rim_posts != 0
    second_hangs = second == 0 or second & position.rim_posts != 0
    tree = tree_of(position, first | second)
    position.right_legal &= ~(tree & (tree << SEA_COLUMNS))
    position.up_legal &= ~(tree & (tree << 1))
    if first_hangs and second_hangs:
        right_open, up_open = position.right_open, position.up_open
        touched = flood(here, right_open, up_open) | flood(beyond, right_open, up_open)
        strike_shipless(position, closing_right(position) & touched, closing_up(position) & touched)
    elif first_hangs or second_hangs:
        known_right = closing_right(position)
        known_up = closing_up(position)
        position.rim_posts |= tree
        strike_shipless(position, closing_right(position) & ~known_right, closing_up(position) & ~known_up)
