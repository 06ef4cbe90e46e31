"""Phase 3: what was served this year is asked for again next year."""

from shoal.core.native import i64
from shoal.games.fishery_boom.position import Position


def draw_plates(position: Position) -> None:
    """Draw as many plates in next year's boxes as there are fish in this year's (FB-M1), and those of the +1 marks."""
    added = position.plus_one(position.year + 1)
    for seat in range(position.seats):
        box: i64 = seat * position.years + position.year
        position.plates[box + 1] = position.fish[box] + added
