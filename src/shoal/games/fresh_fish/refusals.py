"""Why an action is refused in Fresh Fish, by rule id."""

from typing import Final

from shoal.core.checks import protocol_refusal
from shoal.core.game import CHANCE
from shoal.core.refusal import Refusal
from shoal.games.fresh_fish import building
from shoal.games.fresh_fish.actions import BID, BUILD, CENTER, DRAW, PASS, TAKE_APARTMENTS, cell_name
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.layout import mask_of
from shoal.games.fresh_fish.phases import BIDS, TURN
from shoal.games.fresh_fish.plots import high_bit, low_bit
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.printed import APARTMENTS, DEMONSTRATION, FIRST_OUTLET, OUTLETS, STREET, TILES, ZONE
from shoal.games.fresh_fish.turn import reservable

NOTHING_TO_BUILD: Final = Refusal("FF-T1", "You have no tile to build: reserve a plot or draw a tile.")
NO_AUCTION: Final = Refusal("FF-A1", "No outlet is being auctioned.")
NO_PASS: Final = Refusal("FF-T2", "You may pass only if you can neither reserve nor draw.")
NO_PLOT: Final = Refusal("FF-D1", "You need a reserved plot before you may draw.")
DECK_EMPTY: Final = Refusal("FF-D3", "The deck is empty: take apartments or a street instead.")
DECK_NOT_EMPTY: Final = Refusal("FF-D3", "You may choose your tile only when the deck is empty.")
NO_APARTMENTS: Final = Refusal("FF-D3", "All apartments of the box are used up.")
NO_MARKER: Final = Refusal("FF-R1", "You have no marker left in your supply.")
BID_FIRST: Final = Refusal("FF-A2", "Everybody who lacks the outlet must seal a bid first; 0 is a bid.")
SEALED: Final = Refusal("FF-A2", "Your bid is sealed, and cannot be changed.")


def refusal(position: Position, seat: int, action: int) -> Refusal | None:
    if position.phase == BIDS and action >= BID and 0 <= seat < position.seats and not position.owes(seat):
        return SEALED if eligible(position) & mask_of(seat) else _has_it(position)
    by_protocol = protocol_refusal(position, seat, action)
    if by_protocol is not None or seat == CHANCE:
        return by_protocol
    if position.phase == TURN:
        return _turn_refusal(position, seat, action)
    if position.phase == BIDS:
        return _bid_refusal(position, seat, action)
    return _build_refusal(position, seat, action)


def _has_it(position: Position) -> Refusal:
    return Refusal("FF-A1", f"You already have your {OUTLETS[position.tile - FIRST_OUTLET]}, so you may not bid.")


def _turn_refusal(position: Position, seat: int, action: int) -> Refusal | None:
    if action < BUILD:
        return _reserve_refusal(position, seat, action)
    if action < CENTER:
        return NOTHING_TO_BUILD
    if action >= BID:
        return NO_AUCTION
    if action == PASS:
        low, high = reservable(position, seat)
        return NO_PASS if position.plots[seat] or low | high else None
    return _draw_refusal(position, action) if position.plots[seat] else NO_PLOT


def _draw_refusal(position: Position, action: int) -> Refusal | None:
    if action == DRAW:
        return None if position.deck_size else DECK_EMPTY
    if position.deck_size:
        return DECK_NOT_EMPTY
    return NO_APARTMENTS if action == TAKE_APARTMENTS and not position.set_aside else None


def _reserve_refusal(position: Position, seat: int, cell: int) -> Refusal | None:
    low, high = low_bit(cell), high_bit(cell)
    if not position.ground.holds(cell):
        return _not_on_board(cell)
    if (low & position.empty_low) | (high & position.empty_high) == 0:
        return Refusal("FF-R2", f"{cell_name(cell)} is developed already.")
    if (low & position.taken_low) | (high & position.taken_high):
        return Refusal("FF-R2", f"{cell_name(cell)} is reserved already.")
    if position.supply[seat] == 0:
        return NO_MARKER
    near_low, near_high = reservable(position, seat)
    if (low & near_low) | (high & near_high) == 0:
        return Refusal("FF-R3", f"{cell_name(cell)} lies next to no tile and no marker.")
    return None


def _not_on_board(cell: int) -> Refusal:
    return Refusal("FF-B1", f"{cell_name(cell)} is not on this board.")


def _bid_refusal(position: Position, seat: int, action: int) -> Refusal | None:
    if action < BID:
        return BID_FIRST
    money = position.money[seat]
    return None if action - BID <= money else Refusal("FF-A2", f"You have {money} money and cannot bid more.")


def _build_refusal(position: Position, seat: int, action: int) -> Refusal | None:
    rule, where = _where(position)
    if not BUILD <= action < CENTER:
        return Refusal(rule, f"Build the {TILES[position.tile]} first: {where}.")
    if not position.ground.holds(action - BUILD):
        return _not_on_board(action - BUILD)
    if action in building.legal(position, seat):
        return None
    return Refusal(rule, f"The {TILES[position.tile]} cannot go to {cell_name(action - BUILD)}: {where}.")


def _where(position: Position) -> tuple[str, str]:
    """Return where the tile in hand belongs: the rule, and the place in words."""
    if position.tile == APARTMENTS:
        zones = position.zone_low | position.zone_high
        return "FF-D4", "on a plot of yours or on a construction zone" if zones else "on a plot of yours"
    if position.tile == ZONE:
        return "FF-D7", "on apartments that have none"
    if position.tile in (STREET, DEMONSTRATION):
        return "FF-D5" if position.tile == STREET else "FF-D6", "on a plot of yours"
    return "FF-A5", "on a plot of yours"
