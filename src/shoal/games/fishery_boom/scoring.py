"""Points of Fishery Boom, the win, figures, and the count of pieces."""

from shoal.core.native import i64
from shoal.games.fishery_boom.high_seas import (
    DEPLETED,
    FIRST_KILLED,
    FIRST_TAKEN,
    LETTERS,
    LIVING,
    POACHED,
    count,
)
from shoal.games.fishery_boom.phases import OVER
from shoal.games.fishery_boom.player_sheet import ALL_KINDS, FAUX
from shoal.games.fishery_boom.position import Position


def points_of_year(position: Position, seat: i64, year: i64) -> int:
    """Return the points of one box (FB-E4), or none for a year that is not scored (FB-E3)."""
    if position.ran_out and year == position.year and not position.unplayed_count:
        return 0
    sheet = position.sheet
    box: i64 = seat * position.years + year
    plates, fish = position.plates[box], position.fish[box]
    filled = min(plates, fish)
    return filled * sheet.for_filled + (plates - filled) * sheet.for_empty + (fish - filled) * sheet.for_excess


def points(position: Position, seat: i64) -> int:
    total = 0
    for year in range(position.years):
        total += points_of_year(position, seat, year)
    return total


def scores(position: Position) -> list[int]:
    return [points(position, seat) for seat in range(position.seats)]


def marks_of(position: Position, seat: int) -> int:
    """Count the fish that a seat has taken or killed."""
    return _count_marks(position, FIRST_TAKEN + seat) + _count_marks(position, FIRST_KILLED + seat)


def _count_marks(position: Position, mark: int) -> int:
    """Count the fish with that mark on the High Seas, of all years so far."""
    total = position.marks.count(mark)
    for column in position.past:
        total += column.count(LETTERS[mark])
    return total


def shares(position: Position) -> list[float]:
    """Divide the win: most points, then fewest marks on the High Seas if the option says so, then evenly."""
    seats = position.seats
    if position.co_operative:
        return [1 / seats] * seats
    results = scores(position)
    best = max(results)
    winners = [seat for seat in range(seats) if results[seat] == best]
    if position.fewest_marks and len(winners) > 1:
        marks = [marks_of(position, seat) for seat in range(seats)]
        fewest = min([marks[seat] for seat in winners])
        winners = [seat for seat in winners if marks[seat] == fewest]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def reward(position: Position, seat: int) -> float:
    return float(sum(scores(position))) if position.co_operative else shares(position)[seat]


def ending(position: Position) -> str:
    if position.phase != OVER:
        return ""
    return "extinct" if position.ran_out else "played"


def figures(position: Position) -> dict[str, int]:
    return {
        "years": position.year + (0 if position.ran_out else 1),
        "total": sum(scores(position)),
        "fish_served": sum(position.fish),
        "fish_poached": _count_marks(position, POACHED),
        "fish_depleted": _count_marks(position, DEPLETED),
        "fish_left": count(position.living),
    }


def census(position: Position) -> dict[str, int]:
    """Count fish by how they are marked and where they are drawn, and boxes, free or marked."""
    seats, seas, sheet = position.seats, position.seas, position.sheet
    faux = sum(position.boxes[FAUX::ALL_KINDS]) * sheet.faux_fish
    killed = sum([_count_marks(position, FIRST_KILLED + seat) for seat in range(seats)])
    unmarked = sum([column.count(LETTERS[LIVING]) for column in position.past]) + count(position.living)
    to_come = (sheet.years - len(position.past) - 1) * len(seas.fish)
    gone = _count_marks(position, DEPLETED) + _count_marks(position, POACHED) + killed
    return {
        "fish": unmarked + gone + sum(position.fish) - faux + to_come,
        "boxes": seats * sum(sheet.boxes) - sum(position.boxes) + sum([kind >= 0 for kind in position.marked]),
    }
