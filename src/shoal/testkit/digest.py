"""A hash of many random games: every build and every version of Python must give the same."""

import hashlib

from shoal.core.game import ALL, Game
from shoal.core.rng import Rng
from shoal.testkit.random_games import actions_of, plain, random_ply, setups


def digest(game: Game, *, games: int = 5, seed: int = 1) -> str:
    """Hash every decision, its legal actions and every tenth position of some random games of every setup."""
    result = hashlib.sha256()
    for number, setup in enumerate(setups(game)):
        rng = Rng(seed, number)
        for _ in range(games):
            state, ply = setup.start(), 0
            while state.turn():
                seat, action = random_ply(state, rng)
                result.update(f"{seat} {action} {actions_of(state, seat)}\n".encode())
                state.apply(seat, action)
                ply += 1
                if ply % 10 == 0:
                    result.update(plain(state.view(ALL)).encode())
            result.update(f"{state.scores()} {state.shares()} {state.ending()}\n".encode())
    return result.hexdigest()
