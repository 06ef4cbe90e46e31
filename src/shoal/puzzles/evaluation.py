"""What a choice is worth: a search of its own from the position after it, with the same effort for every choice."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from shoal.bots.bot import Budget
from shoal.bots.hints import search_for
from shoal.bots.mcts_tree import Node
from shoal.bots.mind import Mind
from shoal.core.game import CHANCE, Game
from shoal.core.rng import Rng
from shoal.puzzles.whole_turns import TurnChoice

BLOCKS: Final = 25
"""The iterations of a search are divided into so many blocks; how much their means differ tells the error."""
CONFIDENCE: Final = 1.96
SURE: Final = 0.1
"""A line goes on while an act has this part of the visits of the whole search."""
LONGEST_LINE: Final = 8


@dataclass(frozen=True)
class ChoiceValue:
    """The share of the win that a choice keeps, and its standard error."""

    share: float
    error: float


class ChoiceSearch:
    """A search of one choice that goes on as far as it is asked to, in blocks; a full one has BLOCKS of them."""

    def __init__(
        self, game: Game, seat: int, choice: TurnChoice, full: int, rng: Rng, mind: Mind | None = None
    ) -> None:
        self.seat = seat
        self.choice = choice
        self.search = search_for(game, seat, choice.after, rng, mind)
        self.size = max(1, full // BLOCKS)
        self.blocks: list[float] = []
        self.counted = 0.0

    def go_on(self, iterations: int) -> None:
        """Search until so many iterations are done in all."""
        while self.search.done < iterations:
            end = (self.search.done // self.size + 1) * self.size
            self.search.run(Budget(iterations=min(end, iterations)))
            if self.search.done == end:
                total = self.search.sums[self.seat]
                self.blocks.append((total - self.counted) / self.size)
                self.counted = total

    def share(self) -> float:
        return self.search.sums[self.seat] / max(1, self.search.done)

    def weight(self) -> ChoiceValue:
        """Return what the choice is worth, by the blocks that are full."""
        mean = sum(self.blocks) / len(self.blocks)
        spread = sum((block - mean) ** 2 for block in self.blocks) / (len(self.blocks) - 1)
        return ChoiceValue(mean, sqrt(spread / len(self.blocks)))


def evaluate_choice(
    game: Game, seat: int, choice: TurnChoice, iterations: int, rng: Rng, mind: Mind | None = None
) -> ChoiceValue:
    """Return what the choice is worth by a search, with the mind that all bots have unless another is given."""
    weighing = ChoiceSearch(game, seat, choice, iterations, rng, mind)
    weighing.go_on(iterations)
    return weighing.weight()


def line_after(game: Game, seat: int, choice: TurnChoice, iterations: int, rng: Rng) -> list[tuple[int, int]]:
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


def surely_ahead(best: ChoiceValue, second: ChoiceValue) -> float:
    """Return the lower end of the 95 % interval of how far the best choice is ahead."""
    return best.share - second.share - CONFIDENCE * sqrt(best.error**2 + second.error**2)
