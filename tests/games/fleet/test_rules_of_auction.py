"""The rules of the auction, one test or more per id of RULES.md."""

import pytest

from games.fleet.fleet_moves import deal, idle_until, legal_texts, licences_of, opened, phase, play, refused_by
from shoal.games.fleet import GAME
from shoal.games.fleet.edition_numbers import LICENCES


@pytest.mark.rule("FL-A1")
def test_the_first_in_turn_order_who_is_still_in_chooses() -> None:
    state = opened(4, "shrimp cod lobster tuna", start=1)
    assert state.mover() == 1
    play(state, "auction cod, bid 4, bid 5, pass, pass, pass, pay tuna, pay shrimp")
    assert licences_of(state, 2) == {"cod": 1}
    assert state.mover() == 1
    play(state, "decline")
    assert state.mover() == 3
    play(state, "auction tuna, bid 5, pass, pay tuna, pay shrimp")
    assert state.mover() == 0


@pytest.mark.rule("FL-A1")
def test_after_the_start_player_won_the_second_player_chooses() -> None:
    state = play(opened(3), "auction cod, bid 4, pass, pass, pay tuna, pay cod")
    assert state.mover() == 1


@pytest.mark.rule("FL-A2")
def test_choosing_or_declining_for_the_whole_phase() -> None:
    state = opened(3, "shrimp cod lobster")
    assert legal_texts(state) == ["auction shrimp", "auction cod", "auction lobster", "decline"]
    assert refused_by(state, "auction tuna") == "FL-A2"
    assert refused_by(state, "pass") == "FL-A2"
    play(state, "decline, auction shrimp, bid 4")
    assert state.mover() == 2
    play(state, "pass, pay tuna, pay cod")
    assert state.mover() == 2


@pytest.mark.rule("FL-A3")
def test_the_opening_bid() -> None:
    state = play(opened(2, "lobster cod"), "auction lobster")
    assert refused_by(state, "bid 4") == "FL-A3"
    assert legal_texts(state) == [f"bid {amount}" for amount in range(5, 12)]
    assert refused_by(state, "decline") == "FL-A3"
    assert refused_by(state, "pass") == "FL-A3"
    assert refused_by(state, "stop") == "FL-R1"


@pytest.mark.rule("FL-A4")
def test_raising() -> None:
    state = play(opened(3), "auction cod, bid 6")
    assert refused_by(state, "bid 6") == "FL-A4"
    assert legal_texts(state) == ["pass", "bid 7", "bid 8", "bid 9", "bid 10", "bid 11"]
    play(state, "bid 8, bid 9, bid 10, pass, pass")
    assert (phase(state), state.mover(), state.price) == ("pay", 0, 10)


@pytest.mark.rule("FL-A4")
def test_bidding_goes_round_as_often_as_needed() -> None:
    state = play(opened(2), "auction cod, bid 4")
    for amount in range(5, 12):
        assert state.mover() == amount % 2
        play(state, f"bid {amount}")
    assert legal_texts(state) == ["pass"]


@pytest.mark.rule("FL-A5")
def test_a_pass_is_for_this_licence_only() -> None:
    state = play(opened(3), "auction cod, bid 4")
    assert refused_by(state, "decline") == "FL-A5"
    play(state, "pass, bid 5, bid 6, pass")
    assert (phase(state), state.mover()) == ("pay", 0)
    play(state, "pay tuna, pay shrimp, pay cod, auction shrimp, bid 4")
    assert (phase(state), state.mover()) == ("bid", 2)


@pytest.mark.rule("FL-A6")
def test_nobody_bids_more_than_they_can_pay() -> None:
    state = opened(2, "lobster shrimp")
    deal(state, 0, "shrimp lobster")
    assert refused_by(state, "auction lobster") == "FL-A6"
    assert legal_texts(state) == ["auction shrimp", "decline"]
    state.processed[0] = 2
    assert refused_by(state, "auction lobster") is None
    play(state, "auction lobster")
    assert refused_by(state, "bid 7") == "FL-A6"
    deal(state, 1, "cod")
    play(state, "bid 6")
    assert legal_texts(state) == ["pass"]


@pytest.mark.rule("FL-A7")
def test_bids_go_as_high_as_a_hand_can_pay() -> None:
    """A hand of $102, which has been seen, and then all money of the game in one hand."""
    state = opened(4)
    deal(state, 0, "tuna " * 9 + "shrimp " * 17 + "lobster " * 17 + "vessel " * 3 + "cod")
    play(state, "auction cod")
    assert legal_texts(state)[-1] == "bid 102"
    assert refused_by(state, "bid 103") == "FL-A6"
    play(state, "bid 102, pass, pass, pass")
    assert (phase(state), state.mover(), state.due) == ("pay", 0, 102)


@pytest.mark.rule("FL-A7")
def test_the_list_of_bids_ends_where_nobody_can_pay_more() -> None:
    printed = GAME.printed
    cards = sum(copies * cash for copies, cash in zip(printed.boat_copies, printed.cash, strict=True))
    assert cards == 180
    most = cards + printed.crates_each * max(GAME.meta.seats) + printed.licence_copies[LICENCES.index("shrimp")]
    assert GAME.actions.texts[-1] == f"bid {most}"


@pytest.mark.rule("FL-A8")
def test_one_licence_for_each_player() -> None:
    state = play(opened(2, "shrimp cod"), "auction shrimp, bid 4, pass, pay tuna, pay cod")
    assert licences_of(state, 0) == {"shrimp": 1}
    play(state, "auction cod, bid 4")
    assert phase(state) == "pay"
    assert state.mover() == 1
    play(state, "pay tuna, pay cod")
    assert phase(state) == "reveal"


@pytest.mark.rule("FL-A9")
def test_licences_that_nobody_wants_leave_the_game() -> None:
    state = play(opened(3, "shrimp cod lobster"), "decline, decline, decline")
    assert [state.removed[kind] for kind in range(3)] == [1, 1, 1]
    assert phase(state) == "reveal"
    idle_until(state, "draw")
    assert sum(state.display) == 3


@pytest.mark.rule("FL-A9")
def test_one_purchase_keeps_the_others_on_display() -> None:
    state = play(opened(3, "shrimp cod lobster"), "auction cod, bid 4, pass, pass, pay tuna, pay cod, decline, decline")
    assert sum(state.removed) == 0
    assert state.displayed == 2


@pytest.mark.rule("FL-A10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_display_is_filled_again(seats: int) -> None:
    state = opened(seats)
    play(state, "auction cod, bid 4, " + "pass, " * (seats - 1) + "pay tuna, pay cod" + ", decline" * (seats - 1))
    assert phase(state) == "reveal"
    idle_until(state, "launch")
    assert state.displayed == seats
