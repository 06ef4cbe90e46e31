"""Monte Carlo tree search (MCTS, UCT) for every game: information sets, sealed choices, dice, any number of seats.

Every few iterations, what the seat cannot know is dealt anew. Each iteration walks down the tree by upper confidence
bounds, among the actions that are legal in its deal. From the first new position the mind estimates the end, and every
seat along the path is credited with its own reward. Seats that choose in secret learn separately, so that no seat
answers a choice that it could not know. Without secrets every deal is the same, and this is plain UCT. The search looks
at few actions of a position first, those that the mind prefers, and at more with more visits.
"""

from dataclasses import dataclass
from math import inf, log, sqrt
from time import perf_counter

from shoal.bots.amaf import AmafStatistics
from shoal.bots.bot import Budget
from shoal.bots.mcts_tree import Node, chooser_of, outcome_of
from shoal.bots.mind import Mind
from shoal.core.game import ALL, CHANCE, NOBODY, Game, State, View
from shoal.core.native import i64
from shoal.core.pickling import pickle_by_fields
from shoal.core.rng import Rng


@dataclass(frozen=True)
class Tuning:
    """The settings of a search; `search_tuning.toml` has their values and explains them."""

    exploration: float
    first_width: int
    widening: float
    rival: float
    rivals: float
    horizon: int
    trust: float
    amaf_weight: float
    deal_lasts: int


pickle_by_fields(Tuning)


class TreeSearch:
    """The search for one decision of one seat; it may continue with a tree that was kept.

    With ALL as the seat and its view, nothing is hidden. Reviews use that.
    """

    def __init__(
        self, game: Game, mind: Mind, tuning: Tuning, seat: int, view: View, rng: Rng, root: Node | None = None
    ) -> None:
        self.mind = mind
        self.tuning = tuning
        self.seat = seat
        self.rng = rng
        self.imagined = game.imagine(view, rng)
        self.root = Node(-1, seat) if root is None else root
        self.done = 0
        self.sums = [0.0] * self.imagined.seats
        self.marks = [0] * len(game.actions)
        self.mark = 0
        self.others = tuning.rival if self.imagined.seats == 2 else tuning.rivals
        self.amaf = AmafStatistics(len(game.actions), self.imagined.seats)

    def run(self, budget: Budget) -> None:
        """Search until the budget is used up."""
        start = perf_counter()
        while budget.iterations is None or self.done < budget.iterations:
            if budget.seconds is not None and self.done & 7 == 0 and perf_counter() - start > budget.seconds:
                return
            self.iterate()
            self.done += 1

    def iterate(self) -> None:
        if self.seat != ALL and self.done % self.tuning.deal_lasts == 0:
            self.imagined.reshuffle(self.seat, self.rng)
        state = self.imagined.copy()
        path = [self.root]
        node = self.root
        while True:
            seat = state.mover()
            if seat == NOBODY:
                self._credit(path, self.mind.result(state))
                return
            if node.visits == 0 and node is not self.root:
                self._credit(path, self._foresee(state))
                return
            if len(state.turn()) > 1:
                node = self._choose_in_secret(node, state, path)
            else:
                node = self._draw(node, state) if seat == CHANCE else self._select(node, state, seat)
                state.apply(seat, node.action)
            path.append(node)

    def _foresee(self, state: State) -> list[float]:
        """Return the weighted mean of the mind's judgement and the result of playing on."""
        trust = self.tuning.trust
        looks = self.mind.judge(state) if trust > 0.0 else []
        taken: list[int] = []
        turns_out = self.mind.foresee(state, self.rng, self.tuning.horizon, taken)
        if taken:
            self.amaf.learn(taken, turns_out)
        if not looks:
            return turns_out
        return [trust * looks[seat] + (1.0 - trust) * turns_out[seat] for seat in range(state.seats)]

    def _choose_in_secret(self, node: Node, state: State, path: list[Node]) -> Node:
        """Let each seat choose without knowing the other choices, apply all, and return the node that follows."""
        choices: list[Node] = []
        together = 0
        for seat in state.turn():
            chooser = chooser_of(node, seat)
            choice = self._select(chooser, state, seat)
            together = together * len(self.marks) + choice.action
            choices.append(choice)
            path.append(chooser)
            path.append(choice)
        for choice in choices:
            state.apply(choice.seat, choice.action)
        return outcome_of(node, together)

    def _draw(self, node: Node, state: State) -> Node:
        return outcome_of(node, state.sample(self.rng))

    def _select(self, node: Node, state: State, seat: int) -> Node:
        legal = state.legal(seat)
        self.mark += 1
        for action in legal:
            self.marks[action] = self.mark
        best = node
        best_bound = -1.0
        open_children: i64 = 0
        for child in node.children:
            if self.marks[child.action] != self.mark or child.seat != seat:
                continue
            self.marks[child.action] = -self.mark
            open_children += 1
            child.available += 1
            bound = child.total / float(child.visits) + self.tuning.exploration * sqrt(
                log(float(child.available)) / float(child.visits)
            )
            if bound > best_bound:
                best_bound = bound
                best = child
        if open_children < len(legal) and float(open_children) < self._width(node, seat):
            return self._widen(node, state, seat, legal)
        return best

    def _width(self, node: Node, seat: int) -> float:
        """Return how many actions to look at: fewer of other seats, so that the search reaches its next decision."""
        width = float(self.tuning.first_width) + self.tuning.widening * sqrt(float(node.visits))
        return width if self.seat in (seat, ALL) else self.others * width

    def _widen(self, node: Node, state: State, seat: int, legal: list[int]) -> Node:
        """Add the most promising action that has no node yet."""
        action = self._favourite(node, seat)
        if action < 0:
            ordered = self.mind.order(state, seat, legal, self.rng)
            node.ranked = [ranked for _, ranked in ordered]
            if self.tuning.amaf_weight > 0.0:
                node.promises = [promise for promise, _ in ordered]
            action = self._favourite(node, seat)
        child = Node(action, seat)
        child.available = 1
        node.children.append(child)
        return child

    def _favourite(self, node: Node, seat: int) -> int:
        """Return the best action without a node, by the mind and by AMAF; -1 if the mind has ordered none."""
        best = -1
        most = -inf
        for place, action in enumerate(node.ranked):
            if self.marks[action] != self.mark:
                continue
            if self.tuning.amaf_weight == 0.0:
                return action
            promise = node.promises[place] + self.tuning.amaf_weight * self.amaf.of(action, seat)
            if promise > most:
                best, most = action, promise
        return best

    def _credit(self, path: list[Node], values: list[float]) -> None:
        for seat, value in enumerate(values):
            self.sums[seat] += value
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += values[node.seat]

    def expected(self) -> list[float]:
        """Return every seat's mean reward in this search."""
        return [total / max(1, self.done) for total in self.sums]

    def findings(self) -> list[tuple[int, int, float]]:
        """Return the actions looked at with their visits and mean reward, the most visited first."""
        choices = chooser_of(self.root, self.seat).children if self.root.choosers else self.root.children
        findings = [(child.action, child.visits, child.total / float(child.visits)) for child in choices]
        return sorted(findings, key=_visits, reverse=True)

    def next_after(self, line: list[int]) -> int:
        """Return the most visited action of the seat after some actions of its own; -1 if none was looked at."""
        node = chooser_of(self.root, self.seat) if self.root.choosers else self.root
        for action in line:
            taken = [child for child in node.children if child.action == action]
            if not taken:
                return -1
            node = taken[0]
        best = -1
        visits: i64 = 0
        for child in node.children:
            if child.seat == self.seat and child.visits > visits:
                best, visits = child.action, child.visits
        return best

    def learn(self, findings: list[tuple[int, int, float]]) -> None:
        """Add what another search of the same decision has found, as if these visits had been made here."""
        chooser = chooser_of(self.root, self.seat) if self.root.choosers else self.root
        children = {child.action: child for child in chooser.children}
        for action, visits, share in findings:
            child = children.get(action)
            if child is None:
                child = Node(action, self.seat)
                chooser.children.append(child)
            child.available += visits
            child.visits += visits
            child.total += share * float(visits)


def _visits(finding: tuple[int, int, float]) -> tuple[int, float]:
    return finding[1], finding[2]
