"""The engine against a second Pisces that was written for clarity alone, ply by ply through whole random games."""

import pytest

from games.pisces.pisces_moves import ACTIONS, auctioned, give, in_port, play
from games.pisces.pisces_oracle import Story, exact_payments, payments
from shoal.core.game import CHANCE
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState
from shoal.testkit.random_games import actions_of, random_ply, setups

SETUPS = [(setup.seats, setup.options) for setup in setups(GAME)]


def compare(state: PiscesState, story: Story) -> None:
    assert state.mover() == story.who
    told = {ACTIONS.format(action): 1 for action in actions_of(state, story.who)}
    if story.who == CHANCE:
        told = {ACTIONS.format(action): weight for action, weight in state.odds()}
    assert told == story.choices
    assert state.points == [player.points() for player in story.players]


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_whole_games(seats: int, options: Options) -> None:
    rng = Rng(seats, 7)
    state, story = GAME.start(seats, options), Story(seats, **options)
    while state.turn():
        compare(state, story)
        seat, action = random_ply(state, rng)
        state.apply(seat, action)
        story.tell(ACTIONS.format(action))
    assert story.choices == {}
    assert state.scores() == story.scores()


def random_holding(rng: Rng, most: int = 3) -> dict[str, int]:
    return {name: rng.below(most + 1) for name in GAME.printed.species}


def paths(state: PiscesState) -> list[list[str]]:
    """Return all ways through the payment that the state is in, as texts."""
    seat, found = state.mover(), []
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        step = ACTIONS.format(action).removeprefix("pay ")
        found += [[step]] if after.phase != state.phase else [[step, *path] for path in paths(after)]
    return found


def test_all_ways_to_pay_a_bid_exactly() -> None:
    rng = Rng(21)
    for _ in range(60):
        holding, motors = random_holding(rng), rng.below(4)
        state = auctioned(in_port("snapper", "crab", "tuna", "mahi", "shark", "sardine"), 1, motors, holding)
        bids = [action for action in state.legal(1) if action != ACTIONS.pass_]
        if not bids:
            continue
        spot = ACTIONS.format(rng.pick(bids))
        play(state, spot, *["pass"] * 5)
        assert sorted(paths(state)) == sorted(exact_payments(holding, motors, int(spot.split()[1])))


def test_all_ways_to_pay_for_a_purchase() -> None:
    rng = Rng(22)
    for _ in range(60):
        holding = random_holding(rng)
        state = give(in_port("snapper", "crab", "tuna", "mahi", "shark", "sardine"), 0, **holding)
        for item, price in (("boat", 20), ("finder", 10)):
            expected = sorted(payments(holding, price))
            assert (f"buy {item}" in [ACTIONS.format(action) for action in state.legal(0)]) == bool(expected)
            if expected:
                assert sorted(paths(play(state.copy(), f"buy {item}"))) == expected
