"""Positions of Pisces as plain text."""

from games.pisces.pisces_moves import auctioned, equip, fishing, give, in_port, lay, play
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState
from shoal.testkit.walks import Setup, walk

AT_SEA = """
Round 1, roll. Goals: crab and sardine. The token is with seat 0.

CRAB of seat 0, 5 points, 13 in the centre       SHARK of seat 2, 8 points, 1 in the centre
  juvenile x 12:1 11:1 4:1 3:1 2:1                 young      a:1 b:1 c:1 d:1
  adult    + 9-10:1 [8:1] 7:1 6:1 5:1              juvenile x 1a:1 1b:1 1c:1 1d:1
  spawner  ~ a:1 b:1                               adult    + 6:1 5:1 4:1 [2-3:1]
  boats of seats 0, 1 x2                           spawner  ~ a:1 b:1

SARDINE of seat 1, 4 points, 22 in the centre
  adult    + [10-12:3] 8-9:1 6-7:1 2-5:1
  spawner  ~ a:1 b:.

OCEAN: 1/2 crab, 3/4 sardine, 5/6 shark; boats of seat 2 x2
+ catch   x release   ~ from the ocean only   [ ] blocked   6:2 is two chips on 6

  Seat 0:   0 points | no chips | 2 boats | 1 finder
  Seat 1:   0 points | no chips | 2 boats
  Seat 2:   4 points | 1 sardine | 2 boats
The boards are a reconstruction: their pictures are lost.
"""


def test_boards_boats_and_blocks() -> None:
    state = fishing(
        "crab",
        "sardine",
        "shark",
        blocks=("crab adult 8", "sardine adult 10-12", "shark adult 2-3"),
        fleets=("crab crab", "crab crab", "ocean ocean"),
    )
    lay(equip(give(state, 2, sardine=1), 0, finder=1), sardine_adult_10to12=3, sardine_spawner_b=0)
    play(state, "cast crab")
    assert GAME.draw(state.view(NOBODY)) == AT_SEA.strip("\n")


def last_lines(state: PiscesState, number: int) -> list[str]:
    return GAME.draw(state.view(NOBODY)).splitlines()[-number - 1 : -1]


def test_what_is_going_on() -> None:
    state = auctioned(in_port("crab", "tuna"), 1, 1, {"crab": 2})
    play(state, "bid 8")
    assert last_lines(state, 3) == [
        "> Seat 0:   0 points | no chips | 2 boats",
        "  Seat 1:  10 points | 2 crab | 2 boats | 1 outboard",
        "Bids: seat 1 on 8.",
    ]
    play(state, "pass")
    assert last_lines(state, 3) == ["Bids: seat 1 on 8.", "Passed: seat 0.", "Seat 1 owes 8 points for bid 8."]
    shop = play(give(in_port("crab", "tuna"), 0, tuna=1, crab=1), "buy finder", "pay tuna")
    assert last_lines(shop, 1) == ["Seat 0 owes 1 point for finder, paid so far: tuna."]
    rolled = play(fishing("crab", "tuna"), "cast ocean", "roll 2")
    assert last_lines(rolled, 1) == ["Seat 0 has rolled 2 at ocean."]


def test_nothing_is_wider_than_a_hundred_columns() -> None:
    for seats in GAME.meta.seats:
        for number, state in enumerate(walk(Setup(GAME, seats, {}), Rng(seats, 4))):
            if number % 9 == 0:
                assert max(map(len, GAME.draw(state.view(NOBODY)).splitlines())) <= 100
