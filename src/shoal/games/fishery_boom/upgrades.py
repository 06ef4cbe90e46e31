"""Phase 2: each player marks one box; one-time bonuses are done at once."""

from shoal.core.native import i64
from shoal.games.fishery_boom import fishing_action
from shoal.games.fishery_boom.actions import ADD_PLATE, CROSS_OUT, FIRST_MARK, FIRST_SHIELD
from shoal.games.fishery_boom.phases import MARK, MARKET, SHIELD
from shoal.games.fishery_boom.player_sheet import (
    ALL_KINDS,
    ENFORCEMENT,
    FAUX,
    GEAR_KINDS,
    MARKETING,
    OVERFISH,
)
from shoal.games.fishery_boom.position import Position


def begin(position: Position) -> None:
    position.phase, position.order = MARK, -1


def seek(position: Position) -> bool:
    position.phase = MARK
    position.to_move = position.next_seat()
    return position.to_move >= 0


def legal(position: Position) -> list[int]:
    if position.phase == MARK:
        return [FIRST_MARK + kind for kind in range(ALL_KINDS) if is_free(position, kind)]
    if position.phase == MARKET:
        return [ADD_PLATE, CROSS_OUT]
    return [FIRST_SHIELD + species for species in _shields(position)]


def is_free(position: Position, kind: i64) -> bool:
    """Return whether the seat may mark a box of that kind now (FB-U1, FB-U3, FB-B3)."""
    first: i64 = position.seat * ALL_KINDS
    if position.boxes[first + kind] >= position.sheet.boxes[kind]:
        return False
    if kind < GEAR_KINDS:
        return not kind & 1 or position.boxes[first + kind - 1] > 0
    return kind != ENFORCEMENT or position.enforced


def _shields(position: Position) -> list[int]:
    """List the species that may be named next: different ones from top to bottom, so that enough are left (FB-B3)."""
    rows = position.seas.shieldable
    last = len(rows) - position.shields_left
    return [rows[place] for place in range(last + 1) if rows[place] >= position.floor]


def act(position: Position, action: i64) -> bool:
    if position.phase == MARK:
        return _mark(position, action - FIRST_MARK)
    if position.phase == MARKET:
        return _market(position, action)
    species: i64 = action - FIRST_SHIELD
    position.protected |= position.seas.row_mask[species]
    position.floor = species + 1
    position.shields_left -= 1
    return position.shields_left > 0


def _mark(position: Position, kind: i64) -> bool:
    box: i64 = position.seat * position.years + position.year
    position.boxes[position.seat * ALL_KINDS + kind] += 1
    position.marked[box] = kind
    if kind == OVERFISH:
        position.overfishing = True
        return fishing_action.begin(position)
    if kind == MARKETING:
        position.phase = MARKET
        return True
    if kind == ENFORCEMENT and position.seas.shieldable:
        position.shields_left = min(position.sheet.shields, len(position.seas.shieldable))
        position.floor = 0
        position.phase = SHIELD
        return True
    if kind == FAUX:
        position.fish[box] += position.sheet.faux_fish
    return False


def _market(position: Position, action: i64) -> bool:
    """Add plates, or cross out empty ones; with no empty plate crossing out does nothing (FB-B2)."""
    box: i64 = position.seat * position.years + position.year
    if action == ADD_PLATE:
        position.plates[box] += position.sheet.marketing_plates
    else:
        empty = max(position.plates[box] - position.fish[box], 0)
        gone = min(empty, position.sheet.marketing_plates)
        position.plates[box] -= gone
        position.crossed[box] += gone
    return False


def resume(position: Position) -> bool:
    """Go on after the fishing action of Overfish."""
    position.phase, position.overfishing = MARK, False
    return False
