"""The mind of Fresh Fish judges positions as a player would."""

import copy
from heapq import heappop, heappush
from typing import Any, cast

import pytest

from shoal.bots.bot import Budget
from shoal.bots.minds.fresh_fish.expected_points import HABITS
from shoal.bots.minds.fresh_fish.expected_routes import route_lengths
from shoal.bots.minds.fresh_fish.mind import MIND, expected_points, outlook_of
from shoal.bots.roster import bot_for
from shoal.core.catalogue import load
from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.rng import Rng
from shoal.games.fresh_fish.bitboards import CELLS, COLUMNS, list_plots
from shoal.games.fresh_fish.state import FreshFishState

GAME = load("fresh_fish")


def opening() -> dict[str, Any]:
    """Return a view at the start of a game for two, with centers in a1, a7, g1 and g7; seat 0 is to move."""
    state = GAME.start(2, {})
    for text in ("center a7", "center g1", "center g7", "seat 0 starts"):
        state.apply(CHANCE, GAME.actions.parse(text))
    return copy.deepcopy(dict(state.view(0)))


def position(**changes: Any) -> FreshFishState:
    return cast("FreshFishState", GAME.imagine({**opening(), **changes}, Rng(0)))


def chances(state: State) -> float:
    return MIND.judge(state)[0]


def reserved(own: list[str], other: list[str]) -> dict[str, Any]:
    return {
        "reserved": [own, other],
        "supply": [6 - len(own), 6 - len(other)],
        "reserved_once": [bool(own), bool(other)],
    }


def actions(*texts: str) -> list[int]:
    return [GAME.actions.parse(text) for text in texts]


def test_at_the_start_nobody_is_ahead() -> None:
    for state in (GAME.start(2, {}), position()):
        assert MIND.judge(state) == pytest.approx([0.5, 0.5])


def test_money_counts() -> None:
    rich, poor = (chances(position(money=money, paid=5)) for money in ([15, 10], [10, 15]))
    assert rich > 0.7
    assert poor < 0.3


def test_a_plot_near_a_center_is_better_than_one_in_the_middle_and_any_is_better_than_none() -> None:
    near, middle, none = (chances(position(**reserved(own, []))) for own in (["a3"], ["d4"], []))
    assert near > middle >= none


def test_an_outlet_near_its_center_is_better_than_near_another() -> None:
    at_harbor = position(outlets=[["a3", None, None, None], [None] * 4])
    at_refinery = position(outlets=[["g3", None, None, None], [None] * 4])
    off_board = position(outlets=[["off board", None, None, None], [None] * 4])
    assert chances(at_harbor) > chances(at_refinery) >= chances(off_board)


def test_streets_make_a_route_certain() -> None:
    outlets = [["a5", None, None, None], [None] * 4]
    paved = position(outlets=outlets, streets=["a2", "a3", "a4"])
    assert chances(paved) > chances(position(outlets=outlets))
    routes_apart = -15 + 3 * (HABITS.unplaced * 8 + HABITS.price)
    assert expected_points(outlook_of(paved))[0] == pytest.approx(3 + routes_apart)


def test_apartments_in_the_way_make_a_route_longer() -> None:
    outlets = [["a5", None, None, None], [None] * 4]
    walled = position(outlets=outlets, apartments=["a3", "b4"])
    assert chances(walled) < chances(position(outlets=outlets))


def test_plots_near_a_center_are_considered_first() -> None:
    state = position()
    first = [action for _, action in MIND.order(state, 0, state.legal(0), Rng(1))[:4]]
    beside_centers = {"a2", "a3", "b1", "c1", "b2", "a6", "a5", "b7", "c7", "b6", "f1", "e1", "g2", "g3", "f2"}
    beside_centers |= {"g6", "g5", "f7", "e7", "f6"}
    assert {GAME.actions.format(action).removeprefix("reserve ") for action in first} <= beside_centers


def test_an_outlet_is_built_near_its_center() -> None:
    state = position(
        phase="building", builder=0, tile="fish market", **reserved(["a3", "g5"], ["d4"]),
    )  # fmt: skip
    assert [action for _, action in MIND.order(state, 0, state.legal(0), Rng(1))] == actions("build a3", "build g5")


def auction(own: list[str], other: list[str]) -> FreshFishState:
    bids = {"outlet": "Fish Market", "drawer": 0, "bidders": [0, 1], "sealed": [None, None]}
    deck = {**opening()["deck"], "fish market": 1}
    return position(phase="bids", tile="fish market", auction=bids, deck=deck, **reserved(own, other))


def test_more_is_bid_for_an_outlet_with_a_good_plot_and_never_all_the_money() -> None:
    first_bids = []
    for own in (["a3"], ["d4"], ["g6"]):
        state = auction(own, ["b3"])
        first_bids.append(MIND.order(state, 0, state.legal(0), Rng(1))[0][1])
    good, fair, bad = first_bids
    assert good >= fair >= bad
    assert good > bad
    assert good < actions("bid 8")[0]


@pytest.mark.parametrize("name", ["greedy", "skipper"])
def test_equal_views_and_seeds_give_equal_moves(name: str) -> None:
    state = auction(["a3", "c1"], ["b3"])
    moves = [
        bot_for(name, GAME, 0).choose(state.view(0), state.legal(0), Budget(iterations=40), Rng(9)) for _ in range(2)
    ]
    assert moves[0] == moves[1]


def cheapest_ways(state: FreshFishState, trade: int) -> list[int]:
    """Return the cheapest way from a center to beside each cell in halves: streets 2, empty plots 3, reserved 4."""
    costs = dict.fromkeys(list_plots(state.empty_low, state.empty_high, 0), 3)
    costs |= dict.fromkeys(list_plots(state.taken_low, state.taken_high, 0), 4)
    costs |= dict.fromkeys(list_plots(state.street_low, state.street_high, 0), 2)
    costs |= dict.fromkeys(list_plots(state.demo_low, state.demo_high, 0), 2 * state.demo_weight)
    ways = [2 * state.maximum] * CELLS
    reached: set[int] = set()
    waiting = [(0, state.centers[trade])]
    while waiting:
        halves, cell = heappop(waiting)
        if cell in reached:
            continue
        reached.add(cell)
        for other in neighbours(cell):
            if cell != state.centers[trade]:
                ways[other] = min(ways[other], halves)
            if other in costs and other not in reached:
                heappush(waiting, (halves + costs[other], other))
    return ways


def neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, COLUMNS)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [COLUMNS * y + x for y, x in beside if 0 <= y < COLUMNS and 0 <= x < COLUMNS]


@pytest.mark.parametrize("seats", [2, 5])
def test_expected_routes_are_the_cheapest_ways(seats: int) -> None:
    rng = Rng(seats)
    state = cast("FreshFishState", GAME.start(seats, GAME.settle(seats, {"demonstrations": 2})))
    compared = 0
    while (mover := state.mover()) != NOBODY:
        state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))
        for trade in range(len(state.centers) if state.deck_size % 3 == 0 else 0):
            lengths = route_lengths(state, trade, state.empty_low, state.empty_high)
            ways = cheapest_ways(state, trade)
            asked = list_plots(state.empty_low | state.served_low, state.empty_high | state.served_high, 0)
            asked = [cell for cell in asked if cell != state.centers[trade]]
            assert [lengths[cell] for cell in asked] == [ways[cell] for cell in asked]
            compared += len(asked)
    assert compared > 1000
    assert state.demo_low | state.demo_high
