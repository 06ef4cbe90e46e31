"""Properties of many games, for any number of games; each raises AssertionError if it does not hold."""

from games.pisces.pisces_moves import BOARDS, give, in_port
from games.pisces.pisces_oracle import SPECIES, bags, value
from games.pisces.pisces_random_player import PUBLISHED_MEANS, means
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.payment import payable
from shoal.testkit.random_games import Setup, walk

STANDARD_ERRORS = 3


def conserves_all_chips(seats: int, games: int, seed: int = 1) -> int:
    """Count the chips at every ply of random games; return the number of plies."""
    plies, box = 0, GAME.start(seats, {}).census()
    for number in range(games):
        for state in walk(Setup(GAME, seats, {}), Rng(seed, number)):
            assert state.census() == box
            plies += 1
    return plies


def published_mean_is_met(seats: int, games: int) -> tuple[float, float, float]:
    """Return our mean score of the random player, its standard error, and the published mean."""
    ours, error = means(seats, games)
    assert abs(ours - PUBLISHED_MEANS[seats]) <= STANDARD_ERRORS * error
    return ours, error, PUBLISHED_MEANS[seats]


def holdings_are_paid_exactly(rng: Rng, holdings: int) -> int:
    """Compare, for random holdings and motors, the spots that can be paid with trying all sets of chips."""
    begin = in_port(*SPECIES)
    for _ in range(holdings):
        holding, motors = {name: rng.below(4) for name in SPECIES}, rng.below(4)
        state = give(begin.copy(), 0, **holding)
        sums = {sum(map(value, bag)) for bag in bags(holding, BOARDS.spots[-1])}
        expected = [spot for spot in BOARDS.spots if any(spot - 3 * used in sums for used in range(motors + 1))]
        found = int(payable(state, 0, motors))
        assert [spot for spot in BOARDS.spots if found >> spot & 1] == expected
    return holdings
