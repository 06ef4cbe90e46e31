"""Print a hash of the actions of bots with budgets in iterations: bots.py GAME SEATS ITERATIONS PLIES."""

import hashlib
import sys

from shoal.bots.bot import Budget
from shoal.bots.roster import bot_for
from shoal.core import catalogue
from shoal.core.game import CHANCE, NOBODY, show
from shoal.core.rng import Rng

SEED = 3

game, seats, budget = catalogue.load(sys.argv[1]), int(sys.argv[2]), Budget(iterations=int(sys.argv[3]))
plies = int(sys.argv[4])
bots = [bot_for("neptune", game, seat) for seat in range(seats)]
state, chance, own = game.start(seats, {}), Rng(SEED), Rng(SEED, 1)
told: list[str] = []
while (mover := state.mover()) != NOBODY and len(told) < plies:
    if mover == CHANCE:
        action = state.sample(chance)
    else:
        action = bots[mover].choose(state.view(mover), state.legal(mover), budget, own)
    told.append(f"{mover} {game.actions.format(action)}")
    for seat, bot in enumerate(bots):
        bot.notice(show(state, mover, action, seat))
    state.apply(mover, action)
print(len(told), hashlib.sha256("\n".join(told).encode()).hexdigest(), *told[-3:])
