"""OpenSpiel: importing this registers every installed game as `shoal_<name>`, with `players` and `options`.

    import pyspiel, shoal.rl.open_spiel
    game = pyspiel.load_game("shoal_fleet(players=3,options=advanced=true)")

Chance nodes have the engine's exact odds. Seats that choose in secret decide one after another, and no observation
shows the choice of another seat. Returns are shares of the win. Observations are the planes of `shoal.rl.features`.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from shoal.core.catalogue import load, names
from shoal.core.game import ALL, CHANCE, NOBODY, Game, State
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.rl.session import Table

OUR_PREFIX = "shoal_"


class Position:
    """A state that can be copied and pickled, as OpenSpiel requires."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _position, (self.state.game.name, dict(self.state.view(ALL)))


def _position(name: str, view: dict[str, Any]) -> Position:
    return Position(load(name).imagine(view, Rng(0)))


def parse_options(game: Game, text: str) -> dict[str, Value]:
    """Parse `name=value` pairs that are separated by spaces."""
    known = {option.name: option for option in game.meta.options}
    pairs = [pair.partition("=") for pair in text.split()]
    return {name: known[name].parse(value) if name in known else value for name, _, value in pairs}


def type_of(name: str) -> pyspiel.GameType:
    game = load(name)
    knowledge = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=OUR_PREFIX + name,
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=knowledge.PERFECT_INFORMATION if game.meta.open else knowledge.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.meta.seats),
        min_num_players=min(game.meta.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.meta.seats), "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # a compiled module without types
    """A game of Shoal with its seats and options."""

    def __init__(self, kind: pyspiel.GameType, parameters: dict[str, Any]) -> None:
        name = kind.short_name.removeprefix(OUR_PREFIX)
        game = load(name)
        seats = int(parameters.get("players", min(game.meta.seats)))
        self.table = Table(name, seats, parse_options(game, str(parameters.get("options", ""))))
        information = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.table.actions,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.max_plies(seats, self.table.options),
        )
        super().__init__(kind, information, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002  (its form)
        return Observer(self.table)


class SpielState(pyspiel.State):  # type: ignore[misc]  # likewise
    """A position; players who choose in secret decide in the order of their seats."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.table.game.start(game.table.seats, game.table.options))

    def current_player(self) -> int:
        mover = self.position.state.mover()
        if mover == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.position.state.odds()
        total = sum(weight for _, weight in odds)
        return [(outcome, weight / total) for outcome, weight in odds]

    def _apply_action(self, action: int) -> None:
        self.position.state.apply(self.position.state.mover(), action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  (an action has one name)
        return self.position.state.game.actions.format(action)

    def is_terminal(self) -> bool:
        return self.position.state.mover() == NOBODY

    def returns(self) -> list[float]:
        state = self.position.state
        return state.shares() if state.mover() == NOBODY else [0.0] * state.seats

    def __str__(self) -> str:
        return json.dumps(self.position.state.view(ALL), sort_keys=True)


class Observer:
    """Observations as OpenSpiel asks for them: a flat tensor, its planes by name, and the view as text."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = {}
        begin = 0
        for plane in table.features.planes:
            self.dict[plane.name] = self.tensor[begin : begin + plane.size].reshape(plane.shape)
            begin += plane.size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self.table.features.encode(state.position.state.view(player), player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(state.position.state.view(player), sort_keys=True)


def game_class(kind: pyspiel.GameType) -> type[SpielGame]:
    """Return the class of one game.

    OpenSpiel keeps registered objects until after the interpreter has ended. A class survives that. A function would
    be freed by then, and the process would crash.
    """

    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(kind, parameters or {})

    return Registered


def register() -> None:
    registered = set(pyspiel.registered_names())
    for name in names():
        if OUR_PREFIX + name not in registered:
            kind = type_of(name)
            pyspiel.register_game(kind, game_class(kind))


register()
