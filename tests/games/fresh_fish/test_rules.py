"""The rules of board, setup, turn, reserving and drawing, one test or more per id."""

import pytest

from games.fresh_fish.fresh_fish_moves import legal_texts, opened, play, ready, refused_by, sketch
from games.fresh_fish.fresh_fish_oracle import parse_plot
from shoal.core.errors import BadOption, BadSeats, UnknownAction
from shoal.core.game import ALL, CHANCE
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME

OPEN = """
R . . . . . F
. . . . . . .
. . . . . . .
. . . 0 . . .
. . . . . . .
. . . . . . .
H . . . . . N
"""
LATE = """
R . . . . . F
. . 0 . 1 . .
. . . . . . .
. . Z 0 # . .
. . . . . . .
. . . . . . .
H . . . . . N
"""
TAKEN = """
R = # 1 1 1 F
= # = = = # =
# = # = # = 1
= # # = # # =
= # # = # # =
# = # = # = #
H = = = = = N
"""


@pytest.mark.rule("FF-B1")
@pytest.mark.parametrize(("seats", "side", "corner"), [(2, 7, "g7"), (3, 8, "h8"), (4, 9, "i9"), (5, 10, "j10")])
def test_the_board_grows_with_the_players(seats: int, side: int, corner: str) -> None:
    state = opened(seats=seats)
    assert state.view(ALL)["side"] == side
    assert f"center {corner}" in [GAME.actions.format(outcome) for outcome, _ in state.odds()]
    for other in (1, 6):
        with pytest.raises(BadSeats):
            opened(seats=other)


@pytest.mark.rule("FF-B1")
def test_a_smaller_board_is_the_lower_left_part() -> None:
    state = ready()
    for plot in ("h1", "a8", "j10"):
        assert refused_by(state, f"reserve {plot}") == "FF-B1"
    play(state, "reserve b2", "reserve c2", "draw", "tile apartments")
    assert refused_by(state, "build a8") == "FF-B1"
    with pytest.raises(UnknownAction):
        GAME.actions.parse("reserve k1")


@pytest.mark.rule("FF-B2")
def test_a_reserved_plot_is_still_empty() -> None:
    """It can be expropriated, and beside it means sharing a side."""
    state = ready("reserve b2", "reserve e5")
    assert refused_by(state, "reserve c3") == "FF-R3"
    assert refused_by(state, "reserve c2") is None
    assert state.empty_low & state.taken_low


@pytest.mark.rule("FF-B3")
def test_every_player_has_an_outlet_of_each_trade() -> None:
    for seats in GAME.meta.seats:
        deck = opened(seats=seats).view(ALL)["deck"]
        assert isinstance(deck, dict)
        assert [deck[kind] for kind in list(deck)[1:5]] == [seats] * 4


@pytest.mark.rule("FF-S1")
def test_the_harbor_stands_in_a_corner() -> None:
    for seats in GAME.meta.seats:
        assert opened(seats=seats).view(ALL)["centers"] == ["a1"]


@pytest.mark.rule("FF-S2")
def test_simple_layout() -> None:
    state = opened()
    assert [GAME.actions.format(outcome) for outcome, _ in state.odds()] == ["center g1", "center a7", "center g7"]
    play(state, "center a7")
    assert [GAME.actions.format(outcome) for outcome, _ in state.odds()] == ["center g1", "center g7"]
    play(state, "center g7", "center g1")
    assert state.view(ALL)["centers"] == ["a1", "a7", "g7", "g1"]


@pytest.mark.rule("FF-S2")
@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_moderate_layout(seats: int) -> None:
    """Each center in a quarter of its own; the middle lines of odd boards stay free."""
    half, side = (seats + 5) // 2, seats + 5
    state = opened(seats=seats, layout="moderate")
    for left in (3, 2, 1):
        assert len(state.odds()) == left * half * half
        play(state, GAME.actions.format(state.sample(Rng(left))))
    centers = state.view(ALL)["centers"]
    assert isinstance(centers, list)
    places = [parse_plot(center) for center in centers]
    assert len({(row >= half, column >= half) for row, column in places}) == 4
    assert not any(half <= line < side - half for place in places for line in place)


@pytest.mark.rule("FF-S2")
def test_complex_layout() -> None:
    """Anywhere, but not where something would be cut off: with b1 taken a2 is all that serves the Harbor."""
    state = opened(layout="complex")
    assert len(state.odds()) == 48
    play(state, "center b1")
    assert "center a2" not in [GAME.actions.format(outcome) for outcome, _ in state.odds()]
    assert refused_by(state, "center a2") == "CHANCE"
    with pytest.raises(BadOption):
        opened(layout="wild")


@pytest.mark.rule("FF-S3")
def test_centers_force_streets() -> None:
    state = opened("center b1", layout="complex")
    assert state.view(ALL)["streets"] == ["a2"]
    assert ready().view(ALL)["streets"] == []


@pytest.mark.rule("FF-S4")
@pytest.mark.parametrize(("seats", "apartments"), [(2, 8), (3, 12), (4, 15), (5, 19)])
@pytest.mark.parametrize(("zones", "demos"), [(0, 0), (1, 2), (2, 1)])
def test_the_deck(seats: int, apartments: int, zones: int, demos: int) -> None:
    view = opened(seats=seats, construction_zones=zones, demonstrations=demos).view(ALL)
    deck = view["deck"]
    assert isinstance(deck, dict)
    assert deck["apartments"] == apartments + zones
    assert (deck["construction zone"], deck["demonstration"]) == (zones, demos)
    assert view["set_aside"] == 24 - apartments - zones


@pytest.mark.rule("FF-S5")
def test_money_and_markers() -> None:
    view = opened(seats=3).view(ALL)
    assert [view["money"], view["supply"], view["aside"]] == [[15] * 3, [6] * 3, [2] * 3]


@pytest.mark.rule("FF-S6")
def test_chance_names_the_start_player_and_turns_go_round() -> None:
    state = opened("center h1", "center a8", "center h8", seats=3)
    assert state.odds() == [(GAME.actions.parse(f"seat {seat} starts"), 1) for seat in range(3)]
    play(state, "seat 1 starts")
    turns = []
    for plot in ("b2", "c2", "d2", "e2"):
        turns.append(state.turn())
        play(state, f"reserve {plot}")
    assert turns == [(1,), (2,), (0,), (1,)]


@pytest.mark.rule("FF-T1")
def test_a_turn_is_one_reservation_or_one_draw() -> None:
    state = ready("reserve b2", "reserve c2")
    assert {"draw", "reserve b1"} <= set(legal_texts(state))
    assert refused_by(state, "build b2") == "FF-T1"
    assert play(state, "reserve b1").turn() == (1,)
    assert play(state, "draw").turn() == (CHANCE,)


@pytest.mark.rule("FF-T2")
def test_passing_is_for_those_who_can_do_nothing() -> None:
    assert refused_by(ready(), "pass") == "FF-T2"
    state = sketch(TAKEN, deck="apartments, game shop")
    assert legal_texts(state) == ["pass"]
    assert refused_by(state, "draw") == "FF-D1"
    assert play(state, "pass").turn() == (1,)
    assert refused_by(state, "pass") == "FF-T2"


@pytest.mark.rule("FF-R1")
def test_reserving_takes_a_marker() -> None:
    state = ready()
    for column in "bcdef":
        play(state, f"reserve {column}2", f"reserve {column}4")
    play(state, "reserve b1", "reserve b5")
    assert state.view(ALL)["supply"] == [0, 0]
    assert legal_texts(state) == ["draw"]
    assert refused_by(state, "reserve c1") == "FF-R1"


@pytest.mark.rule("FF-R2")
def test_only_empty_unreserved_plots() -> None:
    state = ready("reserve b2")
    assert refused_by(state, "reserve b2") == "FF-R2"
    assert refused_by(state, "reserve a1") == "FF-R2"


@pytest.mark.rule("FF-R3")
def test_beside_a_tile_or_a_marker() -> None:
    """A center, apartments, a street, anybody's marker; a corner is not enough, nor is the rim."""
    state = sketch(OPEN.replace("0", "1").replace("H .", "H =").replace("R . .", "R . #", 1), deck="apartments")
    state.reserved_once = 3
    for plot in ("a2", "c1", "b7", "c6", "d5", "g2"):
        assert refused_by(state, f"reserve {plot}") is None
    for plot in ("d1", "e3", "a4", "b3"):
        assert refused_by(state, f"reserve {plot}") == "FF-R3"


@pytest.mark.rule("FF-R4")
def test_the_first_reservation_may_be_anywhere() -> None:
    state = ready()
    assert len(legal_texts(state)) == 45
    play(state, "reserve d4")
    assert len(legal_texts(state)) == 44
    play(state, "reserve d2")
    assert refused_by(state, "reserve f5") == "FF-R3"


@pytest.mark.rule("FF-R4")
def test_the_freedom_is_used_once() -> None:
    """Also if the marker has come back since."""
    state = sketch(OPEN, deck="apartments, game shop")
    play(state, "draw", "tile apartments", "build d4", "reserve a2")
    assert state.view(ALL)["reserved"] == [[], ["a2"]]
    assert refused_by(state, "reserve f5") == "FF-R3"


@pytest.mark.rule("FF-D1")
def test_drawing_needs_a_plot() -> None:
    state = ready()
    assert refused_by(state, "draw") == "FF-D1"
    assert refused_by(state, "take street") == "FF-D1"
    play(state, "reserve b2", "reserve c2")
    assert refused_by(state, "draw") is None


@pytest.mark.rule("FF-D2")
def test_every_tile_is_as_likely_as_any_other() -> None:
    state = play(sketch(OPEN, deck="apartments, apartments, game shop, demonstration"), "draw")
    odds = {GAME.actions.format(outcome): weight for outcome, weight in state.odds()}
    assert odds == {"tile apartments": 2, "tile game shop": 1, "tile demonstration": 1}
    assert refused_by(state, "tile fish market") == "CHANCE"
    assert refused_by(state, "tile game shop", 0) == "CHANCE"


@pytest.mark.rule("FF-D3")
def test_with_an_empty_deck_you_choose() -> None:
    state = sketch(LATE)
    state.to_full_board = True
    assert {"take apartments", "take street"} <= set(legal_texts(state))
    assert any(text.startswith("reserve") for text in legal_texts(state))
    assert refused_by(state, "draw") == "FF-D3"
    assert refused_by(sketch(LATE, deck="apartments"), "take street") == "FF-D3"
    play(state, "take apartments", "build c6")
    assert state.view(ALL)["set_aside"] == 15
    state.set_aside = 0
    assert "take apartments" not in legal_texts(state)
    assert refused_by(state, "take apartments") == "FF-D3"


@pytest.mark.rule("FF-D4")
def test_apartments() -> None:
    state = play(sketch(OPEN, deck="apartments, game shop"), "draw", "tile apartments")
    assert state.turn() == (0,)
    assert refused_by(state, "build d3") == "FF-D4"
    assert refused_by(state, "draw") == "FF-D4"
    assert legal_texts(state) == ["build d4"]
    play(state, "build d4")
    view = state.view(ALL)
    assert (view["apartments"], view["supply"], view["player"]) == (["d4"], [6, 6], 1)


@pytest.mark.rule("FF-D5")
def test_a_street() -> None:
    state = sketch(LATE, play_to_full_board=True)
    play(state, "take street")
    assert refused_by(state, "build c4") == "FF-D5"
    view = play(state, "build c6").view(ALL)
    assert (view["streets"], view["supply"], view["player"]) == (["c6"], [5, 5], 1)


@pytest.mark.rule("FF-D6")
def test_a_demonstration() -> None:
    state = play(sketch(LATE, deck="demonstration, game shop"), "draw", "tile demonstration")
    assert refused_by(state, "build e4") == "FF-D6"
    view = play(state, "build d4").view(ALL)
    assert (view["demonstrations"], view["streets"], view["player"]) == (["d4"], [], 1)


@pytest.mark.rule("FF-D7")
def test_a_zone_goes_on_apartments_without_one() -> None:
    state = play(sketch(LATE, deck="construction zone, game shop"), "draw", "tile construction zone")
    assert legal_texts(state) == ["build e4"]
    assert refused_by(state, "build c4") == "FF-D7"
    assert refused_by(state, "build d4") == "FF-D7"
    view = play(state, "build e4").view(ALL)
    assert (view["zones"], view["player"], view["supply"]) == (["c4", "e4"], 1, [4, 5])


@pytest.mark.rule("FF-D8")
def test_zones_wait_for_apartments() -> None:
    tiles = "construction zone, construction zone, apartments, apartments, game shop"
    state = sketch(OPEN.replace(". . . 0", ". 1 . 0"), deck=tiles)
    play(state, "draw", "tile construction zone")
    assert (state.view(ALL)["zones_waiting"], state.turn()) == (1, (1,))
    play(state, "draw", "tile construction zone")
    assert state.view(ALL)["zones_waiting"] == 2
    play(state, "draw", "tile apartments", "build d4")
    assert (state.view(ALL)["zones"], state.view(ALL)["zones_waiting"]) == (["d4"], 1)
    play(state, "draw", "tile apartments", "build b4")
    assert (state.view(ALL)["zones"], state.view(ALL)["zones_waiting"]) == (["d4", "b4"][::-1], 0)


@pytest.mark.rule("FF-D8")
def test_a_waiting_zone_takes_the_place_of_one_built_over() -> None:
    state = sketch(LATE.replace("#", "."), deck="construction zone, apartments, game shop")
    play(state, "draw", "tile construction zone")
    assert state.view(ALL)["zones_waiting"] == 1
    view = play(state, "draw", "tile apartments", "build c4").view(ALL)
    assert (view["zones"], view["zones_used"], view["zones_waiting"]) == (["c4"], 1, 0)


@pytest.mark.rule("FF-D9")
def test_building_over_a_zone() -> None:
    state = play(sketch(LATE, player=1, deck="apartments, game shop"), "draw", "tile apartments")
    assert legal_texts(state) == ["build c4", "build e6"]
    before = state.view(ALL)
    view = play(state, "build c4").view(ALL)
    assert (view["zones"], view["zones_used"], view["player"]) == ([], 1, 0)
    assert [view[key] for key in ("supply", "reserved", "streets", "apartments")] == [
        before[key] for key in ("supply", "reserved", "streets", "apartments")
    ]


@pytest.mark.rule("FF-D9")
def test_late_apartments_may_go_over_a_zone() -> None:
    state = play(sketch(LATE, play_to_full_board=True), "take apartments")
    assert legal_texts(state) == ["build c4", "build d4", "build c6"]


def test_chance_is_not_for_seats() -> None:
    state = ready()
    for text in ("center b2", "tile apartments", "seat 1 starts"):
        assert refused_by(state, text) == "CHANCE"
    assert refused_by(state, "reserve b2", 1) == "TURN"
    assert refused_by(state, "draw", CHANCE) == "CHANCE"
