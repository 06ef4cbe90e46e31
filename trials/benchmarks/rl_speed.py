"""Compare steps per second of our environments and of PettingZoo's connect_four_v3, by turns, in processor time.

pip install pygame && python -m trials.benchmarks.rl_speed [seconds for each] [--profile]

PettingZoo's game needs pygame. `--profile` shows where the time of our vectorised environment goes.
"""

import sys
from functools import partial
from time import process_time
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3

from shoal.builds import running
from shoal.core.catalogue import OURS
from shoal.core.rng import Rng
from shoal.rl.aec import GameEnv
from shoal.rl.play.episodes import step_all
from shoal.rl.vector import VectorGames

PEER = "connect_four_v3"
ROUNDS = 3
AT_ONCE = 64


def steps_of_agents(env: Any, seconds: float, *, observed: bool) -> float:
    """Play at random in the usual loop of PettingZoo; a mask is always made for every decision."""
    rng, steps, begun = Rng(1), 0, process_time()
    env.reset(seed=1)
    while (spent := process_time() - begun) < seconds:
        env.reset()
        for agent in env.agent_iter():
            observation, _, over, broken_off, _ = env.last(observe=observed)
            if over or broken_off:
                env.step(None)
            else:
                legal = (observation["action_mask"] if observed else mask_of(env, agent)).nonzero()[0]
                env.step(int(legal[rng.below(len(legal))]))
            steps += 1
    return steps / spent


def mask_of(env: Any, agent: str) -> Any:
    """Return the mask without the planes, made in the same way as in the environment."""
    if isinstance(env, GameEnv):
        return env.session.mask(env.seat_of[agent])
    mask = np.zeros(env.action_space(agent).n, np.int8)
    mask[env._legal_moves()] = 1
    return mask


def steps_of_games(games: VectorGames, seconds: float, *, observed: bool) -> float:
    """Play at random in many games at once."""
    steps, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(AT_ONCE):
            if observed:
                games.step(games.sample())
            else:
                games.advance(games.sample())
        steps += AT_ONCE * AT_ONCE
    return steps / spent


def main(seconds: float) -> None:
    print(f"{running()} engine, median of {ROUNDS} rounds of {seconds} s of a processor each")
    for observed in (True, False):
        print("with observations:" if observed else "with masks only:")
        measures = {PEER: partial(steps_of_agents, connect_four_v3.raw_env(), seconds, observed=observed)}
        for name in OURS:
            measures[f"{name} AEC"] = partial(steps_of_agents, GameEnv(name), seconds, observed=observed)
            measures[f"{name} vector"] = partial(steps_of_games, VectorGames(name, AT_ONCE), seconds, observed=observed)
        found = [{what: measure() for what, measure in measures.items()} for _ in range(ROUNDS)]
        show({what: sorted(rates[what] for rates in found)[ROUNDS // 2] for what in measures})


def show(rates: dict[str, float]) -> None:
    for what, rate in rates.items():
        beside = f"{rate / rates[PEER]:5.1f} x {PEER}"
        aec = rates.get(what.replace("vector", "AEC"), rate)
        print(
            f"  {what:22} {rate:9,.0f} steps/s  {beside}"
            + (f", {rate / aec:.1f} x its AEC" if "vector" in what else "")
        )


def profile(seconds: float) -> None:
    """Show where the time of a vectorised step goes. Each part is run alone, so the sum is not exactly a step."""
    print("microseconds a step: engine, masks, planes, arrays, random choice")
    for name in OURS:
        games, spent, steps = VectorGames(name, AT_ONCE), [0.0] * 5, 0
        masks = games.table.masks
        while sum(spent) < seconds:
            marks = [process_time()]
            chosen = games.sample()
            marks.append(process_time())
            step_all(games.playing, chosen)
            marks.append(process_time())
            for one in games.playing:
                masks.of(one.legal)
            marks.append(process_time())
            games.observations()
            marks.append(process_time())
            games.step(games.sample())
            marks.append(process_time())
            spent = [old + end - begin for old, begin, end in zip(spent, marks, marks[1:], strict=False)]
            steps += AT_ONCE
        choice, step, mask, planes, whole = (1e6 * part / steps for part in spent)
        parts = (step, mask, planes, whole - choice - step - mask - planes, choice)
        print(f"  {name:13}" + "".join(f"{part:7.2f}" for part in parts))


if __name__ == "__main__":
    numbers = [float(argument) for argument in sys.argv[1:] if argument[0] != "-"]
    (profile if "--profile" in sys.argv else main)(*(numbers or [2.0]))
