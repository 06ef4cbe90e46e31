"""Why an action is refused in Fresh Fish, by rule id."""

from typing import TYPE_CHECKING, Final

from shoal.core.door import protocol_refusal
from shoal.core.refusal import CHANCE_NOT, CHANCE_ONLY, Refusal
from shoal.games.fresh_fish.actions import (
    APARTMENTS,
    BID,
    BUILD,
    CENTER,
    DEMONSTRATION,
    DRAW,
    FIRST_OUTLET,
    OUTLETS,
    PASS,
    STREET,
    TAKE_APARTMENTS,
    TILES,
    ZONE,
    cell_name,
)
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.building import sites
from shoal.games.fresh_fish.phases import BIDS, TURN, mask_of
from shoal.games.fresh_fish.plots import high_bit, low_bit

if TYPE_CHECKING:
    from shoal.games.fresh_fish.state import FreshFishState

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


def refusal(state: "FreshFishState", seat: int, action: int) -> Refusal | None:
    if not state.owes(seat):
        return _uninvited(state, seat, action)
    if CENTER <= action < DRAW:
        return CHANCE_ONLY
    if state.phase == TURN:
        return _turn_refusal(state, seat, action)
    if state.phase == BIDS:
        return _bid_refusal(state, seat, action)
    return _build_refusal(state, seat, action)


def _uninvited(state: "FreshFishState", seat: int, action: int) -> Refusal | None:
    """Judge chance, and refuse seats that owe nothing; a second or unwanted bid by its own rule."""
    if state.phase == BIDS and action >= BID and 0 <= seat < state.seats:
        return SEALED if eligible(state) & mask_of(seat) else _has_it(state)
    by_protocol = protocol_refusal(state, seat)
    if by_protocol is not None:
        return by_protocol
    return None if any(outcome == action for outcome, _ in state.odds()) else CHANCE_NOT


def _has_it(state: "FreshFishState") -> Refusal:
    return Refusal("FF-A1", f"You already have your {OUTLETS[state.tile - FIRST_OUTLET]}, so you may not bid.")


def _turn_refusal(state: "FreshFishState", seat: int, action: int) -> Refusal | None:
    if action < BUILD:
        return _reserve_refusal(state, seat, action)
    if action < CENTER:
        return NOTHING_TO_BUILD
    if action >= BID:
        return NO_AUCTION
    if action == PASS:
        low, high = state.reservable(seat)
        return NO_PASS if state.plots[seat] or low | high else None
    return _draw_refusal(state, action) if state.plots[seat] else NO_PLOT


def _draw_refusal(state: "FreshFishState", action: int) -> Refusal | None:
    if action == DRAW:
        return None if state.deck_size else DECK_EMPTY
    if state.deck_size:
        return DECK_NOT_EMPTY
    return NO_APARTMENTS if action == TAKE_APARTMENTS and not state.set_aside else None


def _reserve_refusal(state: "FreshFishState", seat: int, cell: int) -> Refusal | None:
    low, high = low_bit(cell), high_bit(cell)
    if not state.ground.holds(cell):
        return _not_on_board(cell)
    if (low & state.empty_low) | (high & state.empty_high) == 0:
        return Refusal("FF-R2", f"{cell_name(cell)} is developed already.")
    if (low & state.taken_low) | (high & state.taken_high):
        return Refusal("FF-R2", f"{cell_name(cell)} is reserved already.")
    if state.supply[seat] == 0:
        return NO_MARKER
    near_low, near_high = state.reservable(seat)
    if (low & near_low) | (high & near_high) == 0:
        return Refusal("FF-R3", f"{cell_name(cell)} lies next to no tile and no marker.")
    return None


def _not_on_board(cell: int) -> Refusal:
    return Refusal("FF-B1", f"{cell_name(cell)} is not on this board.")


def _bid_refusal(state: "FreshFishState", seat: int, action: int) -> Refusal | None:
    if action < BID:
        return BID_FIRST
    money = state.money[seat]
    return None if action - BID <= money else Refusal("FF-A2", f"You have {money} money and cannot bid more.")


def _build_refusal(state: "FreshFishState", seat: int, action: int) -> Refusal | None:
    rule, where = _where(state)
    if not BUILD <= action < CENTER:
        return Refusal(rule, f"Build the {TILES[state.tile]} first: {where}.")
    if not state.ground.holds(action - BUILD):
        return _not_on_board(action - BUILD)
    if action in sites(state, seat):
        return None
    return Refusal(rule, f"The {TILES[state.tile]} cannot go to {cell_name(action - BUILD)}: {where}.")


def _where(state: "FreshFishState") -> tuple[str, str]:
    """Say by which rule, and in words, where the tile in hand belongs."""
    if state.tile == APARTMENTS:
        zones = state.zone_low | state.zone_high
        return "FF-D4", "on a plot of yours or on a construction zone" if zones else "on a plot of yours"
    if state.tile == ZONE:
        return "FF-D7", "on apartments that have none"
    if state.tile in (STREET, DEMONSTRATION):
        return "FF-D5" if state.tile == STREET else "FF-D6", "on a plot of yours"
    return "FF-A5", "on a plot of yours"
