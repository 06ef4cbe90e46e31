"""Uniformly random playouts of a position to its end. What the bots play on by is the playout policy of their mind."""

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
