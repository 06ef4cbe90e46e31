"""OpenSpiel's tree search against ours on the 5x5 pond of Fishery, with equally many simulations a move.

pip install '.[rl,bench]' && python examples/learning/mcts.py [simulations] [games]
"""

import sys
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import shoal.rl.open_spiel  # noqa: F401  (registers the games)
from shoal.bots.bot import Budget
from shoal.bots.roster import bot_for, entrant
from shoal.core.catalogue import load
from shoal.core.rng import Rng

GAME = load("fishery")
POND = " ".join(f"{name}={value}" for name, value in GAME.meta.presets["pond"].items())


def play(game: Any, simulations: int, side: int, seed: int, spent: list[float]) -> float:
    """Return what OpenSpiel's bot wins as that side, from 0 to 1, and add the time that ours and theirs spent."""
    random = np.random.RandomState(seed)
    theirs = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    name, budget = entrant(f"admiral@{simulations}i", Budget())
    ours, rng = bot_for(name, GAME, 1 - side), Rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        begun, mover = process_time(), state.current_player()
        if mover == side:
            action = theirs.step(state)
        else:
            action = ours.choose(state.position.state.view(mover), state.legal_actions(), budget, rng)
        state.apply_action(action)
        spent[mover == side] += process_time() - begun
    return float(state.returns()[side] + 1) / 2


def main(simulations: int, games: int) -> None:
    game, spent = pyspiel.load_game("shoal_fishery", {"options": POND}), [0.0, 0.0]
    won = sum(play(game, simulations, number % 2, number, spent) for number in range(games))
    print(f"{games} games, {simulations} simulations a move: OpenSpiel's MCTS wins {won / games:.3f}")
    print(f"seconds a game: {spent[0] / games:.2f} for ours, {spent[1] / games:.2f} for OpenSpiel's")


if __name__ == "__main__":
    asked = [int(argument) for argument in sys.argv[1:]]
    main(asked[0] if asked else 100, asked[1] if len(asked) > 1 else 40)
