"""Ways to pay in Fleet are ranked: what the purchase needs stays in the hand, then boats, cards and money."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from games.fleet.fleet_moves import deal, launching, opened, own, play
from games.fleet.fleet_oracle import payments
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.fleet import GAME
from shoal.games.fleet.insight import insight
from shoal.games.fleet.state import FleetState
from shoal.games.fleet.view import FleetView

BOAT_OF = {"shrimp": "shrimp", "cod": "cod", "lobster": "lobster", "tuna": "tuna", "vessel": "vessel"}
POSITIONS = 500


def first_way(state: FleetState) -> dict[str, int]:
    return insight(GAME, state.view(state.mover()))["payments"][0]["pay"]


def test_a_licence_is_not_paid_with_its_only_boat() -> None:
    """The Tuna card pays $5 with one card less, but the Tuna licence is bought for it."""
    state = opened(2, "tuna cod")
    deal(state, 0, "tuna shrimp lobster cod")
    play(state, "auction tuna, bid 5, pass")
    assert first_way(state) == {"shrimp": 1, "lobster": 1, "cod": 1}


def test_a_second_card_of_the_kind_may_be_paid() -> None:
    state = opened(2, "tuna cod")
    deal(state, 0, "tuna tuna shrimp")
    play(state, "auction tuna, bid 5, pass")
    assert first_way(state) == {"tuna": 1, "shrimp": 1}


def test_what_is_needed_is_paid_if_nothing_else_can_be() -> None:
    state = opened(2, "tuna cod")
    deal(state, 0, "tuna shrimp")
    play(state, "auction tuna, bid 5, pass")
    assert first_way(state) == {"tuna": 1, "shrimp": 1}


def test_a_boat_that_can_be_launched_this_round_is_kept_even_if_a_dollar_is_lost() -> None:
    state = opened(2)
    own(state, 0, "cod king-crab-fish")
    deal(state, 0, "cod king-crab cod tuna tuna")
    launching(state)
    play(state, "launch cod")
    assert first_way(state) == {"tuna": 1}, "the King Crab boat, worth 3 points, is launched next"


def test_money_is_not_lost_to_keep_a_card_without_a_licence() -> None:
    state = opened(2, "lobster cod")
    deal(state, 0, "tuna tuna shrimp king-crab")
    play(state, "auction lobster, bid 6, pass")
    assert first_way(state) == {"tuna": 2}


def test_a_bid_shows_the_payment_that_is_then_proposed() -> None:
    rng = Rng(5)
    for state in licences_to_pay(rng, 60):
        bids = _before(state)
        mine = insight(GAME, state.view(state.mover()))["payments"][0]
        assert bids[(int(state.bid))] == (mine["pay"], mine["crates"], mine["lost"])


def _before(state: FleetState) -> dict[int, tuple[dict[str, int], int, int]]:
    """Return what the bids said before the auction was won, by amount."""
    earlier = state.copy()
    seat = int(state.payer)
    earlier.phase, earlier.to_move, earlier.bid, earlier.high = 4, seat, state.bid - 1, (seat + 1) % state.seats
    earlier.passed = 0
    bids = insight(GAME, earlier.view(seat))["bids"]
    return {bid["amount"]: (bid["pay"], bid["crates"], bid["lost"]) for bid in bids}


@pytest.mark.parametrize("hidden", [False, True])
def test_the_purchases_own_need_is_never_spent_if_another_payment_exists(hidden: bool) -> None:
    rng, choices = Rng(11 + hidden), 0
    for state in licences_to_pay(rng, POSITIONS, hidden=hidden):
        view = view_of(state)
        hand = Counter(view["players"][view["reader"]]["hand"] or {})
        payment = view["payment"]
        boat = BOAT_OF.get(payment["licence"] or "", "king-crab" if "king" in (payment["licence"] or "") else "")
        due = payment["due"]
        assert due is not None
        cards = list(hand.elements())
        ways = [Counter(way) for way in payments(cards, view["players"][view["reader"]]["processed"], due)]
        keeping = [way for way in ways if way[boat] < hand[boat]]
        listed = insight(GAME, view)["payments"]
        assert len(listed) == len(ways)
        if hand[boat] and keeping:
            choices += len(keeping) < len(ways)
            assert listed[0]["pay"].get(boat, 0) < hand[boat]
    assert choices > POSITIONS // 8, "too few positions have a choice"


def licences_to_pay(rng: Rng, number: int, *, hidden: bool = False) -> Iterator[FleetState]:
    """Play at random, with few passes, and return positions where a licence is to be paid."""
    while True:
        state = GAME.start(2 + rng.below(3), {"advanced": True, "hidden_discards": hidden})
        while (mover := state.mover()) != NOBODY:
            if mover != CHANCE and begins_to_pay(view_of(state)):
                yield state
                number -= 1
                if not number:
                    return
            action = state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)[-4:])
            state.apply(mover, action)


def view_of(state: FleetState) -> FleetView:
    return cast("FleetView", state.view(state.mover()))


def begins_to_pay(view: FleetView) -> bool:
    payment = view["payment"]
    return view["phase"] == "pay" and payment["licence"] is not None and payment["cards"] + payment["crates"] == 0
