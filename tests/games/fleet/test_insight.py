"""Insight into a view of Fleet."""

import pytest

from games.fleet.fleet_moves import afloat, deal, idle_until, launching, opened, own, play
from shoal.core.game import NOBODY
from shoal.games.fleet import GAME
from shoal.games.fleet.insight import insight
from shoal.games.fleet.state import FleetState


def test_points_by_source_and_leaders() -> None:
    state = opened(2)
    own(state, 0, "cod king-crab-captains")
    afloat(state, 0, "cod", crates=3)
    insights = insight(GAME, state.view(1))
    assert insights["points"][0] == {"licences": 9, "boats": 2, "crates": 3, "king_crab": 1}
    assert insights["leaders"] == [0]


def test_what_a_bid_costs_and_leaves() -> None:
    """As in the auction of our page: $7 for Lobster with Tuna, Shrimp and King Crab leaves Lobster and Cod."""
    state = opened(2, "lobster tuna", start=1)
    own(state, 0, "tuna shrimp cod")
    deal(state, 0, "tuna shrimp king-crab lobster cod")
    play(state, "auction lobster, bid 6")
    insights = insight(GAME, state.view(0))
    assert insights["power"] == 10
    assert [bid["amount"] for bid in insights["bids"]] == [7, 8, 9, 10]
    seven = insights["bids"][0]
    assert (seven["due"], seven["lost"], seven["crates"]) == (6, 0, 0)
    assert seven["pay"] == {"tuna": 1, "shrimp": 1, "king-crab": 1}
    assert seven["left"] == {"lobster": 1, "cod": 1}
    assert seven["launch"] == ["lobster", "cod"]
    assert insights["bids"][-1]["left"] == {}
    assert insights["bids"][-1]["launch"] == []


def test_bids_are_the_readers_own() -> None:
    state = play(opened(3), "auction cod, bid 6")
    assert [bid["amount"] for bid in insight(GAME, state.view(2))["bids"]] == [7, 8, 9, 10, 11]
    assert insight(GAME, state.view(NOBODY))["bids"] == []
    assert insight(GAME, state.view(NOBODY))["power"] is None
    play(state, "pass")
    assert insight(GAME, state.view(1))["bids"] == []


def test_what_a_licence_would_let_launch() -> None:
    state = play(opened(2, "cod shrimp"), "auction cod")
    five = insight(GAME, state.view(0))["bids"][1]
    assert five["pay"] == {"tuna": 1, "vessel": 1}
    assert five["launch"] == ["cod"]


def test_a_payment_keeps_what_could_be_launched() -> None:
    state = opened(2, "cod shrimp")
    own(state, 0, "vessel")
    play(state, "auction cod")
    five = insight(GAME, state.view(0))["bids"][1]
    assert five["pay"] == {"tuna": 1, "lobster": 1}
    assert five["launch"] == ["vessel", "cod"]


def test_what_could_be_launched_and_why_not() -> None:
    state = opened(2)
    own(state, 0, "lobster")
    deal(state, 0, "lobster cod")
    launching(state)
    launches = insight(GAME, state.view(0))["launches"]
    assert launches == {
        "lobster": {"due": 2, "licensed": True, "payable": False},
        "cod": {"due": 2, "licensed": False, "payable": True},
    }


def test_catch_and_draws() -> None:
    state = opened(2)
    own(state, 0, "lobster tuna tuna cod")
    afloat(state, 0, "cod", crates=4)
    afloat(state, 0, "tuna", crates=3)
    afloat(state, 0, "tuna")
    insights = insight(GAME, state.view(1))
    assert insights["catch"] == [1, 0]
    assert insights["draws"] == [{"cod": 1, "lobster": 1, "draw": 3}, {"cod": 0, "lobster": 0, "draw": 2}]


def test_how_many_rounds_can_follow() -> None:
    state = opened(2)
    assert insight(GAME, state.view(0))["rounds"] == [7, 15]
    play(state, "auction cod, bid 4, pass, pay tuna, pay cod")
    assert insight(GAME, state.view(0))["rounds"] == [7, 15]
    play(state, "decline")
    idle_until(state, "launch")
    assert insight(GAME, state.view(0))["rounds"] == [8, 15]
    state.no_crates = True
    assert insight(GAME, state.view(0))["rounds"] == [0, 0]


def reachable(state: FleetState, seat: int, steps: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Follow the legal steps of an open payment to every end that they can have."""
    if state.view(seat)["phase"] != "pay":
        return {steps}
    found: set[tuple[str, ...]] = set()
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        found |= reachable(after, seat, (*steps, GAME.actions.format(action)))
    return found


@pytest.mark.parametrize("hidden", [False, True])
def test_every_way_to_pay_is_listed_with_its_steps(hidden: bool) -> None:
    state = opened(2, "lobster tuna", hidden_discards=hidden)
    deal(state, 0, "tuna tuna shrimp lobster cod king-crab king-crab")
    state.processed[0] = 2
    play(state, "auction lobster, bid 6, pass")
    listed = insight(GAME, state.view(0))["payments"]
    assert {tuple(one["steps"]) for one in listed} == reachable(state, 0, ())
    assert listed[0]["lost"] == 0
    assert insight(GAME, state.view(1))["payments"] == []
    begun = state.copy()
    begun.apply(0, state.legal(0)[0])
    rest = insight(GAME, begun.view(0))["payments"]
    assert {tuple(one["steps"]) for one in rest} == reachable(begun, 0, ())


def test_what_stands_on_the_cards() -> None:
    printed = insight(GAME, opened(3).view(0))["printed"]
    assert printed["boats"]["tuna"] == {"cash": 3, "launch": 1, "points": 1}
    assert printed["licences"]["pub"] == {"least": 10, "points": 10, "premium": True}
    assert (printed["capacity"], printed["crates"]) == (4, 75)
