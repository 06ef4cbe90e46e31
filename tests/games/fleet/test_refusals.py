"""What a player is told when a step is refused: the rule, and a sentence that is true."""

import pytest

from games.fleet.fleet_moves import afloat, deal, idle_until, launching, legal_texts, opened, own, play, why_not
from shoal.core.game import CHANCE
from shoal.core.rng import Rng
from shoal.games.fleet import GAME
from shoal.games.fleet.state import FleetState
from shoal.texts import Speaker

ORDER = "Tuna, Shrimp, Lobster, Processing Vessel, Cod, and King Crab"
PAYING_ORDER = f"Cards are paid in the order {ORDER}, and crates last."


def random_position(seats: int, seed: int, plies: int) -> FleetState:
    state, rng = GAME.start(seats, {}), Rng(seed)
    for _ in range(plies):
        seat = state.mover()
        state.apply(seat, state.sample(rng) if seat == CHANCE else rng.pick(state.legal(seat)))
    return state


def test_a_boat_that_has_given_its_crate() -> None:
    state = random_position(3, 2, 228)
    assert "process tuna 1" not in legal_texts(state)
    assert why_not(state, "process tuna 1") == (
        f"FL-P2: Each boat gives one crate at most. The order is {ORDER}, of each kind those with fewer crates first: "
        "it is too late for a Tuna boat with 1 crate."
    )


def test_the_order_among_cards_of_equal_cash() -> None:
    state = random_position(2, 1, 8)
    assert legal_texts(state) == ["pay shrimp", "pay lobster"]
    assert why_not(state, "pay vessel") == (
        f"FL-M4: {PAYING_ORDER} From Processing Vessel on you have $4, and you still owe $6."
    )
    play(state, "pay lobster")
    assert why_not(state, "pay shrimp") == (
        f"FL-M4: {PAYING_ORDER} You have paid a later piece, so it is too late for Shrimp."
    )


def test_who_puts_a_licence_up_opens_the_bidding() -> None:
    state = play(opened(2, "lobster cod"), "auction lobster")
    told = "FL-A3: You put the Lobster licence up for auction, so open the bidding at $5 or more."
    assert [why_not(state, text) for text in ("pass", "decline")] == [told, told]


def test_a_bidder_who_can_only_pass_is_not_told_to_bid() -> None:
    state = play(opened(2), "auction cod, bid 11")
    assert why_not(state, "bid 9") == "FL-A4: The bid stands at $11, and you can pay $11 at most, so you can only pass."
    assert why_not(state, "stop") == "FL-R1: Not now: you cannot raise the bid, so you can only pass."
    state = play(opened(2), "auction cod, bid 10")
    assert why_not(state, "bid 9") == "FL-A4: The bid stands at $10: bid more, or pass."
    assert why_not(state, "stop") == "FL-R1: Not now: raise the bid, or pass."


def test_only_what_is_possible_is_asked_for() -> None:
    state = opened(2)
    deal(state, 0, "cod")
    assert why_not(state, "bid 4") == ("FL-R1: Not now: you cannot pay for any licence here, so you can only decline.")
    own(state, 0, "lobster vessel")
    afloat(state, 0, "cod", crates=0)
    launching(state)
    assert why_not(state, "bid 4") == "FL-R1: Not now: you can only stop."
    idle_until(state, "process")
    assert why_not(state, "bid 4") == "FL-R1: Not now: process a crate, or stop."
    play(state, "process cod 1")
    assert why_not(state, "bid 4") == "FL-R1: Not now: trade a processed crate, or stop."


def test_passing_and_declining() -> None:
    state = opened(2)
    assert why_not(state, "pass") == (
        "FL-A2: There is nothing to pass on yet: put a licence up for auction, or decline."
    )
    bidding = play(state.copy(), "auction cod, bid 4")
    assert why_not(bidding, "decline") == (
        "FL-A5: On this licence you can pass, not decline. You decline when it is your turn to choose one."
    )
    deal(state, 0, "cod")
    assert why_not(state, "pass") == (
        "FL-A2: There is nothing to pass on yet, and you cannot pay for any licence here: decline."
    )


def test_a_launch_that_is_too_dear() -> None:
    state = opened(2)
    own(state, 0, "king-crab-fish shrimp")
    deal(state, 0, "king-crab cod")
    launching(state)
    assert why_not(state, "launch king-crab") == (
        "FL-L3: Launching a King Crab boat costs you $2, and without its own card you can pay $1 at most."
    )


def test_settling() -> None:
    state = play(opened(2, hidden_discards=True), "auction cod, bid 4, pass, pay tuna")
    assert why_not(state, "settle") == "FL-M5: The price is not covered yet: you still owe $1."
    exact = play(state.copy(), "pay cod")
    assert why_not(exact, "settle 1 over") == "FL-M5: Your payment is exact, not $1 over."
    play(state, "pay shrimp")
    assert why_not(state, "settle") == "FL-M5: Your payment is $1 over, not exact."
    assert why_not(state, "settle 2 over") == "FL-M5: Your payment is $1 over, not $2 over."
    assert why_not(state, "stop") == "FL-R1: Not now: the price is covered, so settle the payment."
    state = play(opened(2), "auction cod, bid 4, pass, pay tuna")
    assert why_not(state, "settle") == "FL-M5: Payments are settled only where cards are paid face down."


@pytest.mark.parametrize(
    ("crates", "sentence"),
    [
        (1, "Crates are paid last, and your 1 crate does not cover the $4 that you still owe."),
        (2, "Crates are paid last, and your 2 crates do not cover the $4 that you still owe."),
    ],
)
def test_crates_are_counted(crates: int, sentence: str) -> None:
    state = opened(2)
    state.processed[0], state.supply = crates, 50 - crates
    assert why_not(play(state, "auction cod, bid 4, pass"), "pay crate") == f"FL-M4: {sentence}"


def test_in_german_and_japanese() -> None:
    state = play(opened(2), "auction cod, bid 10")
    refusal = state.refusal(1, GAME.actions.parse("bid 9"))
    assert refusal is not None
    assert Speaker(GAME, "de")(refusal.telling) == "Das Gebot steht bei 10 $: Biete mehr oder passe."
    assert Speaker(GAME, "ja")(refusal.telling) == "今の値は10ドルです。それより上げるか、パスしてください。"
