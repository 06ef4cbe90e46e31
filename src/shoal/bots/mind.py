"""What a bot knows of a game: evaluation, move ordering (order), playout policy (hunch, foresee).

How good a position is, which actions to look at first, and how it may end. A mind judges positions that its bot has
imagined from a view, so it cannot know more than the seat.
"""

from math import exp

from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.native import mypyc_attr
from shoal.core.random_playout import eager
from shoal.core.rng import Rng

Promise = tuple[float, int]
"""How good the position looks after an action, on any scale, and the action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The mind for any game: it judges by who would win now, and plays on at random to estimate the end."""

    def result(self, state: State) -> list[float]:
        """Return each seat's reward, from 0 to 1, if the game ended now."""
        return [state.reward(seat) for seat in range(state.seats)]

    def judge(self, state: State) -> list[float]:
        """Return how good the position looks for each seat, on the scale of `result`, without looking ahead."""
        return self.result(state)

    def features(self, state: State) -> list[list[int]]:  # noqa: ARG002  (most minds have no net)
        """Return numbers about each seat of a quiet position, from which a net can judge it; nothing without a net."""
        return []

    def order(self, state: State, seat: int, legal: list[int], rng: Rng) -> list[Promise]:
        """Return the legal actions and what they promise: first those after which the position looks best."""
        actions = legal.copy()
        rng.shuffle(actions)
        return best_first([self._after(state, seat, action) for action in actions], actions)

    def _after(self, state: State, seat: int, action: int) -> float:
        after = state.copy()
        after.apply(seat, action)
        return self.judge(after)[seat]

    def hunch(self, state: State, seat: int, rng: Rng) -> int:
        """Return an action for a seat without looking ahead: a random one that is not a pass, if there is one."""
        return rng.pick(eager(state.legal(seat), state.game.actions.idle))

    def winning(self, state: State, seat: int) -> int:  # noqa: ARG002  (most games are too large for proofs)
        """Return an action that is proven to win whatever the others do, or -1 if none is found soon."""
        return -1

    def proven(self, state: State) -> tuple[int, int]:  # noqa: ARG002  (as above)
        """Return the seat that is proven to win if it makes no mistake, and the action for that if it is to move.

        Both are -1 where they are not known soon.
        """
        return -1, -1

    def quiet(self, state: State) -> bool:  # noqa: ARG002  (in most games one position is as good as another)
        """Return whether the position can be compared with others, because nothing is half done."""
        return True

    def foresee(self, state: State, rng: Rng, horizon: int, taken: list[int]) -> list[float]:  # noqa: ARG002  (few minds tell)
        """Return an estimate of each seat's reward at the end; play on by hunches, in place.

        The first quiet position after `horizon` plies is judged; a horizon below 0 plays to the end. A mind may add
        to `taken` the actions on the way that are worth about the same at any time: see `AmafStatistics`.
        """
        while (mover := state.mover()) != NOBODY:
            if horizon == 0 and self.quiet(state):
                return self.judge(state)
            state.apply(mover, state.sample(rng) if mover == CHANCE else self.hunch(state, mover, rng))
            if horizon > 0:
                horizon -= 1
        return self.result(state)


def best_first(promises: list[float], actions: list[int]) -> list[Promise]:
    """Return how much each action promises, and the action, the best first; equal ones stay in their order."""
    ranking = [(-promise, place) for place, promise in enumerate(promises)]
    ranking.sort()
    return [(-worse, actions[place]) for worse, place in ranking]


def shares_of(prospects: list[float], spread: float) -> list[float]:
    """Turn expected points into shares of the win that sum to 1; the larger the spread, the more even they are."""
    best = max(prospects)
    weights = [exp((prospect - best) / spread) for prospect in prospects]
    total = added(weights)
    return [weight / total for weight in weights]


def added(numbers: list[float]) -> float:
    """Add one by one: `sum` rounds differently from Python 3.12 on, but equal seeds must give equal moves."""
    total = 0.0
    for number in numbers:
        total += number
    return total
