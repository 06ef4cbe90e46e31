"""The random bot: every legal action with the same chance."""

from shoal.core.game import View
from shoal.core.rng import Rng


def choose_uniformly(view: View, legal: list[int], rng: Rng) -> int:  # noqa: ARG001  (it does not look)
    return rng.pick(legal)
