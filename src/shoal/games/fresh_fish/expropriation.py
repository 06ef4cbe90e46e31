"""Expropriation: which empty plots must become streets, so that everything stays connected.

A plot is *open* if a street leads over it or still may: empty plots, streets and demonstrations. All else, and what
lies beyond the rim, is *wall*. Open plots are connected from side to side, walls by their corners too. RULES.md proves
that an open plot is an articulation point exactly if two of the gaps between the open plots around it belong to the
same wall. So every wall is traced once and searched for such plots, whole rows at a time: the work grows with the
number of plots, and on most boards only the walls near a few plots are traced at all.
"""

from shoal.core.native import i64
from shoal.games.fresh_fish.actions import BUILD
from shoal.games.fresh_fish.bitboards import FIRST_ROW_BITS, LAST_ROW, ROW, Ground, around, beside, count, list_plots
from shoal.games.fresh_fish.position import Position

Pair = tuple[i64, i64]
"""The lower and the upper word of a board."""


def expropriate(position: Position) -> None:
    """Put streets on the plots that must stay open, and send the markers on them home."""
    low, high = expropriated(
        position.ground,
        position.empty_low | position.street_low | position.demo_low,
        position.empty_high | position.street_high | position.demo_high,
        position.empty_low,
        position.empty_high,
        position.served_low,
        position.served_high,
    )
    if low | high == 0:
        return
    position.empty_low &= ~low
    position.empty_high &= ~high
    position.street_low |= low
    position.street_high |= high
    position.expropriated += count(low, high)
    if (low & position.taken_low) | (high & position.taken_high):
        for action in list_plots(low & position.taken_low, high & position.taken_high, BUILD):
            for seat in range(position.seats):
                if action in position.plots[seat]:
                    position.take_back(seat, action - BUILD)


def expropriated(
    ground: Ground, open_low: i64, open_high: i64, empty_low: i64, empty_high: i64, served_low: i64, served_high: i64
) -> Pair:
    """Return the empty plots that must become streets; supply centers and outlets are to be served."""
    if _is_one_plot(open_low, open_high):
        return empty_low, empty_high
    low, high = _sole_accesses(open_low, open_high, served_low, served_high)
    low &= empty_low
    high &= empty_high
    pinched_low, pinched_high = _articulations(ground, open_low, open_high, empty_low & ~low, empty_high & ~high)
    return low | pinched_low, high | pinched_high


def _is_one_plot(low: i64, high: i64) -> bool:
    if low and high:
        return False
    return (low & (low - 1)) == 0 and (high & (high - 1)) == 0


def _sole_accesses(open_low: i64, open_high: i64, served_low: i64, served_high: i64) -> Pair:
    """Return the open plots that are the only one beside a supply center or an outlet."""
    low: i64 = served_low & _one_neighbour(0, open_low, open_high)
    high: i64 = served_high & _one_neighbour(open_low, open_high, 0)
    return open_low & beside(0, low, high), open_high & beside(low, high, 0)


def _one_neighbour(below: i64, here: i64, above: i64) -> i64:
    """Return the plots of a word that have exactly one neighbour in a board."""
    north: i64 = (here >> ROW) | ((above & FIRST_ROW_BITS) << LAST_ROW)
    south: i64 = (here << ROW) | (below >> LAST_ROW)
    east: i64 = here >> 1
    west: i64 = here << 1
    return (north | south | east | west) & ~_two_of(north, east, south, west)


def _two_of(one: i64, two: i64, three: i64, four: i64) -> i64:
    """Return the plots that are in two or more of four boards."""
    return (one & two) | ((one | two) & (three | four)) | (three & four)


def _articulations(ground: Ground, open_low: i64, open_high: i64, asked_low: i64, asked_high: i64) -> Pair:
    """Return those of the plots asked for without which the open plots would fall apart."""
    low: i64 = asked_low & _pinched(0, open_low, open_high, 0, open_low, open_high, -1)
    high: i64 = asked_high & _pinched(open_low, open_high, 0, open_low, open_high, 0, -1)
    found_low: i64 = 0
    found_high: i64 = 0
    if low | high == 0:
        return found_low, found_high
    walls_low: i64 = ground.low & ~open_low
    walls_high: i64 = ground.high & ~open_high
    wall_low, wall_high = _trace(walls_low & ground.rim_low, walls_high & ground.rim_high, walls_low, walls_high)
    walls_low &= ~wall_low
    walls_high &= ~wall_high
    other_low: i64 = ground.low & ~wall_low
    other_high: i64 = ground.high & ~wall_high
    found_low = low & _pinched(0, open_low, open_high, 0, other_low, other_high, -1)
    found_high = high & _pinched(open_low, open_high, 0, other_low, other_high, 0, -1)
    while True:
        low &= ~found_low
        high &= ~found_high
        start_low: i64 = walls_low & around(0, low, high)
        start_high: i64 = walls_high & around(low, high, 0)
        if start_low | start_high == 0:
            return found_low, found_high
        if start_low:
            wall_low, wall_high = _trace(start_low & -start_low, 0, walls_low, walls_high)
        else:
            wall_low, wall_high = _trace(0, start_high & -start_high, walls_low, walls_high)
        walls_low &= ~wall_low
        walls_high &= ~wall_high
        found_low |= low & _pinched(0, open_low, open_high, 0, wall_low, wall_high, 0)
        found_high |= high & _pinched(open_low, open_high, 0, wall_low, wall_high, 0, 0)


def _trace(low: i64, high: i64, walls_low: i64, walls_high: i64) -> Pair:
    """Return the whole walls that these plots are part of."""
    while True:
        wider_low: i64 = walls_low & around(0, low, high)
        wider_high: i64 = walls_high & around(low, high, 0)
        if wider_low == low and wider_high == high:
            return low, high
        low = wider_low
        high = wider_high


def _pinched(
    open_below: i64, open_here: i64, open_above: i64, wall_below: i64, wall_here: i64, wall_above: i64, flip: i64
) -> i64:
    """Return the plots of a word around which two or more gaps belong to a wall.

    Going round a plot, a gap begins after an open neighbour that is not joined to the next one by the open plot in the
    corner between them: with that corner, or if it is open with the next neighbour, which then is wall.
    With `flip` -1 the three words say where the wall is not, and all beyond the rim is part of it.
    """
    north: i64 = (open_here >> ROW) | ((open_above & FIRST_ROW_BITS) << LAST_ROW)
    south: i64 = (open_here << ROW) | (open_below >> LAST_ROW)
    wall_north: i64 = (wall_here >> ROW) | ((wall_above & FIRST_ROW_BITS) << LAST_ROW)
    wall_south: i64 = (wall_here << ROW) | (wall_below >> LAST_ROW)
    return _two_of(
        north & (((wall_north >> 1) ^ flip) | ((north >> 1) & ((wall_here >> 1) ^ flip))),
        (open_here >> 1) & (((wall_south >> 1) ^ flip) | ((south >> 1) & (wall_south ^ flip))),
        south & (((wall_south << 1) ^ flip) | ((south << 1) & ((wall_here << 1) ^ flip))),
        (open_here << 1) & (((wall_north << 1) ^ flip) | ((north << 1) & (wall_north ^ flip))),
    )
