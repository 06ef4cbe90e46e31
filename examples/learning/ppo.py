"""Train MaskablePPO against random and greedy bots, and judge it by new games in which it has each seat by turns.

pip install '.[rl,learn]' && python examples/learning/ppo.py [game] [steps] [games to judge by]

Without a game it is the pond: Fishery on 5 x 5 squares.
"""

import sys
from functools import partial
from time import perf_counter, process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.vec_env import DummyVecEnv

from shoal.core.catalogue import load
from shoal.rl.single import SingleEnv, single

PONDS = {"pond": ("fishery", load("fishery").meta.presets["pond"])}
TEACHERS = ("random", "greedy", "greedy", "greedy")
"""The opponents of the games that are played side by side."""
COPIES = 4
SEED = 1


class Floats(gymnasium.ObservationWrapper):  # type: ignore[misc]  # optional, so its types are not followed
    """Observations as a network wants them: most are 0 and 1, and larger numbers become smaller by their root."""

    def __init__(self, env: SingleEnv) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 16, env.observation_space.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        return np.sqrt(observation.astype(np.float32))


def learner(game: str, opponent: str) -> Any:
    name, options = PONDS.get(game, (game, {}))
    env = single(name, opponent=opponent, options=options)
    return ActionMasker(Floats(env), lambda wrapped: wrapped.unwrapped.action_masks())


def judge(model: Any, game: str, opponent: str, games: int) -> float:
    """Return the share of the wins in that many new games, the learner on each seat by turns."""
    env, total = learner(game, opponent), 0.0
    for number in range(games):
        seen, info = env.reset(seed=1_000_000 + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(int(action))
            total += reward
    return total / games


def main(game: str, steps: int, games: int) -> None:
    torch.set_num_threads(2)
    makers = [partial(learner, game, opponent) for opponent in TEACHERS * COPIES]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv(makers),
        n_steps=256,
        batch_size=512,
        n_epochs=6,
        learning_rate=lambda left: 1e-4 + 5e-4 * left,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=SEED,
    )
    begun, worked = perf_counter(), process_time()
    model.learn(steps)
    minutes, busy = (perf_counter() - begun) / 60, (process_time() - worked) / 60
    print(f"{game}: {model.num_timesteps} steps in {minutes:.1f} minutes, {busy:.1f} minutes of processors")
    for opponent in ("random", "greedy"):
        print(f"against {opponent}: wins {judge(model, game, opponent, games):.3f} of {games} games")


if __name__ == "__main__":
    asked = [*sys.argv[1:], *("pond", "300000", "400")[len(sys.argv) - 1 :]]
    main(asked[0], int(asked[1]), int(asked[2]))
