"""A game for learners, in arrays of numpy: every step is an action of a seat."""

from collections.abc import Callable, Mapping
from math import prod
from pathlib import Path
from secrets import randbits
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete

from shoal.core.catalogue import load
from shoal.core.game import State
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.rl.observations.planes import features_for
from shoal.rl.play.episodes import Playing
from shoal.rl.play.masks import Masks

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


class GameSetup:
    """What stays the same from game to game: rules, seats, and the shape of observations and actions."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: str | Path | None = None,
    ) -> None:
        self.game = load(name, None if edition is None else Path(edition))
        self.seats = min(self.game.meta.seats) if seats is None else seats
        self.options = self.game.settle(self.seats, options or {})
        self.features = features_for(self.game, self.seats, self.options)
        self.size = sum(plane.size for plane in self.features.planes)
        self.actions = len(self.game.actions)
        self.masks = Masks(self.actions)
        self.board = self.features.board

    def split(self, observations: Bytes) -> tuple[Bytes, Bytes]:
        """Return the planes of the board, (..., channels, height, width), and the other numbers, in the same memory."""
        cut = prod(self.board)
        kept = observations.shape[:-1]
        return observations[..., :cut].reshape(*kept, *self.board), observations[..., cut:]

    def play(self, rng: Rng) -> Playing:
        """Return an object that plays games here."""
        return Playing(self.game, self.seats, self.options, self.features, rng, self.masks)


class Session:
    """One game after another at one table; equal seeds give equal games.

    `start`, `step` and `rewards` are those of `Playing` itself, since each call costs time.
    """

    start: Callable[[], int]
    step: Callable[[int, int], int]
    rewards: Callable[[], list[float]]

    def __init__(self, table: GameSetup) -> None:
        self.table = table
        self.seed(None)

    def seed(self, seed: int | None) -> None:
        self.playing = self.table.play(Rng(randbits(64) if seed is None else seed))
        self.start, self.step, self.rewards = self.playing.start, self.playing.step, self.playing.rewards

    @property
    def state(self) -> State:
        return self.playing.state

    def observe(self, seat: int) -> Bytes:
        """Return the planes of what the seat sees."""
        return np.frombuffer(self.playing.observe(seat), np.uint8)

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(self.playing.mask(seat), np.int8)


def spaces_of(table: GameSetup) -> tuple[Any, Any]:
    """Return gymnasium's spaces of observations and of actions, which are the same for every seat."""
    planes = Box(0, 255, (table.size,), np.uint8)
    return Dict({"observation": planes, "action_mask": Box(0, 1, (table.actions,), np.int8)}), Discrete(table.actions)
