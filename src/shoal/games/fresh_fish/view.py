"""The view of a position of Fresh Fish: everything but the bids that others have sealed."""

from typing import Final, TypedDict

from shoal.core.game import ALL
from shoal.core.native import i64
from shoal.core.options import Value
from shoal.games.fresh_fish.actions import BUILD, cell_name
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.bitboards import CELLS, list_plots
from shoal.games.fresh_fish.edition_numbers import FIRST_OUTLET, KINDS, OUTLETS, TILES, TRADES
from shoal.games.fresh_fish.phases import BIDS, BUILDING, NAMES, TURN, Phase
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import NO_AUCTION, NO_BID, OFF_BOARD, mask_of

OFF: Final = "off board"


class OutletAuction(TypedDict):
    """An outlet that is auctioned: who drew it, who must bid, and of the sealed bids those that the reader knows."""

    outlet: str
    drawer: int
    bidders: list[int]
    sealed: list[int | None]


class Opened(TypedDict):
    """The last auction: what each seat bid, and who won; no bids where only one seat needed the outlet."""

    outlet: str
    bids: list[int | None]
    winner: int


class FreshFishView(TypedDict):
    """A position in names.

    side            rows and columns of the board
    player          whose turn it is; None until there is a start player
    builder         who must build the tile in hand
    tile            the tile in hand: turned up, or won
    outlets         for each seat its four outlets by trade: a plot, "off board", or None
    reserved        for each seat its reserved plots
    supply, aside   for each seat its markers to use, and those set aside
    reserved_once   which seats have reserved a plot before
    deck            how many tiles of each kind are still face down
    set_aside       apartments for when the deck is empty
    zones_waiting   construction zones that wait for apartments
    zones_used      construction zones that were built over
    paid            what the bank has received
    expropriated    how many plots have become streets by force
    """

    options: dict[str, Value]
    side: int
    phase: Phase
    player: int | None
    builder: int | None
    tile: str | None
    turns: int
    passes: int
    centers: list[str]
    streets: list[str]
    demonstrations: list[str]
    apartments: list[str]
    zones: list[str]
    outlets: list[list[str | None]]
    reserved: list[list[str]]
    reserved_once: list[bool]
    money: list[int]
    supply: list[int]
    aside: list[int]
    deck: dict[str, int]
    set_aside: int
    zones_waiting: int
    zones_used: int
    paid: int
    expropriated: int
    auction: OutletAuction | None
    opened: Opened | None


def view(position: Position, reader: int) -> FreshFishView:
    seats = range(position.seats)
    apartments_low, apartments_high = position.apartment_board()
    building = position.phase == BUILDING
    return {
        "options": dict(position.options),
        "side": position.ground.side,
        "phase": NAMES[position.phase],
        "player": position.player if position.phase >= TURN else None,
        "builder": position.mover() if building else None,
        "tile": TILES[position.tile] if building or position.phase == BIDS else None,
        "turns": position.turns,
        "passes": position.passes,
        "centers": [cell_name(cell) for cell in position.centers],
        "streets": _names(position.street_low, position.street_high),
        "demonstrations": _names(position.demo_low, position.demo_high),
        "apartments": _names(apartments_low, apartments_high),
        "zones": _names(position.zone_low, position.zone_high),
        "outlets": [[_outlet(cell) for cell in position.outlets[TRADES * seat :][:TRADES]] for seat in seats],
        "reserved": [[cell_name(action - BUILD) for action in position.plots[seat]] for seat in seats],
        "reserved_once": [position.reserved_once & mask_of(seat) != 0 for seat in seats],
        "money": list(position.money),
        "supply": list(position.supply),
        "aside": list(position.aside),
        "deck": {TILES[kind]: position.deck[kind] for kind in range(KINDS)},
        "set_aside": position.set_aside,
        "zones_waiting": position.zones_waiting,
        "zones_used": position.zones_used,
        "paid": position.bank,
        "expropriated": position.expropriated,
        "auction": _auction(position, reader) if position.phase == BIDS else None,
        "opened": _opened(position) if position.opened_outlet != NO_AUCTION else None,
    }


def _names(low: i64, high: i64) -> list[str]:
    return [cell_name(cell) for cell in list_plots(low, high, 0)]


def _outlet(cell: int) -> str | None:
    if cell < CELLS:
        return cell_name(cell)
    return OFF if cell == OFF_BOARD else None


def _auction(position: Position, reader: int) -> OutletAuction:
    bidders = eligible(position)
    return {
        "outlet": OUTLETS[position.tile - FIRST_OUTLET],
        "drawer": position.player,
        "bidders": [seat for seat in range(position.seats) if bidders & mask_of(seat)],
        "sealed": [_bid(bid) if reader in (seat, ALL) else None for seat, bid in enumerate(position.bids)],
    }


def _opened(position: Position) -> Opened:
    return {
        "outlet": OUTLETS[position.opened_outlet],
        "bids": [_bid(bid) for bid in position.opened],
        "winner": position.opened_winner,
    }


def _bid(bid: int) -> int | None:
    return None if bid == NO_BID else bid


def seen_by_all(position: Position) -> bool:
    """Return whether everybody may read the action to come: a bid stays sealed unless it is the last one to come in."""
    return position.phase != BIDS or position.due & (position.due - 1) == 0
