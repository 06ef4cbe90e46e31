"""Many games at once in one process, for learners that decide for all of them together.

    games = VectorGames(name, 64, seed=1)
    while training:
        games.step(policy(games.observations(), games.masks))

Each game has one seat to move, `games.seats[k]`. When a game ends, `rewards[k]` has the reward of each seat, `ended[k]`
is set, and a new game begins in its place.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.rl.play.playing import observe_all, step_all
from shoal.rl.session import Bytes, Mask, Table


class VectorGames:
    """Several matches of one game; the next step overwrites the arrays."""

    def __init__(
        self, name: str, games: int, seats: int | None = None, options: Mapping[str, Value] | None = None, seed: int = 0
    ) -> None:
        self.table = Table(name, seats, options)
        masks, self._buffer = bytearray(games * self.table.actions), bytearray(games * self.table.size)
        self.masks: Mask = np.frombuffer(masks, np.int8).reshape(games, -1)
        self._planes: Bytes = np.frombuffer(self._buffer, np.uint8).reshape(games, -1)
        self.playing = [self.table.play(Rng(seed, number), masks, number) for number in range(games)]
        self.seats = np.array([one.start() for one in self.playing])
        self.rewards = np.zeros((games, self.table.seats))
        self.ended = np.zeros(games, np.bool_)

    def step(self, actions: "npt.NDArray[np.int64] | list[int]") -> None:
        """Apply one action in each game, for the seat to move there; all must be legal."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else actions
        self.ended[:] = False
        for number, rewards in step_all(self.playing, chosen):
            self.rewards[number] = rewards
            self.ended[number] = True
        self.seats[:] = [one.mover for one in self.playing]

    def observations(self) -> Bytes:
        """Return, for each game, the planes of the view of the seat to move."""
        observe_all(self.playing, self._buffer, self.table.size)
        return self._planes
