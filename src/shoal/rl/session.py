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
from shoal.core.game import Game, State
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
        game = load(name, None if edition is None else Path(edition))
        self._prepare(game, min(game.meta.seats) if seats is None else seats, options or {})

    def _prepare(self, game: Game, seats: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.features = features_for(self.game, self.seats, self.options)
        self.size = sum(plane.size for plane in self.features.planes)
        self.actions = len(self.game.actions)
        self.masks = Masks(self.actions)
        self.board = self.features.board

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this again in a pickle or a deep copy: the game itself says which edition it has."""
        return _setup_again, (self.game, self.seats, dict(self.options))

    def split(self, observations: Bytes) -> tuple[Bytes, Bytes]:
        """Return the planes of the board, (..., channels, height, width), and the other numbers, in the same memory."""
        cut = prod(self.board)
        kept = observations.shape[:-1]
        return observations[..., :cut].reshape(*kept, *self.board), observations[..., cut:]

    def play(self, rng: Rng) -> Playing:
        """Return an object that plays games here."""
        return Playing(self.game, self.seats, self.options, self.features, rng, self.masks)


def _setup_again(game: Game, seats: int, options: Mapping[str, Value]) -> GameSetup:
    setup = GameSetup.__new__(GameSetup)
    setup._prepare(game, seats, options)
    return setup


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
        self._play(self.table.play(Rng(randbits(64) if seed is None else seed)))

    def _play(self, playing: Playing) -> None:
        self.playing = playing
        self.start, self.step, self.rewards = playing.start, playing.step, playing.rewards

    def __getstate__(self) -> dict[str, Any]:
        """Return what a pickle or a deep copy keeps: no methods, since they would stay those of this session."""
        return {"table": self.table, "position": position_of(self.playing)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.table = kept["table"]
        self._play(play_on(self.table, kept["position"]))

    @property
    def state(self) -> State:
        return self.playing.state

    def observe(self, seat: int) -> Bytes:
        """Return the planes of what the seat sees."""
        return np.frombuffer(self.playing.observe(seat), np.uint8)

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(self.playing.mask(seat), np.int8)


def ansi(render_mode: str) -> str:
    """Return the one way in which environments are rendered, as their metadata promise; refuse any other."""
    if render_mode != "ansi":
        raise ValueError(f"there is no render mode {render_mode!r}; there is ansi, which is text")
    return render_mode


def position_of(playing: Playing) -> tuple[Rng, State | None]:
    """Return what a played game does not share with others of its table: chance, and the position if it has begun."""
    return playing.rng, getattr(playing, "state", None)


def play_on(table: GameSetup, position: tuple[Rng, State | None]) -> Playing:
    """Return an object that goes on from what `position_of` returned."""
    rng, state = position
    playing = table.play(rng)
    if state is not None:
        playing.state = state
        playing.draw_chance()
    return playing


def spaces_of(table: GameSetup) -> tuple[Any, Any]:
    """Return gymnasium's spaces of observations and of actions, which are the same for every seat."""
    planes = Box(0, 255, (table.size,), np.uint8)
    return Dict({"observation": planes, "action_mask": Box(0, 1, (table.actions,), np.int8)}), Discrete(table.actions)
