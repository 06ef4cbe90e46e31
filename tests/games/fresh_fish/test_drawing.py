"""Positions of Fresh Fish as plain text."""

from unicodedata import east_asian_width

import pytest

from games.fresh_fish.fresh_fish_moves import play, sketch
from shoal.core.game import NOBODY
from shoal.core.picture import plain
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME
from shoal.texts import LANGUAGES, Speaker

SAY = Speaker(GAME)
TOWN = """
R . . . . . F
. . 0 . 1 . .
. . . . . . .
D . Z 0 # . .
= h1 . . . . .
= . . . . . .
H 0 . . . . N
"""
DRAWN = """
 7 [R]  ·   ·   ·   ·   ·  [F]
 6  ·   ·  (A)  ·  (B)  ·   ·
 5  ·   ·   ·   ·   ·   ·   ·
 4 =3=  ·  #Z# (A) ###  ·   ·
 3 ===  hB  ·   ·   ·   ·   ·
 2 ===  ·   ·   ·   ·   ·   ·
 1 [H] (A)  ·   ·   ·   ·  [N]
    a   b   c   d   e   f   g
Blue: reserve a plot or draw a tile.

            money markers fish waste gas games score
A Blue         15     3+2    -     -   -     -    17
B Vermilion    15     5+1    2     -   -     -    11
in the deck                  0     0   0     2
3 tiles are in the deck.
Apartments: 0 in the deck, 15 set aside.
Construction zones: 1 in the deck, 0 waiting.
The lowest score wins.

1+2: markers in supply and set aside
[H] Harbor   [N] Nuclear Power Plant   [R] Oil Refinery   [F] Game Factory
h Fish Market   n Nuclear Waste Disposal   r Gas Station   f Game Shop
hA: of player A
=== street   =3= demonstration   ### apartments   #Z# with a zone
(A) reserved by player A
"""


def test_names_and_marks() -> None:
    state = sketch(TOWN, deck="game shop, game shop, construction zone", construction_zones=1)
    assert GAME.draw(state.view(NOBODY), SAY) == DRAWN.strip("\n")


def test_what_is_going_on() -> None:
    state = play(sketch(TOWN, deck="game shop, game shop"), "draw")
    assert "A tile is turned up." in GAME.draw(state.view(NOBODY), SAY)
    play(state, "tile game shop")
    assert "Sealed bids for the Game Shop that Blue drew." in GAME.draw(state.view(NOBODY), SAY)
    play(state, "0: bid 1", "1: bid 0")
    assert "Blue builds: Game Shop." in GAME.draw(state.view(NOBODY), SAY)


def test_a_route_that_may_become_shorter_has_two_numbers() -> None:
    state = sketch(TOWN.replace("= .", ". .", 1), deck="game shop")
    assert " 2-8 " in GAME.draw(state.view(NOBODY), SAY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_eighty_columns(language: str) -> None:
    rng, state, say = Rng(1), GAME.start(5, GAME.meta.presets["whole-box"]), Speaker(GAME, language)
    while state.turn():
        lines = GAME.draw(state.view(NOBODY), say).splitlines()
        assert max(columns(line) for line in lines) <= 80
        seat = state.mover()
        state.apply(seat, state.sample(rng) if seat < 0 else rng.pick(state.legal(seat)))


def columns(line: str) -> int:
    """Count full-width characters twice."""
    return len(line) + sum(east_asian_width(letter) in "WF" for letter in line)


def test_columns_stay_below_each_other_in_full_width() -> None:
    lines = GAME.picture(sketch(TOWN).view(NOBODY), Speaker(GAME, "ja"), 100)
    assert len({columns(plain([line])) for line in lines[:3]}) == 1
