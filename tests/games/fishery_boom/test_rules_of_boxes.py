"""The rules of upgrades and bonuses, one test or more per id."""

import pytest

from games.fishery_boom.fishery_boom_moves import (
    box,
    go,
    in_year,
    leave,
    legal_texts,
    living,
    marking,
    opened,
    own,
    play,
    refused_by,
    seen,
)
from shoal.core.game import CHANCE
from shoal.games.fishery_boom import GAME

ONE_BOX = ["seine", "longline", "trawler", "release", "refrigeration", "radar", "faux"]
BONUSES = ["marketing", "enforcement", "overfish"]


def marks(words: list[str]) -> list[str]:
    return [f"mark {word}" for word in words]


@pytest.mark.rule("FB-U1")
@pytest.mark.parametrize("year", [1, 10])
def test_everybody_marks_one_free_box_every_year(year: int) -> None:
    state = marking(year=year)
    assert legal_texts(state) == marks(ONE_BOX + BONUSES)
    for text in ("stop", "fish with default", "take Cod 1 for 4", "add plate", "shield Cod"):
        assert refused_by(state, text) == "FB-U1"
    play(state, "mark radar")
    assert state.mover() == 1
    assert seen(state)["sheets"][0]["marked"] == ["radar"]


@pytest.mark.rule("FB-U1")
def test_a_box_is_marked_only_once() -> None:
    state = own(marking(), "radar", "faux", "marketing", "overfish", "overfish")
    for word in ("radar", "faux", "overfish"):
        assert refused_by(state, f"mark {word}") == "FB-U1"
    assert refused_by(state, "mark marketing") is None


@pytest.mark.rule("FB-U1")
@pytest.mark.parametrize(("seats", "boxes"), [(2, 16), (3, 16), (4, 14)])
def test_there_are_more_boxes_than_years(seats: int, boxes: int) -> None:
    state = marking(seats)
    marked = 0
    while legal := [text for text in legal_texts(state) if text.startswith("mark")]:
        own(state, legal[0].removeprefix("mark "))
        marked += 1
    assert marked == boxes > GAME.sheet.years


@pytest.mark.rule("FB-U2")
def test_upgrades_work_from_next_year_and_bonuses_at_once() -> None:
    """The rulebook's example: a player who marks the Seine net can fish with it next turn."""
    state = play(marking(), "mark seine", "mark faux")
    assert box(state, 1, 1) == (1, 1)
    go(state, lambda now: now.year == 1 and now.mover() == 0)
    assert legal_texts(state) == ["fish with default", "fish with seine"]


@pytest.mark.rule("FB-U3")
@pytest.mark.parametrize("gear", ["seine", "longline", "trawler"])
def test_an_upgrade_needs_its_base(gear: str) -> None:
    state = marking()
    assert refused_by(state, f"mark {gear}+") == "FB-U3"
    assert refused_by(own(state, gear), f"mark {gear}+") is None


@pytest.mark.rule("FB-P1")
def test_a_fish_may_be_released() -> None:
    state = play(own(opened(), "release", "seine"), "fish with seine", "roll 1", "roll 4", "take Cod 2 for 4")
    assert legal_texts(state) == ["keep", "release"]
    assert refused_by(state, "refrigerate") == "FB-P2"
    assert refused_by(state, "take Cod 3 for 4") == "FB-F4"
    play(state, "release")
    assert "Cod 2" in living(state)
    play(state, "take Cod 2 for 4", "keep")
    assert (state.mover(), box(state)) == (1, (1, 1))
    assert "Cod 2" not in living(state)


@pytest.mark.rule("FB-P1")
def test_killed_fish_are_not_released() -> None:
    state = own(opened(), "release", "trawler")
    play(state, "fish with trawler", "roll 4", "roll 5", "roll 6", "kill with 4", "kill Cod 2 for 4")
    assert legal_texts(state)[0].startswith("take")
    assert "Cod 2" not in living(state)


@pytest.mark.rule("FB-P2")
def test_a_fish_may_be_put_on_ice_for_next_year() -> None:
    state = play(own(opened(), "refrigeration"), "fish with default", "roll 4", "take Cod 2 for 4")
    assert legal_texts(state) == ["keep", "refrigerate"]
    assert refused_by(state, "release") == "FB-P1"
    play(state, "refrigerate")
    assert (box(state, 0, 1), box(state, 0, 2)) == ((1, 0), (0, 1))
    assert "Cod 2" not in living(state)
    go(state, lambda now: now.year == 1)
    assert box(state, 0, 2) == (0, 1)


@pytest.mark.rule("FB-P2")
def test_there_is_no_ice_in_the_last_year() -> None:
    state = play(own(in_year(opened(), 10), "refrigeration"), "fish with default", "roll 4", "take Cod 2 for 4")
    assert (state.mover(), box(state)) == (1, (1, 1))
    both = own(in_year(opened(), 10), "refrigeration", "release")
    assert legal_texts(play(both, "fish with default", "roll 4", "take Cod 2 for 4")) == ["keep", "release"]


@pytest.mark.rule("FB-P3")
def test_radar_rolls_any_dice_again_once() -> None:
    state = own(opened(), "radar", "trawler", "trawler+")
    play(state, "fish with trawler+", "roll 5", "roll 2", "roll 5", "roll 1")
    assert legal_texts(state) == ["reroll 1", "reroll 2", "reroll 5", "stop"]
    assert refused_by(state, "reroll 3") == "FB-P3"
    assert refused_by(state, "kill with 5") == "FB-P3"
    play(state, "reroll 2")
    assert legal_texts(state) == ["reroll 5", "stop"]
    assert refused_by(state, "reroll 1") == "ORDER"
    play(state, "reroll 5", "stop")
    assert state.turn() == (CHANCE,)
    play(state, "roll 6", "roll 3")
    assert legal_texts(state) == [f"kill with {die}" for die in (1, 3, 5, 6)]


@pytest.mark.rule("FB-P3")
def test_radar_may_keep_or_roll_everything() -> None:
    state = play(own(opened(), "radar"), "fish with default", "roll 5")
    assert seen(play(state.copy(), "stop"))["step"] == "catch"
    again = play(state, "reroll 5")
    assert again.turn() == (CHANCE,)
    assert seen(play(again, "roll 5"))["step"] == "catch"


@pytest.mark.rule("FB-B1")
def test_a_faux_fish_counts_as_served() -> None:
    state = marking()
    sea = living(state)
    play(state, "mark faux")
    assert box(state) == (1, 1)
    assert living(state) == sea
    go(state, lambda now: now.year == 1)
    assert box(state, 0, 2) == (1, 1 - 1)


@pytest.mark.rule("FB-B2")
def test_marketing_adds_a_plate() -> None:
    state = marking()
    state.fish[0] = 2
    play(state, "mark marketing")
    assert legal_texts(state) == ["add plate", "cross out plate"]
    assert refused_by(state, "mark seine") == "FB-B2"
    play(state, "add plate")
    assert box(state) == (2, 2)
    assert state.scores()[0] == 2
    go(state, lambda now: now.year == 1)
    assert box(state, 0, 2)[0] == 2


@pytest.mark.rule("FB-B2")
def test_marketing_crosses_out_an_empty_plate() -> None:
    state = play(marking(), "mark marketing", "cross out plate")
    assert box(state) == (0, 0)
    assert seen(state)["sheets"][0]["crossed"][0] == 1
    assert state.scores()[0] == 0


@pytest.mark.rule("FB-B2")
def test_without_an_empty_plate_nothing_is_crossed_out() -> None:
    state = marking()
    state.fish[0] = 1
    play(state, "mark marketing", "cross out plate")
    assert box(state) == (1, 1)
    assert seen(state)["sheets"][0]["crossed"][0] == 0


@pytest.mark.rule("FB-B3")
def test_enforcement_fills_two_shields_from_top_to_bottom() -> None:
    state = play(marking(), "mark enforcement")
    assert legal_texts(state) == [f"shield {name}" for name in GAME.seas.species[:-1]]
    assert refused_by(state, "shield Whales") == "ORDER"
    assert refused_by(state, "mark seine") == "FB-B3"
    play(state, "shield Pollock")
    assert refused_by(state, "shield Pollock") == "FB-B3"
    assert refused_by(state, "shield Tuna") == "ORDER"
    play(state, "shield Cod")
    assert seen(state)["shields"] == ["Pollock", "Cod"]
    play(state, "mark enforcement", "shield Tuna", "shield Cod")
    assert seen(state)["shields"] == ["Tuna", "Pollock", "Cod"]


@pytest.mark.rule("FB-B3")
@pytest.mark.parametrize(("seats", "rule"), [(2, None), (3, None), (4, "FB-B3")])
def test_enforcement_is_not_for_four(seats: int, rule: str | None) -> None:
    assert refused_by(marking(seats), "mark enforcement") == rule


@pytest.mark.rule("FB-B4")
def test_overfish_is_a_whole_fishing_action() -> None:
    state = own(marking(), "trawler", "radar")
    play(state, "mark overfish")
    assert legal_texts(state) == ["fish with default", "fish with trawler"]
    play(state, "fish with trawler", "roll 4", "roll 4", "roll 4", "stop", "kill with 4")
    assert seen(state)["phase"] == "upgrade"
    play(state, "take Cod 1 for 4", "take Cod 2 for 4", "kill Cod 3 for 4")
    assert box(state) == (1, 2)
    assert (state.mover(), seen(state)["step"]) == (1, "mark")


@pytest.mark.rule("FB-B4")
def test_overfish_without_fish() -> None:
    state = play(leave(marking(), "Tuna"), "mark overfish", "fish with default", "roll 6")
    assert (state.mover(), seen(state)["step"]) == (1, "mark")
