"""One learner among bots, as Gymnasium wants it."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from shoal.core.catalogue import OURS, load
from shoal.rl.single import SingleEnv, single

PUDDLE = {"rows": 3, "columns": 3, "ships": 2}


def play(env: SingleEnv, seed: int) -> tuple[list[int], float]:
    """Play one game at random; return the learner's actions and the reward."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions, over, reward = [], False, 0.0
    while not over:
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, over, _, info = env.step(actions[-1])
    return actions, reward


@pytest.mark.parametrize("name", OURS)
def test_gymnasium_accepts_it(name: str) -> None:
    check_env(single(name, opponent="greedy"), skip_render_check=True)


@pytest.mark.parametrize("name", OURS)
def test_whole_games_at_every_number_of_seats(name: str) -> None:
    for seats in load(name).meta.seats:
        env = single(name, seats=seats, opponent="random")
        games = [play(env, seed) for seed in range(4)]
        assert games == [play(env, seed) for seed in range(4)]
        assert all(0 <= reward <= 1 for _, reward in games)


def test_the_learner_changes_seats_unless_a_seat_is_named() -> None:
    free, fixed = single("fleet", opponent="random"), single("fleet", opponent="random", seat=1)
    seats = []
    for env in (free, fixed):
        env.reset(seed=0)
        seats.append([env.seat])
        env.reset()
        seats[-1].append(env.seat)
    assert seats == [[0, 1], [1, 1]]


def test_an_illegal_action_loses_by_its_rule() -> None:
    env = single("fishery", opponent="random", options=PUDDLE)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (0.0, True, False)
    assert info["refused"].startswith("FI-")


def test_a_random_learner_loses_to_greedy() -> None:
    """The reward is that of the learner's seat and not of another."""
    env = single("fishery", opponent="greedy", options=PUDDLE)
    mean = float(np.mean([play(env, seed)[1] for seed in range(40)]))
    assert mean < 0.45
