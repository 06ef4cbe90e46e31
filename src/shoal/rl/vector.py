"""Many games at once in one process, for learners that decide for all of them together.

    games = VectorGames(name, 64, seed=1)
    while training:
        games.step(policy(games.observations(), games.masks))

Each game has one seat to move, `games.seats[k]`. A game that ends gives `rewards[k]` by seat, sets `ended[k]`, and a
new one begins in its place.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from shoal.core.game import CHANCE, State
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.rl.session import Bytes, Mask, Table


class VectorGames:
    """K games of one kind; arrays are overwritten by the next step."""

    def __init__(
        self, name: str, games: int, seats: int | None = None, options: Mapping[str, Value] | None = None, seed: int = 0
    ) -> None:
        self.table = Table(name, seats, options)
        self.rngs = [Rng(seed, number) for number in range(games)]
        self.states: list[State] = []
        self.seats = np.zeros(games, np.int64)
        self.masks: Mask = np.zeros((games, self.table.actions), np.int8)
        self.rewards = np.zeros((games, self.table.seats))
        self.ended = np.zeros(games, np.bool_)
        self._planes: Bytes = np.zeros((games, self.table.size), np.uint8)
        self._movers = [0] * games
        self._legal: list[list[int]] = [[] for _ in range(games)]
        for number in range(games):
            self.states.append(self._start())
            self._await(number)

    def step(self, actions: "npt.NDArray[np.int64] | list[int]") -> None:
        """Take one action in each game, of the seat that is to move there; all must be legal."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else actions
        self.ended[:] = False
        for number, action in enumerate(chosen):
            if action not in self._legal[number]:
                raise ValueError(f"game {number}: {self.table.game.actions.format(action)} is not legal")
            self.states[number].apply(self._movers[number], action)
            self._await(number)
        self.seats[:] = self._movers

    def observations(self) -> Bytes:
        """Give, for each game, the planes of the view of the seat that is to move."""
        encode = self.table.features.encode
        for number, (state, seat) in enumerate(zip(self.states, self._movers, strict=True)):
            self._planes[number] = np.frombuffer(bytes(encode(state.view(seat), seat)), np.uint8)
        return self._planes

    def _start(self) -> State:
        return self.table.game.start(self.table.seats, self.table.options)

    def _await(self, number: int) -> None:
        """Draw chance until a seat is to move, in the next game if this one is over."""
        state, rng = self.states[number], self.rngs[number]
        while (mover := state.mover()) < 0:
            if mover == CHANCE:
                state.apply(CHANCE, state.sample(rng))
            else:
                self.rewards[number] = [state.reward(seat) for seat in range(self.table.seats)]
                self.ended[number] = True
                self.states[number] = state = self._start()
        row = self.masks[number]
        row[self._legal[number]] = 0
        legal = state.legal(mover).copy()
        row[legal] = 1
        self._legal[number] = legal
        self._movers[number] = mover
