"""What the protocol itself refuses, before the game's own rules are asked."""

from shoal.core.game import CHANCE, State
from shoal.core.refusal import CHANCE_FIRST, CHANCE_NOT, CHANCE_ONLY, OVER, TURN, Refusal


def protocol_refusal(state: State, seat: int, action: int) -> Refusal | None:
    """Refuse a seat that owes no decision, a seat that chooses an outcome of chance, and an impossible outcome.

    For chance this is the whole answer. For a seat the game's own rules come next.
    """
    turn = state.turn()
    if seat not in turn:
        return _uninvited(turn, seat)
    if seat == CHANCE:
        return None if any(outcome == action for outcome, _ in state.odds()) else CHANCE_NOT
    return CHANCE_ONLY if state.game.actions.is_chance(action) else None


def _uninvited(turn: tuple[int, ...], seat: int) -> Refusal:
    """Return why the seat has nothing to decide: the game is over, or it is the turn of chance or another seat."""
    if not turn:
        return OVER
    if seat == CHANCE:
        return CHANCE_ONLY
    return CHANCE_FIRST if turn[0] == CHANCE else TURN
