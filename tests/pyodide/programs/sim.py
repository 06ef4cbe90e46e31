"""Print, as JSON, the summary of `shoal sim`: sim.py GAME SEATS GAMES."""

import json
import sys

from shoal.core import catalogue
from shoal.core.simulation import simulate, summarise

POLICY = "eager"
SEED = 1

game = catalogue.load(sys.argv[1])
seats, games = int(sys.argv[2]), int(sys.argv[3])
played = simulate(game, seats, {}, POLICY, SEED, range(games))
print(json.dumps(summarise(game, seats, POLICY, SEED, played)))
