"""What learners observe of a game that has no planes of its own."""

from shoal.core.rng import Rng
from shoal.rl.observations.planes import Features, features_for
from shoal.testkit.random_games import random_ply
from toys.lots import GAME as LOTS
from toys.tide import TIDE


def test_the_planes_tell_who_decides_and_what_the_reader_may_do() -> None:
    for game in (TIDE, LOTS):
        made = features_for(game, 2, {})
        assert type(made) is Features
        state, rng = game.start(2, {}), Rng(3)
        while turn := state.turn():
            for reader in range(2):
                numbers = made.encode(state.view(reader), reader)
                assert len(numbers) == made.size == 2 + len(game.actions)
                assert [place for place, legal in enumerate(numbers[2:]) if legal] == list(state.legal(reader))
                assert numbers[0] == (reader in turn)
            state.apply(*random_ply(state, rng))
