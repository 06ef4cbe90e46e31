"""The rules of port, purchases and gear, one test or more per id."""

import pytest

from games.pisces.pisces_moves import (
    BOARDS,
    auctioned,
    equip,
    fishing,
    give,
    hold,
    in_port,
    legal,
    play,
    refused,
    return_to_port,
)
from shoal.games.pisces.phases import OVER


@pytest.mark.rule("PI-P1", "PI-E1")
def test_everything_comes_home_and_the_sixth_time_the_game_ends() -> None:
    state = fishing("tuna", "crab")
    state.round = 6
    for _ in range(4):
        play(state, "cast ocean", "roll 1")
        while state.view(0)["phase"] == "stack":
            play(state, legal(state)[0])
    assert (state.phase, state.turn(), state.ending()) == (OVER, (), "rounds")
    assert (state.block, state.goals, sum(state.at)) == ([-1, -1], [], 0)
    assert refused(state, "done", seat=0) == "OVER"


@pytest.mark.rule("PI-P1")
def test_before_the_last_round_the_shop_opens() -> None:
    state = in_port("tuna", "crab", first=1)
    assert (state.view(0)["phase"], state.turn()) == ("purchases", (1,))


@pytest.mark.rule("PI-P2")
def test_prices() -> None:
    state = give(in_port("snapper", "shark", "sardine"), 0, snapper=1)
    assert legal(state) == ["done"]
    assert refused(state, "buy finder") == "PI-P2"
    give(state, 0, sardine=1)
    assert legal(state) == ["buy outboard", "buy outrigger", "buy finder", "done"]
    assert refused(state, "buy boat") == "PI-P2"
    give(state, 0, sardine=2)
    assert "buy boat" in legal(state)


@pytest.mark.rule("PI-P2")
def test_several_purchases_in_any_order() -> None:
    state = give(in_port("snapper", "tuna"), 0, snapper=6)
    play(state, "buy finder", "pay snapper", "pay snapper", "buy outboard", "pay snapper", "pay snapper", "done")
    assert (state.gear[:3], hold(state, 0), state.turn()) == ([1, 0, 1], {"snapper": 2}, (1,))


@pytest.mark.rule("PI-P3")
def test_the_example_of_the_rulebook_two_snappers_and_a_shark_for_a_boat() -> None:
    state = give(in_port("snapper", "shark", "sardine"), 0, snapper=2, shark=1, sardine=1)
    centres = state.centre.copy()
    play(state, "buy boat", "pay snapper", "pay snapper")
    assert legal(state) == ["pay shark", "pay sardine"]
    play(state, "pay shark")
    assert (state.boats, hold(state, 0)) == ([3, 2, 2], {"sardine": 1})
    gained = {name: state.centre[kind] - centres[kind] for kind, name in enumerate(BOARDS.species)}
    assert {name: number for name, number in gained.items() if number} == {"snapper": 2, "shark": 1}


@pytest.mark.rule("PI-P3")
def test_no_chip_too_many_and_no_dead_end() -> None:
    state = give(in_port("tuna", "sardine"), 0, tuna=1, sardine=3)
    play(state, "buy finder")
    assert legal(state) == ["pay tuna", "pay sardine"]
    assert legal(play(state.copy(), "pay tuna")) == ["pay sardine"]
    play(state, "pay sardine")
    assert legal(state) == ["pay sardine"]
    assert refused(state, "pay tuna") == "PI-P3"
    assert refused(state, "pay crab") == "PI-P3"
    play(state, "pay sardine", "pay sardine")
    assert hold(state, 0) == {"tuna": 1}


@pytest.mark.rule("PI-P3")
def test_a_chip_after_which_the_rest_would_not_suffice_comes_too_early() -> None:
    state = play(give(in_port("tuna", "sardine"), 0, tuna=1, sardine=2), "buy finder")
    assert legal(state) == ["pay tuna"]
    assert refused(state, "pay sardine") == "PI-P3"


@pytest.mark.rule("PI-P3")
def test_a_table_may_let_players_overpay() -> None:
    state = give(in_port("tuna", "sardine", overpay=True), 0, tuna=2, sardine=3)
    play(state, "buy finder", "pay tuna")
    assert legal(state) == ["pay tuna", "pay sardine"]
    assert refused(state, "done") == "PI-R1"
    play(state, "pay sardine")
    assert legal(state) == ["done", "pay sardine"]
    assert refused(state, "pay tuna") == "PI-P3"
    assert refused(state, "buy finder") == "PI-R1"
    assert (state.due, state.gear[:3]) == (0, [0, 0, 0])
    play(state, "pay sardine", "pay sardine")
    assert legal(state) == ["done"]
    play(state, "done")
    assert (state.gear[:3], hold(state, 0), state.turn()) == ([0, 0, 1], {"tuna": 1}, (0,))


@pytest.mark.rule("PI-P3", "PI-P5")
def test_overpaying_for_everything_together() -> None:
    state = give(in_port("tuna", "sardine", overpay=True, joint_payment=True), 0, tuna=4)
    play(state, "buy outrigger", "buy finder", "done", "pay tuna", "pay tuna", "pay tuna", "pay tuna", "done")
    assert (state.gear[:3], hold(state, 0), state.turn()) == ([0, 1, 1], {}, (1,))


@pytest.mark.rule("PI-B3")
def test_a_bid_is_paid_exactly_even_where_players_may_overpay() -> None:
    state = auctioned(in_port("tuna", "sardine", overpay=True), 1, 0, {"sardine": 3})
    play(state, "bid 8", "pass", "pay sardine", "pay sardine")
    assert (hold(state, 1), state.first_player) == ({"sardine": 1}, 1)


@pytest.mark.rule("PI-P4")
def test_three_boats_and_six_cards_of_a_kind() -> None:
    state = give(in_port("snapper", "tuna"), 0, snapper=9)
    equip(state, 1, outrigger=6)
    assert refused(state, "buy outrigger") == "PI-P4"
    play(state, "buy boat", "pay snapper", "pay snapper", "pay snapper")
    assert refused(state, "buy boat") == "PI-P4"
    assert legal(state) == ["buy outboard", "buy finder", "done"]
    play(state, "buy finder", "pay snapper", "pay snapper", "buy finder", "pay snapper", "pay snapper")
    assert (state.gear[:3], state.gear_left) == ([0, 0, 2], [6, 0, 4])


@pytest.mark.rule("PI-P5")
def test_things_are_paid_one_by_one_or_together() -> None:
    """Four mahi are worth 24: by itself each card takes two of them; together two cards take all four."""
    state = give(in_port("mahi", "tuna"), 0, mahi=4)
    play(state, "buy outboard", "pay mahi", "pay mahi", "buy finder", "pay mahi", "pay mahi")
    assert (state.gear[:3], hold(state, 0)) == ([1, 0, 1], {})
    snapper = give(in_port("snapper", "tuna", joint_payment=True), 0, snapper=3)
    play(snapper, "buy outboard", "buy finder")
    assert refused(snapper, "buy boat") == "PI-P5"
    assert refused(snapper, "buy finder") == "PI-P2"
    play(snapper, "done", "pay snapper", "pay snapper", "pay snapper")
    assert (snapper.gear[:3], hold(snapper, 0), snapper.turn()) == ([1, 0, 1], {}, (1,))


@pytest.mark.rule("PI-P5")
def test_a_basket_does_not_empty_a_pile_twice() -> None:
    state = equip(give(in_port("snapper", "tuna", joint_payment=True), 0, snapper=9), 1, finder=5)
    play(state, "buy finder")
    assert refused(state, "buy finder") == "PI-P4"
    play(state, "done", "pay snapper", "pay snapper", "done")
    assert state.view(0)["phase"] == "bidding"


@pytest.mark.rule("PI-P6")
def test_trophies_are_no_money() -> None:
    state = in_port("tuna", "crab")
    state.trophies = [5, 0]
    assert legal(state) == ["done"]


@pytest.mark.rule("PI-U2", "PI-U4")
def test_an_outrigger_rolls_again_and_the_new_roll_counts() -> None:
    state = equip(fishing("tuna", "crab", fleets=("tuna tuna", "ocean ocean")), 0, outrigger=2)
    play(state, "cast tuna", "roll 6")
    assert legal(state) == ["reroll", "stack tuna adult 6"]
    play(state, "reroll", "roll 1")
    assert legal(state) == ["reroll", *(f"stack tuna juvenile 1{letter}" for letter in "abcd")]
    play(state, "reroll", "roll 5")
    assert hold(state, 0) == {"tuna": 1}
    play(state, "cast tuna", "roll 1")
    assert refused(state, "reroll") == "PI-U4"


@pytest.mark.rule("PI-U2")
def test_a_roll_that_hits_nothing_may_be_kept() -> None:
    state = equip(fishing("tuna", "crab", fleets=("tuna tuna", "ocean ocean")), 0, outrigger=1)
    play(state, "cast tuna", "roll 6", "stack tuna adult 6", "cast tuna", "roll 6")
    assert legal(state) == ["keep", "reroll"]
    assert play(state, "keep").turn() == (1,)


@pytest.mark.rule("PI-U3", "PI-U4")
def test_a_finder_moves_one_boat_before_its_attempt() -> None:
    state = equip(fishing("tuna", "crab", fleets=("tuna ocean", "ocean ocean")), 0, finder=1)
    assert legal(state) == ["cast tuna", "cast ocean", "finder tuna", "finder ocean"]
    assert refused(state, "finder crab") == "PI-A1"
    assert refused(state, "finder shark") == "PI-F1"
    play(state, "finder ocean")
    assert legal(state) == ["cast tuna", "cast crab"]
    assert refused(state, "cast ocean") == "PI-U3"
    assert refused(state, "finder tuna") == "PI-U3"
    play(state, "cast crab", "roll 8")
    assert hold(state, 0) == {"crab": 1}
    assert legal(state) == ["cast tuna"]
    assert refused(state, "finder tuna") == "PI-U4"


@pytest.mark.rule("PI-U4")
def test_cards_are_fresh_in_the_next_round() -> None:
    state = equip(fishing("tuna", "crab", fleets=("tuna tuna", "ocean ocean")), 0, finder=1, outrigger=1)
    play(state, "finder tuna", "cast crab", "roll 8", "reroll", "roll 7")
    assert state.used[:3] == [0, 1, 1]
    return_to_port(state)
    assert sum(state.used) == 0
