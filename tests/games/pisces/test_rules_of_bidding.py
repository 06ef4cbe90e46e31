"""The rules of bidding, one test or more per id, and every way in which an auction ends."""

import pytest

from games.pisces.pisces_moves import auctioned, equip, give, hold, in_port, legal, play, refused
from shoal.core.options import Value
from shoal.games.pisces.state import PiscesState


def auction(*holds: dict[str, int], first: int = 0, motors: int = 0, **options: Value) -> PiscesState:
    """Open an auction among seats that hold these chips; the motors are seat 0's."""
    boards = ("snapper", "tuna", "mahi", "crab", "shark", "sardine")
    state = in_port(*(boards if len(holds) < 2 else boards[-len(holds) :]), first=first, **options)
    for seat, chips in enumerate(holds):
        give(state, seat, **chips)
    return auctioned(state, 0, motors, {})


def rich(first: int = 0, **options: Value) -> PiscesState:
    return auction(*[{"sardine": 5, "shark": 1}] * 3, first=first, motors=0, **options)


@pytest.mark.rule("PI-B1")
def test_bidding_begins_left_of_the_first_player_and_goes_clockwise() -> None:
    state = rich(first=1)
    assert state.turn() == (2,)
    assert play(state, "pass").turn() == (0,)
    assert play(state, "bid 4").turn() == (1,)


@pytest.mark.rule("PI-B1")
@pytest.mark.parametrize("number", range(1, 6))
def test_there_is_an_auction_after_rounds_one_to_five(number: int) -> None:
    state = in_port("tuna", "crab")
    state.round = number
    play(state, "done", "done")
    assert state.view(0)["phase"] == "bidding"


@pytest.mark.rule("PI-B2")
def test_one_marker_on_a_spot_and_only_upwards() -> None:
    state = play(rich(), "bid 8")
    assert refused(state, "bid 8") == "PI-B2"
    play(state, "bid 4", "pass")
    assert state.markers == [0, 8, 4]
    assert legal(state) == ["bid 12", "bid 16", "bid 20", "pass"]
    assert refused(state, "bid 8") == "PI-B2"
    play(state, "pass")
    assert "bid 12" in legal(state)
    assert refused(state, "bid 4") == "PI-B2"


@pytest.mark.rule("PI-B2")
def test_a_bid_need_not_be_the_highest_unless_an_option_says_so() -> None:
    assert "bid 4" in legal(play(rich(), "bid 8"))
    state = play(rich(top_leader=True), "bid 8")
    assert legal(state) == ["bid 12", "bid 16", "bid 20", "pass"]
    assert refused(state, "bid 4") == "PI-B2"


@pytest.mark.rule("PI-B3")
def test_only_what_can_be_paid_exactly() -> None:
    """The example of the rulebook: 5 cannot be paid with a chip of 6."""
    state = auction({}, {"mahi": 1}, {}, {"crab": 1, "mahi": 2}, {}, {})
    assert legal(state) == ["bid 6", "pass"]
    assert refused(state, "bid 5") == "PI-B3"
    play(state, "pass", "pass")
    assert legal(state) == ["bid 5", "bid 6", "bid 11", "bid 12", "bid 17", "pass"]


@pytest.mark.rule("PI-B3", "PI-U1")
def test_motors_count_three_each_towards_a_bid() -> None:
    state = auction({"sardine": 1}, {}, {}, {}, {}, {}, first=5, motors=2)
    assert legal(state) == ["bid 4", "bid 6", "bid 7", "bid 10", "pass"]
    play(state, "bid 6", *["pass"] * 5)
    assert legal(state) == ["motor"]
    assert refused(state, "pay sardine") == "PI-B3"
    play(state, "motor", "motor")
    assert (hold(state, 0), state.first_player) == ({"sardine": 1}, 0)


@pytest.mark.rule("PI-U1", "PI-U4")
def test_motors_come_first_and_new_ones_wait() -> None:
    state = auction({"sardine": 4, "crab": 1}, {}, {}, {}, {}, {}, first=5, motors=1)
    play(state, "bid 12", *["pass"] * 5)
    assert legal(state) == ["motor", "pay sardine"]
    assert legal(play(state.copy(), "motor")) == ["pay crab"]
    play(state, "pay sardine")
    assert refused(state, "motor") == "PI-B6"
    fresh = auction({"sardine": 1}, {}, {}, {}, {}, {}, first=5, motors=1)
    fresh.new_motors[0] = 1
    assert legal(fresh) == ["bid 4", "pass"]
    play(fresh, "bid 4", *["pass"] * 5)
    assert refused(fresh, "motor") == "PI-U4"


@pytest.mark.rule("PI-U4")
def test_a_motor_bought_this_round_counts_from_the_next_on() -> None:
    state = give(in_port("snapper", "tuna"), 0, snapper=3)
    play(state, "buy outboard", "pay snapper", "pay snapper", "done", "done", "pass")
    assert legal(state) == ["bid 8", "pass"]
    play(state, "pass")
    assert state.new_motors == [0, 0]


@pytest.mark.rule("PI-U4")
def test_a_motor_counts_once() -> None:
    state = auction({"sardine": 4, "snapper": 1}, {}, {}, {}, {}, {}, first=5, motors=1)
    play(state, "bid 11", *["pass"] * 5, "motor")
    assert refused(state, "motor") == "PI-U4"
    two = auction({"sardine": 2, "shark": 1}, {}, {}, {}, {}, {}, first=5, motors=2)
    play(two, "bid 7", *["pass"] * 5, "motor")
    assert refused(two, "motor") == "PI-B3"


@pytest.mark.rule("PI-B4")
def test_a_pass_is_not_final_unless_an_option_says_so() -> None:
    state = play(rich(), "pass", "bid 4", "pass")
    assert state.turn() == (1,)
    assert play(state, "bid 8").turn() == (2,)
    final = play(rich(pass_final=True), "pass", "bid 4", "bid 8")
    assert final.turn() == (2,)
    assert play(final, "pass").view(0)["phase"] == "bid payment"


@pytest.mark.rule("PI-B5")
def test_the_last_bidder_who_leads_is_not_asked_again() -> None:
    state = play(rich(), "bid 4", "pass", "pass")
    assert (state.view(0)["phase"], state.turn()) == ("bid payment", (1,))


@pytest.mark.rule("PI-B5")
def test_a_last_bidder_who_does_not_lead_is_asked_again() -> None:
    state = play(rich(), "bid 8", "bid 4", "pass", "pass")
    assert state.turn() == (2,)
    raised = play(state.copy(), "bid 12", "pass", "pass")
    assert (raised.view(0)["phase"], raised.turn()) == ("bid payment", (2,))
    play(state, "pass")
    assert (state.view(0)["phase"], state.turn()) == ("bid payment", (1,))


@pytest.mark.rule("PI-B5")
def test_a_leader_who_passes_still_leads() -> None:
    state = play(rich(), "bid 8", "pass", "bid 4", "pass", "pass", "pass")
    assert (state.view(0)["phase"], state.turn()) == ("bid payment", (1,))


@pytest.mark.rule("PI-B4")
def test_a_leader_who_has_passed_for_good_still_wins() -> None:
    state = play(rich(pass_final=True), "bid 8", "bid 4", "pass", "pass")
    assert (state.turn(), state.passed) == ((2,), [1, 1, 0])
    assert play(state, "pass").turn() == (1,)
    assert state.view(0)["phase"] == "bid payment"
    assert play(state, "pay shark").first_player == 1


@pytest.mark.rule("PI-B5", "PI-B4")
def test_final_passes_leave_one_player_alone() -> None:
    alone = play(rich(pass_final=True), "pass", "pass")
    assert alone.turn() == (0,)
    assert play(alone.copy(), "bid 4").view(0)["phase"] == "bid payment"
    assert play(alone, "pass").first_player == 1
    behind = play(rich(pass_final=True), "bid 8", "bid 4", "pass", "pass")
    assert behind.turn() == (2,)
    assert play(behind.copy(), "bid 12").turn() == (2,)
    assert play(behind, "pass").turn() == (1,)


@pytest.mark.rule("PI-B6")
def test_the_winner_pays_exactly_and_the_others_nothing() -> None:
    state = play(rich(), "bid 8", "bid 4", "bid 12", "pass", "pass")
    before = state.centre.copy()
    assert legal(state) == ["pay shark", "pay sardine"]
    play(state, "pay shark")
    assert legal(state) == ["pay sardine"]
    play(state, "pay sardine")
    assert state.first_player == 0
    assert [hold(state, seat) for seat in range(3)] == [{"sardine": 4}, *[{"shark": 1, "sardine": 5}] * 2]
    assert [now - then for now, then in zip(state.centre, before, strict=True)] == [0, 0, 0, 0, 1, 1]
    assert (state.markers, state.passed, state.round) == ([0, 0, 0], [0, 0, 0], 2)


@pytest.mark.rule("PI-B6")
def test_a_payment_that_could_not_end_exactly_is_refused() -> None:
    state = auction({"tuna": 1, "crab": 2, "sardine": 1}, {}, {}, {}, {}, {}, first=5)
    play(state, "bid 10", *["pass"] * 5)
    assert legal(state) == ["pay crab"]
    assert refused(state, "pay tuna") == "PI-B3"
    assert refused(state, "pay mahi") == "PI-B6"
    play(state, "pay crab", "pay crab")
    assert hold(state, 0) == {"tuna": 1, "sardine": 1}


@pytest.mark.rule("PI-B7")
def test_without_a_bid_the_token_passes_to_the_left() -> None:
    state = play(rich(first=2), "pass", "pass", "pass")
    assert (state.first_player, state.round) == (0, 2)


def test_motors_of_others_do_not_help() -> None:
    state = equip(rich(first=2), 1, outboard=1)
    assert "bid 7" not in legal(state)
    assert "bid 7" in legal(play(state, "pass"))
