"""What a choice is worth: a search of its own from the position after it, with the same effort for every choice."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from shoal.bots.advice import proof_of, search_for
from shoal.bots.bot import Budget
from shoal.bots.search import Node, Search
from shoal.core.game import CHANCE, Game
from shoal.core.rng import Rng
from shoal.puzzles.choices import Choice

BLOCKS: Final = 25
"""The iterations of a search are divided into so many blocks; how much their means differ tells the error."""
CONFIDENCE: Final = 1.96
SURE: Final = 0.1
"""A line goes on while an act has this part of the visits of the whole search."""
LONGEST_LINE: Final = 8


@dataclass(frozen=True)
class Weight:
    """The share of the win that a choice keeps, and its standard error."""

    share: float
    error: float


def weigh(game: Game, seat: int, choice: Choice, iterations: int, rng: Rng) -> Weight:
    """Return what the choice is worth by a search."""
    blocks = run(search_for(game, seat, choice.after, rng), seat, iterations)
    mean = sum(blocks) / len(blocks)
    spread = sum((block - mean) ** 2 for block in blocks) / (len(blocks) - 1)
    return Weight(mean, sqrt(spread / len(blocks)))


def proven(game: Game, seat: int, choices: Sequence[Choice]) -> list[Weight] | None:
    """Return what the choices are worth exactly, if the mind of the game can prove that for all of them."""
    weights: list[Weight] = []
    for choice in choices:
        winner, _ = proof_of(game.imagine(choice.after, Rng(0)))
        if winner < 0:
            return None
        weights.append(Weight(float(winner == seat), 0.0))
    return weights


def run(search: Search, seat: int, iterations: int) -> list[float]:
    """Run a search in blocks and return the seat's mean in each."""
    means: list[float] = []
    blocks = min(BLOCKS, iterations)
    size = iterations // blocks
    for block in range(1, blocks + 1):
        before = search.sums[seat]
        search.run(Budget(iterations=block * size))
        means.append((search.sums[seat] - before) / size)
    return means


def line_after(game: Game, seat: int, choice: Choice, iterations: int, rng: Rng) -> list[tuple[int, int]]:
    """Return the acts that a search expects after a choice, until chance, a secret choice, or doubt.

    In a game that hides something there is no line: what others would do depends on what they hold.
    """
    if not game.meta.open:
        return []
    search = search_for(game, seat, choice.after, rng)
    search.run(Budget(iterations=iterations))
    line: list[tuple[int, int]] = []
    node, state = search.root, game.imagine(choice.after, Rng(0))
    while len(line) < LONGEST_LINE and not node.choosers and state.mover() >= 0:
        child = most_visited(node)
        if child is None or child.seat == CHANCE or float(child.visits) < SURE * float(search.done):
            break
        state.apply(child.seat, child.action)
        line.append((child.seat, child.action))
        node = child
    return line


def most_visited(node: Node) -> Node | None:
    return max(node.children, key=lambda child: child.visits, default=None)


def surely_ahead(best: Weight, second: Weight) -> float:
    """Return the lower end of the 95 % interval of how far the best choice is ahead."""
    return best.share - second.share - CONFIDENCE * sqrt(best.error**2 + second.error**2)
