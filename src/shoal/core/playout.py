"""Playing a position to its end at random, and counting the sequences of plies that can follow it."""

from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.native import i64
from shoal.core.rng import Rng


def play_out(state: State, rng: Rng) -> int:
    """Play on to the end, each seat uniformly at random; return the number of plies."""
    plies: i64 = 0
    while True:
        mover = state.mover()
        if mover == NOBODY:
            return plies
        action = state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover))
        state.apply(mover, action)
        plies += 1


def eager(legal: list[int], idle: list[bool]) -> list[int]:
    """Return the actions that are not idle, or all of them if there is no other."""
    busy = [action for action in legal if not idle[action]]
    return busy or legal


def perft(state: State, depth: int) -> int:
    """Count the sequences of that many plies; outcomes of chance count once, sealed choices come in seat order."""
    mover = state.mover()
    if depth == 0:
        return 1
    if mover == NOBODY:
        return 0
    actions = [outcome for outcome, _ in state.odds()] if mover == CHANCE else state.legal(mover)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(mover, action)
        total += perft(after, depth - 1)
    return total
