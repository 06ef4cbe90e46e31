"""A person at the full screen, whose keys a pilot presses; what they see as text."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from textual.pilot import Pilot

from shoal.bots.roster import bot_for
from shoal.cli.game_arguments import GameArguments, prepare
from shoal.cli.screen.app import PlayApp
from shoal.cli.screen.panels import ActionInput, ActionList, BoardPanel, Panel
from shoal.cli.terminal_table import TerminalTable
from shoal.core.chance import CommittedChance
from shoal.core.game import View
from shoal.core.rng import Rng

SMALL, LARGE = (80, 24), (120, 40)
SECRET = bytes(32)
PATIENCE = 30.0


def table_of(start: GameArguments, bots: tuple[int, ...] = (1,), language: str = "en") -> TerminalTable:
    """Return a table with bots that choose at random."""
    seated = {seat: bot_for("random", start.game, seat) for seat in bots}
    return TerminalTable(start, seated, CommittedChance(SECRET, "terminal", ()), language)


def start_of(game: str, seats: int | None = None, *options: str, preset: str | None = None) -> GameArguments:
    return prepare(game, None, seats, preset, list(options))


@dataclass
class Person:
    """Somebody at the screen."""

    app: PlayApp
    pilot: Pilot[None]

    @property
    def table(self) -> TerminalTable:
        return self.app.table

    def sees(self) -> str:
        """Return the screen as text, without colours."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    def reads(self, panel: str) -> str:
        return "\n".join(self.app.desk.query_one(f"#{panel}", Panel).lines)

    @property
    def listed(self) -> list[str]:
        return [option.id or "" for option in self.app.desk.query_one(ActionList).options]

    @property
    def typed(self) -> str:
        return self.app.desk.query_one(ActionInput).value

    @property
    def chosen(self) -> str | None:
        return self.app.desk.query_one(ActionList).chosen()

    @property
    def board(self) -> BoardPanel:
        return self.app.desk.query_one(BoardPanel)

    @property
    def view(self) -> View:
        return self.table.walk.state.view(self.app.desk.seat)

    async def wait_until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                await self.pilot.pause(0.01)
        await self.pilot.pause()

    async def wait_for_turn(self) -> None:
        """Wait until a person decides or the game is over."""
        desk = self.app.desk
        await self.wait_until(lambda: desk.seat >= 0 or (not self.table.match.turn() and desk.seat < 0))

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.press(*text)

    async def type_at_once(self, text: str) -> None:
        """Put a whole text into the line, as pasting does."""
        self.app.desk.query_one(ActionInput).value = text
        await self.wait_until(lambda: text not in self.listed or self.chosen == text)

    async def choose(self, text: str) -> None:
        """Choose an action with the arrow keys, and wait until the board shows what it would do."""
        listed = self.listed
        place = listed.index(text)
        down = place + 1 if self.chosen is None else place - listed.index(self.chosen)
        await self.press(*["down" if down > 0 else "up"] * abs(down))
        await self.wait_until(lambda: self.app.desk.previewed == text)

    async def take(self) -> None:
        """Take what is chosen or typed, and wait until somebody decides again."""
        before = len(self.table.walk.acts)
        await self.press("enter")
        await self.wait_until(lambda: len(self.table.walk.acts) > before)
        await self.wait_for_turn()


@asynccontextmanager
async def sat_down(table: TerminalTable, size: tuple[int, int] = SMALL, *, hint: bool = False) -> AsyncIterator[Person]:
    app = PlayApp(table, Rng(1), hint=hint, pace=0)
    try:
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            yield person
    finally:
        app.adviser.close()


def play(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(evening)
