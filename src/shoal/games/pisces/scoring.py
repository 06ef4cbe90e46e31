"""The end of Pisces: points, the award, ties, figures, and the count of pieces."""

from shoal.core.native import i64
from shoal.games.pisces.edition_numbers import GEAR_TYPES, ITEMS
from shoal.games.pisces.phases import OVER
from shoal.games.pisces.position import Position


def scores(position: Position) -> list[int]:
    """Add up chips, trophies and the award for most stars; all who tie for it receive it."""
    printed = position.printed
    most: i64 = max(position.stars)
    totals: list[int] = []
    for seat in range(position.seats):
        total: i64 = position.points[seat] + printed.trophy_points * position.trophies[seat]
        if most > 0 and position.stars[seat] == most:
            total += printed.award_points
        totals.append(total)
    return totals


def species_held(position: Position, seat: i64) -> i64:
    """Count the species among a seat's chips."""
    begin: i64 = seat * position.printed.kinds
    held: i64 = 0
    for place in range(begin, begin + position.printed.kinds):
        if position.hold[place]:
            held += 1
    return held


def shares(position: Position) -> list[float]:
    """Divide the win: most points, then most species, then evenly."""
    points = scores(position)
    best: i64 = max(points)
    widest: i64 = 0
    for seat in range(position.seats):
        if points[seat] == best:
            widest = max(widest, species_held(position, seat))
    winners = [points[seat] == best and species_held(position, seat) == widest for seat in range(position.seats)]
    share = 1.0 / winners.count(True)
    return [share if wins else 0.0 for wins in winners]


def ending(position: Position) -> str:
    return "rounds" if position.phase == OVER else ""


def figures(position: Position) -> dict[str, int]:
    """Return what a designer would ask of many games."""
    attempts, at_sea, landed, released, bids = position.tally
    return {
        "rounds": position.round,
        "attempts": attempts,
        "ocean_attempts": at_sea,
        "chips_landed": landed,
        "chips_released": released,
        "bids": bids,
        "winning_score": max(scores(position)),
        "trophies": sum(position.trophies),
        "stars": sum(position.stars),
        "boats_built": sum(position.boats) - position.seats * int(position.printed.boats_start),
        "gear_bought": sum(position.gear),
    }


def census(position: Position) -> dict[str, int]:
    """Count fish chips of every species, in all places, and gear cards of every kind."""
    printed, kinds = position.printed, len(position.printed.species)
    counted: dict[str, int] = {}
    for kind, name in enumerate(printed.species):
        on_board = position.stack[printed.board_from[kind] : printed.board_from[kind + 1]]
        counted[f"{name} chips"] = position.centre[kind] + sum(on_board) + sum(position.hold[kind::kinds])
    for gear, name in enumerate(ITEMS[1:]):
        counted[f"{name} cards"] = position.gear_left[gear] + sum(position.gear[gear::GEAR_TYPES])
    return counted
