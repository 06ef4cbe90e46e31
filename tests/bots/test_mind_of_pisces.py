"""The mind of Pisces makes the obvious choice in simple positions."""

import pytest

from games.pisces.pisces_moves import auctioned, begun, equip, fishing, give, in_port, lay, play
from shoal.bots.arena import SeatResult, play_game
from shoal.bots.bot import Budget
from shoal.bots.greedy import Greedy
from shoal.bots.minds.pisces.expected_points import PiscesExpectedPoints, award_odds
from shoal.bots.minds.pisces.fishing import Fishing
from shoal.bots.minds.pisces.mind import MIND
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState


def favourite(state: PiscesState) -> str:
    seat = state.mover()
    return GAME.actions.format(MIND.order(state, seat, state.legal(seat), Rng(1))[0][1])


def greedy_choice(state: PiscesState) -> str:
    seat = state.mover()
    chosen = Greedy(GAME, seat, MIND).choose(state.view(seat), state.legal(seat), Budget(), Rng(1))
    return GAME.actions.format(chosen)


def test_the_most_valuable_of_the_stacks_that_were_hit_is_taken() -> None:
    state = lay(fishing("tuna", "crab", blocks=("tuna juvenile 1a", "crab spawner b")), tuna_spawner_b=3)
    play(state, "cast ocean", "roll 1")
    assert favourite(state) == greedy_choice(state) == "stack tuna spawner b"


def test_a_stack_that_completes_the_goals_beats_a_slightly_larger_one() -> None:
    state = lay(fishing("tuna", "crab", goals=("crab", "crab")), crab_spawner_a=2, tuna_spawner_a=1)
    assert Fishing(state).worth(0, GAME.printed.ocean) > lay_value(state)


def lay_value(state: PiscesState) -> float:
    """Return the expected points of an attempt in the ocean: 1 tuna or 2 crab, each with a chance of one half."""
    return (state.printed.values[1] + 2 * state.printed.values[3]) / 2


def test_boats_go_where_fish_are() -> None:
    state = play(begun("tuna", "crab"), "goal tuna", "goal crab", "block tuna juvenile 1a", "block crab spawner b")
    for name in ("spawner_a", "spawner_b"):
        lay(state, **{f"tuna_{name}": 0, f"crab_{name}": 0})
    assert favourite(state) != "boat ocean"
    assert greedy_choice(state) != "boat ocean"
    lay(state, tuna_spawner_a=4, crab_spawner_a=5)
    assert greedy_choice(play(state, "boat crab" if favourite(state) == "boat crab" else "boat tuna")) == "boat ocean"


def test_expected_catches_go_down_boat_by_boat() -> None:
    catch = Fishing(fishing("tuna", "crab"))
    first = catch.worth(0, 1)
    catch.fish(0, 1)
    assert catch.worth(0, 1) < first
    assert catch.points[0] > 0


def test_being_first_in_the_next_round_is_worth_what_there_is_to_catch() -> None:
    """With one large stack the first fleet leaves little for the second; an empty sea is the same for both."""
    rich = auctioned(in_port("tuna", "crab"), 0, motors=0, holding={})
    rich.stack = [0] * len(rich.stack)
    bare = rich.copy()
    lay(rich, crab_adult_7=9)
    assert gain_by_being_first(rich) > 1
    assert gain_by_being_first(bare) == 0


def gain_by_being_first(state: PiscesState) -> float:
    """Return the points that seat 0 should have more if the auction ended with seat 0 first than with seat 1."""
    prospects = []
    for first in (0, 1):
        state.first_player = 1 - first
        prospects.append(PiscesExpectedPoints(state).prospects[0])
    return prospects[0] - prospects[1]


def test_a_boat_is_bought_early_and_nothing_late() -> None:
    early = give(in_port("tuna", "crab"), 0, tuna=2, crab=1)
    early.points[0] = 23
    assert favourite(early) == greedy_choice(early) == "buy boat"
    late = give(in_port("tuna", "crab"), 0, tuna=2, crab=1)
    late.round = 5
    assert favourite(late) == greedy_choice(late) == "done"


def test_a_payment_wastes_nothing() -> None:
    state = play(give(in_port("tuna", "crab"), 0, tuna=1, crab=2), "buy outrigger")
    assert favourite(state) == greedy_choice(state) == "pay crab"


def test_a_price_that_is_covered_is_paid_no_further() -> None:
    state = in_port("tuna", "crab", overpay=True)
    play(give(state, 0, tuna=1, crab=3), "buy outrigger", "pay crab")
    assert favourite(state) == greedy_choice(state) == "pay crab"
    play(state, "pay crab")
    assert favourite(state) == greedy_choice(state) == "done"


def test_a_roll_that_hits_nothing_is_rolled_again() -> None:
    state = equip(fishing("tuna", "crab"), 0, outrigger=1)
    for name in ("spawner_a", "spawner_b"):
        lay(state, **{f"tuna_{name}": 0})
    play(state, "cast ocean", "roll 1")
    assert favourite(state) == greedy_choice(state) == "reroll"


def test_a_bid_is_as_small_as_possible() -> None:
    rich = auctioned(in_port("tuna", "crab", first=1), 0, motors=1, holding={"crab": 2, "tuna": 2})
    rich.seat = rich.to_move = 0
    rich.first_player = 0
    assert favourite(rich) == greedy_choice(rich) == "bid 5"
    free = auctioned(in_port("tuna", "crab", first=1), 0, motors=0, holding={"crab": 2, "tuna": 2})
    assert favourite(free) == greedy_choice(free) == "pass"


def test_the_award_goes_to_most_stars() -> None:
    assert award_odds([0.0, 0.0], 0.0) == [0.0, 0.0]
    assert award_odds([3.0, 0.0], 0.0)[0] > 0.99
    assert award_odds([3.0, 0.0], 4.0)[0] < award_odds([3.0, 0.0], 1.0)[0]


@pytest.mark.parametrize("seats", [2, 6])
def test_judgements_are_shares_at_every_step(seats: int) -> None:
    state, rng = GAME.start(seats, {}), Rng(seats)
    while (seat := state.mover()) != -2:
        judged = MIND.judge(state)
        assert sum(judged) == pytest.approx(1)
        assert min(judged) >= 0
        state.apply(seat, state.sample(rng) if seat < 0 else rng.pick(state.legal(seat)))


def test_greedy_beats_random() -> None:
    results: list[SeatResult] = []
    for number in range(4):
        results += play_game(GAME, 2, {}, ["greedy", "random"], Budget(), 3, number)
    assert sum(result.share for result in results if result.bot == "greedy") / 4 >= 0.85
