"""OpenSpiel: importing this registers every installed game as `shoal_<name>`, with `players`, `options` and `edition`.

    import pyspiel, shoal.rl.open_spiel
    game = pyspiel.load_game("shoal_fleet(players=3,options=advanced=true)")

Chance nodes have the engine's exact odds; a game without chance is deterministic. Seats that choose in secret decide
one after another, and no observation shows the choice of another seat. Returns sum to 0: 1 for a win, and the others
lose equal parts of it. In co-operative play all have the common total. Observations are the planes of
`shoal.rl.observations`. An information state is all that a player has seen, in its order.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from shoal.core.catalogue import load, names
from shoal.core.game import ALL, CHANCE, NOBODY, Game, State, show
from shoal.core.options import Value
from shoal.rl.session import GameSetup

OUR_PREFIX = "shoal_"
LARGEST_GAIN = 1000


class SpielPosition:
    """A state that can be copied and pickled, as OpenSpiel requires."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "SpielPosition":
        return SpielPosition(self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return SpielPosition, (self.state,)


def parse_options(game: Game, text: str) -> dict[str, Value]:
    """Parse `name=value` pairs that are separated by spaces."""
    by_name = {option.name: option for option in game.meta.options}
    pairs = [pair.partition("=") for pair in text.split()]
    return {name: by_name[name].parse(value) if name in by_name else value for name, _, value in pairs}


def type_of(game: Game, *, co_operative: bool = False) -> pyspiel.GameType:
    kind = pyspiel.GameType
    chance = any(action.chance for action in game.actions.entries)
    return kind(
        short_name=OUR_PREFIX + game.name,
        long_name=game.meta.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if chance else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.PERFECT_INFORMATION if game.meta.open else kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if co_operative else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.meta.seats),
        min_num_players=min(game.meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.meta.seats), "options": "", "edition": ""},
    )


def information_of(table: GameSetup, *, co_operative: bool) -> pyspiel.GameInfo:
    """Return the limits of a game. No ply of a co-operative game is worth more than LARGEST_GAIN points."""
    longest = table.game.max_plies(table.seats, table.options)
    limits = {"min_utility": -1.0 / (table.seats - 1), "max_utility": 1.0, "utility_sum": 0.0}
    if co_operative:
        most = float(LARGEST_GAIN * longest)
        limits = {"min_utility": -most, "max_utility": most}
    return pyspiel.GameInfo(
        num_distinct_actions=table.actions,
        max_chance_outcomes=table.actions,
        num_players=table.seats,
        max_game_length=longest,
        **limits,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # a compiled module without types
    """A game of Shoal with its seats, options and edition."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        game = load(name)
        seats = int(parameters.get("players", min(game.meta.seats)))
        options = parse_options(game, str(parameters.get("options", "")))
        edition = str(parameters.get("edition", ""))
        self.table = GameSetup(name, seats, options, Path(edition) if edition else None)
        self.co_operative = self.table.options.get("scoring") == "co-operative"
        kind = type_of(self.table.game, co_operative=self.co_operative)
        super().__init__(kind, information_of(self.table, co_operative=self.co_operative), parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002  (its form)
        return Observer(self.table, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # likewise
    """A position; players who choose in secret decide in the order of their seats."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = SpielPosition(game.table.game.start(game.table.seats, game.table.options))

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
        if state.mover() != NOBODY:
            return [0.0] * state.seats
        if self.get_game().co_operative:
            return [state.reward(seat) for seat in range(state.seats)]
        return [(state.seats * share - 1) / (state.seats - 1) for share in state.shares()]

    def __str__(self) -> str:
        return json.dumps(self.position.state.view(ALL), sort_keys=True)


class Observer:
    """Observations as OpenSpiel asks for them: a flat tensor, its planes by name, and the view as text.

    With perfect recall the text is the information state, and there is no tensor.
    """

    def __init__(self, table: GameSetup, *, recalls: bool) -> None:
        self.table = table
        self.recalls = recalls
        self.tensor = np.zeros(0 if recalls else table.size, np.float32)
        self.dict = {}
        begin = 0
        for plane in [] if recalls else table.features.planes:
            self.dict[plane.name] = self.tensor[begin : begin + plane.size].reshape(plane.shape)
            begin += plane.size

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recalls:
            self.tensor[:] = np.frombuffer(self.table.features.observe(state.position.state, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return "\n".join(seen_so_far(self.table, state.history(), player))
        return json.dumps(state.position.state.view(player), sort_keys=True)


def seen_so_far(table: GameSetup, history: list[int], player: int) -> list[str]:
    """Return every ply as the player has seen it; sealed choices of others come when the last of them opens all."""
    state = table.game.start(table.seats, table.options)
    seen, sealed = [f"player {player}"], []
    for action in history:
        mover, together = state.mover(), len(state.turn()) > 1
        if together and mover != player:
            sealed.append(f"{mover}: {table.game.actions.format(action)}")
        else:
            seen.append(f"{mover}: {show(state, mover, action, player).text}")
        if not together:
            seen += sealed
            sealed = []
        state.apply(mover, action)
    return seen


def game_class(name: str) -> type[SpielGame]:
    """Return the class of one game.

    OpenSpiel keeps registered objects until after the interpreter has ended. A class survives that. A function would
    be freed by then, and the process would crash.
    """

    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, parameters or {})

    return Registered


def register() -> None:
    registered = set(pyspiel.registered_names())
    for name in names():
        if OUR_PREFIX + name not in registered:
            pyspiel.register_game(type_of(load(name)), game_class(name))


register()
