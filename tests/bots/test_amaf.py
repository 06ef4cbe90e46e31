"""AmafStatistics: which actions go with winning, and how the search looks at them earlier."""

from dataclasses import replace

from shoal.bots.amaf import DOUBT, AmafStatistics
from shoal.bots.bot import Budget
from shoal.bots.find_mind import mind_for, tuning_for
from shoal.bots.mcts import TreeSearch
from shoal.core.catalogue import load
from shoal.core.rng import Rng
from shoal.games.fishery.actions import FIRST_NET

FISHERY = load("fishery")


def learned(playouts: int) -> AmafStatistics:
    """Return what is known after playouts of which the first seat wins those with action 1."""
    amaf = AmafStatistics(3, 2)
    for number in range(playouts):
        amaf.learn([0, 1] if number % 2 else [0], [1.0, 0.0] if number % 2 else [0.0, 1.0])
    return amaf


def test_an_action_that_goes_with_winning_gives_hope_to_the_winner_alone() -> None:
    amaf = learned(1000)
    assert amaf.of(1, 0) > 0.8
    assert amaf.of(1, 1) == -amaf.of(1, 0)


def test_what_was_always_or_never_taken_tells_nothing() -> None:
    amaf = learned(1000)
    assert amaf.of(0, 0) == amaf.of(2, 0) == 0.0
    assert AmafStatistics(3, 2).of(1, 0) == 0.0


def test_few_playouts_are_hardly_believed() -> None:
    assert learned(4).of(1, 0) < 0.05
    assert learned(int(4 * DOUBT)).of(1, 0) == 0.5


def search_of_fishery(amaf_weight: float) -> TreeSearch:
    state = FISHERY.start(2, FISHERY.settle(2, {}))
    rng = Rng(7)
    while len(state.legal(state.mover())) < 100:
        state.apply(state.mover(), rng.pick(state.legal(state.mover())))
    tuning = replace(tuning_for(FISHERY), amaf_weight=amaf_weight)
    return TreeSearch(FISHERY, mind_for(FISHERY), tuning, state.mover(), state.view(state.mover()), Rng(8))


def test_playouts_of_fishery_tell_the_nets_that_were_cast() -> None:
    search = search_of_fishery(1.0)
    search.run(Budget(iterations=50))
    assert search.amaf.ends == 50
    assert not any(search.amaf.times[:FIRST_NET])
    assert 20 < sum(search.amaf.times[FIRST_NET:]) / 50 < 110


def test_the_search_looks_first_at_what_gives_hope() -> None:
    favourites = set()
    for amaf_weight in (0.0, 1.0):
        search = search_of_fishery(amaf_weight)
        worst = search.mind.order(search.imagined, search.seat, search.imagined.legal(search.seat), Rng(1))[-1][1]
        for number in range(400):
            won = number % 2 == 0
            search.amaf.learn([worst] if won else [], [float(won == (seat == search.seat)) for seat in range(2)])
        search.run(Budget(iterations=2))
        favourites.add((amaf_weight, search.root.children[0].action == worst))
    assert favourites == {(0.0, False), (1.0, True)}
