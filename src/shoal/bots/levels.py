"""Levels of the bots that search: their budget, and how weak ones err. `levels.toml` has the numbers."""

from dataclasses import dataclass
from typing import Any

from shoal.bots.bot import Bot, Budget
from shoal.bots.mcts import TreeSearch, Tuning
from shoal.bots.mcts_tree import FlatNode, Node, flattened, rebuilt
from shoal.bots.mind import Mind
from shoal.core.game import Game, Shown, View
from shoal.core.pickling import pickle_by_fields
from shoal.core.rng import Rng


@dataclass(frozen=True)
class Level:
    """What makes a level: its budget, the share of its findings that it ignores, and whether it looks for proofs."""

    limit: Budget
    overlook: float = 0.0
    proves: bool = False


pickle_by_fields(Level)


class SearchBot(Bot):
    """A bot that searches. A weak level ignores some actions that it has found, but never plays at random."""

    def __init__(self, game: Game, seat: int, mind: Mind, tuning: Tuning, skill: Level) -> None:
        self.game = game
        self.seat = seat
        self.mind = mind
        self.tuning = tuning
        self.skill = skill
        self.kept: Node | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this bot again in a pickle or a deep copy, with the tree that it keeps."""
        kept = [] if self.kept is None else flattened(self.kept)
        return _again, (self.game, self.seat, self.mind, self.tuning, self.skill, kept)

    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:
        sure = self.sure(view, legal, rng)
        if sure >= 0:
            return sure
        search = self.begin(view, rng)
        search.run(tighter(budget, self.skill.limit))
        return self.settle(search, legal)

    def sure(self, view: View, legal: list[int], rng: Rng) -> int:
        """Return an action that needs no search: the only one, or one that is proven to win; -1 if there is none."""
        if len(legal) == 1:
            return legal[0]
        if not (self.skill.proves and self.game.meta.open):
            return -1
        return self.mind.winning(self.game.imagine(view, rng), self.seat)

    def begin(self, view: View, rng: Rng) -> TreeSearch:
        """Return the search for a decision; after running it, the caller calls `settle`."""
        return TreeSearch(self.game, self.mind, self.tuning, self.seat, view, rng, self.kept)

    def settle(self, search: TreeSearch, legal: list[int]) -> int:
        """Return the action to take after a search."""
        rng = search.rng
        self.kept = search.root
        findings = [finding for finding in search.findings() if finding[0] in legal]
        seen = [finding for finding in findings if float(rng.below(1000)) >= self.skill.overlook * 1000.0]
        return (seen or findings)[0][0]

    def notice(self, shown: Shown) -> None:
        """Keep the part of the tree below the action that was taken; keep nothing if it is veiled."""
        kept = self.kept
        self.kept = None
        if kept is not None and not shown.veiled:
            action = self.game.actions.parse(shown.text)
            for child in kept.children:
                if child.action == action and child.seat == shown.seat:
                    self.kept = child


def _again(game: Game, seat: int, mind: Mind, tuning: Tuning, skill: Level, kept: list[FlatNode]) -> SearchBot:
    bot = SearchBot(game, seat, mind, tuning, skill)
    bot.kept = rebuilt(kept) if kept else None
    return bot


def tighter(budget: Budget, limit: Budget) -> Budget:
    """Return the budget within a level's limit; one in iterations alone has no time limit, so that moves can repeat."""
    timeless = budget.seconds is None and budget.iterations is not None
    seconds = [] if timeless else [most for most in (budget.seconds, limit.seconds) if most is not None]
    iterations = [most for most in (budget.iterations, limit.iterations) if most is not None]
    return Budget(min(seconds, default=None), min(iterations, default=None))
