"""Whole games: the random player's figures, what holds in every position, and the length of a game."""

from math import sqrt
from statistics import mean, stdev

import pytest

from games.fishery_boom.fishery_boom_players import TOTALS, play_randomly
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.core.simulation import POLICIES, simulate
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.state import FisheryBoomState

GAMES = 500
OF_THE_TEXT = 2000


@pytest.mark.parametrize("seats", TOTALS)
def test_the_random_player_scores_what_the_rules_text_says(seats: int) -> None:
    """Within three standard errors of both means."""
    totals = [sum(play_randomly(GAME, seats, Rng(1, number)).scores()) for number in range(GAMES)]
    error = stdev(totals) * sqrt(1 / GAMES + 1 / OF_THE_TEXT)
    print(f"{seats} players: {mean(totals):.2f}, the text has {TOTALS[seats]}")
    assert abs(mean(totals) - TOTALS[seats]) <= 3 * error


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_by_year_ten(policy: str, seats: int) -> None:
    for played in simulate(GAME, seats, {}, policy, 5, range(40)):
        assert 1 <= played.figures["years"] <= 10
        assert played.ending == "extinct" or played.figures["years"] == 10


def boxes_add_up(state: FisheryBoomState) -> bool:
    """Plates are last year's fish and the +1, but for Marketing; boxes of later years hold only fish on ice."""
    years = state.years
    for seat in range(state.seats):
        for year in range(1, state.year + 1):
            before, place = seat * years + year - 1, seat * years + year
            if state.marked[place] < 0 and state.plates[place] != state.fish[before] + state.sheet.plus_one[year]:
                return False
        if any(state.fish[seat * years + state.year + 2 : (seat + 1) * years]):
            return False
    return min(state.plates) >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_fish_and_plates_add_up(seats: int, seed: int) -> None:
    state, rng = GAME.start(seats, {}), Rng(seed)
    census = state.census()
    assert census == {"fish": 360, "boxes": 16 * seats}
    while (mover := state.mover()) != NOBODY:
        state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))
        assert state.census() == census
        assert boxes_add_up(state)
        assert state.living == sum(1 << fish for fish, mark in enumerate(state.marks) if mark == 0)
