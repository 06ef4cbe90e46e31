"""Bots: each gets a view and the legal actions, never a state, and gives one of the actions."""

from collections.abc import Callable, Mapping
from typing import Final

from shoal.bots.uniform import choose_uniformly
from shoal.core.game import View
from shoal.core.rng import Rng

Bot = Callable[[View, list[int], Rng], int]

BOTS: Final[Mapping[str, Bot]] = {"random": choose_uniformly}
