"""Phase 2: each player marks one box; one-time bonuses are done at once."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.fishery_boom import year_end
from shoal.games.fishery_boom.actions import ADD_PLATE, CROSS_OUT, FIRST_MARK, FIRST_SHIELD
from shoal.games.fishery_boom.player_sheet import (
    ALL_KINDS,
    ENFORCEMENT,
    FAUX,
    GEAR_KINDS,
    MARKETING,
    OVERFISH,
)
from shoal.games.fishery_boom.stages import GEAR, MARK, MARKET, SHIELD

if TYPE_CHECKING:
    from shoal.games.fishery_boom.state import FisheryBoomState


def legal(state: "FisheryBoomState") -> list[int]:
    if state.stage == MARK:
        return [FIRST_MARK + kind for kind in range(ALL_KINDS) if is_free(state, kind)]
    if state.stage == MARKET:
        return [ADD_PLATE, CROSS_OUT]
    return [FIRST_SHIELD + species for species in _shields(state)]


def is_free(state: "FisheryBoomState", kind: i64) -> bool:
    """Say whether the seat may mark a box of that kind now (FB-U1, FB-U3, FB-B3)."""
    first: i64 = state.seat * ALL_KINDS
    if state.boxes[first + kind] >= state.sheet.boxes[kind]:
        return False
    if kind < GEAR_KINDS:
        return not kind & 1 or state.boxes[first + kind - 1] > 0
    return kind != ENFORCEMENT or state.enforced


def _shields(state: "FisheryBoomState") -> list[int]:
    """List the species that may be named next: different ones from top to bottom, so that enough are left (FB-B3)."""
    rows = state.seas.shieldable
    last = len(rows) - state.shields_left
    return [rows[place] for place in range(last + 1) if rows[place] >= state.floor]


def apply(state: "FisheryBoomState", action: int) -> None:
    if state.stage == MARK:
        _mark(state, action - FIRST_MARK)
    elif state.stage == MARKET:
        _market(state, action)
    else:
        state.protected |= state.seas.row_mask[action - FIRST_SHIELD]
        state.floor = action - FIRST_SHIELD + 1
        state.shields_left -= 1
        if not state.shields_left:
            next_seat(state)


def _mark(state: "FisheryBoomState", kind: i64) -> None:
    state.boxes[state.seat * ALL_KINDS + kind] += 1
    state.marked[state.seat * state.years + state.year] = kind
    if kind == OVERFISH:
        state.overfishing = True
        state.stage = GEAR
    elif kind == MARKETING:
        state.stage = MARKET
    elif kind == ENFORCEMENT and state.seas.shieldable:
        state.shields_left = min(state.sheet.shields, len(state.seas.shieldable))
        state.floor = 0
        state.stage = SHIELD
    else:
        if kind == FAUX:
            state.fish[state.seat * state.years + state.year] += state.sheet.faux_fish
        next_seat(state)


def _market(state: "FisheryBoomState", action: int) -> None:
    """Add plates, or cross out empty ones; with no empty plate crossing out does nothing (FB-B2)."""
    box: i64 = state.seat * state.years + state.year
    if action == ADD_PLATE:
        state.plates[box] += state.sheet.marketing_plates
    else:
        empty = max(state.plates[box] - state.fish[box], 0)
        gone = min(empty, state.sheet.marketing_plates)
        state.plates[box] -= gone
        state.crossed[box] += gone
    next_seat(state)


def next_seat(state: "FisheryBoomState") -> None:
    state.done += 1
    state.seat = (state.seat + 1) % state.seats
    state.stage = MARK
    if state.done == state.seats:
        year_end.close_year(state)
