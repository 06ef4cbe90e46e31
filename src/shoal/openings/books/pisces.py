"""The opening of Pisces: the boards that the seats take, one after the other."""

from typing import Final, cast

from shoal.core.game import View
from shoal.games.pisces.view import PiscesView
from shoal.openings.book import Look, Positions

WITHIN: Final = 8
"""Acts that are looked at: chance names the first player, and each of up to six seats takes a board."""


def looks(view: View, seat: int) -> list[Look]:
    """Return the only way to look at the position. Seats are counted from the first player."""
    seen = cast("PiscesView", view)
    first, seats = seen["first_player"] or 0, len(seen["players"])
    boards = [seen["players"][(first + place) % seats]["board"] for place in range(seats)]
    return [Look([(seat - first) % seats, boards], str)]


BOOK: Final = Positions(decisions=lambda seats: seats, within=WITHIN, looks=looks)
