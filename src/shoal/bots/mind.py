"""What a bot knows of a game besides its rules: how a position looks, which actions to look at first, how it may end.

A mind judges positions that its bot has imagined from a view, so it can know nothing that the seat does not.
"""

from math import exp

from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.native import mypyc_attr
from shoal.core.playout import eager
from shoal.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The mind for any game: it counts who would win now, and plays on at random to see how a position ends."""

    def result(self, state: State) -> list[float]:
        """Give each seat's reward if the game ended now, from 0 to 1, which is what the search reckons with."""
        return [state.reward(seat) for seat in range(state.seats)]

    def judge(self, state: State) -> list[float]:
        """Say how good the position looks for each seat, on the scale of results, without looking ahead."""
        return self.result(state)

    def order(self, state: State, seat: int, legal: list[int], rng: Rng) -> list[int]:
        """List the legal actions, the most promising first: those after which the position looks best."""
        actions = legal.copy()
        rng.shuffle(actions)
        judged = [(-self._after(state, seat, action), place) for place, action in enumerate(actions)]
        judged.sort()
        return [actions[place] for _, place in judged]

    def _after(self, state: State, seat: int, action: int) -> float:
        after = state.copy()
        after.apply(seat, action)
        return self.judge(after)[seat]

    def hunch(self, state: State, seat: int, rng: Rng) -> int:
        """Choose for a seat without looking: eagerly at random."""
        return rng.pick(eager(state.legal(seat), state.game.actions.idle))

    def quiet(self, state: State) -> bool:  # noqa: ARG002  (in most games one position is as good as another)
        """Say whether the position can be judged fairly against others, with nothing half done."""
        return True

    def foresee(self, state: State, rng: Rng, horizon: int) -> list[float]:
        """Estimate each seat's reward at the end, in place: play on by hunches, and judge where it is quiet.

        That is the first quiet position after so many plies; a horizon below 0 is never reached.
        """
        while (mover := state.mover()) != NOBODY:
            if horizon == 0 and self.quiet(state):
                return self.judge(state)
            state.apply(mover, state.sample(rng) if mover == CHANCE else self.hunch(state, mover, rng))
            if horizon > 0:
                horizon -= 1
        return self.result(state)


def shares_of(prospects: list[float], spread: float) -> list[float]:
    """Turn expected points into shares of the win that sum to 1, the more even the more luck may still spread them."""
    best = max(prospects)
    weights = [exp((prospect - best) / spread) for prospect in prospects]
    total = added(weights)
    return [weight / total for weight in weights]


def added(numbers: list[float]) -> float:
    """Add up one by one: `sum` rounds in another way from Python 3.12 on, and equal seeds must give equal moves."""
    total = 0.0
    for number in numbers:
        total += number
    return total
