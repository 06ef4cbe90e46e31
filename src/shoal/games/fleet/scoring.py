"""Points of Fleet, ties, and what is counted of a game."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.fleet.harbour import captained
from shoal.games.fleet.layout import CLASSES, LEVELS_OF_KIND
from shoal.games.fleet.printed import (
    BOAT_KINDS,
    CRAB_CAPTAINS,
    CRAB_FISH,
    CRAB_LICENCES,
    LICENCE_KINDS,
)
from shoal.games.fleet.processing import crates_on_boats

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState


def licence_points(state: "FleetState", seat: i64) -> i64:
    total: i64 = 0
    for kind in range(LICENCE_KINDS):
        total += state.licences[LICENCE_KINDS * seat + kind] * state.printed.licence_points[kind]
    return total


def boats_of(state: "FleetState", seat: i64) -> i64:
    return captained(state, seat) + state.waiting[seat]


def boat_points(state: "FleetState", seat: i64) -> i64:
    total: i64 = 0
    for place in range(CLASSES):
        boats = state.fleet[CLASSES * seat + place]
        if boats:
            total += boats * state.printed.boat_points[place // LEVELS_OF_KIND]
    return total


def kinds_of_licence(state: "FleetState", seat: i64) -> i64:
    """Count the kinds that the seat owns; the three King Crab licences are one kind."""
    kinds: i64 = 0
    first: i64 = LICENCE_KINDS * seat
    for kind in range(CRAB_CAPTAINS):
        kinds += state.licences[first + kind] > 0
    has_crab = state.licences[first + 6] + state.licences[first + 7] + state.licences[first + 8] > 0
    return kinds + has_crab


def crab_points(state: "FleetState", seat: i64, licence: i64) -> i64:
    """Give what one King Crab licence brings its owner at the end, beside its printed points."""
    printed = state.printed
    if state.licences[LICENCE_KINDS * seat + licence] == 0:
        return 0
    if licence == CRAB_CAPTAINS:
        return min(captained(state, seat), printed.crab_captains_most)
    if licence == CRAB_FISH:
        return min(crates_on_boats(state, seat) // printed.crab_crates_for_a_point, printed.crab_crates_most)
    return printed.crab_kinds[kinds_of_licence(state, seat)]


def points(state: "FleetState", seat: i64) -> int:
    crabs: i64 = 0
    for licence in range(CRAB_CAPTAINS, CRAB_LICENCES + 1):
        crabs += crab_points(state, seat, licence)
    return licence_points(state, seat) + boat_points(state, seat) + crates_on_boats(state, seat) + crabs


def shares(state: "FleetState") -> list[float]:
    """Divide the win: most points, then most boats, then most crates on boats, then evenly."""
    results = [
        (points(state, seat), int(boats_of(state, seat)), int(crates_on_boats(state, seat)))
        for seat in range(state.seats)
    ]
    best = max(results)
    winners = results.count(best)
    return [1 / winners if result == best else 0.0 for result in results]


def facts(state: "FleetState") -> dict[str, int]:
    seats = range(state.seats)
    return {
        "rounds": state.round,
        "licences": sum(state.licences),
        "boats": sum(int(boats_of(state, seat)) for seat in seats),
        "captains": sum(int(captained(state, seat)) for seat in seats),
        "crates": sum(int(crates_on_boats(state, seat)) for seat in seats),
        "reshuffles": state.reshuffles,
        "no_licences": int(state.no_licences),
        "no_crates": int(state.no_crates),
    }


def census(state: "FleetState") -> dict[str, int]:
    """Count cards and licences by kind, those never drawn included, and crates; the supply owes what was credited."""
    boats = {}
    for kind in range(BOAT_KINDS):
        count = state.deck[kind]
        for seat in range(state.seats):
            place, first = BOAT_KINDS * seat + kind, CLASSES * seat + LEVELS_OF_KIND * kind
            count += state.hands[place] + state.captains[place] + state.thrown[place]
            count += sum(state.fleet[first : first + LEVELS_OF_KIND])
        boats[f"boat {kind}"] = count
    licences = {
        f"licence {kind}": state.unseen[kind]
        + state.display[kind]
        + state.removed[kind]
        + sum(state.licences[LICENCE_KINDS * seat + kind] for seat in range(state.seats))
        for kind in range(LICENCE_KINDS)
    }
    crates = state.supply + state.crates_gone + sum(state.processed)
    crates += sum(int(crates_on_boats(state, seat)) for seat in range(state.seats))
    return {**boats, **licences, "crates": crates}
