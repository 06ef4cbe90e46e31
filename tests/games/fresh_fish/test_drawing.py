"""Positions of Fresh Fish as plain text."""

from games.fresh_fish.fresh_fish_moves import play, sketch
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME

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
 7 [R]  ·   ·   ·   ·   ·  [F]              money markers  fish waste   gas games score
 6  ·   ·  (B)  ·  (V)  ·   ·    Blue          15     3+2     -     -     -     -    17
 5  ·   ·   ·   ·   ·   ·   ·    Vermilion     15     5+1     2     -     -     -    11
 4 =3=  ·  #Z# (B) ###  ·   ·
 3 ===  hV  ·   ·   ·   ·   ·    Deck 3: apartments 0, fish 0, waste 0, gas 0, games 2
 2 ===  ·   ·   ·   ·   ·   ·       and zones 1
 1 [H] (B)  ·   ·   ·   ·  [N]   Set aside: apartments 16
    a   b   c   d   e   f   g
                                 Blue to reserve or draw

[H] Harbor   [N] Nuclear Power Plant   [R] Oil Refinery   [F] Game Factory
h fish market, n nuclear waste, r gas station, f game shop; with their owner: hB
=== street   =3= demonstration   ### apartments   #Z# with zone   (B) reserved
"""


def test_names_and_marks() -> None:
    state = sketch(TOWN, deck="game shop, game shop, construction zone")
    assert GAME.draw(state.view(NOBODY)) == DRAWN.strip("\n")


def test_what_is_going_on() -> None:
    state = play(sketch(TOWN, deck="game shop, game shop"), "draw")
    assert "A tile is turned up" in GAME.draw(state.view(NOBODY))
    play(state, "tile game shop")
    assert "Game Shop, drawn by Blue: sealed bids" in GAME.draw(state.view(NOBODY))
    play(state, "0: bid 1", "1: bid 0")
    assert "Blue builds: game shop" in GAME.draw(state.view(NOBODY))


def test_a_route_that_may_become_shorter_has_two_numbers() -> None:
    state = sketch(TOWN.replace("= .", ". .", 1), deck="game shop")
    assert " 2-8 " in GAME.draw(state.view(NOBODY))


def test_it_fits_a_hundred_columns() -> None:
    rng, state = Rng(1), GAME.start(5, GAME.meta.presets["whole-box"])
    while state.turn():
        assert max(len(line) for line in GAME.draw(state.view(NOBODY)).splitlines()) <= 100
        seat = state.mover()
        state.apply(seat, state.sample(rng) if seat < 0 else rng.pick(state.legal(seat)))
