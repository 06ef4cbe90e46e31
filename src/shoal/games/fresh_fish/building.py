"""Building: where the tile in hand may stand, what it does there, and the streets that it forces."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.fresh_fish import auction
from shoal.games.fresh_fish.actions import APARTMENTS, BUILD, DEMONSTRATION, STREET, ZONE
from shoal.games.fresh_fish.expropriation import expropriated
from shoal.games.fresh_fish.plots import count, high_bit, list_plots, low_bit

if TYPE_CHECKING:
    from shoal.games.fresh_fish.state import FreshFishState


def sites(state: "FreshFishState", seat: int) -> list[int]:
    """List the actions of building the tile in hand."""
    tile = state.tile
    if tile == ZONE:
        low, high = apartment_board(state)
        return list_plots(low & ~state.zone_low, high & ~state.zone_high, BUILD)
    reserved = state.plots[seat]
    if tile == APARTMENTS and state.zone_low | state.zone_high:
        return sorted(reserved + list_plots(state.zone_low, state.zone_high, BUILD))
    return reserved


def apartment_board(state: "FreshFishState") -> tuple[i64, i64]:
    """Give the plots with apartments: those that are nothing else."""
    low: i64 = state.empty_low | state.street_low | state.demo_low | state.served_low
    high: i64 = state.empty_high | state.street_high | state.demo_high | state.served_high
    return state.ground.low & ~low, state.ground.high & ~high


def apartments(state: "FreshFishState") -> int:
    """Count the plots with apartments."""
    low, high = apartment_board(state)
    return count(low, high)


def has_bare_apartments(state: "FreshFishState") -> bool:
    """Say whether there are apartments without a construction zone."""
    low, high = apartment_board(state)
    return low & ~state.zone_low != 0 or high & ~state.zone_high != 0


def build(state: "FreshFishState", seat: int, cell: int) -> None:
    """Put the tile in hand on a plot of the seat's, or where that kind of tile may stand otherwise."""
    tile = state.tile
    if tile == ZONE:
        _put_zone(state, cell)
        state.end_turn()
    elif tile == APARTMENTS:
        _build_apartments(state, seat, cell)
        if not state.end_if_over():
            state.end_turn()
    elif tile in (STREET, DEMONSTRATION):
        _pave(state, seat, cell, is_street=tile == STREET)
        if not state.end_if_over():
            state.end_turn()
    else:
        auction.build_outlet(state, seat, cell)


def _put_zone(state: "FreshFishState", cell: int) -> None:
    state.zone_low |= low_bit(cell)
    state.zone_high |= high_bit(cell)


def _build_apartments(state: "FreshFishState", seat: int, cell: int) -> None:
    if (state.zone_low & low_bit(cell)) | (state.zone_high & high_bit(cell)):
        state.zone_low &= ~low_bit(cell)
        state.zone_high &= ~high_bit(cell)
        state.zones_used += 1
    else:
        take_back(state, seat, cell)
        develop(state, cell)
        expropriate(state)
    if state.zones_waiting:
        state.zones_waiting -= 1
        _put_zone(state, cell)


def _pave(state: "FreshFishState", seat: int, cell: int, *, is_street: bool) -> None:
    """Build a street or a demonstration: the plot stays open, so nothing is forced (FF-X4)."""
    take_back(state, seat, cell)
    develop(state, cell)
    if is_street:
        state.street_low |= low_bit(cell)
        state.street_high |= high_bit(cell)
    else:
        state.demo_low |= low_bit(cell)
        state.demo_high |= high_bit(cell)


def take_back(state: "FreshFishState", seat: int, cell: int) -> None:
    """Return the marker on a plot to its owner's supply."""
    release(state, seat, cell)
    state.supply[seat] += 1


def release(state: "FreshFishState", seat: int, cell: int) -> None:
    """Let a plot be reserved no longer."""
    state.taken_low &= ~low_bit(cell)
    state.taken_high &= ~high_bit(cell)
    reserved = state.plots[seat].copy()
    reserved.remove(BUILD + cell)
    state.plots[seat] = reserved


def develop(state: "FreshFishState", cell: int) -> None:
    """Let a plot be empty no longer; what is nothing else is apartments."""
    state.empty_low &= ~low_bit(cell)
    state.empty_high &= ~high_bit(cell)


def serve(state: "FreshFishState", cell: int) -> None:
    """Let a plot hold a supply center or an outlet."""
    state.served_low |= low_bit(cell)
    state.served_high |= high_bit(cell)


def expropriate(state: "FreshFishState") -> None:
    """Put streets on the plots that must stay open, and send the markers on them home."""
    low, high = forced(state)
    if low | high == 0:
        return
    state.empty_low &= ~low
    state.empty_high &= ~high
    state.street_low |= low
    state.street_high |= high
    state.expropriated += count(low, high)
    if (low & state.taken_low) | (high & state.taken_high):
        for action in list_plots(low & state.taken_low, high & state.taken_high, BUILD):
            for seat in range(state.seats):
                if action in state.plots[seat]:
                    take_back(state, seat, action - BUILD)


def forced(state: "FreshFishState") -> tuple[i64, i64]:
    """Give the empty plots that must become streets on this board."""
    return expropriated(
        state.ground,
        state.empty_low | state.street_low | state.demo_low,
        state.empty_high | state.street_high | state.demo_high,
        state.empty_low,
        state.empty_high,
        state.served_low,
        state.served_high,
    )
