"""Train a small policy on the 5x5 pond of Fishery: one layer of weights, REINFORCE, against random players.

python examples/train_on_the_pond.py [games to learn from]
"""

import sys

import numpy as np
import numpy.typing as npt

from shoal.core.catalogue import load
from shoal.rl.vector import VectorGames

Array = npt.NDArray[np.float32]
POND = load("fishery").meta.presets["pond"]
AT_ONCE = 32
RATE = 0.2
JUDGED = 400


class Policy:
    """Weights from every number of an observation to every action."""

    def __init__(self, games: VectorGames) -> None:
        self.weights: Array = np.zeros((games.table.size, games.table.actions), np.float32)

    def chances(self, seen: Array, masks: npt.NDArray[np.int8]) -> Array:
        scores = np.where(masks, seen @ self.weights, -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        found: Array = powers / powers.sum(axis=1, keepdims=True)
        return found

    def learn(self, steps: list[tuple[Array, int, Array]], reward: float) -> None:
        """Make the chosen actions more likely if the game was won, less likely if it was lost."""
        seen = np.stack([step[0] for step in steps])
        wanted = -np.stack([step[2] for step in steps])
        wanted[np.arange(len(steps)), [step[1] for step in steps]] += 1
        self.weights += RATE * (reward - 0.5) * seen.T @ wanted / len(steps)


def play(policy: Policy, wanted: int, rng: np.random.Generator, seed: int, *, learning: bool) -> float:
    """Play that many games, the policy on each side by turns, and return its share of the wins."""
    games = VectorGames("fishery", AT_ONCE, options=POND, seed=seed)
    side = np.arange(AT_ONCE) % 2
    trails: list[list[tuple[Array, int, Array]]] = [[] for _ in side]
    won, played = 0.0, 0
    while played < wanted:
        seen = games.observations().astype(np.float32)
        mine = games.seats == side
        chances = policy.chances(seen, games.masks)
        odds = np.where(mine[:, None], chances, games.masks / games.masks.sum(axis=1, keepdims=True))
        actions = (odds.cumsum(axis=1) > rng.random((AT_ONCE, 1)) * 0.999999).argmax(axis=1)
        for number in np.flatnonzero(mine):
            trails[number].append((seen[number], int(actions[number]), chances[number]))
        games.advance(actions)
        for number in np.flatnonzero(games.ended):
            reward = float(games.rewards[number, side[number]])
            won, played = won + reward, played + 1
            if learning:
                policy.learn(trails[number], reward)
            trails[number], side[number] = [], 1 - side[number]
    return won / played


def main(lessons: int, judged: int) -> None:
    rng = np.random.default_rng(1)
    policy = Policy(VectorGames("fishery", 1, options=POND))
    print(f"before: wins {play(policy, judged, rng, 100, learning=False):.1%} of {judged} games")
    for lesson in range(1, 5):
        play(policy, lessons // 4, rng, lesson, learning=True)
        share = play(policy, judged, rng, 100 + lesson, learning=False)
        print(f"after {lesson * (lessons // 4)} games: wins {share:.1%}")


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    main(asked, min(JUDGED, asked))
