"""The rules of auctions, one test or more per id."""

from itertools import permutations

import pytest

from games.fresh_fish.fresh_fish_moves import legal_texts, play, refused_by, sketch
from shoal.core.game import ALL, NOBODY, show
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.state import FreshFishState

THREE = """
R . . . . . . F
. . . . . . . .
. . 0 . . 1 . .
. . . . . . . .
. . 0 . . 1 . .
. . . . . . . .
. . . . . . . .
H . . . . . . N
"""
DECK = "gas station, gas station, gas station, game shop"


def auction(picture: str = THREE, player: int = 0, **options: str) -> FreshFishState:
    """Three players, seat 2 without a plot; a Gas Station has been drawn."""
    return play(sketch(picture, player=player, seats=3, deck=DECK, **options), "draw", "tile gas station")


def bids(*amounts: int) -> list[str]:
    return [f"{seat}: bid {amount}" for seat, amount in enumerate(amounts)]


@pytest.mark.rule("FF-A1")
def test_everybody_without_the_outlet_bids() -> None:
    assert auction().turn() == (0, 1, 2)
    state = auction(THREE.replace("1", "r1", 1))
    assert state.turn() == (0, 2)
    assert refused_by(state, "bid 0", 1) == "FF-A1"
    assert refused_by(state, "draw", 1) == "TURN"
    assert refused_by(sketch(THREE, seats=3, deck=DECK), "bid 0") == "FF-A1"


@pytest.mark.rule("FF-A1")
def test_the_drawer_may_have_it_already() -> None:
    state = auction(THREE.replace("0", "r0", 1))
    assert state.turn() == (1, 2)
    play(state, "1: bid 1", "2: bid 0", "build f6")
    assert state.turn() == (0,)


@pytest.mark.rule("FF-A1")
def test_an_outlet_beside_the_board_counts() -> None:
    state = play(auction(), *bids(0, 0, 1), "draw", "tile gas station")
    assert state.turn() == (0, 1)
    assert refused_by(state, "bid 0", 2) == "FF-A1"


@pytest.mark.rule("FF-A2")
def test_a_bid_is_from_nothing_to_all() -> None:
    state = auction()
    assert legal_texts(state, 1) == [f"bid {amount}" for amount in range(16)]
    state.money[1] = 3
    assert legal_texts(state, 1) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert refused_by(state, "bid 4", 1) == "FF-A2"
    assert refused_by(state, "pass", 1) == "FF-A2"
    assert refused_by(state, "reserve b1", 0) == "FF-A2"


@pytest.mark.rule("FF-A2")
def test_nobody_learns_a_sealed_bid() -> None:
    """Views, turns of others and what is shown are the same for every bid; a second bid is refused."""
    state = auction()
    action = GAME.actions.parse("bid 7")
    for reader in (0, 2, NOBODY):
        assert show(state, 1, action, reader).text == "seals a bid"
    assert show(state, 1, action, 1).text == "bid 7"
    before = {reader: state.view(reader) for reader in (0, 1, 2, NOBODY)}
    play(state, "1: bid 7")
    assert all(state.view(reader) == before[reader] for reader in (0, 2, NOBODY))
    assert state.view(1) != before[1]
    assert refused_by(state, "bid 8", 1) == "FF-A2"
    assert state.turn() == (0, 2)


@pytest.mark.rule("FF-A2")
def test_imagined_bids_are_still_to_be_made() -> None:
    state = play(auction(), "1: bid 7", "0: bid 2")
    assert GAME.imagine(state.view(0), Rng(1)).turn() == (1, 2)
    assert GAME.imagine(state.view(NOBODY), Rng(1)).turn() == (0, 1, 2)
    state.reshuffle(1, Rng(1))
    assert state.turn() == (0, 2)
    assert state.bids == [-1, 7, -1]


@pytest.mark.rule("FF-A3")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_bids_open_together_in_any_order_of_arrival(order: tuple[int, ...]) -> None:
    state = auction()
    for seat in order:
        assert state.view(NOBODY)["opened"] is None
        play(state, f"{seat}: bid {(3, 5, 4)[seat]}")
    view = state.view(NOBODY)
    assert view["opened"] == {"outlet": "Gas Station", "bids": [3, 5, 4], "winner": 1}
    assert view["money"] == [15, 10, 15]
    assert (view["phase"], view["builder"], view["auction"]) == ("building", 1, None)


@pytest.mark.rule("FF-A3")
def test_zero_can_win() -> None:
    assert play(auction(), *bids(0, 0, 0)).view(ALL)["builder"] == 0


@pytest.mark.rule("FF-A4")
@pytest.mark.parametrize(
    ("rule", "drawer", "amounts", "winner"),
    [
        ("author", 0, (2, 2, 2), 0),
        ("author", 1, (2, 2, 2), 1),
        ("author", 1, (2, 0, 2), 2),
        ("left", 0, (2, 2, 2), 1),
        ("left", 1, (2, 2, 2), 2),
        ("left", 1, (2, 2, 0), 0),
        ("left", 0, (2, 0, 1), 0),
    ],
)
def test_equal_bids(rule: str, drawer: int, amounts: tuple[int, ...], winner: int) -> None:
    state = play(auction(player=drawer, tie_break=rule), *bids(*amounts))
    opened = state.view(ALL)["opened"]
    assert isinstance(opened, dict)
    assert opened["winner"] == winner


@pytest.mark.rule("FF-A5")
def test_the_winner_pays_and_builds() -> None:
    state = play(auction(), *bids(1, 4, 0))
    assert state.view(ALL)["paid"] == 4
    assert state.turn() == (1,)
    assert legal_texts(state) == ["build f4", "build f6"]
    assert refused_by(state, "build c4") == "FF-A5"
    assert refused_by(state, "pass") == "FF-A5"
    assert play(state, "build f6").view(ALL)["outlets"] == [[None] * 4, [None, None, "f6", None], [None] * 4]


@pytest.mark.rule("FF-A6")
def test_the_marker_stays_and_two_more_come_into_play() -> None:
    picture = THREE.replace("0", "h0", 1)
    state = play(auction(), *bids(9, 0, 0), "build c6")
    view = state.view(ALL)
    assert (view["supply"], view["aside"]) == ([5, 4, 6], [1, 2, 2])
    assert view["reserved"] == [["c4"], ["f4", "f6"], []]
    second = play(auction(picture), *bids(9, 0, 0), "build c4").view(ALL)
    assert (second["supply"], second["aside"]) == ([6, 4, 6], [0, 2, 2])


@pytest.mark.rule("FF-A6")
def test_the_third_outlet_brings_no_marker() -> None:
    picture = THREE.replace("0", "h0", 1).replace("R . .", "R . n0", 1)
    third = play(auction(picture), *bids(9, 0, 0), "build c4").view(ALL)
    assert (third["supply"], third["aside"]) == ([5, 4, 6], [0, 2, 2])


@pytest.mark.rule("FF-A7")
def test_without_a_plot_the_outlet_stays_beside_the_board() -> None:
    state = play(auction(), *bids(0, 0, 5))
    view = state.view(ALL)
    assert view["outlets"] == [[None] * 4, [None] * 4, [None, None, "off board", None]]
    assert (view["money"], view["supply"][2], view["aside"][2]) == ([15, 15, 10], 6, 2)  # type: ignore[index]
    assert state.turn() == (0,)


@pytest.mark.rule("FF-A8")
def test_a_drawer_who_loses_starts_again() -> None:
    state = play(auction(), *bids(0, 1, 0), "build f6")
    assert (state.turn(), state.view(ALL)["turns"]) == ((0,), 0)
    assert "draw" in legal_texts(state)
    state = play(auction(), *bids(2, 1, 0), "build c6")
    assert (state.turn(), state.view(ALL)["turns"]) == ((1,), 1)


@pytest.mark.rule("FF-A8")
def test_a_drawer_may_have_lost_their_plots_meanwhile() -> None:
    """The outlet at b1 leaves the Harbor only a2, and there the drawer's only marker lies."""
    picture = """
    R . . . . . . F
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    0 . . . . . . .
    H 1 . . . . . N
    """
    state = play(sketch(picture, seats=3, deck=DECK), "draw", "tile gas station", *bids(0, 1, 0), "build b1")
    assert state.view(ALL)["streets"] == ["a2"]
    assert (state.turn(), state.view(ALL)["reserved"]) == ((0,), [[], [], []])
    assert refused_by(state, "draw") == "FF-D1"


@pytest.mark.rule("FF-A9")
def test_the_last_one_gets_it_for_nothing() -> None:
    state = auction(THREE.replace("0", "r0", 1).replace("R . .", "R . r2", 1))
    assert (state.turn(), state.view(ALL)["phase"]) == ((1,), "building")
    assert state.view(ALL)["opened"] == {"outlet": "Gas Station", "bids": [None] * 3, "winner": 1}
    assert play(state, "build f4").view(ALL)["money"] == [15, 15, 15]


@pytest.mark.rule("FF-A9")
def test_the_last_one_may_have_no_plot() -> None:
    state = auction(THREE.replace("0", "r0", 1).replace("1", "r1", 1))
    assert state.view(ALL)["outlets"][2] == [None, None, "off board", None]  # type: ignore[index]
    assert state.turn() == (0,)
