"""Measure what a second worker adds to a search: shared_search.py GAME [--iterations N] [--games N] [--first N].

One bot searches as a page does with two workers: two searches of so many iterations, whose findings are added. The
other has one search of as many iterations, which takes as long where the device has two cores.
"""

import argparse

from shoal.bots.advice import search_for
from shoal.bots.bot import Budget
from shoal.core.catalogue import load
from shoal.core.game import CHANCE, NOBODY, Game, View
from shoal.core.rng import Rng

SEED = 7


def choose(game: Game, seat: int, view: View, budget: Budget, rng: Rng, workers: int) -> int:
    """Return what the searches of all workers together visited most."""
    searches = [search_for(game, seat, view, Rng(rng.word())) for _ in range(workers)]
    for search in searches:
        search.run(budget)
    for other in searches[1:]:
        searches[0].learn(other.findings())
    return searches[0].findings()[0][0]


def share_of(game: Game, number: int, budget: Budget) -> float:
    """Play one game; return the share of the bot with two workers. It has each seat in turn."""
    rng = Rng(SEED, number // 2)
    helped = number % 2
    state = game.start(2, game.settle(2, {}))
    while (mover := state.mover()) != NOBODY:
        legal = [] if mover == CHANCE else state.legal(mover)
        if mover == CHANCE:
            action = state.sample(rng)
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = choose(game, mover, state.view(mover), budget, rng, 2 if mover == helped else 1)
        state.apply(mover, action)
    return state.shares()[helped]


def main() -> None:
    """Play the games and print the share."""
    reader = argparse.ArgumentParser(description="Measure what a second worker adds to a search.")
    reader.add_argument("game")
    reader.add_argument("--iterations", type=int, default=200)
    reader.add_argument("--games", type=int, default=40)
    reader.add_argument("--first", type=int, default=0)
    words = reader.parse_args()
    game, budget = load(words.game), Budget(iterations=words.iterations)
    total = sum(share_of(game, number, budget) for number in range(words.first, words.first + words.games))
    print(f"{words.game}: two workers won {total:g} of {words.games} games at {words.iterations} iterations each")


if __name__ == "__main__":
    main()
