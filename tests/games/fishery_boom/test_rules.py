"""The rules of setup, the year and fishing, one test or more per id; boxes and the end of a year have other files."""

from pathlib import Path

import pytest

import shoal.games.fishery_boom as room
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
from shoal.core.errors import BadSeats
from shoal.core.game import CHANCE
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.state import FisheryBoomState

FOURS = ["Mackerel 1", "Mackerel 2", "Mackerel 3", "Mackerel 4", "Herring 1", "Herring 2", "Cod 1", "Cod 2", "Cod 3"]


def takes(die: int, *names: str) -> list[str]:
    return [f"take {name} for {die}" for name in names]


def equipped(gear: str, *dice: int, sea: tuple[str, ...] = ()) -> FisheryBoomState:
    """Let seat 0 fish with that gear and these dice, in a sea of these fish or a full one."""
    state = opened()
    own(state, *[word for word in (gear.removesuffix("+"), gear) if word != "default"])
    if sea:
        leave(state, *sea)
    return play(state, f"fish with {gear}", *[f"roll {die}" for die in dice])


@pytest.mark.rule("FB-S1")
def test_two_to_four_play_ten_years_with_five_dice() -> None:
    assert GAME.meta.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.start(seats, {})
    assert GAME.sheet.years == 10
    assert max(GAME.sheet.roll + [dice for row in GAME.sheet.illegal for dice in row]) == 5


@pytest.mark.rule("FB-S2")
def test_the_sheet_has_ten_years_and_sixteen_boxes() -> None:
    assert GAME.sheet.year_names == ["start", "2", "3", "4", "5", "6", "7", "8", "9", "end"]
    assert GAME.sheet.boxes == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2]
    for sheet in seen(opened(seats=3))["sheets"]:
        assert list(sheet.values()) == [[1] + [0] * 9, [0] * 10, [0] * 10, []]


@pytest.mark.rule("FB-S3")
def test_the_sea_begins_full() -> None:
    names = ["Sharks", "Tuna", "Mackerel", "Herring", "Pollock", "Anchovy", "Shrimp", "Cod", "Squid", "Whales"]
    assert GAME.seas.species == names
    assert seen(opened())["columns"] == [".. ........ .... .. ... .... .... ... .... .."]
    assert len(living(opened())) == 36


@pytest.mark.rule("FB-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_start_player(seats: int) -> None:
    state = GAME.start(seats, {})
    assert state.turn() == (CHANCE,)
    assert legal_texts(state) == [f"start {seat}" for seat in range(seats)]
    assert {weight for _, weight in state.odds()} == {1}
    assert play(state, f"start {seats - 1}").turn() == (seats - 1,)


@pytest.mark.rule("FB-S5")
def test_every_country_begins_with_one_plate() -> None:
    assert [box(opened(seats=4), seat) for seat in range(4)] == [(1, 0)] * 4


@pytest.mark.rule("FB-S6")
def test_at_first_there_is_only_default() -> None:
    state = opened()
    assert legal_texts(state) == ["fish with default"]
    assert refused_by(state, "fish with seine") == "FB-F1"


@pytest.mark.rule("FB-Y1")
def test_clockwise_from_the_start_player_phase_by_phase() -> None:
    state = GAME.start(3, {})
    play(state, "start 1")
    movers = []
    for _ in range(3):
        movers.append(state.mover())
        assert refused_by(state, "fish with default", (state.mover() + 1) % 3) == "TURN"
        play(state, "fish with default", "roll 6")
        play(state, legal_texts(state)[0])
    assert seen(state)["phase"] == "upgrade"
    for _ in range(3):
        movers.append(state.mover())
        play(state, "mark seine")
    assert movers == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("FB-Y2")
@pytest.mark.parametrize(("rotation", "starters"), [("counter-clockwise", [0, 2, 1, 0]), ("clockwise", [0, 1, 2, 0])])
def test_the_mark_of_the_start_player_moves(rotation: str, starters: list[int]) -> None:
    state = opened(seats=3, rotation=rotation)
    found = []
    for year in range(1, 5):
        go(state, lambda now, year=year: now.year == year - 1)  # type: ignore[misc]
        found.append(state.mover())
    assert found == starters


@pytest.mark.rule("FB-Y3")
def test_the_last_year_stops_after_the_boxes() -> None:
    state = marking(year=10)
    play(state, "mark seine")
    before = living(state)
    play(state, "mark seine")
    assert state.turn() == ()
    assert living(state) == before
    assert state.ending() == "played"


@pytest.mark.rule("FB-F1")
def test_equipment_is_chosen_before_the_dice_fall() -> None:
    state = own(opened(), "longline")
    assert legal_texts(state) == ["fish with default", "fish with longline"]
    assert refused_by(state, "fish with trawler") == "FB-F1"
    assert refused_by(state, "take Cod 1 for 4") == "FB-F1"
    assert refused_by(state, "roll 4") == "CHANCE"
    play(state, "fish with longline")
    assert state.turn() == (CHANCE,)


@pytest.mark.rule("FB-F2")
@pytest.mark.parametrize(
    ("gear", "dice"),
    [("default", 1), ("seine", 2), ("seine+", 2), ("longline", 2), ("longline+", 2), ("trawler", 3), ("trawler+", 4)],
)
def test_each_equipment_has_its_number_of_dice(gear: str, dice: int) -> None:
    state = equipped(gear)
    for _ in range(dice):
        assert legal_texts(state) == [f"roll {pips}" for pips in range(1, 7)]
        play(state, "roll 4")
    assert state.turn() == (0,)


@pytest.mark.rule("FB-F3")
def test_any_fish_in_a_row_of_the_number() -> None:
    """The rulebook's example: with a 4, any fish of the rows marked 4."""
    state = equipped("default", 4)
    assert legal_texts(state) == takes(4, *FOURS)
    assert refused_by(state, "take Tuna 1 for 3") == "FB-F3"
    play(state, "take Cod 2 for 4")
    assert "Cod 2" not in living(state)


@pytest.mark.rule("FB-F3")
def test_fish_of_one_number_may_be_of_different_species() -> None:
    state = equipped("seine", 2, 4)
    play(state, "take Herring 1 for 4")
    assert refused_by(state, "take Herring 1 for 4") == "FB-F3"
    assert legal_texts(state) == takes(4, *[name for name in FOURS if name != "Herring 1"])
    play(state, "take Cod 3 for 4")
    assert box(state) == (1, 2)


@pytest.mark.rule("FB-F4")
def test_taken_fish_are_drawn_and_killed_fish_only_marked() -> None:
    state = equipped("trawler", 2, 3, 6)
    play(state, "kill with 2", "kill Whales 1 for 2", "take Tuna 8 for 3", "take Shrimp 4 for 6")
    assert seen(state)["columns"] == [".. .......0 .... .. ... .... ...0 ... .... a."]
    assert box(state) == (1, 2)
    assert {"Whales 1", "Tuna 8", "Shrimp 4"}.isdisjoint(living(state))


@pytest.mark.rule("FB-F5")
def test_taking_is_compulsory() -> None:
    state = equipped("seine", 4, 4)
    for text in ("stop", "release", "fish with default", "mark seine"):
        assert refused_by(state, text) == "FB-F5"
    play(state, "take Cod 1 for 4")
    assert refused_by(state, "stop") == "FB-F5"
    assert state.mover() == 0


@pytest.mark.rule("FB-F6")
def test_what_cannot_be_taken_is_skipped() -> None:
    state = equipped("seine+", 3, 4, sea=("Cod 1", "Cod 3", "Tuna"))
    play(state, "take Cod 1 for 4", "take Cod 3 for 4")
    assert state.mover() == 1
    assert box(state) == (1, 2)


@pytest.mark.rule("FB-F6")
def test_without_any_fish_the_next_one_fishes() -> None:
    assert equipped("default", 5, sea=("Tuna",)).mover() == 1


@pytest.mark.rule("FB-F6", "FB-F10")
def test_the_players_own_order_may_leave_a_die_without_fish() -> None:
    """Mackerel is marked 4 and 5, Squid only 5: a Mackerel taken for the 5 leaves the 4 with nothing."""
    state = equipped("longline", 4, 5, sea=("Mackerel 1", "Squid 1"))
    play(state, "take Mackerel 1 for 5")
    assert state.mover() == 1
    assert box(state) == (1, 1)


@pytest.mark.rule("FB-F7")
def test_fish_fill_plates_before_they_are_excess() -> None:
    state = equipped("seine", 1, 4)
    assert state.scores()[0] == -2
    play(state, "take Cod 1 for 4")
    assert state.scores()[0] == 1
    play(state, "take Cod 2 for 4")
    assert state.scores()[0] == 1
    assert box(state) == (1, 2)


@pytest.mark.rule("FB-F8")
def test_default_takes_one() -> None:
    assert play(equipped("default", 5), "take Squid 4 for 5").mover() == 1


@pytest.mark.rule("FB-F8")
@pytest.mark.parametrize(("gear", "number"), [("seine", 2), ("seine+", 3)])
@pytest.mark.parametrize("dice", [(2, 5), (5, 2), (5, 5)])
def test_a_seine_net_takes_of_the_higher_number(gear: str, number: int, dice: tuple[int, int]) -> None:
    state = equipped(gear, *dice)
    for fish in range(1, number + 1):
        assert all(text.endswith(" for 5") for text in legal_texts(state))
        play(state, f"take Squid {fish} for 5")
    assert state.mover() == 1


@pytest.mark.rule("FB-F8")
def test_a_longline_takes_one_for_each_die() -> None:
    state = play(equipped("longline", 3, 5), "take Tuna 1 for 3")
    assert all(text.endswith(" for 5") for text in legal_texts(state))
    assert play(state, "take Squid 1 for 5").mover() == 1


@pytest.mark.rule("FB-F8")
def test_a_longline_ignores_sixes() -> None:
    state = equipped("longline", 6, 2)
    assert legal_texts(state) == takes(2, "Herring 1", "Herring 2", "Whales 1", "Whales 2")
    assert play(state, "take Whales 2 for 2").mover() == 1
    assert equipped("longline", 6, 6).mover() == 1


@pytest.mark.rule("FB-F8")
def test_an_upgraded_longline_takes_one_more_of_either_die() -> None:
    state = equipped("longline+", 5, 3)
    assert legal_texts(state) == ["extra for 3", "extra for 5"]
    assert refused_by(state, "extra for 4") == "FB-F8"
    assert refused_by(state, "take Tuna 1 for 3") == "FB-F8"
    play(state, "extra for 3", "take Tuna 1 for 3", "take Squid 1 for 5", "take Tuna 2 for 3")
    assert state.mover() == 1
    assert box(state) == (1, 3)


@pytest.mark.rule("FB-F5", "FB-F8")
def test_with_a_six_an_upgraded_longline_takes_one_or_two() -> None:
    """The rulebook's example: all sixes are ignored, and the player takes one fish or two."""
    one, two = equipped("longline+", 6, 4), equipped("longline+", 6, 4)
    assert play(one, "extra for 6", "take Cod 1 for 4").mover() == 1
    assert play(two, "extra for 4", "take Cod 1 for 4").mover() == 0
    assert play(two, "take Cod 2 for 4").mover() == 1
    assert equipped("longline+", 6, 6).mover() == 1


@pytest.mark.rule("FB-F8")
@pytest.mark.parametrize("gear", ["trawler", "trawler+"])
def test_a_trawler_kills_with_one_die_and_takes_with_the_others(gear: str) -> None:
    dice = (1, 5, 6) if gear == "trawler" else (1, 5, 6, 6)
    state = equipped(gear, *dice)
    assert legal_texts(state) == ["kill with 1", "kill with 5", "kill with 6"]
    assert refused_by(state, "kill with 2") == "FB-F8"
    assert refused_by(state, "take Squid 1 for 5") == "FB-F8"
    play(state, "kill with 5", "take Sharks 1 for 1")
    assert refused_by(state, "take Squid 1 for 5") == "FB-F8"
    assert refused_by(state, "kill Pollock 1 for 6") == "FB-F8"
    play(state, "kill Squid 1 for 5", *takes(6, "Pollock 1", "Anchovy 1")[: len(dice) - 2])
    assert state.mover() == 1
    assert box(state) == (1, len(dice) - 1)


@pytest.mark.rule("FB-F9")
def test_two_fish_for_two_dice_is_one_for_each() -> None:
    """The rulebook: three fish are marked and two drawn, with any killing die, while there are plenty of fish."""
    for killer in (3, 4):
        state = play(equipped("trawler", 3, 4, 4), f"kill with {killer}")
        go(state, lambda now: now.mover() == 1)
        assert box(state) == (1, 2)
        assert len(living(state)) == 36 - 3


@pytest.mark.rule("FB-F10")
def test_the_dice_are_used_in_any_order() -> None:
    state = play(equipped("trawler", 2, 5, 6), "kill with 5")
    first = legal_texts(state)
    assert {text.split()[0] + text[-1] for text in first} == {"take2", "take6", "kill5"}
    assert set(legal_texts(play(state.copy(), "kill Squid 1 for 5"))) == {t for t in first if t.startswith("take")}


@pytest.mark.rule("FB-F6", "FB-F10")
def test_with_scarce_fish_the_choice_of_the_killing_die_matters() -> None:
    """The rulebook's example of scarcity: in the first case two fish are drawn, in the second one."""
    sea = ("Tuna 1", "Pollock")
    first = play(equipped("trawler", 3, 3, 6, sea=sea), "kill with 3", "take Tuna 1 for 3", "take Pollock 1 for 6")
    assert (first.mover(), box(first)) == (1, (1, 2))
    second = play(equipped("trawler", 3, 3, 6, sea=sea), "kill with 6", "take Tuna 1 for 3", "kill Pollock 1 for 6")
    assert (second.mover(), box(second)) == (1, (1, 1))


@pytest.mark.rule("FB-F11")
def test_players_may_take_and_kill_protected_fish() -> None:
    state = equipped("trawler", 4, 4, 6)
    state.protected = state.seas.all_fish
    play(state, "kill with 4", "kill Cod 1 for 4", "take Cod 2 for 4", "take Pollock 1 for 6")
    assert box(state) == (1, 2)


@pytest.mark.rule("FB-F12")
def test_upgraded_equipment_can_be_used_as_before() -> None:
    state = own(opened(), "seine", "seine+", "trawler")
    assert legal_texts(state) == [f"fish with {gear}" for gear in ("default", "seine", "seine+", "trawler")]


@pytest.mark.rule("FB-F12")
def test_or_the_upgrade_replaces_it() -> None:
    state = own(opened(upgrade_replaces_base=True), "seine", "seine+", "trawler")
    assert legal_texts(state) == [f"fish with {gear}" for gear in ("default", "seine+", "trawler")]
    assert refused_by(state, "fish with seine") == "FB-F12"


def test_the_calendar_of_these_tests() -> None:
    state = in_year(opened(), 7)
    assert (seen(state)["year"], len(seen(state)["columns"]), box(state)) == (7, 7, (1, 0))


def test_the_rules_name_every_option() -> None:
    rules = (Path(room.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    assert [option.name for option in GAME.meta.options if f"`{option.name}" not in rules] == []
