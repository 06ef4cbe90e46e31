"""What the protocol itself refuses, before a game's own rules are asked."""

from shoal.core.game import CHANCE, State
from shoal.core.refusal import CHANCE_FIRST, CHANCE_ONLY, OVER, TURN, Refusal


def protocol_refusal(state: State, seat: int) -> Refusal | None:
    """Refuse a seat that owes no decision: the game is over, or chance or somebody else is due."""
    turn = state.turn()
    if seat in turn:
        return None
    if not turn:
        return OVER
    if seat == CHANCE:
        return CHANCE_ONLY
    return CHANCE_FIRST if turn[0] == CHANCE else TURN
