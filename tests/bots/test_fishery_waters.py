"""What the solver takes for granted holds at the end of every game."""

import pytest

from shoal.bots.minds.fishery.solver import surveyed
from shoal.core.rng import Rng
from shoal.games.fishery.actions import CELLS, PASS, SEA_COLUMNS
from shoal.games.fishery.bitboards import count
from shoal.games.fishery.state import FisheryState
from support.fishery_positions import midgame, start

BOARDS = [({}, 30), ({"rows": 4, "columns": 4, "ships": 3}, 14), ({"rows": 5, "columns": 5, "ships": 2}, 24)]


def ended(state: FisheryState, rng: Rng) -> FisheryState:
    """Return the end of a game in which all nets are cast at random."""
    state = state.copy()
    while (legal := state.legal(state.mover())) != [PASS]:
        state.apply(state.mover(), rng.pick(legal[:-1]))
    return state


@pytest.mark.parametrize(("options", "nets"), BOARDS)
def test_a_block_stays_together_and_the_lead_within_its_bounds(options: dict[str, int], nets: int) -> None:
    rng = Rng(41)
    joined = tight = 0
    for _ in range(40):
        state = midgame(options, rng, nets)
        waters = surveyed(state)
        pairs = [(cell, cell + 1) for cell in range(CELLS) if waters.joined_right >> cell & 1]
        pairs += [(cell, cell + SEA_COLUMNS) for cell in range(CELLS) if waters.joined_up >> cell & 1]
        joined += len(pairs)
        for _ in range(10):
            end = ended(state, rng)
            regions = end.regions()
            for one, other in pairs:
                assert any(region >> one & 1 and region >> other & 1 for region in regions)
            black, white = end.scores()
            assert waters.least <= black - white <= waters.most
        tight += waters.most - waters.least < 2 * count(waters.position.cells)
    assert joined > 100
    assert tight > 20


def test_settled_waters_are_left_out() -> None:
    state = start(2, 3, 1)
    for action in ("a1", "c2", "b1/c1", "b2/c2"):
        state.apply(state.mover(), state.game.actions.parse(action))
    waters = surveyed(state)
    assert (waters.live, waters.settled, waters.lead) == (0, 2, 2)
    assert waters.decided() == 0
