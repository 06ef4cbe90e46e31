"""Features of Fishery Boom for a net: what a country has and may expect, and the sea, as small whole numbers."""

from typing import Final

from shoal.bots.minds.fishery_boom.expected_points import FisheryBoomExpectedPoints
from shoal.bots.neural_net import MOST, limited
from shoal.core.native import i64
from shoal.games.fishery_boom import scoring
from shoal.games.fishery_boom.high_seas import DIE_FACES, count
from shoal.games.fishery_boom.phases import ILLEGAL, MARK, START_PLAYER
from shoal.games.fishery_boom.player_sheet import (
    ALL_KINDS,
    COLD,
    FAUX,
    GEAR_KINDS,
    MARKETING,
    OVERFISH,
    RADAR,
    RELEASE,
)
from shoal.games.fishery_boom.position import NO_KIND
from shoal.games.fishery_boom.state import FisheryBoomState

STEPS: Final = 64.0
"""The mind's own judgement, and chances, are given in steps of 1/64."""
PARTS: Final = 4.0
"""Expected points are given in quarters."""
FISH_PARTS: Final = 8.0
"""Expected fish are given in eighths."""
LUCKS: Final = [0.5, 0.75, 1.0]
"""Chances of finding fish for which the plans are compared: equipment needs fish in the sea."""


def features(state: FisheryBoomState, outlook: FisheryBoomExpectedPoints, spread: float) -> list[list[int]]:
    """Return one row for each seat, all of the same length; `spread` is how much luck there still is."""
    prospects = outlook.prospects()
    mean = 0.0
    for prospect in prospects:
        mean += prospect / float(state.seats)
    points = [points_before(state, seat) for seat in range(state.seats)]
    shared = of_all(state, outlook)
    rows: list[list[int]] = []
    for seat in range(state.seats):
        coming = outlook.coming(seat)
        demand: i64 = state.fish[seat * state.years + state.year] + int(coming + 0.5) + outlook.extra
        row: list[int] = [limited(int((prospects[seat] - mean) / spread * STEPS))]
        row.append(limited(int((prospects[seat] - float(points[seat])) * PARTS)))
        row.append(limited(int(coming * FISH_PARTS)))
        add_next_year(outlook, seat, demand, row)
        add_points(points, seat, row)
        add_boxes(state, seat, demand, row)
        add_turn(state, seat, row)
        add_gear(state, seat, demand, row)
        add_upgrades(state, seat, row)
        row.extend(shared)
        rows.append(row)
    return rows


def points_before(state: FisheryBoomState, seat: i64) -> int:
    """Return the points of the years before this one."""
    total = 0
    for year in range(state.year):
        total += scoring.points_of_year(state, seat, year)
    return total


def of_all(state: FisheryBoomState, outlook: FisheryBoomExpectedPoints) -> list[int]:
    """Return what is the same for all seats: the time, the fish now and in two years, dangers to them, the phase."""
    survivors: i64 = outlook.survivors
    without: i64 = 0
    for die in range(1, DIE_FACES + 1):
        if not survivors & state.seas.die_mask[die]:
            without += 1
    poachers: i64 = state.to_roll if state.phase == ILLEGAL else state.sheet.illegal[state.seats][state.year]
    for year in range(state.year + 1, state.years):
        poachers += state.sheet.illegal[state.seats][year]
    marks = state.phase >= MARK or state.overfishing
    return [
        state.years - state.year - 1,
        count(state.living),
        count(survivors),
        count(state.seas.survivors(survivors, spawn_one=state.spawn_one)),
        count(survivors & ~state.protected),
        count(survivors & state.seas.die_mask[DIE_FACES]),
        without,
        int(outlook.next_luck * STEPS),
        poachers,
        int(marks),
        int(state.phase == ILLEGAL),
    ]


def add_next_year(outlook: FisheryBoomExpectedPoints, seat: i64, demand: i64, row: list[int]) -> None:
    """Add the catch of next year, the plates that it leaves empty, and the plans if fish are rare or plenty."""
    if outlook.last:
        row.extend([0] * (2 + len(LUCKS)))
        return
    state = outlook.state
    catch = outlook.best_catch(seat, outlook.survivors)
    left: i64 = demand - state.fish[seat * state.years + state.year + 1]
    menu: i64 = outlook.menu(seat)
    row.append(limited(int(catch * FISH_PARTS)))
    row.append(limited(int(max(float(left) - catch, 0.0) * FISH_PARTS)))
    row.extend([limited(int(outlook.plans.worth(state.year + 1, menu, left, luck) * PARTS)) for luck in LUCKS])


def add_points(points: list[int], seat: i64, row: list[int]) -> None:
    """Add the points of the years before, and the lead over the best rival."""
    ahead: i64 = -MOST
    for other in range(len(points)):
        if other != seat:
            ahead = max(ahead, points[other])
    row.append(limited(points[seat]))
    row.append(limited(points[seat] - ahead))


def add_boxes(state: FisheryBoomState, seat: i64, demand: i64, row: list[int]) -> None:
    """Add plates and fish of this year, plates still empty, fish kept for next year, and what it will ask for."""
    box: i64 = seat * state.years + state.year
    row.append(state.plates[box])
    row.append(state.fish[box])
    row.append(max(state.plates[box] - state.fish[box], 0))
    row.append(state.fish[box + 1] if state.year + 1 < state.years else 0)
    row.append(demand)
    row.append(limited((state.years - state.year - 1) * demand))


def add_turn(state: FisheryBoomState, seat: i64, row: list[int]) -> None:
    """Add the place in turn order of this year and the next, whether it is the seat's turn, and an unused mark."""
    place: i64 = (seat + state.seats - state.start_player) % state.seats
    row.append(place)
    row.append((place + state.seats - state.rotation) % state.seats)
    row.append(int(seat == state.seat and state.phase not in (START_PLAYER, ILLEGAL)))
    row.append(int(state.marked[seat * state.years + state.year] == NO_KIND))


def add_gear(state: FisheryBoomState, seat: i64, demand: i64, row: list[int]) -> None:
    """Add equipment, the most fish that it takes, and how much of the demand is beyond it in all years left."""
    left: i64 = state.years - state.year - 1
    most: i64 = state.sheet.take[0]
    for kind in range(GEAR_KINDS):
        owned = state.owns(seat, kind)
        row.append(int(owned))
        if owned:
            most = max(most, state.sheet.take[kind + 1])
    row.append(most)
    row.append(left * most)
    row.append(limited(left * max(demand - most, 0)))
    row.append(most * (state.sheet.boxes[OVERFISH] - state.boxes[seat * ALL_KINDS + OVERFISH]))


def add_upgrades(state: FisheryBoomState, seat: i64, row: list[int]) -> None:
    """Add permanent upgrades times the years left, free boxes of bonuses, and those for which there is still time."""
    left: i64 = state.years - state.year - 1
    row.extend([left if state.owns(seat, kind) else 0 for kind in (RELEASE, COLD, RADAR)])
    marks: i64 = left
    if state.marked[seat * state.years + state.year] == NO_KIND:
        marks += 1
    total: i64 = 0
    for kind in (FAUX, MARKETING, OVERFISH):
        free: i64 = state.sheet.boxes[kind] - state.boxes[seat * ALL_KINDS + kind]
        row.append(free)
        total += free
    row.append(min(total, marks))
