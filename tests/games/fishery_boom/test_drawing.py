"""Positions of Fishery Boom as plain text."""

from games.fishery_boom.fishery_boom_moves import marking, opened, own, play
from shoal.core.game import NOBODY
from shoal.games.fishery_boom import GAME

FISHING = """
High Seas, year 1 of 10: fishing, start player North
(The printed sheet is lost: species, dice, fish and arrows are our reconstruction.)

            dice  year 1           year 2 as it stands
Sharks      1     1 2              1 2
Tuna        1 3   1 2 3 4 5 6 7 8  1 2 3 4 5 6 7 8
Mackerel    4 5   1 2 3 4          1 2 3 4
Herring     2 4   1 2              1 2
Pollock     6     1 2 3            1 2 3
Anchovy     6     1 2 3 4          1 2 3 4
Shrimp      6     1 2 3 4          1 2 3 4
Cod         4     1 N n            1 - -
Squid       5     1 2 3 4          1 2 3 4
Whales      2     1 2              1 2
(- depleted, x killed illegally, N taken and n killed by North, * protected)
Dice of illegal fishing: 1 this year, 2 next year

> North, 1 point
  year    start
  plates      1
  fish        1
East, -2 points
  year    start
  plates      1
  fish        0

North with the Trawler: dice 4, 4 and 6; to take for 6
"""


def test_a_catch() -> None:
    state = own(opened(), "trawler")
    play(state, "fish with trawler", "roll 6", "roll 4", "roll 4", "kill with 4")
    play(state, "take Cod 2 for 4", "kill Cod 3 for 4")
    assert GAME.draw(state.view(NOBODY)) == FISHING.strip("\n")


def test_a_later_year_and_shields() -> None:
    state = play(marking(3, year=9), "mark enforcement", "shield Tuna", "shield Cod", "mark seine", "mark faux")
    lines = GAME.draw(play(state, "roll 1", "roll 6", "roll 3", "roll 5").view(NOBODY)).splitlines()
    assert lines[0] == "High Seas, year 10 of 10: fishing, start player South"
    assert lines[3] == "            dice  year 9           year 10"
    assert lines[4] == "Sharks      1     x 2              1 2"
    assert lines[5] == "Tuna *      1 3   1 2 3 4 5 6 7 8  1 2 3 4 5 6 7 8"
    assert "  marked enforcement" in lines
    assert not any(line.startswith("Dice of") for line in lines)


def test_together_there_is_a_total() -> None:
    assert "Together -4" in GAME.draw(opened(scoring="co-operative").view(NOBODY)).splitlines()


def test_lines_fit_a_terminal() -> None:
    state = own(opened(seats=4), "radar", "release", "trawler", "trawler+")
    play(state, "fish with trawler+", "roll 6", "roll 4", "roll 4", "roll 1", "stop", "kill with 4", "take Cod 2 for 4")
    drawing = GAME.draw(state.view(NOBODY))
    assert max(len(line) for line in drawing.splitlines()) <= 100
    assert drawing.splitlines()[-2:] == [
        "North with the upgraded Trawler: dice 1, 4, 4 and 6; to take for 1 and 6; to kill for 4",
        "Cod 2 is on the hook",
    ]


def test_boxes_marked_twice_are_counted() -> None:
    state = marking(2)
    state.marked[0:3] = [12, 0, 12]
    assert "  marked overfish x2, seine" in GAME.draw(state.view(NOBODY)).splitlines()
