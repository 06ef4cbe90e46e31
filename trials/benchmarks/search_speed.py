"""Print, as JSON, the iterations per second of the search in every game: search_speed.py [SECONDS].

Each game is searched from its first decision for two seats, several times; the fastest search counts, so that other
work on the machine matters little. Where a game has a net, it is searched again with that.
"""

import json
import sys
from time import perf_counter

from shoal.bots.bot import Budget
from shoal.bots.find_mind import learned_mind, mind_for
from shoal.bots.hints import search_for
from shoal.bots.mind import Mind
from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, Game, State
from shoal.core.rng import Rng

STRETCHES = 6


def first_decision(game: Game) -> State:
    state, rng = game.start(2, game.settle(2, {})), Rng(1)
    while state.mover() == CHANCE or len(state.legal(state.mover())) == 1:
        state.apply(state.mover(), state.sample(rng) if state.mover() == CHANCE else state.legal(state.mover())[0])
    return state


def speed(game: Game, mind: Mind, seconds: float) -> int:
    state = first_decision(game)
    seat = state.mover()
    best = 0.0
    for stretch in range(STRETCHES):
        search = search_for(game, seat, state.view(seat), Rng(stretch), mind)
        begun = perf_counter()
        search.run(Budget(seconds=seconds))
        best = max(best, search.done / (perf_counter() - begun))
    return round(best)


def speeds(seconds: float) -> dict[str, int]:
    found: dict[str, int] = {}
    for name in OURS:
        game = load(name)
        found[name] = speed(game, mind_for(game), seconds)
        if (mind := learned_mind(game)) is not mind_for(game):
            found[f"{name}_net"] = speed(game, mind, seconds)
    return found


print(json.dumps(speeds(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)))
