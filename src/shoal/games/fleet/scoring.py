"""Points of Fleet, the win, figures, and the count of pieces."""

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.fleet.edition_numbers import BOAT_KINDS, CRAB_CAPTAINS, CRAB_FISH, CRAB_LICENCES, LICENCE_KINDS
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND


def licence_points(position: Position, seat: i64) -> i64:
    total: i64 = 0
    for kind in range(LICENCE_KINDS):
        total += position.licences[LICENCE_KINDS * seat + kind] * position.printed.licence_points[kind]
    return total


def boats_of(position: Position, seat: i64) -> i64:
    return position.captained(seat) + position.waiting[seat]


def boat_points(position: Position, seat: i64) -> i64:
    total: i64 = 0
    for place in range(CLASSES):
        boats = position.fleet[CLASSES * seat + place]
        if boats:
            total += boats * position.printed.boat_points[place // LEVELS_OF_KIND]
    return total


def kinds_of_licence(position: Position, seat: i64) -> i64:
    """Count the kinds that the seat owns; the three King Crab licences are one kind."""
    kinds: i64 = 0
    first: i64 = LICENCE_KINDS * seat
    for kind in range(CRAB_CAPTAINS):
        kinds += position.licences[first + kind] > 0
    has_crab = position.licences[first + 6] + position.licences[first + 7] + position.licences[first + 8] > 0
    return kinds + has_crab


def crab_points(position: Position, seat: i64, licence: i64) -> i64:
    """Return what one King Crab licence brings its owner at the end, beside its printed points."""
    printed = position.printed
    if position.licences[LICENCE_KINDS * seat + licence] == 0:
        return 0
    if licence == CRAB_CAPTAINS:
        return min(position.captained(seat), printed.crab_captains_most)
    if licence == CRAB_FISH:
        return min(position.crates_on_boats(seat) // printed.crab_crates_for_a_point, printed.crab_crates_most)
    return printed.crab_kinds[kinds_of_licence(position, seat)]


def points(position: Position, seat: i64) -> int:
    crabs: i64 = 0
    for licence in range(CRAB_CAPTAINS, CRAB_LICENCES + 1):
        crabs += crab_points(position, seat, licence)
    return licence_points(position, seat) + boat_points(position, seat) + position.crates_on_boats(seat) + crabs


def shares(position: Position) -> list[float]:
    """Divide the win: most points, then most boats, then most crates on boats, then evenly."""
    results = [
        (points(position, seat), int(boats_of(position, seat)), int(position.crates_on_boats(seat)))
        for seat in range(position.seats)
    ]
    best = max(results)
    winners = results.count(best)
    return [1 / winners if result == best else 0.0 for result in results]


def ending(position: Position) -> str:
    if position.to_move >= CHANCE:
        return ""
    return "both" if position.no_licences and position.no_crates else "licences" if position.no_licences else "crates"


def figures(position: Position) -> dict[str, int]:
    seats = range(position.seats)
    return {
        "rounds": position.round,
        "licences": sum(position.licences),
        "boats": sum(int(boats_of(position, seat)) for seat in seats),
        "captains": sum(int(position.captained(seat)) for seat in seats),
        "crates": sum(int(position.crates_on_boats(seat)) for seat in seats),
        "reshuffles": position.reshuffles,
        "no_licences": int(position.no_licences),
        "no_crates": int(position.no_crates),
    }


def census(position: Position) -> dict[str, int]:
    """Count cards and licences by kind, undrawn ones included, and crates; a supply that ran out counts below 0."""
    boats = {}
    for kind in range(BOAT_KINDS):
        count = position.deck[kind]
        for seat in range(position.seats):
            place, first = BOAT_KINDS * seat + kind, CLASSES * seat + LEVELS_OF_KIND * kind
            count += position.hands[place] + position.captains[place] + position.thrown[place]
            count += sum(position.fleet[first : first + LEVELS_OF_KIND])
        boats[f"boat {kind}"] = count
    licences = {
        f"licence {kind}": position.unseen[kind]
        + position.display[kind]
        + position.removed[kind]
        + sum(position.licences[LICENCE_KINDS * seat + kind] for seat in range(position.seats))
        for kind in range(LICENCE_KINDS)
    }
    crates = position.supply + position.crates_gone + sum(position.processed)
    crates += sum(int(position.crates_on_boats(seat)) for seat in range(position.seats))
    return {**boats, **licences, "crates": crates}
