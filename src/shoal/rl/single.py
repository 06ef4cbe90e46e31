"""Gymnasium: `single(name, opponent="mate")` is a game against bots, as an environment for one learner.

The learner has one seat; by default another one in each game. A step is an action of that seat, and the bots of the
other seats play until it must act again. The observation is the planes of `shoal.rl.observations`, with what the
learner's own view tells. `info["action_mask"]` and `action_masks()` say which actions are legal. An illegal action
loses the game, and `info["refused"]` names the rule.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium

from shoal.bots.bot import Bot, Budget
from shoal.bots.roster import bot_for, entrant
from shoal.core.errors import IllegalAction
from shoal.core.game import NOBODY
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.rl.session import Bytes, GameSetup, Mask, Session, ansi, spaces_of
from shoal.texts import Speaker


class SingleEnv(gymnasium.Env):  # type: ignore[misc]  # optional, so its types are not followed
    """A game of Shoal for one learner among bots, who get views only."""

    def __init__(self, table: GameSetup, opponent: str, seat: int | None, render_mode: str = "ansi") -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = ansi(render_mode)
        self.table = table
        self.opponent, self.budget = entrant(opponent, Budget())
        self.wanted = seat
        self.seat = 0 if seat is None else seat
        self.games = 0
        self.session = Session(self.table)
        self.rng = Rng(0)
        self.bots: dict[int, Bot] = {}
        spaces, self.action_space = spaces_of(self.table)
        self.observation_space = spaces["observation"]

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (Gymnasium's signature)
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin a new game. Equal seeds give equal games, as long as the learner and the bots choose equally."""
        super().reset(seed=seed)
        if seed is not None:
            self.session.seed(seed)
            self.games = seed
        self.rng = Rng(int(self.np_random.integers(1 << 62)))
        self.close()
        self.seat = self.games % self.table.seats if self.wanted is None else self.wanted
        self.games += 1
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self.bots = {seat: bot_for(self.opponent, self.table.game, seat) for seat in others}
        self._go_on(self.session.start())
        return self._observed()

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Take an action of the learner's seat, and let the bots play until it must act again."""
        try:
            over = self._go_on(self.session.step(self.seat, int(action))) == NOBODY
        except IllegalAction as error:
            planes, info = self._observed()
            return planes, 0.0, True, False, {**info, "refused": error.refusal.rule}
        planes, info = self._observed()
        return planes, self.session.rewards()[self.seat] if over else 0.0, over, False, info

    def action_masks(self) -> Mask:
        """Return which actions are legal, as MaskablePPO asks for it."""
        return self.session.mask(self.seat)

    def render(self) -> str:
        """Return what the learner's seat sees, as English text."""
        game = self.table.game
        return game.draw(self.session.state.view(self.seat), Speaker(game, reader=self.seat))

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def _go_on(self, mover: int) -> int:
        """Let the bots play until the learner must act; return their seat, or NOBODY."""
        state = self.session.state
        while mover not in (self.seat, NOBODY):
            action = self.bots[mover].choose(state.view(mover), state.legal(mover), self.budget, self.rng)
            mover = self.session.step(mover, action)
        return mover

    def _observed(self) -> tuple[Bytes, dict[str, Any]]:
        return self.session.observe(self.seat), {"action_mask": self.action_masks()}


def single(
    name: str,
    *,
    opponent: str = "mate",
    seat: int | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    edition: str | Path | None = None,
    render_mode: str = "ansi",
) -> SingleEnv:
    """Return a game for one learner. An opponent may have a budget, such as `mate@50i`."""
    return SingleEnv(GameSetup(name, seats, options, edition), opponent, seat, render_mode)
