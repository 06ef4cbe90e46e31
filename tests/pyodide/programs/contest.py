"""Let two bots play each other in this build, and print their shares: contest.py GAME BOTS FIRST GAMES.

BOTS as in `shoal arena`; games are numbered from FIRST, so that several runs can share a contest.
"""

import sys

from shoal.bots.arena import play_game
from shoal.bots.bot import Budget
from shoal.builds import running
from shoal.core import catalogue

SEED = 1

name, bots, first, games = sys.argv[1], sys.argv[2].split(","), int(sys.argv[3]), int(sys.argv[4])
game = catalogue.load(name)
total = 0.0
for number in range(first, first + games):
    results = play_game(game, 2, game.settle(2, {}), bots, Budget(), SEED, number)
    total += sum(result.share for result in results if result.bot == bots[0])
print(name, running(), bots[0], "against", bots[1], f"{total:g} of {games} games")
