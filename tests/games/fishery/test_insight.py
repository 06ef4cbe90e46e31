"""Insight into a view of Fishery."""

from games.fishery.fishery_moves import opened, play, sketch
from shoal.core.game import ALL
from shoal.core.rng import Rng
from shoal.games.fishery import GAME
from shoal.games.fishery.actions import FIRST_NET, NETS
from shoal.games.fishery.bitboards import bit
from shoal.games.fishery.insight import FisheryInsight, insight
from shoal.games.fishery.position import BLACK, WHITE
from shoal.games.fishery.refusals import closure_refusal
from shoal.games.fishery.state import FisheryState

WALL = """
   +===+===+===+
 2 ‖ B   · | · ‖
   +   +   +   +
 1 ‖ ·   · | W ‖
   +===+===+===+
     a   b   c
"""


def seen(state: FisheryState) -> FisheryInsight:
    return insight(GAME, state.view(ALL))


def test_the_fisheries_and_their_fish() -> None:
    insights = seen(sketch(WALL))
    assert insights["regions"] == [
        {"cells": ["a1", "b1", "a2", "b2"], "ships": [1, 0], "owner": BLACK},
        {"cells": ["c1", "c2"], "ships": [0, 1], "owner": WHITE},
    ]
    assert insights["scores"] == [4, 2]
    assert insights["contested"] == 0


def test_what_is_refused_and_why() -> None:
    insights = seen(sketch(WALL))
    one = {"rule": "FI-N3", "telling": {"id": "fishery.without-ship", "args": {"squares": ["c2"]}}}
    assert insights["refused"] == {"c1/c2": one}
    ring = seen(opened("b2 a1 a2/b2 b2/c2 b1/b2", rows=3, columns=3, ships=1))
    assert ring["refused"] == {
        "b2/b3": {"rule": "FI-N4", "telling": {"id": "fishery.without-rim", "args": {"squares": ["b2"]}}}
    }


def test_what_a_net_would_split() -> None:
    state = opened("a2 c1 b2/c2", rows=2, columns=3, ships=1)
    assert seen(state)["splits"] == {
        "b1/c1": [
            {"cells": ["a1", "b1", "a2", "b2"], "ships": [1, 0], "owner": BLACK},
            {"cells": ["c1", "c2"], "ships": [0, 1], "owner": WHITE},
        ],
    }
    assert list(seen(state)["refused"]) == ["c1/c2"]


def test_a_contested_sea() -> None:
    insights = seen(opened("a2 c1", rows=2, columns=3, ships=1))
    whole = {"cells": ["a1", "b1", "c1", "a2", "b2", "c2"], "ships": [1, 1], "owner": None}
    assert insights["regions"] == [whole]
    assert insights["contested"] == 6
    assert insights["splits"] == {}
    assert insights["refused"] == {}


def test_who_is_nearer_to_which_square() -> None:
    """Squares at the same distance are nobody's, and nets lengthen the way."""
    state = opened("a1 c3", rows=3, columns=3, ships=1)
    assert seen(state)["nearest"] == [["a1", "b1", "a2"], ["c2", "b3", "c3"]]
    play(state, "b1/c1 a1/b1")
    assert seen(state)["nearest"] == [["a1", "a2"], ["c1", "c2", "b3", "c3"]]


def test_nothing_is_judged_while_ships_are_placed() -> None:
    insights = seen(opened("a1", rows=2, columns=2, ships=1))
    assert insights["scores"] == [4, 0]
    assert insights["splits"] == {}
    assert insights["refused"] == {}
    assert insights["nearest"] == [["a1", "b1", "a2", "b2"], []]


def test_the_game_offers_it() -> None:
    state = sketch(WALL)
    assert GAME.insight(state.view(ALL)) == seen(state)


def test_no_net_is_forgotten() -> None:
    """Every net on the board is judged as the rulebook's own words judge it, all through a game."""
    rng = Rng(5)
    for _ in range(3):
        state = opened("", ships=3, rows=5, columns=6)
        while state.turn():
            if not state.placing_ships():
                insights = seen(state)
                refused, splits = judged_one_by_one(state)
                assert (set(insights["refused"]), set(insights["splits"])) == (refused, splits)
            state.apply(state.mover(), rng.pick(state.legal(state.mover())))


def judged_one_by_one(state: FisheryState) -> tuple[set[str], set[str]]:
    refused: set[str] = set()
    splits: set[str] = set()
    for action, net in enumerate(NETS, FIRST_NET):
        on_board = state.cells & bit(net.cell) and state.cells & bit(net.beyond)
        if on_board and not state.has_net(action):
            one, other = state.sides(action)
            if closure_refusal(state, one, other) is not None:
                refused.add(net.text)
            elif one != other:
                splits.add(net.text)
    return refused, splits
