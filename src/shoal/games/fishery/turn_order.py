"""The order of a game of Fishery: ships, then nets, then the end.

Each part returns True when a seat must decide now, and False when the part is over.
"""

from shoal.core.native import i64
from shoal.games.fishery import nets, ships
from shoal.games.fishery.actions import FIRST_NET
from shoal.games.fishery.position import Position


def advance(position: Position) -> None:
    """Begin the nets after the last ship; after two passes in a row the game is over."""
    if position.passes_in_row == 0:
        nets.begin(position)


def act(position: Position, seat: i64, action: i64) -> bool:
    return nets.act(position, seat, action) if action >= FIRST_NET else ships.act(position, seat, action)


def legal(position: Position) -> list[int]:
    return nets.legal(position) if position.ply >= position.ship_plies else ships.legal(position)
