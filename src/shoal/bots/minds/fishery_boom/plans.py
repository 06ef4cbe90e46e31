"""Plans for later years in Fishery Boom: the points that a set of equipment should still bring.

A plan gives the points for each year, set of equipment and number of plates to fill. It assumes that the best equipment
is used and the best box marked each year, and that throws always find fish with the same chance. Plans are made once,
backwards from the last year.
"""

from typing import Final

from shoal.bots.mind import added
from shoal.core.native import i64
from shoal.games.fishery_boom.player_sheet import GEAR_KINDS, LONGLINE, LONGLINE_PLUS, TRAWLER, PlayerSheet
from shoal.games.fishery_boom.state import FisheryBoomState

LEVELS: Final = 8
"""Plans are made for chances of 0/8, 1/8 .. 8/8 that a throw finds fish."""
MENUS: Final = 64
"""Sets of equipment, as bits by kind."""
MOST: Final = 14
"""Plates and fish in a box above this number are counted as this number."""
ROW: Final = MOST + 1
MARK_WORTH: Final = 0.7
"""Points of a mark that is not used for equipment."""
MOST_KNOWN: Final = 4
"""So many plans are remembered: one for each mixture of options."""


class Plans:
    """The points from a year on, by chance of finding fish, year, set of equipment and plates to fill."""

    def __init__(self, state: FisheryBoomState) -> None:
        self.sheet = state.sheet
        self.replaces_base = state.replaces_base
        self.plus_one_next = state.plus_one_next
        self.levels = [_plan(state, level / LEVELS) for level in range(LEVELS + 1)]

    def fit(self, state: FisheryBoomState) -> bool:
        return (
            self.sheet is state.sheet
            and self.replaces_base == state.replaces_base
            and self.plus_one_next == state.plus_one_next
        )

    def worth(self, year: i64, menu: i64, plates: i64, luck: float) -> float:
        """Return the points from a year on, interpolated between the plans for the two nearest chances."""
        place: i64 = menu * ROW + min(max(plates, 0), MOST)
        lower: i64 = min(int(luck * LEVELS), LEVELS - 1)
        low = self.levels[lower][year][place]
        high = self.levels[lower + 1][year][place]
        return low + (high - low) * (luck * LEVELS - float(lower))


KNOWN: Final[list[Plans]] = []
"""The plans made last. Making them takes a while, and there are many minds: one for each net and seat."""


def plans_for(state: FisheryBoomState) -> Plans:
    """Return the plans for the sheet and options of a game."""
    for plans in KNOWN:
        if plans.fit(state):
            return plans
    made = Plans(state)
    KNOWN.insert(0, made)
    del KNOWN[MOST_KNOWN:]
    return made


def _plan(state: FisheryBoomState, luck: float) -> list[list[float]]:
    """Return the points from each year on; work backwards from the year after the last, which brings nothing."""
    odds = [catch_odds(state.sheet, gear, luck, luck) for gear in range(GEAR_KINDS + 1)]
    later = [0.0] * (MENUS * ROW)
    years = [later]
    for year in range(state.years - 1, -1, -1):
        later = _year(state, year, odds, later)
        years.insert(0, later)
        if year > 0:
            later = _marked(later)
    return years


def _year(state: FisheryBoomState, year: int, odds: list[list[float]], later: list[float]) -> list[float]:
    """Return the points from one year on, if the best equipment is used for this year and the next."""
    last = year + 1 == state.years
    extra = 0 if last else state.plus_one(year + 1)
    points = [0.0] * (MENUS * ROW)
    for menu in range(MENUS):
        gears = [gear for gear in range(GEAR_KINDS + 1) if offers(menu, gear, replaces_base=state.replaces_base)]
        row = menu * ROW
        for plates in range(ROW if is_menu(menu) else 0):
            gains = [
                box_points(state.sheet, plates, fish) + later[row + min(fish + extra, MOST)] for fish in range(ROW)
            ]
            points[row + plates] = max([mean(odds[gear], gains) for gear in gears])
    return points


def _marked(points: list[float]) -> list[float]:
    """Return the points if the best box is marked before the year: a piece of equipment, or something else."""
    best = [worth + MARK_WORTH for worth in points]
    for menu in range(MENUS):
        for kind in range(GEAR_KINDS if is_menu(menu) else 0):
            wider = menu | 1 << kind
            if wider != menu and is_menu(wider):
                for plates in range(ROW):
                    best[menu * ROW + plates] = max(best[menu * ROW + plates], points[wider * ROW + plates])
    return best


def is_menu(menu: int) -> bool:
    """Return whether every upgrade in the set has its base (FB-U3)."""
    return all(menu >> (kind - 1) & 1 or not menu >> kind & 1 for kind in range(1, GEAR_KINDS, 2))


def offers(menu: int, gear: int, *, replaces_base: bool) -> bool:
    """Return whether the owner of this set can fish with that gear (FB-F12)."""
    if gear == 0:
        return True
    replaced = replaces_base and gear & 1 == 1 and menu >> gear & 1 == 1
    return menu >> (gear - 1) & 1 == 1 and not replaced


def box_points(sheet: PlayerSheet, plates: i64, fish: i64) -> float:
    """Return the points of a box (FB-E4)."""
    filled: i64 = min(plates, fish)
    return float(filled * sheet.for_filled + (plates - filled) * sheet.for_empty + (fish - filled) * sheet.for_excess)


def mean(odds: list[float], gains: list[float]) -> float:
    total = 0.0
    for number, chance in enumerate(odds):
        total += chance * gains[number]
    return total


def catch_odds(sheet: PlayerSheet, gear: i64, luck: float, more: float) -> list[float]:
    """Return the chances to take 0, 1, 2 .. fish; `luck` is the chance of a die's first fish, `more` of each other."""
    if 0 < gear < LONGLINE:
        odds = [1.0 - luck]
        for _ in range(sheet.take[gear] - 1):
            odds.append(luck * (1.0 - more))
            luck *= more
        odds.append(luck)
        return odds
    if LONGLINE <= gear < TRAWLER:
        luck *= 5.0 / 6.0
    odds = [1.0]
    for _ in range(sheet.roll[gear]):
        odds = [
            (odds[number] if number < len(odds) else 0.0) * (1.0 - luck) + (odds[number - 1] * luck if number else 0.0)
            for number in range(len(odds) + 1)
        ]
    if gear == LONGLINE_PLUS:
        return [odds[0], 0.0, *odds[1:]]
    most: i64 = sheet.take[gear]
    return [*odds[:most], added(odds[most:])]
