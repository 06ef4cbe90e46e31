"""A position of Lots, made from a view."""

from toys.lots import bidding
from toys.lots.position import Position
from toys.lots.view import LotsView


def rebuild(position: Position, known: LotsView) -> None:
    """Put everything that the view tells into a first position; unknown bids are still to be made."""
    position.money, position.bank, position.won = list(known["money"]), known["bank"], list(known["won"])
    position.bids, position.opened = list(known["sealed"]), [list(bids) for bids in known["opened"]]
    position.due = []
    if not position.is_over():
        bidding.begin(position)
