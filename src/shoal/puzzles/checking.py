"""Checking: searches a puzzle again, with other random numbers and more effort, and says whether its answer stands."""

from dataclasses import dataclass
from typing import Final

from shoal.bots.mind import Mind
from shoal.core.catalogue import load
from shoal.core.rng import Rng
from shoal.puzzles.evaluation import evaluate_choice
from shoal.puzzles.proofs import proven
from shoal.puzzles.puzzle import Puzzle
from shoal.puzzles.whole_turns import choices_of

ITERATIONS: Final = 5000


@dataclass(frozen=True)
class CheckedPuzzle:
    """How far the answer is ahead of the best other choice; below 0 if it is not the best."""

    id: str
    lead: float


def check(
    puzzle: Puzzle, iterations: int, seed: int, *, proofs: bool = True, mind: Mind | None = None
) -> CheckedPuzzle:
    """Search every choice of the puzzle by itself again; or with `proofs`, prove it again if that is possible.

    With another mind than that of all bots, the second opinion does not share the mistakes of the first.
    """
    game = load(puzzle.game).at_rules(puzzle.rules_version)
    choices = choices_of(game, puzzle.seat, puzzle.view) or []
    rng = Rng(seed, int(puzzle.id[:8], 16))
    exact = proven(game, puzzle.seat, choices) if proofs else None
    worth = exact or [evaluate_choice(game, puzzle.seat, choice, iterations, rng, mind).share for choice in choices]
    shares = {
        tuple(game.actions.format(step) for step in choice.steps): share
        for choice, share in zip(choices, worth, strict=True)
    }
    answer = shares.pop(tuple(puzzle.answer.steps))
    return CheckedPuzzle(puzzle.id, answer - max(shares.values()))
