"""Advice: what the strongest bot thinks of a seat's decision."""

from shoal.bots.bot import Budget
from shoal.bots.roster import mind_for, tuning_for
from shoal.bots.search import Search
from shoal.core.game import Game, View
from shoal.core.rng import Rng


def advise(game: Game, seat: int, view: View, budget: Budget, rng: Rng, best: int = 3) -> list[tuple[int, float]]:
    """Give the best actions that a search from the seat's view finds, each with its expected share of the win."""
    search = Search(game, mind_for(game), tuning_for(game), seat, view, rng)
    search.run(budget)
    return [(action, share) for action, _visits, share in search.findings()[:best]]
