"""The random bot: every legal action with the same chance."""

from shoal.bots.bot import Bot, Budget
from shoal.core.game import View
from shoal.core.rng import Rng


class RandomBot(Bot):
    """Ignores the view."""

    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:  # noqa: ARG002
        return rng.pick(legal)
