"""Points of Fresh Fish: routes and money, whether they can still change, the win, figures, and the count of pieces."""

from shoal.games.fresh_fish.bitboards import CELLS, count
from shoal.games.fresh_fish.edition_numbers import APARTMENTS, DEMONSTRATION, FIRST_OUTLET, NO_TILE, TRADES, ZONE
from shoal.games.fresh_fish.phases import OVER
from shoal.games.fresh_fish.position import Position
from shoal.games.fresh_fish.position_layout import OFF_BOARD
from shoal.games.fresh_fish.routes import measure


def route_values(position: Position, *, empty_as_streets: bool) -> list[int]:
    """Return what each seat's four routes count, by today's streets or as if every empty plot were one."""
    values: list[int] = [position.maximum] * (TRADES * position.seats)
    low, high = position.street_low, position.street_high
    if empty_as_streets:
        low |= position.empty_low
        high |= position.empty_high
    demo_low, demo_high = position.demo_low, position.demo_high
    for trade, center in enumerate(position.centers):
        measure(values, trade, center, position.outlets, low, high, demo_low, demo_high, position.demo_weight)
    return values


def is_settled(position: Position) -> bool:
    """Return whether nothing can change the scores: no auction to come, and no empty plot could shorten a route.

    Streets never vanish, so what a route counts today is its most, and over all empty plots its least.
    """
    if position.outlets_left:
        return False
    return route_values(position, empty_as_streets=False) == route_values(position, empty_as_streets=True)


def is_over(position: Position) -> bool:
    """Return whether the game ends: no plot is empty, or nothing can change the scores (FF-E1, FF-E2)."""
    full = position.empty_low | position.empty_high == 0
    return full or (not position.to_full_board and is_settled(position))


def scores(position: Position) -> list[int]:
    """Return what the routes of each seat count, less its money: the lowest wins."""
    values = route_values(position, empty_as_streets=False)
    seats = range(position.seats)
    return [sum(values[TRADES * seat : TRADES * seat + TRADES]) - position.money[seat] for seat in seats]


def shares(position: Position) -> list[float]:
    """Divide the win: the lowest score, then the most money, then evenly."""
    points = scores(position)
    lowest = min(points)
    richest = max(money for money, score in zip(position.money, points, strict=True) if score == lowest)
    won = [score == lowest and money == richest for score, money in zip(points, position.money, strict=True)]
    return [1.0 / won.count(True) if win else 0.0 for win in won]


def ending(position: Position) -> str:
    if position.phase != OVER:
        return ""
    if position.empty_low | position.empty_high:
        return "settled"
    return "unsold" if position.outlets_left else "full"


def _apartments(position: Position) -> int:
    """Count the plots with apartments."""
    low, high = position.apartment_board()
    return count(low, high)


def figures(position: Position) -> dict[str, int]:
    return {
        "turns": position.turns,
        "passes": position.passes,
        "streets": count(position.street_low, position.street_high),
        "expropriated": position.expropriated,
        "apartments": _apartments(position),
        "off_board": position.outlets.count(OFF_BOARD),
        "paid": position.bank,
    }


def census(position: Position) -> dict[str, int]:
    """Count markers, money and tiles, in all places."""
    deck = position.deck
    in_hand = position.tile if position.due else NO_TILE
    built = sum(cell < CELLS for cell in position.outlets)
    had = built + position.outlets.count(OFF_BOARD)
    reserved = count(position.taken_low, position.taken_high)
    demos = count(position.demo_low, position.demo_high)
    zones = count(position.zone_low, position.zone_high) + position.zones_waiting + position.zones_used
    stacked = _apartments(position) + position.zones_used
    return {
        "markers": sum(position.supply) + sum(position.aside) + reserved + built,
        "money": sum(position.money) + position.bank,
        "apartments": deck[APARTMENTS] + position.set_aside + stacked + (in_hand == APARTMENTS),
        "outlets": position.outlets_left + had + (FIRST_OUTLET <= in_hand < DEMONSTRATION),
        "demonstrations": deck[DEMONSTRATION] + demos + (in_hand == DEMONSTRATION),
        "zones": deck[ZONE] + zones + (in_hand == ZONE),
    }
