"""The rules of expropriation, end and scoring, one test or more per id."""

import tomllib
from pathlib import Path

import pytest

from games.fresh_fish.fresh_fish_moves import play, sketch
from games.fresh_fish.fresh_fish_oracle import draw, forced_by_pairs, read
from games.fresh_fish.fresh_fish_pictures import forced_by_engine
from shoal.core.game import ALL
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.insight import insight
from shoal.games.fresh_fish.state import FreshFishState

EXAMPLES = {
    example["name"]: example
    for example in tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))["example"]
}
CORNER = """
R . . . . . F
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
1 . . . . . .
H 0 . . . . N
"""
ROUTES = """
R . . . . . F
. . . . . . .
. . . . . . .
. . . . . . .
= = = = # . .
= h0 = = h1 . .
H = = = = = N
"""
LONG = """
R . . . . . F
. . . . . . .
. . . . . . .
. . = = = . .
= = = # = = =
= # # # # = =
H # # # # h0 N
"""
NEARLY = """
R = = # = = F
= # = = = # =
= # # h0 # # =
= = = = = = =
= # # h1 # # =
= # = = = # =
H = = 0 = = N
"""


@pytest.mark.rule("FF-X1", "FF-X2")
@pytest.mark.parametrize("name", EXAMPLES)
def test_worked_examples(name: str) -> None:
    before, after = EXAMPLES[name]["before"].strip(), EXAMPLES[name]["after"].strip()
    board = read(before)
    for forced in (forced_by_engine(board), forced_by_pairs(board)):
        assert draw(board | dict.fromkeys(forced, "*")) == after


@pytest.mark.rule("FF-X2")
def test_two_plots_may_be_safe_one_by_one_and_not_together() -> None:
    ring = read(EXAMPLES["apartments in the middle of it"]["after"].replace("*", "="))
    assert forced_by_engine(ring) == set()
    assert forced_by_engine({**ring, (2, 1): "#"}) == {(1, 0)}
    assert forced_by_engine({**ring, (1, 0): "#"}) == {(2, 1)}


@pytest.mark.rule("FF-X3")
def test_expropriated_markers_come_home() -> None:
    state = play(sketch(CORNER, deck="apartments, game shop"), "draw", "tile apartments", "build b1")
    view = state.view(ALL)
    assert (view["streets"], view["reserved"], view["supply"]) == (["a2"], [[], []], [6, 6])
    assert view["expropriated"] == 1
    assert state.turn() == (1,)


@pytest.mark.rule("FF-X4")
@pytest.mark.parametrize("tile", ["demonstration", "street"])
def test_streets_force_nothing(tile: str) -> None:
    if tile == "street":
        state = play(sketch(CORNER, play_to_full_board=True), "take street")
    else:
        state = play(sketch(CORNER, deck="demonstration, game shop"), "draw", "tile demonstration")
    view = play(state, "build b1").view(ALL)
    assert view["expropriated"] == 0
    assert view["reserved"] == [[], ["a2"]]


@pytest.mark.rule("FF-E1")
def test_a_full_board_ends_the_game() -> None:
    state = play(sketch(NEARLY, play_to_full_board=True), "take apartments", "build d1")
    assert (state.turn(), state.ending()) == ((), "full")
    assert state.ending() in GAME.meta.endings


@pytest.mark.rule("FF-E2", "FF-E3")
def test_settled_scores_end_the_game() -> None:
    """No route changes, with any tile at f1."""
    picture = NEARLY.replace("= = N", "= . N")
    state = play(sketch(picture), "take street", "build d1")
    assert (state.turn(), state.ending()) == ((), "settled")
    state = play(sketch(picture, play_to_full_board=True), "take street", "build d1")
    assert (state.turn(), state.ending()) == ((1,), "")


@pytest.mark.rule("FF-E2")
@pytest.mark.parametrize("deck", ["game shop", "game shop, apartments"])
def test_nothing_is_settled_while_an_outlet_is_to_come(deck: str) -> None:
    picture = NEARLY.replace("= = N", "= . N")
    state = play(sketch(picture, deck=f"demonstration, {deck}"), "draw", "tile demonstration", "build d1")
    assert state.turn() == (1,)


@pytest.mark.rule("FF-E2")
def test_nothing_is_settled_while_a_route_may_become_shorter() -> None:
    """Without a4 the Fish Market at d5 has no route; with it, it would have one."""
    state = play(sketch(NEARLY.replace("= = = = = = =", ". = = = = = =")), "take street", "build d1")
    assert state.turn() == (1,)


@pytest.mark.rule("FF-E4")
def test_outlets_may_stay_unsold() -> None:
    state = sketch(NEARLY, deck="apartments, game shop, game shop")
    play(state, "draw", "tile apartments", "build d1")
    assert (state.turn(), state.ending()) == ((), "unsold")
    assert insight(GAME, state.view(ALL))["routes"][0][3]["counts"] == 8


def counts(state: FreshFishState, seat: int) -> int:
    return insight(GAME, state.view(ALL))["routes"][seat][0]["counts"]


@pytest.mark.rule("FF-C1")
def test_routes_take_the_lightest_way() -> None:
    """Seat 0 is beside b1, which is beside the Harbor; seat 1 goes by b1, c1, d1 and d2, or e1."""
    state = sketch(ROUTES)
    assert counts(state, 0) == 1
    assert counts(state, 1) == 4
    assert insight(GAME, state.view(ALL))["routes"][1][0]["chain"] == ["b1", "c1", "d1", "e1"]


@pytest.mark.rule("FF-C1")
def test_a_demonstration_counts_three_or_is_gone_round() -> None:
    through = sketch(ROUTES.replace("= = = = #", "# = = = #").replace("H = =", "H D ="))
    assert counts(through, 0) == 1
    assert counts(through, 1) == 6
    round_it = sketch(ROUTES.replace("H = =", "H D D"))
    assert counts(round_it, 0) == 1
    assert counts(round_it, 1) == 6
    alone = sketch(ROUTES.replace("= h0", "# h0").replace("H = = =", "H D # ="))
    assert counts(alone, 0) == 3


@pytest.mark.rule("FF-C1")
def test_an_outlet_beside_its_center_still_needs_a_street() -> None:
    state = sketch(ROUTES.replace("H = =", "H h0 =").replace("= h0", "= =", 1))
    assert counts(state, 0) == 2
    lonely = sketch(CORNER.replace("H 0", "H h0").replace("1", "="))
    assert counts(lonely, 0) == 8


@pytest.mark.rule("FF-C2")
@pytest.mark.parametrize(("seats", "maximum"), [(2, 8), (3, 10), (4, 12), (5, 14)])
def test_what_is_missing_counts_the_maximum(seats: int, maximum: int) -> None:
    state = GAME.start(seats, {})
    assert state.scores() == [4 * maximum - 15] * seats


@pytest.mark.rule("FF-C2")
def test_a_long_route_counts_the_maximum() -> None:
    route = insight(GAME, sketch(LONG).view(ALL))["routes"][0][0]
    assert (route["present"], route["bound"], route["counts"]) == (10, 10, 8)
    assert sketch(LONG).scores() == [4 * 8 - 15] * 2


@pytest.mark.rule("FF-C3")
def test_the_score_is_routes_less_money() -> None:
    state = sketch(ROUTES)
    state.money = [3, 15]
    assert state.scores() == [1 + 8 + 8 + 8 - 3, 4 + 8 + 8 + 8 - 15]
    assert state.shares() == [0.0, 1.0]


@pytest.mark.rule("FF-C3")
def test_scores_may_be_negative() -> None:
    state = sketch(ROUTES)
    state.money = [30, 0]
    assert state.scores()[0] == -5


@pytest.mark.rule("FF-C4")
def test_equal_scores() -> None:
    state = sketch(ROUTES)
    state.money = [3, 6]
    assert state.scores() == [22, 22]
    assert state.shares() == [0.0, 1.0]
    assert GAME.start(2, {}).shares() == [0.5, 0.5]
    assert GAME.start(4, {}).shares() == [0.25] * 4
