"""The mind of Fleet judges as all good players would, by hand, and with a net where a round begins."""

import pytest

from games.fleet.fleet_moves import afloat, deal, idle_until, launching, opened, own, play
from shoal.bots.bot import Budget
from shoal.bots.find_mind import learned_mind
from shoal.bots.minds.fleet.mind import mind_with
from shoal.bots.roster import bot_for
from shoal.core.rng import Rng
from shoal.games.fleet import GAME
from shoal.games.fleet.state import FleetState

POOR = "shrimp cod"
RICH = "shrimp cod tuna lobster"
BY_HAND = mind_with([])
BY_NET = learned_mind(GAME)
"""With the nets whose figures are in docs/explanation/learning.md."""


def liking(state: FleetState, seat: int = 0) -> float:
    return BY_HAND.judge(state)[seat]


def greedy_choice(state: FleetState) -> str:
    seat = state.mover()
    bot = bot_for("greedy", GAME, seat)
    return GAME.actions.format(bot.choose(state.view(seat), state.legal(seat), Budget(), Rng(1)))


def test_shares_sum_to_one_and_equal_positions_get_equal_shares() -> None:
    for seats in (2, 3, 4):
        judged = BY_HAND.judge(opened(seats))
        assert abs(sum(judged) - 1) < 1e-9
        assert max(judged) - min(judged) < 1e-9


def test_a_licence_that_is_half_paid_is_worth_no_more_than_one_that_is_paid() -> None:
    state = play(opened(display="shrimp cod"), "auction cod, bid 6, pass")
    half = play(state.copy(), "pay tuna")
    paid = play(half.copy(), "pay shrimp, pay king-crab")
    assert paid.licences[1] == 1
    assert abs(liking(half) - liking(state)) < 1e-9
    assert abs(liking(paid) - liking(half)) < 1e-9


def test_a_higher_bid_is_worse() -> None:
    state = play(opened(display="shrimp cod"), "auction cod")
    likings = [liking(play(state.copy(), f"bid {amount}")) for amount in range(4, 12)]
    assert likings == sorted(likings, reverse=True)
    assert len(set(likings)) == len(likings)


def test_a_bid_that_leaves_no_money_for_boats_is_avoided() -> None:
    state = play(opened(display="shrimp cod"), "auction cod, bid 10")
    assert greedy_choice(state) == "pass"


def test_a_captain_and_crates_make_a_boat_better() -> None:
    likings = []
    for crates in (-1, 0, 2):
        state = opened()
        own(state, 0, "shrimp")
        afloat(state, 0, "shrimp", crates)
        likings.append(liking(state))
    assert likings == sorted(likings)
    assert len(set(likings)) == 3


def test_cards_are_money_while_it_can_be_spent() -> None:
    state, richer = opened(), opened()
    deal(state, 0, POOR)
    deal(richer, 0, RICH)
    assert liking(richer) > liking(state)
    for late in (state, richer):
        late.no_licences = True
        idle_until(late, "draw", "discard")
    assert abs(liking(richer) - liking(state)) < 1e-9


def test_a_licence_is_worth_more_early_than_late() -> None:
    gains = []
    for supply in (50, 4):
        state = opened()
        state.supply = supply
        before = liking(state)
        own(state, 0, "shrimp")
        gains.append(liking(state) - before)
    assert gains[0] > 0
    assert gains[1] > 0


def test_a_card_that_may_be_launched_is_kept() -> None:
    state = opened()
    own(state, 0, "lobster")
    deal(state, 0, "lobster lobster vessel tuna tuna")
    launching(state)
    assert greedy_choice(state) == "launch lobster"


def test_the_least_useful_card_becomes_a_captain() -> None:
    state = opened()
    own(state, 0, "tuna")
    afloat(state, 0, "tuna")
    deal(state, 0, "tuna cod")
    idle_until(launching(state), "captain")
    assert greedy_choice(state) == "captain cod"


def test_crates_that_a_boat_will_catch_again_are_processed_but_not_in_the_last_round() -> None:
    state = opened()
    own(state, 0, "vessel")
    afloat(state, 0, "vessel", 4)
    deal(state, 0, POOR)
    idle_until(launching(state), "process")
    assert greedy_choice(state) == "process vessel 4"
    state.no_licences = True
    assert greedy_choice(state) == "stop"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_net_judges_only_where_a_round_begins(seats: int) -> None:
    state = opened(seats)
    assert BY_NET.judge(state) != BY_HAND.judge(state)
    play(state, "auction cod")
    assert BY_NET.judge(state) == BY_HAND.judge(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_net_likes_boats_crates_and_money(seats: int) -> None:
    likings = [BY_NET.judge(opened(seats))[0]]
    for crates in (-1, 0, 2):
        state = opened(seats)
        own(state, 0, "shrimp")
        afloat(state, 0, "shrimp", crates)
        likings.append(BY_NET.judge(state)[0])
    assert likings == sorted(likings)
    poor, rich = opened(seats), opened(seats)
    deal(poor, 0, POOR)
    deal(rich, 0, RICH)
    assert BY_NET.judge(rich)[0] > BY_NET.judge(poor)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_its_net_the_mind_plays_on_only_until_a_round_begins(seats: int) -> None:
    state, rng = opened(seats), Rng(1)
    assert BY_NET.foresee(state.copy(), rng, 40, []) == BY_NET.judge(state)
    assert BY_HAND.foresee(state.copy(), rng, 40, []) != BY_HAND.judge(state)


def test_the_trained_net_gives_the_same_shares_in_every_build() -> None:
    judged = BY_NET.judge(opened())
    assert judged == [0.4882834251681767, 0.5117165748318233]
