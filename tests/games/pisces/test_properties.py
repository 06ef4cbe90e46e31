"""What holds over many games."""

import pytest

from games.pisces.pisces_properties import conserves_all_chips, holdings_are_paid_exactly, published_mean_is_met
from shoal.core.rng import Rng
from shoal.core.simulation import POLICIES, simulate
from shoal.games.pisces import GAME


def test_the_box_holds_125_fish_chips() -> None:
    assert sum(GAME.printed.chips) == 125


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_no_chip_is_lost(seats: int) -> None:
    assert conserves_all_chips(seats, 6) > 1000


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_the_random_player_scores_as_published(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    ours, error, published = published_mean_is_met(seats, 300)
    with capsys.disabled():
        print(f"\n{seats} players: {ours:.2f} +- {error:.2f}, published {published}", end="")


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_ordinary_policies_end_after_six_rounds(seats: int, policy: str) -> None:
    for played in simulate(GAME, seats, {}, policy, 3, range(10)):
        assert (played.ending, played.figures["rounds"]) == ("rounds", 6)
        assert played.plies <= GAME.max_plies(seats, {})


def test_exact_payments() -> None:
    assert holdings_are_paid_exactly(Rng(20), 400) == 400
