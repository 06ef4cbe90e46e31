"""Print the number of plies of random games and a hash of all their choices: walks.py GAME SEATS GAMES."""

import hashlib
import sys

from shoal.core import catalogue
from shoal.core.game import CHANCE, NOBODY, Game
from shoal.core.rng import Rng

SEED = 2


def walk(game: Game, seats: int, rng: Rng) -> list[str]:
    """Play one game uniformly at random; return every ply, and the scores at the end."""
    state = game.start(seats, {})
    told = []
    while (mover := state.mover()) != NOBODY:
        legal = [outcome for outcome, _ in state.odds()] if mover == CHANCE else state.legal(mover)
        action = state.sample(rng) if mover == CHANCE else rng.pick(legal)
        told.append(f"{mover} {action} of {legal}")
        state.apply(mover, action)
    return [*told, f"{state.scores()} {state.ending()}"]


chosen, seats, games = catalogue.load(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
lines = [line for number in range(games) for line in walk(chosen, seats, Rng(SEED, number))]
print(len(lines) - games, hashlib.sha256("\n".join(lines).encode()).hexdigest())
