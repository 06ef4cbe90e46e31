"""PettingZoo, all agents at once: every agent acts in every step, and agents without a decision wait.

The last action of the space is to wait. Seats that choose in secret do so in the same step. An illegal action changes
nothing, and neither does waiting when a decision is due; the agent's `info` then names the rule. After `max_cycles`
steps the game is truncated.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import ParallelEnv

from shoal.core.errors import IllegalAction
from shoal.core.game import NOBODY
from shoal.core.options import Value
from shoal.core.refusal import TURN
from shoal.rl.session import GameSetup, Session, ansi
from shoal.texts import Speaker


class ParallelGameEnv(ParallelEnv):  # type: ignore[misc]  # optional, so its types are not followed
    """A game of Shoal in which all agents act at once."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        max_cycles: int | None = None,
        edition: str | Path | None = None,
        render_mode: str = "ansi",
    ) -> None:
        self.table = GameSetup(name, seats, options, edition)
        self.metadata = {"name": f"shoal_{name}_parallel_v0", "render_modes": ["ansi"]}
        self.render_mode = ansi(render_mode)
        self.session = Session(self.table)
        self.wait = self.table.actions
        bound = self.table.game.max_plies(self.table.seats, self.table.options)
        self.max_cycles = bound if max_cycles is None else max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        planes = Box(0, 255, (self.table.size,), np.uint8)
        self.observation_spaces = {
            agent: Dict({"observation": planes, "action_mask": Box(0, 1, (self.wait + 1,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, Any]:  # noqa: ARG002  (its form)
        if seed is not None:
            self.session.seed(seed)
        self.session.start()
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        turn = self.session.state.turn()
        for seat in turn:
            agent = self.possible_agents[seat]
            action = int(actions[agent])
            if action == self.wait:
                infos[agent] = {"refused": TURN.rule}
                continue
            try:
                self.session.step(seat, action)
            except IllegalAction as refused:
                infos[agent] = {"refused": refused.refusal.rule}
        self.cycles += 1
        over = self.session.state.mover() == NOBODY
        broken_off = not over and self.cycles >= self.max_cycles
        observations = self._observations()
        earned = self.session.rewards() if over else [0.0] * self.table.seats
        rewards = dict(zip(self.possible_agents, earned, strict=True))
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, broken_off)
        if over or broken_off:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, dict[str, Any]]:
        turn = self.session.state.turn()
        observations = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.session.mask(seat), np.int8(seat not in turn))
            observations[agent] = {"observation": self.session.observe(seat), "action_mask": mask}
        return observations

    def render(self) -> str:
        """Return what a spectator sees, as English text."""
        game = self.table.game
        return game.draw(self.session.state.view(NOBODY), Speaker(game))

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def parallel_env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    max_cycles: int | None = None,
    edition: str | Path | None = None,
    render_mode: str = "ansi",
) -> ParallelGameEnv:
    return ParallelGameEnv(name, seats, options, max_cycles, edition, render_mode)
