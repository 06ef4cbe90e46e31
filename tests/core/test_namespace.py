"""The public names of the package: what they are, that they load late, and that they do what the page says."""

import subprocess
import sys

import pytest

import shoal
from shoal.bots.bot import Bot, Budget
from shoal.core.game import Game, View
from shoal.core.rng import Rng

LATE = "import sys, shoal; print(sorted(name for name in sys.modules if name.startswith('shoal.')))"
POND = {"rows": 5, "columns": 5, "ships": 3}


class First(Bot):
    """Takes the first action."""

    def __init__(self, game: Game, seat: int) -> None:
        self.ended: list[float] = []

    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:
        return legal[0]


def test_every_public_name_is_there_and_no_other() -> None:
    assert [name for name in shoal.__all__ if not hasattr(shoal, name)] == []
    assert set(shoal.__all__) <= set(dir(shoal))
    with pytest.raises(AttributeError, match="has no attribute 'fish'"):
        shoal.fish  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_package_loads_nothing_but_the_choice_of_the_build() -> None:
    loaded = subprocess.run([sys.executable, "-c", LATE], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "['shoal.builds']"


def test_a_game_of_bots_is_a_record_that_replays_and_can_be_checked() -> None:
    record = shoal.play("fishery", ["greedy", First], options=POND, seed=3)
    assert shoal.decode(shoal.encode(record)) == record
    assert shoal.replay(record).over()
    assert shoal.verify(record) == 0, "Fishery has no dice"
    assert shoal.verify(shoal.play("pisces", ["random", "random"], seed=3)) > 0
    assert shoal.play("fishery", ["greedy", First], options=POND, seed=3) == record
    assert shoal.play("fishery", ["greedy", First], options=POND, seed=4) != record


def test_a_program_that_fails_resigns() -> None:
    record = shoal.play("fishery", ["random", "./nowhere.py"], options=POND)
    walk = shoal.replay(record)
    assert (walk.over(), walk.quitter, walk.shares()) == (True, 1, [1.0, 0.0])


def test_the_names_are_those_of_the_parts() -> None:
    assert "fleet" in shoal.names()
    game = shoal.load("fleet")
    seated = shoal.bot("random", game, 0)
    state = game.start(2, {})
    while state.mover() == shoal.CHANCE:
        state.apply(shoal.CHANCE, state.sample(shoal.Rng(1)))
    seat = state.mover()
    assert seated.choose(state.view(seat), state.legal(seat), shoal.Budget(), shoal.Rng(1)) in state.legal(seat)


class Anything(Bot):
    """A bot without a constructor, as the guide has one."""

    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:
        return rng.pick(legal)


def test_a_bot_of_ones_own_is_named_as_it_is() -> None:
    record = shoal.play("fishery", ["greedy", Anything()], options=POND, seed=3)
    assert record == shoal.play("fishery", ["greedy", lambda _game, _seat: Anything()], options=POND, seed=3)


def test_one_bot_does_not_play_two_seats() -> None:
    player = Anything()
    with pytest.raises(TypeError, match="each seat needs a bot of its own"):
        shoal.play("fishery", [player, player], options=POND)


def test_letters_in_the_wrong_case_are_asked_about() -> None:
    with pytest.raises(shoal.ShoalError, match=r"no action is called 'AUCTION  tuna'; did you mean 'auction tuna'\?"):
        shoal.load("fleet").actions.parse("AUCTION  tuna")
