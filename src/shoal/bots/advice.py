"""Advice: the actions that the strongest bot prefers for a seat's decision."""

from shoal.bots.bot import Budget
from shoal.bots.roster import mind_for, tuning_for
from shoal.bots.search import Search
from shoal.core.game import Game, View
from shoal.core.rng import Rng


def advise(game: Game, seat: int, view: View, budget: Budget, rng: Rng, best: int = 3) -> list[tuple[int, float]]:
    """Return the best actions that a search from the seat's view finds, each with its expected share of the win."""
    search = search_for(game, seat, view, rng)
    search.run(budget)
    return best_of(search, best)


def search_for(game: Game, seat: int, view: View, rng: Rng) -> Search:
    """Return a search from a seat's view; with ALL as the seat and its view, nothing is hidden."""
    return Search(game, mind_for(game), tuning_for(game), seat, view, rng)


def best_of(search: Search, best: int = 3) -> list[tuple[int, float]]:
    return [(action, share) for action, _visits, share in search.findings()[:best]]
