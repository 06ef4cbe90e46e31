"""Many games at once are the same as the games one by one."""

import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.rl.observations.planes import features_for
from shoal.rl.vector import VectorGames

GAMES = 4
STEPS = 700


@pytest.mark.parametrize("name", OURS)
def test_each_game_is_played_as_if_it_were_alone(name: str) -> None:
    """Compare the third of four games with one played by hand: seats, masks, planes, rewards and new games."""
    games, rng, chance = VectorGames(name, GAMES, seed=3), Rng(8), Rng(3, 2)
    game, seats = games.table.game, games.table.seats
    features = features_for(game, seats, {})
    state, ended = game.start(seats, {}), 0
    for _ in range(STEPS):
        while (mover := state.mover()) == CHANCE:
            state.apply(CHANCE, state.sample(chance))
        assert games.seats[2] == mover
        assert np.flatnonzero(games.masks[2]).tolist() == state.legal(mover)
        assert games.observations()[2].tobytes() == features.encode(state.view(mover), mover)
        actions = [rng.pick(np.flatnonzero(mask).tolist()) for mask in games.masks]
        state.apply(mover, actions[2])
        games.advance(actions)
        while state.mover() == CHANCE:
            state.apply(CHANCE, state.sample(chance))
        assert games.ended[2] == (state.mover() == NOBODY)
        if games.ended[2]:
            ended += 1
            assert games.rewards[2].tolist() == [state.reward(seat) for seat in range(seats)]
            state = game.start(seats, {})
    assert ended >= 1


def test_an_action_that_is_not_legal_is_refused_and_no_game_steps() -> None:
    games = VectorGames("fishery", 2)
    before = games.observations().copy()
    with pytest.raises(ValueError, match="game 1: pass is not legal"):
        games.step(np.array([0, load("fishery").actions.parse("pass")]))
    for action in (-1, games.table.actions):
        with pytest.raises(ValueError, match=f"game 0: action {action} is not legal"):
            games.step(np.array([action, 0]))
    assert np.array_equal(games.observations(), before)


@pytest.mark.parametrize("name", OURS)
def test_gymnasium_finds_what_it_expects_of_a_vector_environment(name: str) -> None:
    games = RecordEpisodeStatistics(VectorGames(name, GAMES))
    observations, info = games.reset(seed=5)
    kept, ended = observations.copy(), 0
    for _ in range(STEPS):
        assert games.observation_space.contains(observations)
        assert games.action_space.contains(np.array(games.action_space.sample(tuple(info["action_mask"]))))
        acted, before = info["seat"], observations
        found, rewards, over, cut, info = games.step([int(np.flatnonzero(mask)[-1]) for mask in info["action_mask"]])
        assert before is not found
        assert not cut.any()
        for number in np.flatnonzero(over):
            ended += 1
            assert rewards[number] == info["rewards"][number, acted[number]]
            assert games.single_observation_space.contains(info["final_obs"][number])
            assert info["episode"]["l"][number] > 1
        assert not rewards[~over].any()
        observations = found
    assert ended >= 1
    again, _ = games.reset(seed=5)
    assert np.array_equal(again, kept)


def test_planes_of_the_board_are_split_from_the_rest() -> None:
    games = VectorGames("fishery", 3, options=load("fishery").meta.presets["pond"])
    parse = load("fishery").actions.parse
    games.advance([parse(square) for square in ("a2", "b2", "c5")])
    board, flat = games.table.split(games.observations())
    assert (board.shape, flat.shape) == ((3, 4, 5, 5), (3, 6))
    assert [np.argwhere(one).tolist() for one in board] == [[[1, 1, 0]], [[1, 1, 1]], [[1, 4, 2]]]
    assert np.shares_memory(board, games.observations())
