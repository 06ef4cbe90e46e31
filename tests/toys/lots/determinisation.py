"""Another position of Lots that fits what a seat knows."""

from toys.lots import bidding
from toys.lots.position import Position


def reshuffle(position: Position, seat: int) -> None:
    """Reopen the sealed bids of the other seats: they are not guessed but made again."""
    position.bids = [bid if other == seat else None for other, bid in enumerate(position.bids)]
    if not position.is_over():
        bidding.begin(position)
