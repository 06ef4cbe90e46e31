"""What a position is worth: routes, money, and whether either can still change."""

from typing import TYPE_CHECKING

from shoal.games.fresh_fish.actions import TRADES
from shoal.games.fresh_fish.routes import measure

if TYPE_CHECKING:
    from shoal.games.fresh_fish.state import FreshFishState


def route_values(state: "FreshFishState", *, empty_as_streets: bool) -> list[int]:
    """Give what each seat's four routes count, by today's streets or as if every empty plot were one."""
    values: list[int] = [state.maximum] * (TRADES * state.seats)
    low, high = state.street_low, state.street_high
    if empty_as_streets:
        low |= state.empty_low
        high |= state.empty_high
    for trade, center in enumerate(state.centers):
        measure(values, trade, center, state.outlets, low, high, state.demo_low, state.demo_high, state.demo_weight)
    return values


def is_settled(state: "FreshFishState") -> bool:
    """Say whether nothing can change the scores: no auction to come, and no empty plot could shorten a route.

    Streets never vanish, so what a route counts today is its most, and over all empty plots its least.
    """
    if state.outlets_left:
        return False
    return route_values(state, empty_as_streets=False) == route_values(state, empty_as_streets=True)


def scores(state: "FreshFishState") -> list[int]:
    """Give what the routes of each seat count, less its money: the lowest wins."""
    values = route_values(state, empty_as_streets=False)
    return [sum(values[TRADES * seat : TRADES * seat + TRADES]) - state.money[seat] for seat in range(state.seats)]


def shares(state: "FreshFishState") -> list[float]:
    """Give the win to the lowest score; of equal ones to the most money, else in equal parts."""
    points = scores(state)
    lowest = min(points)
    richest = max(money for money, score in zip(state.money, points, strict=True) if score == lowest)
    won = [score == lowest and money == richest for score, money in zip(points, state.money, strict=True)]
    return [1.0 / won.count(True) if win else 0.0 for win in won]
