"""The greedy bot: looks one decision of its own ahead and takes the action with the best position after it."""

from typing import Any

from shoal.bots.bot import Bot, Budget
from shoal.bots.mind import Mind
from shoal.core.game import Game, State, View
from shoal.core.rng import Rng

DEALS = 3
STEPS_AHEAD = 12


class Greedy(Bot):
    """Judges each action by the position at the end of its decision, over a few deals of what is unknown."""

    def __init__(self, game: Game, seat: int, mind: Mind) -> None:
        self.game = game
        self.seat = seat
        self.mind = mind

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this bot again in a pickle or a deep copy."""
        return Greedy, (self.game, self.seat, self.mind)

    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:  # noqa: ARG002  (it is quick)
        if len(legal) == 1:
            return legal[0]
        totals = [0.0] * len(legal)
        for _ in range(DEALS):
            deal = self.game.imagine(view, rng)
            for number, action in enumerate(legal):
                state = deal.copy()
                state.apply(self.seat, action)
                totals[number] += self._finish(state, rng)
        best = max(totals)
        return rng.pick([action for action, total in zip(legal, totals, strict=True) if total == best])

    def _finish(self, state: State, rng: Rng) -> float:
        """Take the mind's first choices until another seat or chance moves, and return the value of the position."""
        for _ in range(STEPS_AHEAD):
            if state.turn() != (self.seat,):
                break
            state.apply(self.seat, self.mind.order(state, self.seat, state.legal(self.seat), rng)[0][1])
        return (self.mind.judge(state) if state.turn() else self.mind.result(state))[self.seat]
