"""Positions of Pisces as plain text."""

from unicodedata import east_asian_width

import pytest

from games.pisces.pisces_moves import auctioned, equip, fishing, give, in_port, lay, play
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState
from shoal.testkit.random_games import Setup, walk
from shoal.texts import LANGUAGES, Speaker

SAY = Speaker(GAME)

AT_SEA = """
Round 1, Fishing. Goals: Crab and Sardine. The First-player Token is
  with Seat 1.

Crab (Seat 1), 5 points, 13 in the centre
  juvenile x 12:1 11:1 4:1 3:1 2:1
  adult    + 9-10:1 [8:1] 7:1 6:1 5:1
  spawner  ~ a:1 b:1
  boats: Seat 1 x1, Seat 2 x2

Shark (Seat 3), 8 points, 1 in the centre
  young      a:1 b:1 c:1 d:1
  juvenile x 1a:1 1b:1 1c:1 1d:1
  adult    + 6:1 5:1 4:1 [2-3:1]
  spawner  ~ a:1 b:1

Sardine (Seat 2), 4 points, 22 in the centre
  adult   + [10-12:3] 8-9:1 6-7:1 2-5:1
  spawner ~ a:1 b:.

Open Ocean: 1 and 2 Crab; 3 and 4 Sardine; 5 and 6 Shark
  boats: Seat 3 x2

  Seat 1  0 points | no chips | 2 boats | 1 Fish Finder
  Seat 2  0 points | no chips | 2 boats
  Seat 3  4 points | 1 Sardine | 2 boats

+ catch   x release   ~ from the ocean only   [ ] blocked
6:2 is two chips on 6
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
    assert GAME.draw(state.view(NOBODY), SAY) == AT_SEA.strip("\n")


def business(state: PiscesState) -> list[str]:
    """Return the lines between the heading and the boards."""
    lines = GAME.draw(state.view(NOBODY), SAY).splitlines()
    return [line for line in lines[: lines.index("")] if not line.startswith(("Round", "  with"))]


def test_what_is_going_on() -> None:
    state = auctioned(in_port("crab", "tuna"), 1, 1, {"crab": 2})
    assert business(state) == ["Nobody has bid yet."]
    play(state, "bid 8")
    assert business(state) == ["Seat 2 has bid 8."]
    drawn = GAME.draw(state.view(NOBODY), SAY)
    assert "> Seat 1   0 points | no chips | 2 boats\n" in drawn
    assert "  Seat 2  10 points | 2 Crab | 2 boats | 1 Outboard Motor\n" in drawn
    play(state, "pass")
    assert business(state) == [
        "Seat 1 has passed.",
        "Seat 2 has bid 8.",
        "Seat 2 has won the auction and still owes 8 points.",
    ]
    shop = play(give(in_port("crab", "tuna"), 0, tuna=1, crab=1), "buy finder", "pay tuna")
    assert business(shop) == ["Seat 1 still owes 1 point for: Fish Finder.", "Paid so far: Tuna."]
    rolled = play(fishing("crab", "tuna"), "cast ocean", "roll 2")
    assert business(rolled) == ["Seat 1 has rolled 2 on the Open Ocean."]


def test_the_reader_is_you() -> None:
    state = auctioned(in_port("crab", "tuna"), 1, 0, {"crab": 2})
    drawn = GAME.draw(play(state, "bid 5").view(1), Speaker(GAME, "de", reader=1))
    assert "Thunfisch (du), 9 Punkte, 4 in der Mitte" in drawn
    assert "Du hast 5 geboten." in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_eighty_columns(language: str) -> None:
    say = Speaker(GAME, language)
    for seats in GAME.meta.seats:
        for number, state in enumerate(walk(Setup(GAME, seats, {}), Rng(seats, 4))):
            if number % 9 == 0:
                for line in GAME.draw(state.view(NOBODY), say).splitlines():
                    assert len(line) + sum(east_asian_width(letter) in "WF" for letter in line) <= 80
