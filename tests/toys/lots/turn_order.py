"""The order of a game of Lots: bids on one lot after another."""

from toys.lots import bidding
from toys.lots.position import Position


def advance(position: Position) -> None:
    """Begin the bidding for the next lot, unless the last one is sold."""
    if not position.is_over():
        bidding.begin(position)


def act(position: Position, seat: int, action: int) -> bool:
    return bidding.act(position, seat, action)


def legal(position: Position, seat: int) -> list[int]:
    return bidding.legal(position, seat)
