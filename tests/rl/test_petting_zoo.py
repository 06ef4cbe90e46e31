"""PettingZoo's own tests for every game and number of seats, and tests of what they leave out."""

import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

from shoal.core.catalogue import OURS, load
from shoal.core.errors import IllegalAction
from shoal.rl.aec import GameEnv, env, planes_of
from shoal.rl.parallel import parallel_env

TABLES = [(name, seats) for name in OURS for seats in load(name).meta.seats]
CYCLES = 30
MASKED = "Observation is not a NumPy array|Observation space for each agent probably should be gymnasium.spaces.box"
"""PettingZoo warns so about every environment with action masks except its own."""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_interface_is_kept(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=MASKED)
        api_test(env(name, seats), num_cycles=CYCLES)
        parallel_api_test(parallel_env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_seeds_give_equal_games(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_are_truncated_after_their_cycles(name: str, seats: int) -> None:
    """The test ignores masks, so most of its actions are refused; they must change nothing."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel_env(name, seats, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(parallel_env(name, seats, max_cycles=max_cycles)),
        )
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_ends_with_rewards_that_sum_to_one(name: str, seats: int) -> None:
    game = env(name, seats)
    game.reset(seed=5)
    rng = np.random.default_rng(5)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, over, broken_off, _ = game.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        game.step(None if over or broken_off else rng.choice(legal))
    assert sum(total.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_masks_are_what_is_legal_for_every_seat(name: str, seats: int) -> None:
    game = GameEnv(name, seats)
    rng = np.random.default_rng(7)
    for seed in (1, 2):
        game.reset(seed=seed)
        for _ in range(80):
            if game.terminations[game.agent_selection]:
                break
            for agent, seat in game.seat_of.items():
                legal = np.flatnonzero(game.observe(agent)["action_mask"]).tolist()
                assert legal == game.session.state.legal(seat)
            game.step(rng.choice(game.session.state.legal(game.seat_of[game.agent_selection])))


def test_a_mask_is_the_learners_own() -> None:
    game = GameEnv("fishery")
    game.reset(seed=1)
    kept = game.observe("player_0")["action_mask"]
    kept[:] = 0
    game.step(int(np.flatnonzero(game.observe("player_0")["action_mask"])[0]))
    assert not kept.any()


def test_each_sealed_bid_is_a_turn_of_its_own_agent() -> None:
    """Between the first bid of an auction and the last, no observation of another seat changes."""
    game = GameEnv("fresh_fish", 3)
    game.reset(seed=2)
    rng = np.random.default_rng(2)
    auctions = 0
    while not any(game.terminations.values()):
        turn = game.session.state.turn()
        before = {agent: game.observe(agent)["observation"] for agent in game.agents}
        agent = game.agent_selection
        assert game.seat_of[agent] == turn[0]
        game.step(rng.choice(np.flatnonzero(game.observe(agent)["action_mask"])))
        if len(turn) > 1:
            auctions += 1
            others = [other for other in game.agents if other != agent]
            assert all(np.array_equal(before[other], game.observe(other)["observation"]) for other in others)
            assert not np.array_equal(before[agent], game.observe(agent)["observation"])
    assert auctions > 10


def test_all_seats_of_an_auction_bid_in_one_parallel_step() -> None:
    game = parallel_env("fresh_fish", 4)
    observations, _ = game.reset(seed=1)
    rng = np.random.default_rng(1)
    largest = 0
    while game.agents:
        actions = {agent: rng.choice(np.flatnonzero(one["action_mask"])) for agent, one in observations.items()}
        deciding = [agent for agent, action in actions.items() if action != game.wait]
        assert len(deciding) == len(game.session.state.turn())
        largest = max(largest, len(deciding))
        observations, _, _, _, infos = game.step(actions)
        assert not any(infos.values())
    assert largest == 4


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    game = env("fishery")
    game.reset(seed=1)
    with pytest.raises(IllegalAction, match="FI-S3: "):
        game.step(173)
    together = parallel_env("fishery")
    together.reset(seed=1)
    *_, infos = together.step({"player_0": 173, "player_1": together.wait})
    assert infos["player_0"]["refused"].startswith("FI-")
    *_, infos = together.step(dict.fromkeys(together.agents, together.wait))
    assert infos == {"player_0": {"refused": "TURN"}, "player_1": {}}


def test_a_spectators_view_is_drawn() -> None:
    game = env("fishery", options={"rows": 3, "columns": 3, "ships": 2})
    game.reset(seed=1)
    assert "a" in game.render()


def test_planes_are_named_and_explained() -> None:
    for name, seats in TABLES:
        planes = planes_of(name, seats)
        assert len({plane.name for plane in planes}) == len(planes)
        assert all(plane.meaning for plane in planes)
