"""The rules of passing, the end and scoring, one test or more per id of RULES.md."""

import pytest

from games.fishery.fishery_moves import legal_texts, opened, play, refused_by, sketch
from shoal.core.errors import GameOver
from shoal.core.game import ALL
from shoal.games.fishery.position import BLACK, WHITE

SHIPS = "a1 c3"
EXHAUSTED = """
   +===+===+===+
 3 ‖ ·   ·   W ‖
   +---+---+   +
 2 ‖ ·   ·   · ‖
   +---+---+---+
 1 ‖ B   ·   · ‖
   +===+===+===+
     a   b   c
"""


def small(moves: str = "", net_limit: int = 0) -> str:
    """Return the ending of a game on three by three with one ship each, or nothing while it goes on."""
    return opened(f"{SHIPS} {moves}", rows=3, columns=3, ships=1, net_limit=net_limit).ending()


@pytest.mark.rule("FI-P1")
def test_a_pass_is_always_allowed_and_locks_nobody_out() -> None:
    state = opened(SHIPS, rows=3, columns=3, ships=1)
    for move in ["pass", "a1/b1", "pass", "a2/b2", "a3/b3", "pass", "c1/c2"]:
        assert refused_by(state, "pass") is None
        play(state, move)
    assert state.view(ALL)["nets_cast"] == [2, 2]
    assert state.ending() == ""


@pytest.mark.rule("FI-P2")
def test_without_a_legal_net_both_must_pass_and_the_game_ends() -> None:
    state = sketch(EXHAUSTED)
    assert legal_texts(state) == ["pass"]
    play(state, "pass")
    assert state.ending() == ""
    assert legal_texts(state) == ["pass"]
    play(state, "pass")
    assert state.ending() == "exhausted"


@pytest.mark.rule("FI-P2", "FI-E1")
def test_a_pass_forced_by_the_net_limit_counts() -> None:
    """Black has cast their only net and must pass; White's own pass after it ends the game."""
    assert small("a1/b1 pass pass", net_limit=1) == "passed"
    assert small("a1/b1 a2/b2 pass pass", net_limit=1) != ""


@pytest.mark.rule("FI-E1")
@pytest.mark.parametrize(
    ("moves", "ending"),
    [
        ("pass", ""),
        ("pass pass", "passed"),
        ("pass a1/b1 pass", ""),
        ("pass a1/b1 pass a2/b2 pass", ""),
        ("a1/b1 pass pass", "passed"),
        ("pass a1/b1 pass pass", "passed"),
    ],
)
def test_two_passes_in_a_row_end_the_game(moves: str, ending: str) -> None:
    assert small(moves) == ending


@pytest.mark.rule("FI-E1")
def test_nothing_follows_the_end() -> None:
    state = opened(f"{SHIPS} pass pass", rows=3, columns=3, ships=1)
    assert state.turn() == ()
    assert [state.legal(seat) for seat in (BLACK, WHITE)] == [[], []]
    assert [refused_by(state, "pass", seat) for seat in (BLACK, WHITE)] == ["OVER", "OVER"]
    with pytest.raises(GameOver):
        play(state, "a1/b1")


@pytest.mark.rule("FI-C1")
def test_the_majority_takes_every_square_of_the_fishery() -> None:
    """A column of ships alone is worth its three squares, ships and all."""
    state = sketch("""
   +===+===+===+===+
 3 ‖ B   ·   B | W ‖
   +   +   +   +   +
 2 ‖ ·   W   · | B ‖
   +   +   +   +   +
 1 ‖ ·   ·   · | W ‖
   +===+===+===+===+
     a   b   c   d
""")
    assert state.scores() == [9, 3]


@pytest.mark.rule("FI-C1", "FI-C2", "FI-C3")
def test_scoring_example_of_the_rulebook() -> None:
    """Its picture is lost; this board has its numbers: Black 21, White 21 + 11 = 32, and 10 contested."""
    state = sketch("""
   +===+===+===+===+===+===+===+===+===+
 7 ‖ B   ·   · | W   ·   · | B   ·   · ‖
   +   +   +   +   +   +   +   +   +   +
 6 ‖ ·   ·   · | ·   ·   · | ·   ·   W ‖
   +   +   +   +   +   +   +   +   +   +
 5 ‖ ·   B   · | ·   W   · | ·   ·   · ‖
   +   +   +   +   +   +   +---+---+   +
 4 ‖ ·   ·   · | ·   ·   · | ·   · | · ‖
   +   +   +   +   +   +   +   +   +---+
 3 ‖ ·   B   · | ·   ·   · | W   B   · ‖
   +   +   +   +   +   +   +   +   +   +
 2 ‖ ·   ·   · | ·   B   · | ·   ·   W ‖
   +   +   +   +   +   +   +   +   +   +
 1 ‖ ·   ·   W | ·   ·   · | ·   ·   · ‖
   +===+===+===+===+===+===+===+===+===+
     a   b   c   d   e   f   g   h   i
""")
    assert state.scores() == [21, 32]
    assert play(state, "pass pass").shares() == [0.0, 1.0]


@pytest.mark.rule("FI-C2")
def test_an_equal_fishery_is_nobodys() -> None:
    state = sketch("""
   +===+===+===+
 2 ‖ B   W | B ‖
   +   +   +   +
 1 ‖ ·   · | W ‖
   +===+===+===+
     a   b   c
""")
    assert state.scores() == [0, 0]
    assert play(state, "c1/c2").scores() == [1, 1]


@pytest.mark.rule("FI-C3")
def test_more_fish_win() -> None:
    """White has the two upper rows, then the bottom row."""
    assert play(sketch(EXHAUSTED), "pass pass").shares() == [0.0, 1.0]
    state = sketch("""
   +===+===+===+
 3 ‖ ·   ·   B ‖
   +   +   +   +
 2 ‖ ·   ·   · ‖
   +---+---+---+
 1 ‖ W   ·   · ‖
   +===+===+===+
     a   b   c
""")
    assert state.scores() == [6, 3]
    assert play(state, "pass pass").shares() == [1.0, 0.0]


@pytest.mark.rule("FI-C3")
def test_ties_go_to_white() -> None:
    state = sketch("""
   +===+===+
 2 ‖ B | W ‖
   +   +   +
 1 ‖ · | · ‖
   +===+===+
     a   b
""")
    assert state.scores() == [2, 2]
    assert play(state, "pass pass").shares() == [0.0, 1.0]


@pytest.mark.rule("FI-C3")
def test_nothing_to_nothing_goes_to_white() -> None:
    state = opened(f"{SHIPS} pass pass", rows=3, columns=3, ships=1)
    assert state.scores() == [0, 0]
    assert state.shares() == [0.0, 1.0]
