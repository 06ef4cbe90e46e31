"""The exact winner of Fishery, beside brute force by the rules alone."""

from typing import cast

from shoal.bots.bot import Budget
from shoal.bots.minds.fishery_exact import UNKNOWN, Solver, open_questions
from shoal.bots.roster import bot_for
from shoal.core.catalogue import load
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.games.fishery.actions import PASS
from shoal.games.fishery.state import FisheryState

GAME = load("fishery")


def start(rows: int, columns: int, ships: int) -> FisheryState:
    return cast("FisheryState", GAME.start(2, GAME.settle(2, {"rows": rows, "columns": columns, "ships": ships})))


class BruteForce:
    """Tries every action of every position, with the rules alone."""

    def __init__(self) -> None:
        self.winners: dict[tuple[int, ...], int] = {}

    def winner(self, state: FisheryState) -> int:
        mover = state.mover()
        if mover == NOBODY:
            return 0 if state.shares()[0] == 1.0 else 1
        key = (state.black, state.white, state.right_open, state.up_open, mover, state.passes_in_row)
        if key not in self.winners:
            self.winners[key] = 1 - mover
            for action in state.legal(mover):
                after = state.copy()
                after.apply(mover, action)
                if self.winner(after) == mover:
                    self.winners[key] = mover
                    break
        return self.winners[key]


def every_net_position(state: FisheryState, found: dict[tuple[int, ...], FisheryState]) -> None:
    """Collect all positions with all ships on the board, each once."""
    mover = state.mover()
    if mover == NOBODY:
        return
    if not state.placing_ships():
        key = (state.black, state.white, state.right_open, state.up_open, mover)
        if key in found or state.passes_in_row:
            return
        found[key] = state
    for action in state.legal(mover):
        after = state.copy()
        after.apply(mover, action)
        every_net_position(after, found)


def test_every_position_of_a_board_of_two_by_three() -> None:
    found: dict[tuple[int, ...], FisheryState] = {}
    every_net_position(start(2, 3, 1), found)
    every_net_position(start(2, 3, 2), found)
    truth = BruteForce()
    winners = set()
    assert len(found) > 2000
    for state in found.values():
        winners.add(truth.winner(state))
        assert Solver(10**6).winner(state, state.mover()) == truth.winner(state)
    assert winners == {0, 1}


def late(rng: Rng, most: int) -> FisheryState:
    """Return a random position of the whole board with few nets in doubt, or none."""
    state = start(7, 9, 6)
    while state.placing_ships() or open_questions(state) > most:
        legal = state.legal(state.mover())
        state.apply(state.mover(), rng.pick(legal[:-1] if PASS in legal else legal))
    return state


def test_late_positions_of_the_whole_board() -> None:
    rng = Rng(21)
    for _ in range(12):
        state = late(rng, 5)
        assert Solver(10**6).winner(state, state.mover()) == BruteForce().winner(state)


def test_a_proof_that_takes_too_long_is_given_up() -> None:
    state = late(Rng(3), 14)
    solver = Solver(3)
    assert solver.winner(state, state.mover()) == UNKNOWN
    assert solver.seen == 3


def test_the_admiral_wins_what_it_can_prove_without_a_search() -> None:
    rng = Rng(9)
    won = 0
    for _ in range(20):
        state = late(rng, 8)
        mover = state.mover()
        if Solver(10**6).winner(state, mover) == mover:
            bots = [
                bot_for("admiral", GAME, seat) if seat == mover else bot_for("greedy", GAME, seat) for seat in (0, 1)
            ]
            while (seat := state.mover()) != NOBODY:
                state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), Budget(iterations=1), rng))
            assert state.shares()[mover] == 1.0
            won += 1
    assert won > 3
