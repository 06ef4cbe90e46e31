"""Positions of Fishery Boom as plain text."""

from games.fishery_boom.fishery_boom_moves import marking, opened, own, play
from shoal.core.game import NOBODY
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.state import FisheryBoomState
from shoal.texts import Speaker

FISHING = """
Year 1 of 10: fishing. Start player: North
North fishes with the Trawler. Dice: 4, 4, and 6. To take for: 6.
A North: 1 fish, 1 plate   B East: 0 fish, 1 plate
            dice  year 1           year 2 (for now)
Sharks      1     1 2              1 2
Tuna        1 3   1 2 3 4 5 6 7 8  1 2 3 4 5 6 7 8
Mackerel    4 5   1 2 3 4          1 2 3 4
Herring     2 4   1 2              1 2
Pollock     6     1 2 3            1 2 3
Anchovy     6     1 2 3 4          1 2 3 4
Shrimp      6     1 2 3 4          1 2 3 4
Cod         4     1 A a            1 - -
Squid       5     1 2 3 4          1 2 3 4
Whales      2     1 2              1 2
Dice of illegal fishing: this year 1, next year 2
(- depleted, x killed illegally, * protected; A taken and a killed by country A)

> A North, 1 point   B East, -2 points
  year   start         year   start
  plates     1         plates     1
  fish       1         fish       0

(The printed sheet is lost: species, dice, fish and arrows are our
  reconstruction.)
"""


def drawn(state: FisheryBoomState, language: str = "en") -> str:
    return GAME.draw(state.view(NOBODY), Speaker(GAME, language))


def test_a_catch() -> None:
    state = own(opened(), "trawler")
    play(state, "fish with trawler", "roll 6", "roll 4", "roll 4", "kill with 4")
    play(state, "take Cod 2 for 4", "kill Cod 3 for 4")
    assert drawn(state) == FISHING.strip("\n")


def test_a_later_year_and_shields() -> None:
    state = play(marking(3, year=9), "mark enforcement", "shield Tuna", "shield Cod", "mark seine", "mark faux")
    lines = drawn(play(state, "roll 1", "roll 6", "roll 3", "roll 5")).splitlines()
    assert lines[0] == "Year 10 of 10: fishing. Start player: South"
    assert lines[2] == "            dice  year 9           year 10"
    assert lines[3] == "Sharks      1     x 2              1 2"
    assert lines[4] == "Tuna *      1 3   1 2 3 4 5 6 7 8  1 2 3 4 5 6 7 8"
    assert any(line.startswith("  Marked: Enforcement") for line in lines)
    assert not any(line.startswith("Dice of") for line in lines)


def test_together_there_is_a_total() -> None:
    assert "Together -4" in drawn(opened(scoring="co-operative")).splitlines()


def test_lines_fit_a_terminal() -> None:
    state = own(opened(seats=4), "radar", "release", "trawler", "trawler+")
    play(state, "fish with trawler+", "roll 6", "roll 4", "roll 4", "roll 1", "stop", "kill with 4", "take Cod 2 for 4")
    drawing = drawn(state)
    assert max(len(line) for line in drawing.splitlines()) <= 80
    assert drawing.splitlines()[1:3] == [
        "North fishes with the upgraded Trawler. Dice: 1, 4, 4, and 6. To take for: 1 and",
        "  6. To kill for: 4. On the hook: Cod 2.",
    ]


def test_boxes_marked_twice_are_counted() -> None:
    state = marking(2)
    state.marked[0:3] = [12, 0, 12]
    assert "  Marked: Overfish x2; Seine net" in drawn(state)


def test_what_is_marked_goes_on_in_another_line() -> None:
    state = marking(2)
    state.marked[:8] = list(range(8))
    lines = drawn(state).splitlines()
    at = lines.index("  Marked: Seine net; Seine net upgrade;")
    assert lines[at + 1 : at + 4] == [
        "    Longline; Longline upgrade; Trawler;",
        "    Trawler upgrade; Catch and Release;",
        "    Refrigeration",
    ]


def test_columns_hold_full_width_letters() -> None:
    """The first fish of every species stands in the same place of a terminal."""
    lines = drawn(opened(), "ja").splitlines()
    assert lines[3].startswith("サメ" + " " * 14 + "1     1 2")
    assert lines[8].startswith("カタクチイワシ" + " " * 4 + "6     1 2")
    assert "  年 開始        年 開始" in lines
    assert "  皿    1        皿    1" in lines
