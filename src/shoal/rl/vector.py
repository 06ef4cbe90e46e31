"""Gymnasium, a vectorised environment: `VectorGames(name, 64)` is a VectorEnv of many games for learners of all seats.

    games = VectorGames(name, 64)
    observations, info = games.reset(seed=1)
    while training:
        observations, rewards, ended, _, info = games.step(policy(observations, info["action_mask"]))

Each game has one seat to move, `info["seat"][k]`, and the observation is what that seat sees. The reward is that of the
seat that has just acted; when a game has ended, `info["rewards"][k]` has the reward of each seat. A new game begins in
its place in the same step, and `info["final_obs"][k]` is what the seat that acted saw at the end.

`advance` does the same without observations. It changes the arrays `masks`, `seats`, `rewards` and `ended` in place,
and `observations` writes into one array as well; `step` returns copies.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.rl.play.episodes import choose_all, mask_all, movers_of, observe_all, step_all
from shoal.rl.session import Bytes, GameSetup, Mask, play_on, position_of, spaces_of

SHARED = ("_legal", "_buffer", "masks", "_planes")
Actions = npt.NDArray[np.int64] | list[int]


class VectorGames(VectorEnv):  # type: ignore[misc]  # optional, so its types are not followed
    """Several matches of one game, in which each step is an action of every seat to move."""

    def __init__(
        self,
        name: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        edition: str | Path | None = None,
    ) -> None:
        self.table = GameSetup(name, seats, options, edition)
        self.num_envs = games
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        spaces, self.single_action_space = spaces_of(self.table)
        self.single_observation_space = spaces["observation"]
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._share_memory()
        self.seats = np.zeros(games, np.int64)
        self.rewards = np.zeros((games, self.table.seats))
        self.ended = np.zeros(games, np.bool_)
        self._seed(seed)
        self._begin()

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (Gymnasium's signature)
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin all games anew. Equal seeds give equal games, as long as the actions are equal."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed(seed)
        self._begin()
        return self.observations().copy(), self._info()

    def step(self, actions: Actions) -> tuple[Bytes, Any, Any, Any, dict[str, Any]]:
        """Apply one action in each game, for the seat to move there; all must be legal."""
        acted = self.seats.copy()
        endings = self.advance(actions)
        rewards = np.zeros(self.num_envs)
        info = self._info()
        if endings:
            rewards[self.ended] = self.rewards[self.ended, acted[self.ended]]
            final = np.full(self.num_envs, None, object)
            for number, planes in endings:
                final[number] = np.frombuffer(planes, np.uint8)
            info |= {"rewards": self.rewards.copy(), "_rewards": self.ended.copy()}
            info |= {"final_obs": final, "_final_obs": self.ended.copy()}
        return self.observations().copy(), rewards, self.ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def advance(self, actions: Actions) -> list[tuple[int, bytes]]:
        """Apply one action in each game; return which games ended, with what the seat that acted saw at their end."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else actions
        self.ended[:] = False
        endings = []
        for number, rewards, planes in step_all(self.playing, chosen):
            self.rewards[number] = rewards
            self.ended[number] = True
            endings.append((number, planes))
        self._show()
        return endings

    def observations(self) -> Bytes:
        """Return, for each game, the planes of what the seat to move sees."""
        observe_all(self.playing, self._buffer)
        return self._planes

    def sample(self) -> list[int]:
        """Return a legal action for each game, each with the same chance."""
        return choose_all(self.playing, self._rng)

    def __getstate__(self) -> dict[str, Any]:
        """Return what a pickle or a deep copy keeps: not the arrays that share memory."""
        kept = {name: value for name, value in vars(self).items() if name not in SHARED}
        return {**kept, "playing": [position_of(playing) for playing in self.playing]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.playing = [play_on(self.table, position) for position in kept["playing"]]
        self._share_memory()
        self._show()

    def _share_memory(self) -> None:
        """Make the arrays of masks and planes, which the games write into."""
        games = self.num_envs
        self._legal, self._buffer = bytearray(games * self.table.actions), bytearray(games * self.table.size)
        self.masks: Mask = np.frombuffer(self._legal, np.int8).reshape(games, -1)
        self._planes: Bytes = np.frombuffer(self._buffer, np.uint8).reshape(games, -1)

    def _seed(self, seed: int) -> None:
        self.playing = [self.table.play(Rng(seed, number)) for number in range(self.num_envs)]
        self._rng = Rng(seed, self.num_envs)

    def _begin(self) -> None:
        for game in self.playing:
            game.start()
        self.rewards[:] = 0
        self.ended[:] = False
        self._show()

    def _show(self) -> None:
        self.seats[:] = np.frombuffer(movers_of(self.playing), np.uint8)
        mask_all(self.playing, self._legal)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.masks.copy(), "seat": self.seats.copy()}
