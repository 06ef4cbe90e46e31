"""The kit passes the sound toys and catches every broken one."""

import pytest

from shoal import testkit
from shoal.core.game import Game
from toys.broken import BROKEN
from toys.lots import GAME as LOTS_GAME
from toys.tide import TIDE

WALKS = 6


@pytest.mark.parametrize("promise", testkit.PROMISES)
@pytest.mark.parametrize("game", [TIDE, LOTS_GAME], ids=["tide", "lots"])
def test_sound_toys_keep_every_promise(game: Game, promise: str) -> None:
    testkit.check(promise, game, walks=WALKS)


@pytest.mark.parametrize(("promise", "game"), BROKEN, ids=lambda x: x if isinstance(x, str) else type(x).__name__)
def test_broken_toys_are_caught(promise: str, game: Game) -> None:
    with pytest.raises(testkit.Broken):
        testkit.check(promise, game, walks=WALKS)


def test_every_promise_has_a_broken_toy() -> None:
    assert {promise for promise, _ in BROKEN} == set(testkit.PROMISES)


def test_one_line_checks_a_game() -> None:
    testkit.check_game(LOTS_GAME)
