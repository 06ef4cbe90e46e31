"""Determinisation for Fresh Fish: a position that fits what a seat knows; sealed bids are made again, not guessed."""

from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.phases import BIDS
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import NO_BID, mask_of


def reshuffle(position: Position, seat: int) -> None:
    """Reopen the sealed bids of other seats. Nothing else is hidden: a position has no order of tiles to come."""
    if position.phase == BIDS:
        position.due = eligible(position)
        if seat >= 0 and position.bids[seat] != NO_BID:
            position.due &= ~mask_of(seat)
        position.bids = [bid if other == seat else NO_BID for other, bid in enumerate(position.bids)]
