"""Review of a finished match: shares and best moves for each position; turning points and luck: web/src/review.

These are each seat's expected share, and what the strongest bot would play. The shares are computed with nothing
hidden, the same for every reader. So a change at a ply of chance is luck, and a change at a decision is skill. The
alternatives come from a search with the view of the seat that decided.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import cast

from shoal.bots.bot import Budget
from shoal.bots.hints import best_of, proof_of, proven_best, search_for
from shoal.bots.mcts import TreeSearch
from shoal.core.game import ALL, CHANCE, NOBODY, State
from shoal.core.pickling import pickle_by_fields
from shoal.core.record import ActEntry
from shoal.core.rng import Rng


@dataclass(frozen=True)
class Judgement:
    """The position before an act: every seat's share of the win, and the best actions with the share of the mover.

    If it is proven who wins, that seat has all the win.
    """

    shares: list[float]
    best: list[tuple[str, float]]
    proven: bool = False


pickle_by_fields(Judgement)


def judge_act(state: State, act: ActEntry, budget: Budget, rng: Rng) -> Judgement:
    """Return the judgement of a position and of the decision that was made there."""
    wanted = judging(state, act, rng)
    while True:
        try:
            next(wanted).run(budget)
        except StopIteration as end:
            return cast("Judgement", end.value)


def judging(state: State, act: ActEntry, rng: Rng) -> Generator[TreeSearch, None, Judgement]:
    """Yield the searches that a judgement needs, then return it; the caller runs each before asking for the next."""
    best: list[tuple[str, float]] = []
    winner, sure = proof_of(state)
    if act.seat != CHANCE and len(state.legal(act.seat)) > 1:
        search = search_for(state.game, act.seat, state.view(act.seat), rng)
        yield search
        ways = best_of(search) if winner < 0 else proven_best(search, sure)
        best = [(state.game.actions.format(action), share) for action, share in ways]
    if state.mover() == NOBODY:
        return Judgement(state.shares(), best)
    if winner >= 0:
        return Judgement([float(seat == winner) for seat in range(state.seats)], best, proven=True)
    search = search_for(state.game, ALL, state.view(ALL), rng)
    yield search
    return Judgement(search.expected(), best)
