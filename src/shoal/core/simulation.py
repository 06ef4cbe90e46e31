"""Simulation: many random games with the same options, and their means."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import fsum
from typing import Final, TypedDict

from shoal.core.game import CHANCE, NOBODY, Game
from shoal.core.options import Options
from shoal.core.pickling import pickle_by_fields
from shoal.core.random_playout import eager
from shoal.core.rng import Rng

POLICIES: Final = ("uniform", "eager")


@dataclass(frozen=True)
class SimulatedGame:
    """One simulated game."""

    plies: int
    decisions: int
    choices: int
    scores: list[int]
    shares: list[float]
    ending: str
    figures: dict[str, int]


pickle_by_fields(SimulatedGame)


class SimulationSummary(TypedDict):
    """The means of many games; scripts rely on these names."""

    game: str
    seats: int
    games: int
    seed: int
    policy: str
    plies_mean: float
    branching_mean: float
    score_mean: list[float]
    share: list[float]
    ends: dict[str, int]
    figures: dict[str, float]


def simulate_one(game: Game, seats: int, options: Options, policy: str, rng: Rng) -> SimulatedGame:
    """Play one game; the policy is `uniform`, or `eager`: idle actions only when forced."""
    state = game.start(seats, options)
    idle = game.actions.idle
    plies, decisions, choices = 0, 0, 0
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            action = state.sample(rng)
        else:
            legal = state.legal(mover)
            decisions += 1
            choices += len(legal)
            action = rng.pick(eager(legal, idle) if policy == "eager" else legal)
        state.apply(mover, action)
        plies += 1
    return SimulatedGame(plies, decisions, choices, state.scores(), state.shares(), state.ending(), state.figures())


def simulate(
    game: Game, seats: int, options: Options, policy: str, seed: int, numbers: Iterable[int]
) -> list[SimulatedGame]:
    """Play the games with these numbers; each depends on the seed and its own number alone."""
    return [simulate_one(game, seats, options, policy, Rng(seed, number)) for number in numbers]


def summarise(game: Game, seats: int, policy: str, seed: int, played: list[SimulatedGame]) -> SimulationSummary:
    """Average over the games; the result does not depend on how they were divided among processes."""
    count = len(played)
    names = played[0].figures
    return {
        "game": game.name,
        "seats": seats,
        "games": count,
        "seed": seed,
        "policy": policy,
        "plies_mean": sum(result.plies for result in played) / count,
        "branching_mean": sum(result.choices for result in played) / sum(result.decisions for result in played),
        "score_mean": [sum(result.scores[seat] for result in played) / count for seat in range(seats)],
        "share": [fsum(result.shares[seat] for result in played) / count for seat in range(seats)],
        "ends": dict(sorted(Counter(result.ending for result in played).items())),
        "figures": {name: sum(result.figures[name] for result in played) / count for name in names},
    }
