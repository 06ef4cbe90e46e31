"""What a bot knows of a game besides its rules: how a position looks, which actions to look at first, how it may end.

A mind judges positions that its bot has imagined from a view, so it can know nothing that the seat does not.
"""

from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.native import mypyc_attr
from shoal.core.playout import eager
from shoal.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The mind for any game: it counts who would win now, and plays on at random to see how a position ends."""

    def judge(self, state: State) -> list[float]:
        """Say how good the position looks for each seat, without looking ahead."""
        return rewards(state)

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

    def foresee(self, state: State, rng: Rng) -> list[float]:
        """Estimate each seat's reward at the end: by playing on, eagerly at random, in place."""
        idle = state.game.actions.idle
        while True:
            mover = state.mover()
            if mover == NOBODY:
                return rewards(state)
            action = state.sample(rng) if mover == CHANCE else rng.pick(eager(state.legal(mover), idle))
            state.apply(mover, action)


def rewards(state: State) -> list[float]:
    return [state.reward(seat) for seat in range(state.seats)]
