"""The check of forced steps: what a reader can know to be the only legal step really is."""

from shoal.core.game import NOBODY, Forced, Game, State
from shoal.core.rng import Rng
from shoal.testkit.random_games import require, some_positions

TWINS = 3


def check_forced(game: Game, rng: Rng, walks: int) -> None:
    """A step that a reader can call forced is the only legal one, in every position that looks the same to them.

    What a spectator can know, all seats can. A game that hides nothing names every forced step.
    """
    for setup, state in some_positions(game, rng, walks):
        public = game.forced(state.view(NOBODY))
        for reader in setup.readers():
            step = game.forced(state.view(reader))
            require(public is None or step == public, f"seat {reader} is told another forced step", state)
            if step is None:
                continue
            require(state.legal(step.seat) == [step.action], "a step called forced is not the only one", state)
            require(bool(step.why.id), "nothing is said of a forced step", state)
            _check_twins(state, reader, step, rng)
        if game.meta.open and state.mover() >= 0 and len(state.legal(state.mover())) == 1:
            require(public is not None, "a forced step is not named", state)


def _check_twins(state: State, reader: int, step: Forced, rng: Rng) -> None:
    """Positions that differ only in what the reader cannot know have the same forced step."""
    for _ in range(TWINS):
        twin = state.copy()
        twin.reshuffle(reader, rng)
        require(twin.legal(step.seat) == [step.action], f"a forced step leaks to seat {reader}", state)
        require(state.game.forced(twin.view(reader)) == step, f"a reason leaks to seat {reader}", state)
