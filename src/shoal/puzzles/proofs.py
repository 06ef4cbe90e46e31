"""Positions whose result the bots can prove: which choice wins for certain, and how play goes on after it."""

from collections.abc import Sequence
from typing import Final

from shoal.bots.hints import proof_of
from shoal.core.game import NOBODY, Game, State, View
from shoal.core.rng import Rng
from shoal.puzzles.criteria import NotAPuzzle
from shoal.puzzles.whole_turns import TurnChoice

UNKNOWN: Final = -1
LONGEST_PROOF: Final = 16
"""The line of a proof has at most so many acts."""


def winner_of(state: State) -> int:
    """Return the seat that has won, or is proven to win; UNKNOWN if that is not known soon."""
    if state.mover() != NOBODY:
        return proof_of(state)[0]
    shares = state.shares()
    return shares.index(1.0) if 1.0 in shares else UNKNOWN


def provable(game: Game, view: View) -> bool:
    """Return whether the result of a position is known soon."""
    return winner_of(game.imagine(view, Rng(0))) != UNKNOWN


def proven(game: Game, seat: int, choices: Sequence[TurnChoice]) -> list[float] | None:
    """Return what the choices are worth exactly, if the mind of the game can prove that for all of them."""
    winners = [winner_of(game.imagine(choice.after, Rng(0))) for choice in choices]
    return None if UNKNOWN in winners else [float(winner == seat) for winner in winners]


def only_winner(game: Game, seat: int, view: View, choices: Sequence[TurnChoice]) -> TurnChoice | None:
    """Return the only choice that wins by proof; None if something cannot be proven soon.

    A position is refused as soon as it is known to be lost, or to have two choices that win.
    """
    winner = winner_of(game.imagine(view, Rng(0)))
    if winner == UNKNOWN:
        return None
    if winner != seat:
        raise NotAPuzzle("lost")
    answer: TurnChoice | None = None
    for choice in choices:
        winner = winner_of(game.imagine(choice.after, Rng(0)))
        if winner == UNKNOWN:
            return None
        if winner == seat and answer:
            raise NotAPuzzle("close")
        answer = choice if winner == seat else answer
    return answer


def proven_line(game: Game, seat: int, choice: TurnChoice) -> list[tuple[int, int]]:
    """Return the acts after a choice that wins, until whatever the seat does wins.

    The others act so that the fewest answers win; the seat takes the first of these.
    """
    line: list[tuple[int, int]] = []
    state = game.imagine(choice.after, Rng(0))
    while len(line) < LONGEST_PROOF and (mover := state.mover()) != NOBODY:
        if mover == seat:
            ahead = _ways(state, seat)
            if len(ahead) == len(state.legal(seat)):
                break
        else:
            ahead = [min(_after_all(state, mover), key=lambda way: len(_ways(way[1], seat)))]
        action, state = ahead[0]
        line.append((mover, action))
    return line


def _ways(state: State, seat: int) -> list[tuple[int, State]]:
    """Return the actions of the seat that win by proof, with what follows; all actions if others are to act."""
    return [way for way in _after_all(state, state.mover()) if winner_of(way[1]) == seat]


def _after_all(state: State, mover: int) -> list[tuple[int, State]]:
    ways: list[tuple[int, State]] = []
    for action in state.legal(mover) if mover != NOBODY else ():
        ahead = state.copy()
        ahead.apply(mover, action)
        ways.append((action, ahead))
    return ways
