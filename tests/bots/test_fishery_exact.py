"""The exact winner of Fishery, beside brute force by the rules alone."""

import pytest

from shoal.bots.bot import Budget
from shoal.bots.minds.fishery.solved_ponds import Pond
from shoal.bots.minds.fishery.solver import UNKNOWN, ExactSolver
from shoal.bots.roster import bot_for
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.games.fishery.position import BLACK, WHITE
from shoal.games.fishery.state import FisheryState
from support.fishery_positions import GAME, BruteForce, changed, late, midgame, positions_of, start

PLENTY = 10**6


def proven(state: FisheryState) -> int:
    return ExactSolver(PLENTY).winner(state, state.mover())


@pytest.mark.slow
@pytest.mark.parametrize(("ships", "least"), [(1, 2000), (2, 6000)])
def test_every_position_of_a_board_of_two_by_three(ships: int, least: int) -> None:
    truth = BruteForce()
    winners = {0: 0, 1: 0}
    solvers: dict[tuple[int, int], ExactSolver] = {}
    found = positions_of(start(2, 3, ships))
    assert len(found) > least
    for state in found:
        winners[truth.winner(state)] += 1
        solver = solvers.setdefault((state.black, state.white), ExactSolver(PLENTY))
        assert solver.winner(state, state.mover()) == truth.winner(state)
    assert min(winners.values()) > 100


@pytest.mark.parametrize(
    ("rows", "columns", "ships"), [(3, 3, 1), (3, 3, 3), (2, 5, 2), (3, 4, 2), (3, 5, 3), (4, 4, 3)]
)
def test_positions_of_larger_boards(rows: int, columns: int, ships: int) -> None:
    rng = Rng(31)
    for _ in range(25):
        state = midgame({"rows": rows, "columns": columns, "ships": ships}, rng, 7)
        assert proven(state) == BruteForce().winner(state)


def test_late_positions_of_the_whole_board() -> None:
    rng = Rng(21)
    for _ in range(12):
        state = late(rng, 5)
        assert proven(state) == BruteForce().winner(state)


def test_a_winning_action_keeps_the_win() -> None:
    rng = Rng(33)
    won = 0
    for _ in range(60):
        state = midgame({"rows": 3, "columns": 4, "ships": 2}, rng, 7)
        mover = state.mover()
        action = ExactSolver(PLENTY).winning(state, mover)
        assert (action != UNKNOWN) == (proven(state) == mover)
        if action != UNKNOWN:
            won += 1
            state.apply(mover, action)
            assert BruteForce().winner(state) == mover
    assert won > 10


def test_turned_and_mirrored_boards_have_the_same_winner() -> None:
    rng = Rng(34)
    for _ in range(10):
        state = midgame({"rows": 3, "columns": 4, "ships": 3}, rng, 8)
        likes = Pond(state, 1).likes
        assert len(likes) == 4
        assert {proven(changed(state, like)) for like in likes} == {proven(state)}


def test_a_win_of_black_is_a_win_of_white_with_the_colours_swapped() -> None:
    rng = Rng(35)
    wins = ties = 0
    for _ in range(80):
        state = midgame({"rows": 3, "columns": 3, "ships": 2}, rng, 9)
        swapped = changed(state, swap=True)
        if proven(state) == BLACK:
            wins += 1
            assert proven(swapped) == WHITE
        else:
            ties += proven(swapped) == WHITE
    assert wins > 5
    assert ties > 0  # White wins ties, so the other way round it need not hold


def test_a_proof_that_takes_too_long_is_given_up() -> None:
    state = late(Rng(3), 18)
    solver = ExactSolver(3)
    assert solver.winner(state, state.mover()) == UNKNOWN
    assert solver.winning(state, state.mover()) == UNKNOWN
    assert solver.seen == 3


def test_the_admiral_wins_what_it_can_prove_without_a_search() -> None:
    rng = Rng(9)
    won = 0
    for _ in range(20):
        state = late(rng, 8)
        mover = state.mover()
        if proven(state) == mover:
            bots = [
                bot_for("admiral", GAME, seat) if seat == mover else bot_for("greedy", GAME, seat) for seat in (0, 1)
            ]
            while (seat := state.mover()) != NOBODY:
                state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), Budget(iterations=1), rng))
            assert state.shares()[mover] == 1.0
            won += 1
    assert won > 3
