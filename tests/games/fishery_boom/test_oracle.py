"""The engine against a second program of the rulebook: every decision of random games, with every option."""

from typing import Any

import pytest

from games.fishery_boom import fishery_boom_oracle as oracle
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.state import FisheryBoomState

VARIANTS: list[dict[str, Any]] = [
    {},
    {"spawn_one": True, "rotation": "clockwise"},
    {"upgrade_replaces_base": True, "plus_one": "next_year"},
    {"unplayed_plates": "ignore", "ties": "fewest_marks"},
]
GAMES = 6
GREEDY = ("fish with trawler", "fish with seine", "mark trawler", "mark seine", "mark overfish", "kill")


def same_seas(state: FisheryBoomState, world: oracle.World) -> bool:
    names = {world.name(fish) for fish in world.living}
    return names == {name for fish, name in enumerate(state.seas.fish) if state.living >> fish & 1}


def pick(legal: list[int], rng: Rng, *, greedy: bool) -> int:
    """Pick at random; a greedy player empties the sea if they can, so that both endings come up."""
    keen = [action for action in legal if GAME.actions.texts[action].startswith(GREEDY)]
    return rng.pick(keen if greedy and keen else legal)


def play_both(seats: int, options: dict[str, Any], rng: Rng, *, greedy: bool) -> str:
    state, game = GAME.start(seats, options), oracle.Game(seats, options)
    texts = GAME.actions.texts
    while (mover := state.mover()) != NOBODY:
        legal = [one for one, _ in state.odds()] if mover == CHANCE else state.legal(mover)
        assert mover == game.asked
        assert sorted(texts[action] for action in legal) == sorted(set(game.answers))
        action = rng.pick(legal) if mover == CHANCE else pick(legal, rng, greedy=greedy)
        state.apply(mover, action)
        game.answer(texts[action])
        assert state.scores() == game.world.scores()
        assert same_seas(state, game.world)
    assert game.asked is None
    assert state.ending() == game.world.ending
    assert [seat for seat, share in enumerate(state.shares()) if share] == game.world.winners()
    return state.ending()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_asks_what_the_rulebook_asks(seats: int, options: dict[str, Any]) -> None:
    for number in range(GAMES):
        play_both(seats, options, Rng(seats, number), greedy=number % 2 == 1)


def test_greedy_games_end_in_both_ways() -> None:
    assert {play_both(4, {}, Rng(9, number), greedy=True) for number in range(12)} == {"played", "extinct"}
