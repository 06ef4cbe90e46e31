"""Perft: count the sequences of plies that can follow a position, to compare engines."""

from shoal.core.game import CHANCE, NOBODY, State


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
