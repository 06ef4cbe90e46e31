"""The rules of the end: points, award and ties, one test or more per id."""

import pytest

from games.pisces.pisces_moves import equip, give, in_port
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState


def ended(seats: int = 3) -> PiscesState:
    return in_port(*("tuna", "crab", "sardine", "mahi")[:seats])


@pytest.mark.rule("PI-E1")
def test_a_game_has_six_rounds() -> None:
    assert GAME.printed.rounds == 6
    assert GAME.printed.bidding_rounds == [1, 2, 3, 4, 5]


@pytest.mark.rule("PI-E2")
def test_points_are_chips_and_trophies() -> None:
    state = give(ended(), 0, tuna=2, sardine=1)
    equip(state, 1, finder=2)
    state.trophies, state.boats = [2, 1, 0], [2, 3, 2]
    assert state.scores() == [2 * 9 + 4 + 20, 10, 0]


@pytest.mark.rule("PI-E3")
@pytest.mark.parametrize(
    ("stars", "award"), [([3, 1, 0], [20, 0, 0]), ([2, 0, 2], [20, 0, 20]), ([0, 0, 0], [0, 0, 0])]
)
def test_the_award_for_most_stars(stars: list[int], award: list[int]) -> None:
    state = ended()
    state.stars = stars
    assert state.scores() == award


@pytest.mark.rule("PI-E4")
def test_most_points_win() -> None:
    assert give(give(ended(), 0, tuna=2), 1, crab=3).shares() == [1.0, 0.0, 0.0]


@pytest.mark.rule("PI-E4")
def test_ties_go_to_more_species_and_are_shared_at_last() -> None:
    state = give(give(ended(), 0, tuna=1), 1, crab=1, sardine=1)
    assert state.scores() == [9, 9, 0]
    assert state.shares() == [0.0, 1.0, 0.0]
    give(state, 2, crab=1, sardine=1)
    assert state.shares() == [0.0, 0.5, 0.5]
    assert ended().shares() == [pytest.approx(1 / 3)] * 3


@pytest.mark.rule("PI-E4")
def test_species_of_those_who_do_not_lead_do_not_matter() -> None:
    state = give(give(give(ended(), 0, tuna=2), 1, tuna=2), 2, sardine=1, crab=1, mahi=1)
    assert state.shares() == [0.5, 0.5, 0.0]
