"""Another position of Fresh Fish that fits what a seat knows: sealed bids of others are not guessed but made again."""

from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.layout import NO_BID, mask_of
from shoal.games.fresh_fish.phases import BIDS
from shoal.games.fresh_fish.position import Position


def reshuffle(position: Position, seat: int) -> None:
    """Reopen the sealed bids of other seats. Nothing else is hidden: a position has no order of tiles to come."""
    if position.phase == BIDS:
        position.due = eligible(position)
        if seat >= 0 and position.bids[seat] != NO_BID:
            position.due &= ~mask_of(seat)
        position.bids = [bid if other == seat else NO_BID for other, bid in enumerate(position.bids)]
