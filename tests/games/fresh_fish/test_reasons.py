"""Reasons for actions of Fresh Fish."""

from shoal.core.game import ALL, CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.core.telling import Telling
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.insight import insight
from shoal.games.fresh_fish.state import FreshFishState

GAMES = 8


def args_of(told: list[Telling], name: str) -> dict[str, object] | None:
    return next((dict(one.args) for one in told if one.id == f"fresh_fish.{name}"), None)


def streets(state: FreshFishState) -> set[str]:
    found = state.view(ALL)["streets"]
    assert isinstance(found, list)
    return set(found)


def test_what_is_said_of_building_and_bidding_comes_true() -> None:
    """Streets that are forced, scores, and the money of the winner, over whole random games with all tiles."""
    rng = Rng(14)
    seen = dict.fromkeys(("streets", "score", "rival", "route", "money"), 0)
    for number in range(GAMES):
        state = GAME.start(2 + number % 4, {"construction_zones": 2, "demonstrations": 2})
        offered: dict[int, object] = {}
        while (mover := state.mover()) != NOBODY:
            action = state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover))
            told = [] if mover == CHANCE else GAME.reasons(state.view(mover), mover, action)
            verb, _, plot = GAME.actions.format(action).partition(" ")
            before, money, scores = streets(state), state.money.copy(), state.scores()
            if (left := args_of(told, "why-money")) is not None:
                offered[mover] = left["money"]
            state.apply(mover, action)
            if verb == "build":
                check_building(state, told, mover, before, scores, seen)
                seen["route"] += check_route(state, told, mover, plot)
            paid = [seat for seat in range(state.seats) if state.money[seat] < money[seat]]
            for seat in paid:
                seen["money"] += 1
                assert state.money[seat] == offered[seat]
            if paid:
                offered = {}
    assert min(seen.values()) > 0, seen


def check_building(
    state: FreshFishState, told: list[Telling], seat: int, before: set[str], scores: list[int], seen: dict[str, int]
) -> None:
    """Compare what was told with the position after the building."""
    forced = args_of(told, "why-streets")
    if forced is not None:
        seen["streets"] += 1
        assert isinstance(forced["plots"], list)
        assert set(forced["plots"]) == streets(state) - before
    elif args_of(told, "why-no-streets") is not None:
        assert streets(state) == before
    score = args_of(told, "why-score")
    assert (score is None) == (state.scores()[seat] == scores[seat] or args_of(told, "why-no-route-yet") is not None)
    if score is not None:
        seen["score"] += 1
        assert (score["score"], score["before"]) == (state.scores()[seat], scores[seat])
    rival = args_of(told, "why-rival")
    if rival is not None:
        seen["rival"] += 1
        assert isinstance(rival["other"], int)
        assert rival["score"] == state.scores()[rival["other"]]


def check_route(state: FreshFishState, told: list[Telling], seat: int, plot: str) -> bool:
    """Compare the route that was told with that of the outlet on the plot."""
    told_route = args_of(told, "why-route")
    if told_route is None:
        return False
    built = [route for route in insight(GAME, state.view(ALL))["routes"][seat] if route["at"] == plot]
    assert [route["present"] for route in built] == [told_route["length"]]
    return True
