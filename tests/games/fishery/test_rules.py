"""The rules of board, ships and nets, one test or more per id; passing and scoring have a file of their own."""

import pytest

from games.fishery.fishery_moves import legal_texts, opened, play, refused_by, sketch
from shoal.core.errors import BadOption, UnknownAction
from shoal.core.game import ALL
from shoal.core.rng import Rng
from shoal.games.fishery import GAME
from shoal.games.fishery.insight import insight
from shoal.games.fishery.position import BLACK, WHITE
from shoal.games.fishery.state import FisheryState
from shoal.texts import Speaker

TWELVE_SHIPS = "a1 i1 a3 i3 a5 i5 a7 i7 c4 g4 e2 e6"
NO_NETS = """
   +===+===+===+
 3 ‖ W   ·   B ‖
   +   +   +   +
 2 ‖ ·   B   · ‖
   +   +   +   +
 1 ‖ ·   ·   W ‖
   +===+===+===+
     a   b   c
"""
HALF_A_RING = """
   +===+===+===+
 3 ‖ W   ·   · ‖
   +   +   +   +
 2 ‖ · | B | · ‖
   +   +---+   +
 1 ‖ ·   ·   · ‖
   +===+===+===+
     a   b   c
"""
CORNERS = """
   +===+===+===+
 3 ‖ W   · | · ‖
   +   +   +   +
 2 ‖ ·   ·   · ‖
   +   +   +   +
 1 ‖ · | ·   B ‖
   +===+===+===+
     a   b   c
"""


def fisheries(state: FisheryState) -> list[list[str]]:
    return [region["cells"] for region in insight(GAME, state.view(ALL))["regions"]]


@pytest.mark.rule("FI-B1")
def test_the_board_has_seven_rows_of_nine() -> None:
    assert legal_texts(opened()) == [f"{column}{row}" for row in range(1, 8) for column in "abcdefghi"]


@pytest.mark.rule("FI-B1")
def test_a_smaller_board_is_the_lower_left_part() -> None:
    state = opened(rows=2, columns=3, ships=1)
    assert legal_texts(state) == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert refused_by(state, "d1") == "FI-B1"
    assert refused_by(state, "a3") == "FI-B1"
    play(state, "a1 b1")
    assert refused_by(state, "d1/e1") == "FI-B1"
    assert refused_by(state, "a3/a4") == "FI-B1"


@pytest.mark.rule("FI-B1")
@pytest.mark.parametrize(("option", "smallest", "largest"), [("rows", 2, 7), ("columns", 2, 9)])
def test_sizes_have_bounds(option: str, smallest: int, largest: int) -> None:
    assert refused_by(opened("", ships=1, **{option: smallest}), "a1") is None
    assert refused_by(opened("", ships=1, **{option: largest}), "a1") is None
    for value in (smallest - 1, largest + 1):
        with pytest.raises(BadOption, match=f"{option} is one of {smallest} to {largest}, not {value}"):
            opened("", ships=1, **{option: value})


@pytest.mark.rule("FI-B2")
def test_nets_go_between_neighbouring_squares() -> None:
    nets = legal_texts(opened(TWELVE_SHIPS))[:-1]
    assert len(nets) == 7 * 8 + 6 * 9
    assert {"a1/b1", "a1/a2", "h7/i7", "i6/i7"} <= set(nets)
    small = legal_texts(opened("a1 b1", rows=2, columns=2, ships=1))
    assert small == ["a1/b1", "a2/b2", "a1/a2", "b1/b2", "pass"]


@pytest.mark.rule("FI-B2")
@pytest.mark.parametrize("beyond", ["i1/j1", "a7/a8", "a0/a1", "b1/a1"])
def test_the_rim_has_no_name_to_play_at(beyond: str) -> None:
    with pytest.raises(UnknownAction):
        GAME.actions.parse(beyond)


@pytest.mark.rule("FI-B2")
def test_the_rim_of_a_small_board_is_not_playable_and_is_a_wall() -> None:
    state = sketch(NO_NETS)
    assert refused_by(state, "c1/d1") == "FI-B1"
    assert refused_by(state, "a3/a4") == "FI-B1"
    play(state, "b1/c1 c1/c2")
    assert fisheries(state) == [["a1", "b1", "a2", "b2", "c2", "a3", "b3", "c3"], ["c1"]]


@pytest.mark.rule("FI-B3")
def test_six_ships_each_and_they_stay() -> None:
    state = opened(TWELVE_SHIPS)
    ships = [["a1", "e2", "a3", "c4", "a5", "a7"], ["i1", "i3", "g4", "i5", "e6", "i7"]]
    assert state.view(ALL)["ships"] == ships
    play(state, "a1/a2 pass a1/b1 pass")
    assert state.view(ALL)["ships"] == ships


@pytest.mark.rule("FI-B3")
def test_ships_must_fit_on_the_board() -> None:
    assert refused_by(opened(rows=2, columns=3, ships=3), "a1") is None
    with pytest.raises(BadOption, match="8 ships do not fit on 2 x 3 squares"):
        opened(rows=2, columns=3, ships=4)


@pytest.mark.rule("FI-B3")
def test_it_does_not_matter_who_cast_a_net() -> None:
    by_both = play(sketch(NO_NETS), "b1/c1 c1/c2 b2/c2 b3/c3")
    by_black = play(sketch(NO_NETS), "b1/c1 pass c1/c2 pass b2/c2 pass b3/c3 pass")
    assert by_both.view(ALL)["nets_cast"] == [2, 2]
    assert by_black.view(ALL)["nets_cast"] == [4, 0]
    assert by_both.view(ALL)["nets"] == by_black.view(ALL)["nets"]
    assert legal_texts(by_both) == legal_texts(by_black)
    assert by_both.scores() == by_black.scores() == [2, 1]


@pytest.mark.rule("FI-S1")
def test_black_begins_and_turns_alternate_throughout() -> None:
    state = opened(rows=3, columns=3, ships=2)
    for turn, move in enumerate(["a1", "b1", "a2", "b2", "a1/b1", "pass", "a2/b2", "b2/b3", "pass"]):
        assert state.turn() == ((BLACK, WHITE)[turn % 2],)
        assert refused_by(state, move, seat=1 - turn % 2) == "TURN"
        play(state, move)


@pytest.mark.rule("FI-S2")
def test_a_ship_goes_on_any_empty_square() -> None:
    state = opened("e4 e5")
    assert refused_by(state, "e4") == "FI-S2"
    assert refused_by(state, "e5") == "FI-S2"
    assert len(legal_texts(state)) == 61
    play(state, "d4")
    assert state.view(ALL)["ships"] == [["d4", "e4"], ["e5"]]


@pytest.mark.rule("FI-S3")
def test_nobody_passes_with_ships() -> None:
    assert refused_by(opened(), "pass") == "FI-S3"
    assert refused_by(opened(TWELVE_SHIPS.removesuffix(" e6")), "pass") == "FI-S3"
    assert refused_by(opened(TWELVE_SHIPS), "pass") is None


@pytest.mark.rule("FI-S4")
def test_nets_come_after_the_last_ship() -> None:
    state = opened(TWELVE_SHIPS.removesuffix(" e6"))
    assert refused_by(state, "a1/b1") == "FI-S4"
    play(state, "e6")
    assert state.turn() == (BLACK,)
    assert refused_by(state, "a1/b1") is None
    assert refused_by(state, "b1") == "FI-S4"


@pytest.mark.rule("FI-N1")
def test_one_net_for_each_space() -> None:
    state = play(sketch(NO_NETS), "a1/b1")
    assert refused_by(state, "a1/b1") == "FI-N1"
    play(state, "pass")
    assert refused_by(state, "a1/b1") == "FI-N1"
    assert refused_by(state, "a2/b2") is None
    assert refused_by(state, "pass") is None


@pytest.mark.rule("FI-N2")
def test_the_open_board_is_one_fishery() -> None:
    state = sketch(NO_NETS)
    assert fisheries(state) == [["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]]
    assert play(state, "pass pass").scores() == [0, 0]


@pytest.mark.rule("FI-N2")
def test_squares_that_meet_at_a_corner_are_not_connected() -> None:
    state = sketch("""
   +===+===+
 2 ‖ B   · ‖
   +---+   +
 1 ‖ W | · ‖
   +===+===+
     a   b
""")
    assert fisheries(state) == [["a1"], ["b1", "a2", "b2"]]


@pytest.mark.rule("FI-N3")
def test_illegal_nets_a_and_b_would_close_a_fishery_without_a_ship() -> None:
    state = sketch(CORNERS)
    assert refused_by(state, "a1/a2") == "FI-N3"
    assert refused_by(state, "c2/c3") == "FI-N3"
    assert refused_by(state, "a2/b2") is None


@pytest.mark.rule("FI-N3")
def test_a_fishery_with_ships_of_the_other_side_only_is_fine() -> None:
    state = sketch(NO_NETS)
    play(state, "b1/c1")
    assert state.mover() == WHITE
    play(state, "pass")
    assert state.mover() == BLACK
    assert refused_by(state, "c1/c2") is None
    assert play(state, "c1/c2").scores() == [8, 1]


@pytest.mark.rule("FI-N4")
def test_illegal_net_c_would_close_a_ring_round_a_ship() -> None:
    state = sketch(HALF_A_RING)
    refusal = state.refusal(state.mover(), GAME.actions.parse("b2/b3"))
    assert refusal is not None
    assert refusal.rule == "FI-N4"
    assert Speaker(GAME)(refusal.telling) == "Every fishery needs a blue net of the rim: b2 would have none."


@pytest.mark.rule("FI-N4")
def test_one_square_on_the_rim_is_enough() -> None:
    state = play(sketch(HALF_A_RING), "a3/b3")
    assert refused_by(state, "b3/c3") is None
    assert fisheries(play(state, "b3/c3"))[1] == ["b2", "b3"]


@pytest.mark.rule("FI-N5")
def test_a_net_that_closes_nothing_stands_anywhere() -> None:
    state = opened(TWELVE_SHIPS)
    for net in ["d4/e4", "b6/b7", "f3/f4"]:
        assert refused_by(state, net) is None
        play(state, net)
    assert len(fisheries(state)) == 1


@pytest.mark.rule("FI-N6")
def test_a_player_may_cast_more_nets_than_the_box_has_of_their_colour() -> None:
    state = opened(TWELVE_SHIPS)
    for _ in range(31):
        play(state, f"{legal_texts(state)[0]} pass")
    assert state.view(ALL)["nets_cast"] == [31, 0]
    assert len(legal_texts(state)) > 1


@pytest.mark.rule("FI-N6")
def test_a_net_limit_makes_a_player_pass() -> None:
    state = opened("a1 c3", rows=3, columns=3, ships=1, net_limit=2)
    play(state, "a1/b1 pass a2/b2 c1/c2")
    assert legal_texts(state) == ["pass"]
    assert refused_by(state, "b3/c3") == "FI-N6"
    play(state, "pass")
    assert refused_by(state, "b3/c3") is None
    play(state, "b3/c3 pass")
    assert legal_texts(state) == ["pass"]


@pytest.mark.rule("FI-N7")
@pytest.mark.parametrize("picture", [CORNERS, HALF_A_RING])
@pytest.mark.parametrize("seed", range(3))
def test_a_refused_net_stays_refused(seed: int, picture: str) -> None:
    rng = Rng(seed)
    state = sketch(picture)
    refused = refused_for_ever(state)
    assert refused
    while len(legal_texts(state)) > 1:
        play(state, GAME.actions.format(rng.pick(state.legal(state.mover())[:-1])))
        before, refused = refused, refused_for_ever(state)
        assert before <= refused
    assert len(refused) == 12 - 5


def refused_for_ever(state: FisheryState) -> set[str]:
    nets = [text for text in GAME.actions.texts if "/" in text]
    return {net for net in nets if refused_by(state, net) in {"FI-N3", "FI-N4"}}
