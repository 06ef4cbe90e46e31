"""The opening of Fishery: its first eight plies, on the board as it is, turned and mirrored."""

from functools import partial
from typing import Final, cast

from shoal.core.game import View
from shoal.core.options import number
from shoal.games.fishery.view import FisheryView
from shoal.openings.book import PositionBook, SymmetricView
from shoal.openings.books.board_symmetry import Turn, turns_of

PLIES: Final = 8


def looks(view: View, seat: int) -> list[SymmetricView]:
    seen = cast("FisheryView", view)
    rows, columns = number(seen["options"], "rows"), number(seen["options"], "columns")
    return [SymmetricView(_facts(seen, seat, turn), partial(_there, turn)) for turn in turns_of(rows, columns)]


def _facts(seen: FisheryView, seat: int, turn: Turn) -> object:
    ships = [sorted(turn[square] for square in squares) for squares in seen["ships"]]
    nets = sorted(_there(turn, net) for net in seen["nets"])
    return [seat, seen["phase"], seen["passes_in_row"], seen["nets_cast"], ships, nets]


def _there(turn: Turn, words: str) -> str:
    """Return a square, a net between two squares, or a pass, on the turned board."""
    if words in turn:
        return turn[words]
    first, _, second = words.partition("/")
    if not second:
        return words
    return "/".join(sorted((turn[first], turn[second]), key=lambda square: (square[1], square[0])))


BOOK: Final = PositionBook(decisions=lambda _seats: PLIES, within=PLIES, looks=looks)
