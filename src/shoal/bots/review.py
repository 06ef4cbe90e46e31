"""Review of a finished game: what each position promised each seat, and what the strongest bot would have played.

The shares are reckoned with all cards open, the same for every reader, so that a change at a ply of chance is luck and
a change at a decision is skill. The alternatives are what a search finds from the view of the seat that decided.
"""

from dataclasses import dataclass

from shoal.bots.advice import advise
from shoal.bots.bot import Budget
from shoal.bots.roster import mind_for, tuning_for
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
    if act.seat == CHANCE or len(state.legal(act.seat)) == 1:
        return Judgement(promised(state, budget, rng), [])
    advice = advise(state.game, act.seat, state.view(act.seat), budget, rng)
    best = [(state.game.actions.format(action), share) for action, share in advice]
    return Judgement(promised(state, budget, rng), best)


def promised(state: State, budget: Budget, rng: Rng) -> list[float]:
    """Give every seat's share of the win as a search with all cards open expects it."""
    if state.mover() == NOBODY:
        return state.shares()
    search = Search(state.game, mind_for(state.game), tuning_for(state.game), ALL, state.view(ALL), rng)
    search.run(budget)
    return search.expected()
