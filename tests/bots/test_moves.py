"""With a budget in iterations, equal views and seeds give equal moves: twice in one build, and in both builds."""

import json
import os
import subprocess
import sys

import pytest

from shoal.bots.bot import Budget
from shoal.bots.roster import NAMES, bot_for
from shoal.builds import compiled_is_installed, running
from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng

DECISIONS = 10


def moves(game_name: str, bot: str) -> list[str]:
    """Return the actions that new bots of that name choose at some decisions of a random game."""
    game = load(game_name)
    state = game.start(2, game.settle(2, {}))
    rng = Rng(3)
    chosen: list[str] = []
    while (mover := state.mover()) != NOBODY and len(chosen) < DECISIONS:
        if mover == CHANCE:
            state.apply(mover, state.sample(rng))
            continue
        legal = state.legal(mover)
        if len(legal) > 1 and rng.below(4) == 0:
            budget = Budget(iterations=8)
            action = bot_for(bot, game, mover).choose(state.view(mover), legal, budget, Rng(len(chosen)))
            chosen.append(game.actions.format(action))
        state.apply(mover, rng.pick(legal))
    return chosen


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("bot", NAMES)
def test_equal_views_and_seeds_give_equal_moves(game: str, bot: str) -> None:
    first = moves(game, bot)
    assert len(first) > 5
    assert moves(game, bot) == first


@pytest.mark.skipif(not compiled_is_installed(), reason="only the interpreted build is installed")
@pytest.mark.parametrize("game", OURS)
def test_both_builds_choose_the_same_moves(game: str) -> None:
    other = "interpreted" if running() == "compiled" else "compiled"
    command = [sys.executable, __file__, game]
    environment = os.environ | {"SHOAL_BUILD": other}
    answer = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert json.loads(answer.stdout) == [other, *(moves(game, bot) for bot in NAMES)]


if __name__ == "__main__":
    print(json.dumps([running(), *(moves(sys.argv[1], bot) for bot in NAMES)]))
