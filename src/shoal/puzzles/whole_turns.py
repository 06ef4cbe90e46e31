"""The choices of a seat: all steps that it takes until somebody else, or chance, acts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from shoal.core.game import Game, State, View
from shoal.core.rng import Rng
from shoal.puzzles.puzzle import fingerprint

MOST: Final = 60
MOST_POSITIONS: Final = 600
"""So many positions between steps are looked at, in search of choices."""


@dataclass(frozen=True)
class TurnChoice:
    """Steps, and what the seat knows after them. The first steps that lead to it stand for all others that do."""

    steps: list[int]
    after: View


def choices_of(game: Game, seat: int, view: View, most: int = MOST) -> list[TurnChoice] | None:
    """Return every choice of the seat that owes a decision; None if there are more than `most`.

    Steps that lead to the same position are one choice.
    """
    choices: dict[str, TurnChoice] = {}
    open_ends: list[tuple[State, list[int]]] = [(game.imagine(view, Rng(0)), [])]
    for _ in range(MOST_POSITIONS):
        if not open_ends:
            return list(choices.values())
        state, steps = open_ends.pop()
        if steps and state.turn() != (seat,):
            after = state.view(seat)
            choices.setdefault(fingerprint(after), TurnChoice(steps, after))
            if len(choices) > most:
                return None
            continue
        for action in reversed(state.legal(seat)):
            ahead = state.copy()
            ahead.apply(seat, action)
            open_ends.append((ahead, [*steps, action]))
    return None


def decides_alone(game: Game, seat: int, view: View) -> bool:
    """Return whether the seat, as far as it knows, is the only one that owes a decision now."""
    return game.imagine(view, Rng(0)).turn() == (seat,)


def likeness(game: Game, seat: int, view: View, choices: Sequence[TurnChoice]) -> str:
    """Return a digest that mirrored positions share, and hardly any others.

    It counts: the numbers in the view without the names of places, and for each choice the next choices and the points.
    """
    ahead = [game.imagine(choice.after, Rng(0)) for choice in choices]
    facts = sorted([len(state.legal(state.mover())) if state.mover() >= 0 else -1, *state.scores()] for state in ahead)
    return fingerprint([game.name, seat, _numbers(view), facts])


def _numbers(value: object) -> Any:
    """Return plain data with every list sorted, and with nothing of texts but that they are there."""
    if isinstance(value, dict):
        return {name: _numbers(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return sorted((_numbers(item) for item in value), key=repr)
    return "" if isinstance(value, str) else value
