"""The opening of Fresh Fish: its first eight decisions, bids included.

The board may be turned and mirrored. The trades differ only in where their centers stand, so they are called by that;
and the seats sit round the table, so they are counted from the one whose turn it is.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, TypeVar, cast

from shoal.core.game import View
from shoal.games.fresh_fish.edition_numbers import OUTLETS
from shoal.games.fresh_fish.view import FreshFishView
from shoal.openings.book import PositionBook, SymmetricView
from shoal.openings.books.board_symmetry import Turn, turns_of

T = TypeVar("T")
DECISIONS: Final = 8
WITHIN: Final = 32
"""Acts that are looked at: four of chance in the setup, and a tile that is turned up before some decisions."""
NAMES: Final = tuple(outlet.lower() for outlet in OUTLETS)


def looks(view: View, seat: int) -> list[SymmetricView]:
    seen = cast("FreshFishView", view)
    return [_look(seen, seat, turn) for turn in turns_of(seen["side"], seen["side"])]


def _look(seen: FreshFishView, seat: int, turn: Turn) -> SymmetricView:
    trades = sorted(range(len(seen["centers"])), key=lambda trade: turn[seen["centers"][trade]])
    tiles = {NAMES[trade]: f"outlet {place}" for place, trade in enumerate(trades)}
    facts = [_board(seen, turn), _seats(seen, seat, turn, trades), _tiles(seen, tiles), _auctions(seen, tiles)]
    return SymmetricView(facts, partial(_there, turn))


def _board(seen: FreshFishView, turn: Turn) -> object:
    places = (seen["centers"], seen["streets"], seen["demonstrations"], seen["apartments"], seen["zones"])
    return [seen["phase"], [sorted(turn[plot] for plot in plots) for plots in places]]


def _seats(seen: FreshFishView, seat: int, turn: Turn, trades: Sequence[int]) -> object:
    """Return who decides, who builds, and what the seats have."""
    player = seen["player"] or 0
    builder = None if seen["builder"] is None else _from(player, seen["builder"], seen)
    outlets = [[_outlet(own[trade], turn) for trade in trades] for own in seen["outlets"]]
    reserved = [sorted(turn[plot] for plot in plots) for plots in seen["reserved"]]
    has = (outlets, reserved, seen["reserved_once"], seen["money"], seen["supply"], seen["aside"])
    return [_from(player, seat, seen), builder, [_rotated(by_seat, player) for by_seat in has]]


def _tiles(seen: FreshFishView, tiles: Mapping[str, str]) -> object:
    """Return the tile in hand and those to come; turned boards may give the trades other names."""
    deck = sorted((tiles.get(tile, tile), number) for tile, number in seen["deck"].items())
    tile = None if seen["tile"] is None else tiles.get(seen["tile"], seen["tile"])
    return [tile, deck, seen["set_aside"], seen["zones_waiting"], seen["zones_used"]]


def _auctions(seen: FreshFishView, tiles: Mapping[str, str]) -> object:
    """Return what is auctioned and who bids. No bid is told, and of the last auction nothing matters any more."""
    auction, player = seen["auction"], seen["player"] or 0
    if auction is None:
        return None
    bidders = sorted(_from(player, bidder, seen) for bidder in auction["bidders"])
    return [tiles[auction["outlet"].lower()], _from(player, auction["drawer"], seen), bidders]


def _outlet(place: str | None, turn: Turn) -> str | None:
    return place if place is None else turn.get(place, place)


def _from(player: int, seat: int, seen: FreshFishView) -> int:
    """Return how many places after the player a seat sits."""
    return (seat - player) % len(seen["money"])


def _rotated(things: Sequence[T], player: int) -> list[T]:
    return [*things[player:], *things[:player]]


def _there(turn: Turn, words: str) -> str:
    """Return an action on the turned board; those without a plot stay as they are."""
    verb, _, plot = words.rpartition(" ")
    return f"{verb} {turn[plot]}" if plot in turn else words


BOOK: Final = PositionBook(decisions=lambda _seats: DECISIONS, within=WITHIN, looks=looks)
