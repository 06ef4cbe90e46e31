"""Positions of Fishery for tests of the solver, and their winners by brute force."""

from collections.abc import Sequence
from typing import cast

from shoal.bots.minds.fishery.solver import open_questions
from shoal.core.catalogue import load
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.games.fishery.actions import ACTIONS, NETS, PASS, cell_name
from shoal.games.fishery.state import FisheryState, state_of
from shoal.games.fishery.view import view

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
        key = key_of(state)
        if key not in self.winners:
            self.winners[key] = 1 - mover
            for action in state.legal(mover):
                after = state.copy()
                after.apply(mover, action)
                if self.winner(after) == mover:
                    self.winners[key] = mover
                    break
        return self.winners[key]


def key_of(state: FisheryState) -> tuple[int, ...]:
    return (state.black, state.white, state.right_open, state.up_open, state.mover(), state.passes_in_row)


def positions_of(first: FisheryState) -> list[FisheryState]:
    """Return all positions with all ships on the board where somebody is to move, each once."""
    found: dict[tuple[int, ...], FisheryState] = {}
    waiting = [first]
    while waiting:
        state = waiting.pop()
        key = key_of(state)
        if state.mover() == NOBODY or key in found:
            continue
        found[key] = state
        for action in state.legal(state.mover()):
            after = state.copy()
            after.apply(state.mover(), action)
            waiting.append(after)
    return [state for state in found.values() if not state.placing_ships()]


def late(rng: Rng, most: int) -> FisheryState:
    """Return a random position of the whole board with few nets in doubt, or none."""
    return midgame({}, rng, most)


def midgame(options: dict[str, int], rng: Rng, most: int) -> FisheryState:
    """Return a random position of a board with few nets in doubt, or none; sometimes somebody has just passed."""
    state = cast("FisheryState", GAME.start(2, GAME.settle(2, options)))
    while state.placing_ships() or open_questions(state) > most:
        legal = state.legal(state.mover())
        state.apply(state.mover(), rng.pick(legal[:-1] if PASS in legal else legal))
    if rng.below(3) == 0:
        state.apply(state.mover(), PASS)
    return state


def changed(state: FisheryState, squares: Sequence[int] = (), *, swap: bool = False) -> FisheryState:
    """Return a position with its squares moved, or with the colours and the mover swapped."""
    known = view(state)
    if squares:
        moved = {cell_name(square): cell_name(squares[square]) for square in range(len(squares))}
        known["ships"] = [[moved[square] for square in ships] for ships in known["ships"]]
        known["nets"] = [net_of(*(moved[square] for square in net.split("/"))) for net in known["nets"]]
    if swap:
        known["ships"].reverse()
        known["turns"] += 1
    return state_of(GAME, known)


def net_of(first: str, second: str) -> str:
    texts = {net.text for net in NETS}
    return next(text for text in (f"{first}/{second}", f"{second}/{first}") if text in texts and text in ACTIONS.texts)
