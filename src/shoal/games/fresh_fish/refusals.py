"""Why an action is refused in Fresh Fish, by rule id (texts: en.ftl)."""

from typing import Final

from shoal.core.game import CHANCE
from shoal.core.protocol_refusals import protocol_refusal
from shoal.core.refusal import Refusal, refused
from shoal.games.fresh_fish import building
from shoal.games.fresh_fish.actions import BID, BUILD, CENTER, DRAW, PASS, TAKE_APARTMENTS, cell_name
from shoal.games.fresh_fish.auction import eligible
from shoal.games.fresh_fish.bitboards import high_bit, low_bit
from shoal.games.fresh_fish.edition_numbers import APARTMENTS, DEMONSTRATION, STREET, TILES, ZONE
from shoal.games.fresh_fish.phases import BIDS, TURN
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import mask_of
from shoal.games.fresh_fish.reserve_or_draw import possible, reservable

NO_AUCTION: Final = refused("FF-A1", "fresh_fish.no-auction")
NO_PLOT: Final = refused("FF-D1", "fresh_fish.no-plot")
DECK_NOT_EMPTY: Final = refused("FF-D3", "fresh_fish.deck-not-empty")
NO_APARTMENTS: Final = refused("FF-D3", "fresh_fish.no-apartments")
NO_MARKER: Final = refused("FF-R1", "fresh_fish.no-marker")
SEALED: Final = refused("FF-A2", "fresh_fish.bid-is-sealed")
TILE_RULES: Final = {APARTMENTS: "FF-D4", ZONE: "FF-D7", STREET: "FF-D5", DEMONSTRATION: "FF-D6"}
"""Where a tile is built; outlets follow FF-A5."""


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
    return refused("FF-A1", "fresh_fish.has-it", outlet=TILES[position.tile])


def _turn_refusal(position: Position, seat: int, action: int) -> Refusal | None:
    if action < BUILD:
        return _reserve_refusal(position, seat, action)
    if action < CENTER:
        return refused("FF-T1", "fresh_fish.nothing-to-build", choice=possible(position, seat))
    if action >= BID:
        return NO_AUCTION
    if action == PASS:
        choice = possible(position, seat)
        return None if choice == "pass" else refused("FF-T2", "fresh_fish.no-pass", choice=choice)
    return _draw_refusal(position, seat, action) if position.plots[seat] else NO_PLOT


def _draw_refusal(position: Position, seat: int, action: int) -> Refusal | None:
    if action == DRAW:
        if position.deck_size:
            return None
        return refused("FF-D3", "fresh_fish.deck-empty", choice=possible(position, seat))
    if position.deck_size:
        return DECK_NOT_EMPTY
    return NO_APARTMENTS if action == TAKE_APARTMENTS and not position.set_aside else None


def _reserve_refusal(position: Position, seat: int, cell: int) -> Refusal | None:
    low, high = low_bit(cell), high_bit(cell)
    if not position.ground.holds(cell):
        return _not_on_board(cell)
    if (low & position.empty_low) | (high & position.empty_high) == 0:
        return refused("FF-R2", "fresh_fish.developed", plot=cell_name(cell))
    if (low & position.taken_low) | (high & position.taken_high):
        return refused("FF-R2", "fresh_fish.already-reserved", plot=cell_name(cell), seat=_owner(position, cell))
    if position.supply[seat] == 0:
        return NO_MARKER
    near_low, near_high = reservable(position, seat)
    if (low & near_low) | (high & near_high) == 0:
        return refused("FF-R3", "fresh_fish.nothing-near", plot=cell_name(cell))
    return None


def _owner(position: Position, cell: int) -> int:
    """Return who has reserved a plot that is reserved."""
    return [BUILD + cell in plots for plots in position.plots].index(True)


def _not_on_board(cell: int) -> Refusal:
    return refused("FF-B1", "fresh_fish.not-on-board", plot=cell_name(cell))


def _bid_refusal(position: Position, seat: int, action: int) -> Refusal | None:
    if action < BID:
        return refused("FF-A2", "fresh_fish.bid-first", outlet=TILES[position.tile])
    bid, money = action - BID, position.money[seat]
    return None if bid <= money else refused("FF-A2", "fresh_fish.too-little-money", bid=bid, money=money)


def _build_refusal(position: Position, seat: int, action: int) -> Refusal | None:
    rule, tile = TILE_RULES.get(int(position.tile), "FF-A5"), TILES[position.tile]
    if not BUILD <= action < CENTER:
        return refused(rule, "fresh_fish.build-first", tile=tile)
    cell = action - BUILD
    if not position.ground.holds(cell):
        return _not_on_board(cell)
    if action in building.legal(position, seat):
        return None
    if position.tile == ZONE:
        has_zone = (position.zone_low & low_bit(cell)) | (position.zone_high & high_bit(cell)) != 0
        return refused(
            rule, "fresh_fish.zone-there" if has_zone else "fresh_fish.no-apartments-there", plot=cell_name(cell)
        )
    if position.tile == APARTMENTS and position.zone_low | position.zone_high:
        return refused(rule, "fresh_fish.not-your-plot-nor-zone", plot=cell_name(cell))
    return refused(rule, "fresh_fish.not-your-plot", tile=tile, plot=cell_name(cell))
