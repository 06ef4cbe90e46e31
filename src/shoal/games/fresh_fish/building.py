"""Building in Fresh Fish: where the tile in hand may stand, and what it does there."""

from shoal.core.native import i64
from shoal.games.fresh_fish.actions import BUILD
from shoal.games.fresh_fish.bitboards import high_bit, list_plots, low_bit
from shoal.games.fresh_fish.edition_numbers import APARTMENTS, DEMONSTRATION, FIRST_OUTLET, STREET, TRADES, ZONE
from shoal.games.fresh_fish.expropriation import expropriate
from shoal.games.fresh_fish.phases import BUILDING
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import OFF_BOARD, mask_of


def begin(position: Position, seat: i64) -> bool:
    """Let the seat build the tile in hand; an outlet that was won without a plot stays beside the board."""
    position.phase = BUILDING
    position.due = mask_of(seat)
    if position.plots[seat]:
        return True
    position.outlets[TRADES * seat + position.tile - FIRST_OUTLET] = OFF_BOARD
    return False


def legal(position: Position, seat: int) -> list[int]:
    tile = position.tile
    if tile == ZONE:
        low, high = position.apartment_board()
        return list_plots(low & ~position.zone_low, high & ~position.zone_high, BUILD)
    reserved = position.plots[seat]
    if tile == APARTMENTS and position.zone_low | position.zone_high:
        return sorted(reserved + list_plots(position.zone_low, position.zone_high, BUILD))
    return reserved


def act(position: Position, seat: int, action: int) -> bool:
    """Put the tile in hand on the plot that was chosen."""
    cell = action - BUILD
    tile = position.tile
    if tile == ZONE:
        _put_zone(position, cell)
    elif tile == APARTMENTS:
        _build_apartments(position, seat, cell)
    elif tile in (STREET, DEMONSTRATION):
        _pave(position, seat, cell, is_street=tile == STREET)
    else:
        _build_outlet(position, seat, cell)
    return False


def _put_zone(position: Position, cell: int) -> None:
    position.zone_low |= low_bit(cell)
    position.zone_high |= high_bit(cell)


def _build_apartments(position: Position, seat: int, cell: int) -> None:
    if (position.zone_low & low_bit(cell)) | (position.zone_high & high_bit(cell)):
        position.zone_low &= ~low_bit(cell)
        position.zone_high &= ~high_bit(cell)
        position.zones_used += 1
    else:
        position.take_back(seat, cell)
        position.develop(cell)
        expropriate(position)
    if position.zones_waiting:
        position.zones_waiting -= 1
        _put_zone(position, cell)


def _pave(position: Position, seat: int, cell: int, *, is_street: bool) -> None:
    """Build a street or a demonstration: the plot stays open, so nothing is forced (FF-X4)."""
    position.take_back(seat, cell)
    position.develop(cell)
    if is_street:
        position.street_low |= low_bit(cell)
        position.street_high |= high_bit(cell)
    else:
        position.demo_low |= low_bit(cell)
        position.demo_high |= high_bit(cell)


def _build_outlet(position: Position, seat: int, cell: int) -> None:
    """Put the outlet under the marker, which stays; the first two outlets free a marker that was set aside."""
    position.release(seat, cell)
    position.serve(cell)
    position.outlets[TRADES * seat + position.tile - FIRST_OUTLET] = cell
    if position.aside[seat] > 0:
        position.aside[seat] -= 1
        position.supply[seat] += 1
    expropriate(position)
