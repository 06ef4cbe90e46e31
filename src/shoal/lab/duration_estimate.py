"""Estimate how long an experiment will take, from the beginning of one game of each case."""

from pathlib import Path
from time import perf_counter
from typing import Final

from shoal.bots.bot import BotFailed
from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.rng import Rng
from shoal.core.simulation import simulate_one
from shoal.lab.folder import Folder
from shoal.lab.plan import Case, Plan, games_of
from shoal.lab.play.seats import LabPlayers

LOOK_S: Final = 6.0
"""Seconds that an estimate takes at most, over all cases."""


def seconds_left(path: Path, plan: Plan) -> float:
    """Return how many seconds of one processor the games that are missing in a folder will take."""
    left = [0] * len(plan.cases)
    for batch in Folder(path, plan).missing():
        left[batch.case] += len(games_of(plan, batch))
    cases = [(case, games) for case, games in zip(plan.cases, left, strict=True) if games]
    return sum(games * seconds_of(plan, case, LOOK_S / len(cases)) for case, games in cases)


def seconds_of(plan: Plan, case: Case, patience: float) -> float:
    """Return how long a game takes; one that outlasts the patience is judged by the length of an eager one."""
    game = case.load()
    state = game.start(case.seats, case.options)
    table = LabPlayers(game, case.seats, list(case.bots), plan.seed, 0, 0)
    begun, plies = perf_counter(), 0
    try:
        table.sit_down(game)
        plies = _play_on(state, table, Rng(plan.seed, 0), begun + patience)
    except BotFailed as failure:
        table.part(state, failure)
        return perf_counter() - begun
    taken = perf_counter() - begun
    table.part(state, None)
    if state.mover() == NOBODY:
        return taken
    usual = simulate_one(game, case.seats, case.options, "eager", Rng(plan.seed)).plies
    return taken * max(1.0, usual / plies)


def _play_on(state: State, table: LabPlayers, chance: Rng, deadline: float) -> int:
    """Play until the end or the deadline; return how many plies there were, at least one."""
    plies = 0
    while (mover := state.mover()) != NOBODY and (not plies or perf_counter() < deadline):
        action = state.sample(chance) if mover == CHANCE else table.choose(state, mover, state.legal(mover))
        table.notice(state, mover, action)
        state.apply(mover, action)
        plies += 1
    return plies


def in_words(seconds: float) -> str:
    """Return a duration as people say it, with two figures at most."""
    minutes = round(seconds / 60)
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    if minutes < 90:
        return f"{minutes} min"
    hours = minutes / 60
    return f"{hours:.1f} h" if hours < 36 else f"{hours / 24:.1f} days"
