"""PettingZoo, one agent after another: `env(name, seats=3)` is any game as an AECEnv with action masks.

An agent's turn is one step of its seat. Where several seats choose in secret, each has a turn of its own, one after
another, and none sees the choices of the others. Chance has no turns. The reward comes at the end: the share of the
win, or the common total in co-operative play. Observations are the planes of `shoal.rl.observations`, with what the
agent's own view tells; `planes_of` lists them. An `edition` is the file of another edition.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from shoal.core.game import NOBODY
from shoal.core.options import Value
from shoal.rl.observations.planes import Plane
from shoal.rl.session import GameSetup, Session, ansi, spaces_of
from shoal.texts import Speaker


class GameEnv(AECEnv):  # type: ignore[misc]  # optional, so its types are not followed
    """A game of Shoal as an environment; illegal actions are refused with their rule."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: str | Path | None = None,
        render_mode: str = "ansi",
    ) -> None:
        super().__init__()
        self.table = GameSetup(name, seats, options, edition)
        self.metadata = {"name": f"shoal_{name}_v0", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = ansi(render_mode)
        self.session = Session(self.table)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observations, actions = zip(*(spaces_of(self.table) for _ in self.possible_agents), strict=True)
        self.observation_spaces = dict(zip(self.possible_agents, observations, strict=True))
        self.action_spaces = dict(zip(self.possible_agents, actions, strict=True))

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:  # noqa: ARG002  (its form)
        if seed is not None:
            self.session.seed(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.session.start()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.session.observe(seat), "action_mask": self.session.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still playing must act")
        mover = self.session.step(self.seat_of[agent], int(action))
        if mover == NOBODY:
            self.rewards = dict(zip(self.possible_agents, self.session.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._cumulative_rewards = self.rewards.copy()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[mover]

    def render(self) -> str:
        """Return what a spectator sees, as English text."""
        game = self.table.game
        return game.draw(self.session.state.view(NOBODY), Speaker(game))

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def env(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    edition: str | Path | None = None,
    render_mode: str = "ansi",
) -> Any:
    """Return an environment that refuses calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(GameEnv(name, seats, options, edition, render_mode))


def planes_of(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    edition: str | Path | None = None,
) -> list[Plane]:
    """Return the planes of an observation, in their order."""
    return GameSetup(name, seats, options, edition).features.planes
