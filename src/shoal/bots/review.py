"""Review of a finished game: what each position promised each seat, and what the strongest bot would have played.

The shares are reckoned with all cards open, the same for every reader, so that a change at a ply of chance is luck and
a change at a decision is skill. The alternatives are what a search finds from the view of the seat that decided.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import cast

from shoal.bots.advice import best_of, search_for
from shoal.bots.bot import Budget
from shoal.bots.search import Search
from shoal.core.game import ALL, CHANCE, NOBODY, State
from shoal.core.record import Act
from shoal.core.rng import Rng


@dataclass(frozen=True)
class Judgement:
    """The position before an act: every seat's share of the win, and the best actions with the mover's share."""

    shares: list[float]
    best: list[tuple[str, float]]


def judge_act(state: State, act: Act, budget: Budget, rng: Rng) -> Judgement:
    """Judge a position and the decision that was made there."""
    wanted = judging(state, act, rng)
    while True:
        try:
            next(wanted).run(budget)
        except StopIteration as end:
            return cast("Judgement", end.value)


def judging(state: State, act: Act, rng: Rng) -> Generator[Search, None, Judgement]:
    """Give the searches that a judgement needs, each to be run before the next is asked for, then the judgement."""
    best: list[tuple[str, float]] = []
    if act.seat != CHANCE and len(state.legal(act.seat)) > 1:
        search = search_for(state.game, act.seat, state.view(act.seat), rng)
        yield search
        best = [(state.game.actions.format(action), share) for action, share in best_of(search)]
    if state.mover() == NOBODY:
        return Judgement(state.shares(), best)
    search = search_for(state.game, ALL, state.view(ALL), rng)
    yield search
    return Judgement(search.expected(), best)
