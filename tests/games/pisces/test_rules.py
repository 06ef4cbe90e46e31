"""The rules of setup, goals, management, fleet, fishing and tournament, one test or more per id."""

import pytest

from games.pisces.pisces_moves import (
    BOARDS,
    begun,
    equip,
    fishing,
    hold,
    lay,
    legal,
    odds,
    place,
    play,
    refused,
    return_to_port,
    stage,
)
from shoal.core.game import CHANCE
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState

ALL_SIX = ("snapper", "tuna", "mahi", "crab", "shark", "sardine")


def fished(state: PiscesState, area: str, roll: int, *more: str) -> PiscesState:
    return play(state, f"cast {area}", f"roll {roll}", *more)


@pytest.mark.rule("PI-S1")
def test_six_boards_with_one_value_for_each_species() -> None:
    assert tuple(BOARDS.species) == ALL_SIX
    assert dict(zip(BOARDS.species, BOARDS.values, strict=True)) == {
        "snapper": 8, "tuna": 9, "mahi": 6, "crab": 5, "shark": 8, "sardine": 4,
    }  # fmt: skip
    assert [len(stages) for stages in BOARDS.stages] == [4, 3, 3, 3, 4, 2]
    assert len(BOARDS.locations) == 71
    state = play(begun("crab", "tuna"), "goal crab", "goal crab", "block crab adult 8", "block tuna adult 6")
    assert legal(state) == ["boat tuna", "boat crab", "boat ocean"]


@pytest.mark.rule("PI-S2")
@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_the_token_is_drawn_among_all_players_alike(seats: int) -> None:
    state = GAME.start(seats, {})
    assert odds(state) == {f"first {seat}": 1 for seat in range(seats)}
    last = seats - 1
    assert play(state, f"first {last}").turn() == (last,)


@pytest.mark.rule("PI-S3")
def test_boards_are_taken_clockwise_and_the_rest_is_out() -> None:
    state = play(GAME.start(3, {}), "first 1")
    assert legal(state) == [f"take {name}" for name in ALL_SIX]
    assert play(state, "take crab").turn() == (2,)
    assert refused(state, "take crab") == "PI-S3"
    assert play(state, "take mahi").turn() == (0,)
    play(state, "take shark")
    assert [BOARDS.species[kind] for kind in state.board] == ["shark", "crab", "mahi"]
    assert state.turn() == (CHANCE,)
    play(state, "goal crab", "goal crab", "block crab adult 8", "block mahi adult 6", "block shark adult 6")
    assert refused(state, "boat snapper") == "PI-F1"
    assert "snapper" not in state.view(0)["boards"]  # type: ignore[operator]


@pytest.mark.rule("PI-S4")
def test_one_chip_on_every_location_and_the_rest_in_the_centre() -> None:
    state = begun(*ALL_SIX)
    assert state.stack == [1] * 71
    assert dict(zip(BOARDS.species, state.centre, strict=True)) == {
        "snapper": 5, "tuna": 4, "mahi": 7, "crab": 13, "shark": 1, "sardine": 24,
    }  # fmt: skip
    assert begun("crab", "tuna").stack.count(1) == 12 + 11


@pytest.mark.rule("PI-S5")
@pytest.mark.parametrize(
    ("seats", "layout"),
    [
        (2, ["tuna"] * 3 + ["mahi"] * 3),
        (3, ["tuna"] * 2 + ["mahi"] * 2 + ["crab"] * 2),
        (4, ["tuna", "mahi", "crab", "shark", None, None]),
        (5, ["tuna", "mahi", "crab", "shark", "sardine", None]),
        (6, ["tuna", "mahi", "crab", "shark", "sardine", "snapper"]),
    ],
)
def test_ocean_tokens(seats: int, layout: list[str | None]) -> None:
    """Clockwise from the first player's board, here seat 1's."""
    boards = ("tuna", "mahi", "crab", "shark", "sardine", "snapper")[:seats]
    assert begun(*boards, first=1).view(0)["ocean"] == layout


@pytest.mark.rule("PI-S6")
def test_six_cards_for_each_species_in_play() -> None:
    state = begun("crab", "tuna", "shark")
    assert odds(state) == {"goal tuna": 6, "goal crab": 6, "goal shark": 6}
    assert odds(play(state, "goal crab")) == {"goal tuna": 6, "goal crab": 5, "goal shark": 6}
    assert sum(begun("crab", "tuna").cards) == 12


@pytest.mark.rule("PI-S7")
def test_everybody_begins_with_two_boats_and_nothing_else() -> None:
    state = begun(*ALL_SIX)
    assert state.boats == [2] * 6
    assert (sum(state.hold), sum(state.gear), sum(state.stars), sum(state.trophies)) == (0, 0, 0, 0)


@pytest.mark.rule("PI-R1")
def test_the_phases_follow_each_other_in_turn_order() -> None:
    state = play(begun("crab", "tuna", first=1), "goal crab", "goal tuna")
    seen = []
    for text in (
        "block crab adult 8", "block tuna adult 6", "boat ocean", "boat ocean", "boat ocean", "boat ocean",
        "cast ocean", "roll 1", "stack crab spawner a", "cast ocean", "roll 1", "cast ocean", "roll 1",
        "cast ocean", "roll 1", "done", "done", "pass", "pass",
    ):  # fmt: skip
        seen.append((state.view(0)["phase"], state.mover()))
        play(state, text)
    phases = ["management", "fleet", "fishing", "roll", "stack", "purchases", "bidding"]
    assert list(dict.fromkeys(phase for phase, _ in seen)) == phases
    assert [seat for phase, seat in seen if phase == "management"] == [1, 0]
    assert [seat for phase, seat in seen if phase == "fleet"] == [1, 1, 0, 0]
    assert [seat for phase, seat in seen if phase == "purchases"] == [1, 0]
    assert [seat for phase, seat in seen if phase == "bidding"] == [0, 1]
    assert (state.round, state.view(0)["phase"]) == (2, "goals")


@pytest.mark.rule("PI-R1")
def test_what_belongs_to_another_phase_is_refused() -> None:
    state = play(begun("crab", "tuna"), "goal crab", "goal tuna")
    assert {refused(state, text) for text in ("boat crab", "cast crab", "bid 5", "done", "take mahi")} == {"PI-R1"}
    assert refused(state, "roll 4") == "CHANCE"
    assert refused(state, "block tuna adult 6", seat=1) == "TURN"


@pytest.mark.rule("PI-G1")
def test_goals_are_drawn_without_returning() -> None:
    state = begun("crab", "tuna")
    play(state, "goal crab", "goal crab")
    assert state.view(0)["goals"] == ["crab", "crab"]
    return_to_port(state)
    assert state.view(0)["goals"] == []
    assert state.view(0)["cards"] == {"tuna": 6, "crab": 4}


@pytest.mark.rule("PI-M1")
def test_a_block_on_one_stack_of_your_own_board() -> None:
    state = play(begun("tuna", "sardine"), "goal tuna", "goal tuna")
    assert len(legal(state)) == 11
    assert refused(state, "block sardine adult 8-9") == "PI-M1"
    play(state, "block tuna juvenile 1c")
    assert state.block == [place("tuna juvenile 1c"), -1]


@pytest.mark.rule("PI-M2")
def test_only_a_stack_with_chips_is_protected_and_an_empty_board_is_skipped() -> None:
    state = begun("tuna", "sardine", "crab")
    lay(state, tuna_adult_6=0)
    for spot in range(BOARDS.board_from[5], BOARDS.board_from[6]):
        state.centre[5] += state.stack[spot]
        state.stack[spot] = 0
    play(state, "goal tuna", "goal tuna")
    assert refused(state, "block tuna adult 6") == "PI-M2"
    assert play(state, "block tuna adult 5").turn() == (2,)
    play(state, "block crab adult 8")
    assert state.block[1] == -1
    assert state.view(0)["phase"] == "fleet"


@pytest.mark.rule("PI-M2")
def test_an_empty_board_of_the_first_player() -> None:
    state = begun("sardine", "tuna")
    for spot in range(BOARDS.board_from[5], BOARDS.board_from[6]):
        state.stack[spot] = 0
    play(state, "goal tuna", "goal tuna")
    assert state.turn() == (1,)
    assert play(state, "block tuna adult 6").turn() == (0,)


@pytest.mark.rule("PI-F1")
def test_a_fleet_is_sent_boat_by_boat_in_the_order_of_the_areas() -> None:
    state = play(begun("tuna", "crab"), "goal tuna", "goal tuna", "block tuna adult 6", "block crab adult 8")
    play(state, "boat crab")
    assert legal(state) == ["boat crab", "boat ocean"]
    assert refused(state, "boat tuna") == "PI-F1"
    assert refused(state, "boat shark") == "PI-F1"
    assert play(state, "boat crab").turn() == (1,)
    play(state, "boat tuna", "boat ocean")
    assert [player["at"] for player in state.view(0)["players"]] == [{"crab": 2}, {"tuna": 1, "ocean": 1}]  # type: ignore[attr-defined]


@pytest.mark.rule("PI-A1")
def test_boats_fish_one_by_one_in_any_order() -> None:
    state = fishing("tuna", "crab", fleets=("tuna crab", "ocean ocean"))
    assert legal(state) == ["cast tuna", "cast crab"]
    fished(state, "crab", 2)
    assert (legal(state), state.turn()) == (["cast tuna"], (0,))
    assert refused(state, "cast crab") == "PI-A1"
    assert refused(state, "cast shark") == "PI-F1"
    fished(state, "tuna", 6)
    assert (legal(state), state.turn()) == (["cast ocean"], (1,))


@pytest.mark.rule("PI-A2")
def test_two_dice_for_crab_and_sardine_one_for_the_others() -> None:
    two = {f"roll {total}": 6 - abs(total - 7) for total in range(2, 13)}
    for area in (*ALL_SIX, "ocean"):
        state = fishing(*ALL_SIX, fleets=(f"{area} {area}", *["ocean ocean"] * 5))
        expected = two if area in {"crab", "sardine"} else {f"roll {pips}": 1 for pips in range(1, 7)}
        assert odds(play(state, f"cast {area}")) == expected


@pytest.mark.rule("PI-A3")
def test_a_roll_hits_the_locations_that_show_it() -> None:
    state = fishing("crab", "tuna", fleets=("crab crab", "tuna tuna"))
    fished(state, "crab", 9)
    assert stage(state, "crab", "adult") == [0, 1, 1, 1, 1]
    state = fishing("tuna", "crab", fleets=("tuna tuna", "crab crab"))
    fished(state, "tuna", 1)
    assert legal(state) == [f"stack tuna juvenile 1{letter}" for letter in "abcd"]
    assert refused(state, "stack tuna adult 6") == "PI-A3"
    assert refused(state, "stack crab adult 8") == "PI-A3"


@pytest.mark.rule("PI-A4")
def test_the_ocean_reaches_spawners_and_nothing_else_does() -> None:
    state = fishing("tuna", "crab", "mahi", "shark")
    assert odds(play(state, "cast ocean")) == {f"roll {number}": 1 for number in range(1, 5)}
    play(state, "roll 2")
    assert legal(state) == ["stack crab spawner a", "stack crab spawner b"]
    assert refused(state, "stack tuna spawner a") == "PI-A4"
    play(state, "stack crab spawner a")
    assert hold(state, 0) == {"crab": 1}
    by_board = [spot for hits in BOARDS.hit_by for places in hits for spot in places]
    assert not set(by_board) & {spot for grounds in BOARDS.grounds for spot in grounds}


@pytest.mark.rule("PI-A5")
def test_nothing_is_hit_or_only_empty_locations() -> None:
    state = lay(fishing("snapper", "tuna", fleets=("snapper snapper", "ocean ocean")), snapper_adult_6=0)
    before = state.stack.copy()
    assert legal(fished(state, "snapper", 6)) == ["cast snapper"]
    assert (state.stack, hold(state, 0)) == (before, {})
    lay(state, snapper_juvenile_1a=0, snapper_juvenile_1b=0, snapper_juvenile_1c=0)
    fished(state, "snapper", 1)
    assert stage(state, "snapper", "juvenile") == [0, 0, 0, 0]
    assert state.turn() == (1,)


@pytest.mark.rule("PI-A6")
def test_of_several_stacks_exactly_one_is_chosen() -> None:
    state = lay(fishing("snapper", "tuna", fleets=("snapper snapper", "ocean ocean")), snapper_juvenile_1b=0)
    fished(state, "snapper", 1)
    assert legal(state) == [f"stack snapper juvenile 1{letter}" for letter in "acd"]
    assert refused(state, "stack snapper juvenile 1b") == "PI-A5"
    assert refused(state, "keep") == "PI-A6"
    play(state, "stack snapper juvenile 1c")
    assert stage(state, "snapper", "juvenile") == [1, 0, 0, 1]


@pytest.mark.rule("PI-A6")
@pytest.mark.parametrize(("rule", "spawners", "stars"), [("last", [0, 1], [0, 0]), ("first", [1, 1], [1, 0])])
def test_an_option_lets_the_block_decide(rule: str, spawners: list[int], stars: list[int]) -> None:
    state = fishing("tuna", "crab", blocks=("tuna spawner b", "crab adult 8"), blocked_stack=rule)
    fished(state, "ocean", 1)
    assert (stage(state, "tuna", "spawner"), state.stars) == (spawners, stars)


@pytest.mark.rule("PI-A6")
def test_a_blocked_stack_may_be_chosen_or_avoided() -> None:
    state = fishing("tuna", "crab", blocks=("tuna spawner b", "crab adult 8"))
    fished(state, "ocean", 1)
    assert legal(state) == ["stack tuna spawner a", "stack tuna spawner b"]


@pytest.mark.rule("PI-A6")
def test_what_a_strict_block_leaves_is_refused_by_its_rule() -> None:
    state = fishing("tuna", "crab", blocks=("tuna spawner b", "crab adult 8"), blocked_stack="last")
    fished(equip(state, 0, outrigger=1), "ocean", 1)
    assert legal(state) == ["reroll", "stack tuna spawner a"]
    assert refused(state, "stack tuna spawner b") == "PI-A6"


@pytest.mark.rule("PI-A7")
def test_a_block_holds_and_earns_a_star_for_each_chip_at_every_hit() -> None:
    blocks = ("tuna adult 5", "crab juvenile 4")
    state = fishing("tuna", "crab", blocks=blocks, fleets=("tuna crab", "tuna tuna"))
    lay(state, tuna_adult_5=3, crab_juvenile_4=2)
    fished(fished(state, "tuna", 5), "crab", 4)
    assert state.stars == [3, 2]
    fished(fished(state, "tuna", 5), "tuna", 5)
    assert state.stars == [9, 2]
    assert stage(state, "tuna", "adult") == [1, 3, 1, 1, 1]
    assert (hold(state, 0), hold(state, 1)) == ({}, {})


@pytest.mark.rule("PI-A8")
def test_a_green_stack_is_taken_as_a_whole() -> None:
    state = lay(fishing("tuna", "crab", fleets=("tuna ocean", "ocean ocean")), tuna_adult_6=3, crab_spawner_a=4)
    fished(state, "tuna", 6)
    fished(state, "ocean", 4, "stack crab spawner a")
    assert hold(state, 0) == {"tuna": 3, "crab": 4}
    assert state.points == [3 * 9 + 4 * 5, 0]


@pytest.mark.rule("PI-A9")
def test_a_red_stack_goes_to_the_centre_and_is_no_catch() -> None:
    state = lay(fishing("crab", "tuna", goals=("crab", "crab"), fleets=("crab crab", "ocean ocean")), crab_juvenile_4=3)
    centre = state.centre[BOARDS.species.index("crab")]
    fished(state, "crab", 4)
    assert state.centre[BOARDS.species.index("crab")] == centre + 3
    assert (hold(state, 0), state.trophies[0], sum(state.caught)) == ({}, 0, 0)


@pytest.mark.rule("PI-T1")
def test_both_goals_win_a_trophy_at_once_wherever_they_were_caught() -> None:
    state = fishing("tuna", "crab", goals=("tuna", "crab"), fleets=("tuna ocean", "ocean ocean"))
    fished(state, "tuna", 6)
    assert state.trophies == [0, 0]
    fished(state, "ocean", 4, "stack crab spawner a")
    assert state.trophies == [1, 0]


@pytest.mark.rule("PI-T1")
def test_goals_are_met_within_one_round() -> None:
    state = fishing("tuna", "crab", goals=("tuna", "crab"), fleets=("tuna tuna", "ocean ocean"))
    fished(state, "tuna", 6)
    return_to_port(state)
    assert sum(state.caught) == 0


@pytest.mark.rule("PI-T2")
@pytest.mark.parametrize(("chips", "trophies"), [(1, 0), (2, 1)])
def test_twice_the_same_goal_takes_two_chips(chips: int, trophies: int) -> None:
    state = fishing("tuna", "crab", goals=("tuna", "tuna"), fleets=("tuna tuna", "ocean ocean"))
    fished(lay(state, tuna_adult_6=chips), "tuna", 6)
    assert state.trophies == [trophies, 0]
    fished(state, "tuna", 5)
    assert state.trophies == [1, 0]


@pytest.mark.rule("PI-T3")
def test_one_trophy_a_round_for_each_and_for_several() -> None:
    state = fishing("tuna", "crab", goals=("tuna", "tuna"), fleets=("tuna tuna", "tuna tuna"))
    lay(state, tuna_adult_6=2, tuna_adult_5=2, tuna_adult_4=2)
    fished(fished(state, "tuna", 6), "tuna", 5)
    assert state.trophies == [1, 0]
    fished(state, "tuna", 4)
    assert state.trophies == [1, 1]


@pytest.mark.rule("PI-T4")
@pytest.mark.parametrize(("strict", "trophies", "stars"), [(False, 11, 22), (True, 10, 20)])
def test_trophies_and_stars_run_out_only_if_the_supply_is_strict(strict: bool, trophies: int, stars: int) -> None:
    goals, blocks = ("tuna", "tuna"), ("tuna adult 5", "crab adult 8")
    state = fishing(
        "tuna", "crab", goals=goals, blocks=blocks, fleets=("tuna tuna", "ocean ocean"), strict_supply=strict
    )
    lay(state, tuna_adult_6=2, tuna_adult_5=3)
    state.trophies, state.stars = [4, 6], [0, 19]
    fished(fished(state, "tuna", 6), "tuna", 5)
    assert (sum(state.trophies), sum(state.stars)) == (trophies, stars)
