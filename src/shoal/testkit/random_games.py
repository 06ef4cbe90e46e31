"""Random games with all player counts and options, for the checks."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from shoal.core.errors import BadOption
from shoal.core.game import ALL, CHANCE, NOBODY, Game, State, View
from shoal.core.options import Option, Options, Value
from shoal.core.rng import Rng

LOOKS = 300


class Broken(AssertionError):
    """A promise of the protocol that a game does not keep."""


def require(condition: bool, promise: str, where: State | None = None) -> None:  # noqa: FBT001  (reads as a sentence)
    """Raise `Broken` with the promise that is not kept and, if given, the position that shows it."""
    if not condition:
        raise Broken(promise if where is None else f"{promise}, in {describe(where)}")


@dataclass(frozen=True)
class Setup:
    """One way to start a game."""

    game: Game
    seats: int
    options: Options

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def max_plies(self) -> int:
        return self.game.max_plies(self.seats, self.options)

    def readers(self) -> list[int]:
        """List the readers: every seat, and the spectator."""
        return [*range(self.seats), NOBODY]


def setups(game: Game) -> list[Setup]:
    """List the ways to start: every number of seats, every preset, and every option away from its default."""
    choices: list[Options] = [{}, *game.meta.presets.values()]
    for option in game.meta.options:
        choices += [{option.name: value} for value in some_values(option)]
    different = [options for place, options in enumerate(choices) if options not in choices[:place]]
    candidates = (Setup(game, seats, options) for seats in game.meta.seats for options in different)
    return [setup for setup in candidates if can_start(setup)]


def some_values(option: Option) -> list[Value]:
    """Return the first, middle and last of an option's values, without its default."""
    values = option.values
    picked = {values[0], values[-1], values[len(values) // 2]}
    return [value for value in values if value in picked and value != option.default]


def can_start(setup: Setup) -> bool:
    try:
        setup.start()
    except BadOption:
        return False
    return True


def actions_of(state: State, seat: int) -> list[int]:
    """List what that seat, or chance, may do now."""
    return [outcome for outcome, _ in state.odds()] if seat == CHANCE else state.legal(seat)


def random_ply(state: State, rng: Rng) -> tuple[int, int]:
    """Return a seat that owes a decision, and one of its actions, at random."""
    turn = state.turn()
    seat = turn[rng.below(len(turn))]
    actions = actions_of(state, seat)
    require(bool(actions), f"seat {seat} owes a decision but has no legal action", state)
    return seat, rng.weighted(state.odds()) if seat == CHANCE else rng.pick(actions)


def walk(setup: Setup, rng: Rng) -> Iterator[State]:
    """Yield every position of one random game, the first and the last included; the same object each time."""
    state = setup.start()
    for _ in range(setup.max_plies() + 1):
        yield state
        if not state.turn():
            return
        seat, action = random_ply(state, rng)
        state.apply(seat, action)
    raise Broken(f"the game goes on after max_plies = {setup.max_plies()}")


def positions(game: Game, rng: Rng, walks: int) -> Iterator[tuple[Setup, State]]:
    """Yield every position of several random games of every setup."""
    for setup in setups(game):
        for _ in range(walks):
            for state in walk(setup, rng):
                yield setup, state


def some_positions(game: Game, rng: Rng, walks: int) -> Iterator[tuple[Setup, State]]:
    """Yield positions for slow checks: all of them in a small game, about 300 per walk in a large one."""
    starts = setups(game)
    plies = sum(1 for _ in walk(starts[0], rng))
    keep_every = max(1, len(starts) * plies // LOOKS)
    for setup, state in positions(game, rng, walks):
        if rng.below(keep_every) == 0:
            yield setup, state


def play_on(setup: Setup, state: State, rng: Rng) -> None:
    """Play a position to its end; raise `Broken` if it has none."""
    for _ in range(setup.max_plies() + 1):
        if not state.turn():
            return
        seat, action = random_ply(state, rng)
        state.apply(seat, action)
    raise Broken("play from an imagined position does not come to an end")


def plain(view: View) -> str:
    """Return a view as JSON."""
    return json.dumps(view, sort_keys=True)


def describe(state: State) -> str:
    """Describe a position for an error message."""
    return f"{state.game.name} with {state.seats} seats and {dict(state.options)}: {plain(state.view(ALL))}"
