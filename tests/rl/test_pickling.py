"""Environments can be pickled and copied, and go on as the original does."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from shoal.core.catalogue import OURS
from shoal.rl.aec import env
from shoal.rl.parallel import parallel_env
from shoal.rl.single import single
from shoal.rl.vector import VectorGames

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "deepcopy": copy.deepcopy,
}
way = pytest.mark.parametrize("again", WAYS.values(), ids=WAYS)
every = pytest.mark.parametrize("name", OURS)


@way
@every
def test_aec(name: str, again: Callable[[Any], Any]) -> None:
    original = again(env(name))  # before any game too
    original.reset(seed=5)
    for _ in range(8):
        copied = again(original)
        for one in (original, copied):
            one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
        assert copied.agent_selection == original.agent_selection
        seen = [one.observe(one.agent_selection)["observation"] for one in (original, copied)]
        assert np.array_equal(*seen)


@way
@every
def test_a_copy_does_not_move_the_original(name: str, again: Callable[[Any], Any]) -> None:
    original = parallel_env(name)
    original.reset(seed=5)
    copied, before = again(original), original.render()
    for _ in range(4):
        seen = copied._observations()  # the masks of all agents
        copied.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in copied.agents})
    assert original.render() == before
    assert copied.render() != before


@way
def test_single(again: Callable[[Any], Any]) -> None:
    original = single("fishery", opponent="mate@10i", options={"rows": 3, "columns": 3, "ships": 2})
    original.reset(seed=5)
    over = False
    while not over:
        copied = again(original)
        steps = [one.step(int(np.flatnonzero(one.action_masks())[0])) for one in (original, copied)]
        assert np.array_equal(steps[0][0], steps[1][0])
        assert steps[0][1:4] == steps[1][1:4]
        over = steps[0][2]


@way
@every
def test_vector(name: str, again: Callable[[Any], Any]) -> None:
    original = VectorGames(name, 3, seed=5)
    original.reset()
    for _ in range(12):
        copied = again(original)
        for one in (original, copied):
            one.advance(one.sample())
        assert np.array_equal(original.observations(), copied.observations())
        assert np.array_equal(original.masks, copied.masks)
        assert np.array_equal(original.seats, copied.seats)
