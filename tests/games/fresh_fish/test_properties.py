"""What holds in every game of Fresh Fish, shown on some."""

from collections.abc import Iterator

import pytest

from games.fresh_fish.fresh_fish_oracle import board_of, holds
from shoal.core.game import ALL, NOBODY
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.core.simulation import simulate
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.actions import PASS
from shoal.games.fresh_fish.benchmark_parts import expropriation
from shoal.games.fresh_fish.state import FreshFishState

GAMES = 6
WHOLE_BOX = GAME.meta.presets["whole-box"]


def plies(seats: int, options: Options, rng: Rng) -> Iterator[tuple[FreshFishState, int]]:
    """Yield every position of a random game, with the action that led to it."""
    state = GAME.start(seats, options)
    while (seat := state.mover()) != NOBODY:
        action = state.sample(rng) if seat < 0 else rng.pick(state.legal(seat))
        state.apply(seat, action)
        yield state, action


@pytest.mark.parametrize("seats", GAME.meta.seats)
@pytest.mark.parametrize("options", [{}, WHOLE_BOX], ids=["standard", "whole-box"])
def test_everything_stays_connected_and_nothing_is_lost(seats: int, options: Options) -> None:
    rng = Rng(3, seats)
    census = GAME.start(seats, options).census()
    for _ in range(GAMES):
        passes = 0
        for state, action in plies(seats, options, rng):
            assert holds(board_of(state.view(ALL)))
            assert state.census() == census
            passes = passes + 1 if action == PASS else 0
            assert passes < seats


def test_the_pieces_in_the_box() -> None:
    assert GAME.start(3, WHOLE_BOX).census() == {
        "markers": 24, "money": 45, "apartments": 24, "outlets": 12, "demonstrations": 2, "zones": 2,
    }  # fmt: skip


@pytest.mark.rule("FF-E2", "FF-E3")
@pytest.mark.parametrize("seats", GAME.meta.seats)
@pytest.mark.parametrize("options", [{}, WHOLE_BOX], ids=["standard", "whole-box"])
def test_settled_scores_are_those_of_the_full_board(seats: int, options: Options) -> None:
    early = simulate(GAME, seats, options, "uniform", 1, range(10))
    late = simulate(GAME, seats, {**options, "play_to_full_board": True}, "uniform", 1, range(10))
    assert [game.scores for game in early] == [game.scores for game in late]
    assert {game.ending for game in late} <= {"full", "unsold"}
    assert any(one.plies < other.plies for one, other in zip(early, late, strict=True))


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_a_seat_always_has_markers(seats: int) -> None:
    """In supply and on plots there are 6 with up to two outlets on the board, then 5, then 4."""
    for state, _ in plies(seats, {}, Rng(5, seats)):
        for seat in range(seats):
            built = sum(cell < 100 for cell in state.outlets[4 * seat : 4 * seat + 4])
            assert state.supply[seat] + len(state.plots[seat]) == 6 + min(built, 2) - built


def test_the_drill_forces_streets() -> None:
    assert GAME.drills() == ["expropriation"]
    assert expropriation(1) == 1
    assert expropriation(55) == 99
    with pytest.raises(ValueError, match="no drill 'bidding'"):
        GAME.drill("bidding", 1)
