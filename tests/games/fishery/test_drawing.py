"""Positions of Fishery as plain text."""

import pytest

from games.fishery.fishery_moves import opened, sketch
from shoal.core.game import NOBODY
from shoal.games.fishery import GAME
from shoal.texts import Speaker

SAY = Speaker(GAME)

EMPTY = """
   +===+===+===+
 2 ‖ ·   ·   · ‖
   +   +   +   +
 1 ‖ ·   ·   · ‖
   +===+===+===+
     a   b   c
"""
NARROW = """
   +===+===+
 3 ‖ B   · ‖
   +---+   +
 2 ‖ · | · ‖
   +   +---+
 1 ‖ ·   W ‖
   +===+===+
     a   b
"""
FULL = """
   +===+===+===+===+===+===+===+===+===+
 7 ‖ B   ·   ·   ·   ·   ·   ·   · | W ‖
   +   +   +   +   +   +   +   +   +   +
 6 ‖ ·   ·   ·   ·   ·   ·   ·   ·   · ‖
   +   +   +   +   +   +   +   +   +   +
 5 ‖ ·   ·   ·   · | · | ·   ·   ·   · ‖
   +   +   +   +   +---+   +   +   +   +
 4 ‖ ·   ·   ·   ·   B   ·   ·   ·   · ‖
   +---+---+   +   +   +   +   +   +   +
 3 ‖ ·   ·   ·   ·   ·   ·   ·   ·   · ‖
   +   +   +   +   +   +   +   +   +   +
 2 ‖ ·   ·   ·   ·   ·   ·   ·   ·   · ‖
   +   +   +   +   +   +   +   +   +---+
 1 ‖ W   ·   ·   ·   ·   ·   ·   ·   · ‖
   +===+===+===+===+===+===+===+===+===+
     a   b   c   d   e   f   g   h   i
"""


def board_of(drawing: str) -> str:
    return drawing.rpartition("\n")[0]


def test_an_empty_board() -> None:
    assert board_of(GAME.draw(opened(rows=2, columns=3, ships=1).view(NOBODY), SAY)) == EMPTY.strip("\n")


def test_names_and_marks() -> None:
    state = opened("a3 b1 a2/a3 b1/b2 a2/b2", rows=3, columns=2, ships=1)
    assert board_of(GAME.draw(state.view(NOBODY), SAY)) == NARROW.strip("\n")


@pytest.mark.parametrize("picture", [NARROW, FULL])
def test_a_picture_comes_back_from_the_position_it_shows(picture: str) -> None:
    assert board_of(GAME.draw(sketch(picture).view(NOBODY), SAY)) == picture.strip("\n")


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ("", "Black places a ship."),
        ("a1 b2", "Black casts a net, or passes."),
        ("a1 b2 pass", "White casts a net, or passes and ends the game."),
        ("a1 b2 pass pass", "The game is over."),
    ],
)
def test_the_last_line_says_what_is_asked(moves: str, asked: str) -> None:
    state = opened(moves, rows=2, columns=2, ships=1)
    assert GAME.draw(state.view(NOBODY), SAY).splitlines()[-1] == asked


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ("a1 b2 a1/a2", "White casts a net, or passes."),
        ("a1 b2 a1/a2 b1/b2", "Black can only pass."),
        ("a1 b2 a1/a2 pass", "Black can only pass and end the game."),
    ],
)
def test_without_a_net_to_cast_only_a_pass_is_asked(moves: str, asked: str) -> None:
    state = opened(moves, rows=2, columns=2, ships=1, net_limit=1)
    assert GAME.draw(state.view(NOBODY), SAY).splitlines()[-1] == asked
