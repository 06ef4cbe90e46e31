"""The opening of Pisces: the boards that the seats take, one after the other."""

from typing import Final, cast

from shoal.core.game import View
from shoal.games.pisces.view import PiscesView
from shoal.openings.book import PositionBook, SymmetricView

WITHIN: Final = 8
"""Acts that are looked at: chance names the first player, and each of up to six seats takes a board."""


def looks(view: View, seat: int) -> list[SymmetricView]:
    """Return the only way to look at the position. Seats are counted from the first player."""
    seen = cast("PiscesView", view)
    first, seats = seen["first_player"] or 0, len(seen["players"])
    boards = [seen["players"][(first + place) % seats]["board"] for place in range(seats)]
    return [SymmetricView([(seat - first) % seats, boards], str)]


BOOK: Final = PositionBook(decisions=lambda seats: seats, within=WITHIN, looks=looks)
