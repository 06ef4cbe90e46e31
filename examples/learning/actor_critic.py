"""An actor and a critic from scratch, in numpy alone: they learn the 5x5 pond of Fishery by playing against themselves.

pip install '.[rl]' && python examples/learning/actor_critic.py [games to learn from] [games to judge by]
"""

import sys
from time import process_time
from typing import Any

import numpy as np
import numpy.typing as npt

from shoal.core.catalogue import load
from shoal.rl.single import single
from shoal.rl.vector import VectorGames

Array = npt.NDArray[np.float32]
POND = load("fishery").meta.presets["pond"]
AT_ONCE = 64
HIDDEN = 128
BATCH = 256
RATE = 2e-3
ENTROPY = 0.01
LESSONS = 8


class Network:
    """One hidden layer; from it come the scores of all actions and the expected reward. Adam moves the weights."""

    def __init__(self, size: int, actions: int, rng: np.random.Generator) -> None:
        shapes = [(size + 1, HIDDEN), (HIDDEN + 1, actions), (HIDDEN + 1, 1)]
        self.weights = [(rng.standard_normal(shape) / shape[0] ** 0.5).astype(np.float32) for shape in shapes]
        self.weights[1] *= 0.1
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def forward(self, seen: Array, masks: npt.NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the chances of the actions, and the expected rewards."""
        hidden = with_one(np.maximum(with_one(seen) @ self.weights[0], 0))
        scores = np.where(masks, hidden @ self.weights[1], -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True), (hidden @ self.weights[2])[:, 0]

    def learn(self, seen: Array, masks: npt.NDArray[np.int8], actions: Array, rewards: Array) -> None:
        """Take one step along the gradient of the actor's gain, its entropy, and the critic's error."""
        hidden, chances, expected = self.forward(seen, masks)
        better = rewards - expected
        wanted = -chances * ((better - better.mean()) / (better.std() + 1e-6))[:, None]
        wanted[np.arange(len(actions)), actions] += (better - better.mean()) / (better.std() + 1e-6)
        logs = np.log(chances + 1e-9)
        wanted -= ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        wanted, error = wanted / len(actions), (better / len(actions))[:, None].astype(np.float32)
        below = (wanted @ self.weights[1][:-1].T + error @ self.weights[2][:-1].T) * (hidden[:, :-1] > 0)
        self._move([with_one(seen).T @ below, hidden.T @ wanted, hidden.T @ error])

    def _move(self, gradients: list[Array]) -> None:
        self.updates += 1
        warm = (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for place, gradient in enumerate(gradients):
            self.means[place] += 0.1 * (gradient - self.means[place])
            self.squares[place] += 0.001 * (gradient**2 - self.squares[place])
            self.weights[place] += RATE * warm * self.means[place] / (np.sqrt(self.squares[place]) + 1e-8)


def with_one(rows: Array) -> Array:
    return np.hstack([rows, np.ones((len(rows), 1), np.float32)])


def draw(chances: Array, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Return an action of each row by its chances."""
    marks = rng.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True) * 0.999999
    drawn: npt.NDArray[np.int64] = (chances.cumsum(axis=1) > marks).argmax(axis=1)
    return drawn


def study(network: Network, games: VectorGames, wanted: int, rng: np.random.Generator) -> None:
    """Play that many games against itself, and learn from both sides whenever enough steps are there."""
    trails: list[list[Any]] = [[] for _ in range(AT_ONCE)]
    steps: list[Any] = []
    seen, info = games.reset()
    played = 0
    while played < wanted:
        _, chances, _ = network.forward(seen.astype(np.float32), info["action_mask"])
        actions = draw(chances, rng)
        for number, trail in enumerate(trails):
            trail.append((seen[number], info["action_mask"][number], int(actions[number]), int(info["seat"][number])))
        seen, _, ended, _, info = games.step(actions)
        for number in np.flatnonzero(ended).tolist():
            played += 1
            earned = info["rewards"][number]
            steps += [(planes, mask, action, earned[seat]) for planes, mask, action, seat in trails[number]]
            trails[number] = []
        if len(steps) >= BATCH:
            planes, masks, chosen, rewards = (np.array(part) for part in zip(*steps, strict=True))
            network.learn(planes.astype(np.float32), masks, chosen, rewards.astype(np.float32))
            steps = []


def judge(network: Network, opponent: str, games: int) -> float:
    """Return the share of the wins against a bot, on each side by turns, with the likeliest actions."""
    env, total = single("fishery", opponent=opponent, options=POND), 0.0
    for number in range(games):
        seen, info = env.reset(seed=1_000_000 + number)
        over = False
        while not over:
            _, chances, _ = network.forward(seen[None].astype(np.float32), info["action_mask"][None])
            seen, reward, over, _, info = env.step(int(chances.argmax()))
            total += reward
    return total / games


def main(lessons: int, judged: int) -> None:
    rng = np.random.default_rng(1)
    games = VectorGames("fishery", AT_ONCE, options=POND, seed=1)
    network = Network(games.table.size, games.table.actions, rng)
    print(f"games    seconds  wins of {judged} games against random and greedy")
    learning = 0.0
    for lesson in range(LESSONS + 1):
        if lesson:
            begun = process_time()
            study(network, games, lessons // LESSONS, rng)
            learning += process_time() - begun
        against = {bot: judge(network, bot, judged) for bot in ("random", "greedy")}
        bar = "#" * round(40 * against["random"])
        print(
            f"{lesson * (lessons // LESSONS):6}  {learning:8.0f}  {against['random']:.3f} {against['greedy']:.3f} {bar}"
        )


if __name__ == "__main__":
    asked = [int(argument) for argument in sys.argv[1:]]
    main(asked[0] if asked else 24_000, asked[1] if len(asked) > 1 else 200)
