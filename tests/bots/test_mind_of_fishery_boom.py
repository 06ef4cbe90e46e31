"""The mind of Fishery Boom makes the obvious choice in simple positions."""

import pytest

from games.fishery_boom.fishery_boom_moves import in_year, leave, legal_texts, marking, opened, own, play
from shoal.bots.arena import SeatResult, play_game
from shoal.bots.bot import Budget
from shoal.bots.greedy import Greedy
from shoal.bots.mind import shares_of
from shoal.bots.minds.fishery_boom.expected_points import LATER_TRUST, FisheryBoomExpectedPoints, spread_of
from shoal.bots.minds.fishery_boom.mind import MIND
from shoal.bots.minds.fishery_boom.plans import Plans, catch_odds
from shoal.core.rng import Rng
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.state import FisheryBoomState

TOGETHER = "co-operative"


def favourite(state: FisheryBoomState) -> str:
    seat = state.mover()
    first = MIND.order(state, seat, state.legal(seat), Rng(1))[0][1]
    assert MIND.judge(state) == pytest.approx(MIND.judge(state.copy()))
    return state.game.actions.format(first)


def greedy_choice(state: FisheryBoomState) -> str:
    seat = state.mover()
    chosen = Greedy(GAME, seat, MIND).choose(state.view(seat), state.legal(seat), Budget(), Rng(1))
    return state.game.actions.format(chosen)


@pytest.mark.parametrize("scoring", ["competitive", TOGETHER])
def test_a_breeder_is_spared(scoring: str) -> None:
    """Without whale 2 there is no whale 2 next year; the loss of the others changes nothing next year."""
    state = opened("fish with default", "roll 2", scoring=scoring)
    assert legal_texts(state) == [f"take {fish} for 2" for fish in ("Herring 1", "Herring 2", "Whales 1", "Whales 2")]
    assert favourite(state) != "take Whales 2 for 2"
    state.mark_fish(state.seas.fish.index("Herring 1"), 1)
    assert favourite(state) == "take Whales 1 for 2"


def test_in_co_operative_play_the_total_counts() -> None:
    """The next throw finds more fish if the breeder lives, which is worth the same to everybody."""
    state = opened("fish with default", "roll 2", scoring=TOGETHER)
    judged = [MIND.judge(play(state.copy(), f"take Whales {fish} for 2")) for fish in (1, 2)]
    assert judged[0][0] > judged[1][0]
    assert judged[0][0] == judged[0][1]
    assert greedy_choice(state) != "take Whales 2 for 2"


def test_a_co_operative_result_is_between_0_and_1_and_grows_with_the_total() -> None:
    state = marking(year=10, scoring=TOGETHER)
    empty = MIND.result(state)
    state.fish[state.years - 1] += 1
    assert 0 < empty[0] < MIND.result(state)[0] < 1
    assert MIND.result(marking(year=10)) == [0.5, 0.5]


def test_rivals_are_compared_where_a_year_begins_and_together_years_are_played_on() -> None:
    for scoring, years in (("competitive", 0), (TOGETHER, 1)):
        state = opened(scoring=scoring)
        assert MIND.quiet(state)
        MIND.foresee(state, Rng(1), 0, [])
        assert state.year >= years
        assert (state.year == 0) == (scoring == "competitive")
    assert not MIND.quiet(opened("fish with default", "roll 2"))


def test_between_rivals_equipment_for_later_years_counts_less() -> None:
    state = own(opened(), "seine")
    whole, trusted = (FisheryBoomExpectedPoints(Plans(state), state, later).prospects() for later in (1.0, LATER_TRUST))
    assert 0 < trusted[0] - trusted[1] < whole[0] - whole[1]
    assert MIND.judge(state) == shares_of(trusted, spread_of(state))


def test_equipment_comes_before_demand_rises_and_is_useless_in_the_end() -> None:
    """The third and the fourth year each need one more plate."""
    state = marking(year=2)
    state.fish[1] = 1
    assert greedy_choice(state) in {"mark seine", "mark longline", "mark trawler"}
    last = marking(year=10)
    last.fish[last.years - 1] = 1
    last.plates[last.years - 1] = 2
    assert greedy_choice(last) in {"mark faux", "mark marketing", "mark overfish"}


def test_an_empty_plate_is_crossed_out_and_an_excess_fish_gets_one() -> None:
    state = play(marking(year=10), "mark marketing")
    assert state.plates[state.years - 1] > 0
    assert favourite(state) == greedy_choice(state) == "cross out plate"
    state.fish[state.years - 1] = state.plates[state.years - 1] + 1
    assert favourite(state) == greedy_choice(state) == "add plate"


def test_gear_is_chosen_for_the_plates_of_the_last_year() -> None:
    state = in_year(own(opened(), "seine", "seine+"), 10)
    state.plates[state.years - 1] = 3
    assert greedy_choice(state) == "fish with seine+"


def test_shields_are_not_wasted() -> None:
    state = play(marking(), "mark enforcement")
    state.protected = state.seas.row_mask[state.seas.species.index("Tuna")]
    assert favourite(state) != "shield Tuna"


def test_dice_that_find_fish_are_kept() -> None:
    state = play(own(leave(opened(), "Whales"), "radar"), "fish with default", "roll 2")
    assert favourite(state) == "stop"
    state = play(own(leave(opened(), "Whales"), "radar"), "fish with default", "roll 3")
    assert favourite(state) == "reroll 3"


def test_a_fish_that_would_only_raise_demand_is_refrigerated() -> None:
    state = own(in_year(opened(), 9), "refrigeration")
    state.plates[state.years - 2] = 1
    state.fish[state.years - 2] = 1
    play(state, "fish with default", "roll 2", "take Whales 1 for 2")
    assert favourite(state) == "refrigerate"


def test_odds_of_a_catch() -> None:
    sheet = GAME.sheet
    assert catch_odds(sheet, 0, 0.5, 0.5) == [0.5, 0.5]
    assert catch_odds(sheet, 1, 0.5, 0.5) == [0.5, 0.25, 0.25]
    assert catch_odds(sheet, 3, 1.0, 1.0) == pytest.approx([1 / 36, 10 / 36, 25 / 36])
    assert catch_odds(sheet, 4, 1.0, 1.0) == pytest.approx([1 / 36, 0, 10 / 36, 25 / 36])
    assert catch_odds(sheet, 5, 1.0, 1.0) == pytest.approx([0, 0, 1])
    for gear in range(7):
        assert sum(catch_odds(sheet, gear, 0.3, 0.6)) == pytest.approx(1)


def test_plans_are_worth_more_with_equipment_fish_and_years() -> None:
    plans = Plans(opened())
    assert plans.worth(9, 0, 1, 1.0) == pytest.approx(1)
    assert plans.worth(9, 0, 3, 1.0) == pytest.approx(1 - 4)
    assert plans.worth(9, 0b11, 3, 1.0) == pytest.approx(3)
    assert plans.worth(5, 0b11, 3, 1.0) > plans.worth(5, 0b11, 3, 0.6) > plans.worth(5, 0, 3, 0.6)
    assert plans.worth(4, 0b11, 3, 0.9) > plans.worth(6, 0b11, 3, 0.9)


def test_greedy_beats_random() -> None:
    results: list[SeatResult] = []
    for number in range(4):
        results += play_game(GAME, 2, {}, ["greedy", "random"], Budget(), 3, number)
    assert sum(result.share for result in results if result.bot == "greedy") / 4 >= 0.85


@pytest.mark.slow
def test_four_greedy_players_together_leave_fish_and_score() -> None:
    """In competitive play the same players empty the sea."""
    totals = []
    for scoring in (TOGETHER, "competitive"):
        results = [play_game(GAME, 4, {"scoring": scoring}, ["greedy"], Budget(), 5, number) for number in range(2)]
        totals.append(sum(one.score for result in results for one in result) / 2)
    assert totals[0] > 1.2 * totals[1]
    assert totals[0] > 50
