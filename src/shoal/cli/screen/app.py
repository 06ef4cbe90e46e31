"""The full screen of shoal play: it asks people, lets bots think, and shows every reader what they may see."""

import asyncio
from os import environ
from pathlib import Path
from typing import ClassVar, Final

from textual import on, work
from textual.app import App
from textual.binding import Binding, BindingType

from shoal.bots.bot import BotFailed, Budget
from shoal.cli.screen.action_preview import refusal_of, rule_text
from shoal.cli.screen.dialogs import Curtain, HelpScreen
from shoal.cli.screen.game_screen import GameScreen
from shoal.cli.screen.hint_process import Adviser
from shoal.cli.screen.palette import Palette
from shoal.cli.screen.panels import ActionInput
from shoal.cli.tell_record import tell_end
from shoal.cli.terminal_table import TerminalTable
from shoal.core.errors import ShoalError, UnknownAction
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.core.telling import Telling

THINKING_S: Final = 1.0
"""Seconds for which bots think, and for which hints are searched."""
PACE_S: Final = 0.3
"""Seconds for which the act of a bot is shown before the next one."""


def play_on_screen(table: TerminalTable, rng: Rng, edition: Path | None = None, *, hint: bool = False) -> None:
    """Play until the game is over or the people leave; raise the error that ended it, if one did."""
    app = PlayApp(table, rng, edition, hint=hint)
    try:
        app.run()
    finally:
        app.adviser.close()
    if app.failure is not None:
        raise app.failure


class PlayApp(App[None]):
    """A game at the full screen of one terminal."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012  (Textual declares it for instances)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-high")]  # noqa: RUF012  (Textual declares it for instances)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f10,ctrl+q,ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self, table: TerminalTable, rng: Rng, edition: Path | None = None, *, hint: bool = False, pace: float = PACE_S
    ) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in environ else None)
        self.table = table
        self.rng = rng
        self.always_hint = hint
        self.pace = pace
        self.failure: ShoalError | None = None
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        self.adviser = Adviser(table.start.game, edition)
        sixteen = self.no_color or self.console.color_system in (None, "standard", "windows")
        if sixteen:
            self.theme = "ansi-dark"
        palette = Palette(table.start.game.meta.colours, sixteen=sixteen, none=self.no_color)
        self.desk = GameScreen(table, palette)

    async def on_mount(self) -> None:
        await self.push_screen(self.desk)
        self.play()

    # The game

    @work(exit_on_error=True)
    async def play(self) -> None:
        """Play to the end; an error of the engine or of a bot ends the program."""
        try:
            await self.play_to_the_end()
        except ShoalError as error:
            self.failure = error
            self.exit()

    async def play_to_the_end(self) -> None:
        table = self.table
        while turn := table.match.turn():
            if turn == (CHANCE,):
                table.draw()
            elif len(turn) == 1 and table.take_forced():
                await self.show_act()
            else:
                for seat in turn:
                    if seat in table.bots:
                        if not await self.let_bot_decide(seat):
                            break
                    elif not await self.let_person_decide(seat, sealed=len(turn) > 1):
                        break
        self.desk.rest(table.voice.text("screen-over"), table.voice.text("screen-leave"))
        self.desk.show_detail(table.voice.text("screen-over"), tell_end(table.walk, table.voice))
        self.answers = asyncio.Queue()  # an Enter that came too early must not hide the end
        while await self.answers.get():
            pass
        self.exit()

    async def show_act(self) -> None:
        """Show what was done by a bot, or for somebody, long enough to be seen."""
        self.desk.rest("")
        await asyncio.sleep(self.pace)

    async def let_bot_decide(self, seat: int) -> bool:
        """Let a bot act; return False if it has failed, which ends the game."""
        table, state = self.table, self.table.walk.state
        self.desk.rest(table.voice.of_seat("screen-thinking", seat))
        asked = (state.view(seat), state.legal(seat), Budget(THINKING_S), self.rng)
        try:
            action = await asyncio.to_thread(table.bots[seat].choose, *asked)
        except BotFailed as failure:
            table.fail(failure)
            return False
        table.take(seat, table.start.game.actions.format(action))
        await self.show_act()
        return True

    async def let_person_decide(self, seat: int, *, sealed: bool) -> bool:
        """Ask until an action is taken; return False if there was an undo instead."""
        await self.hand_over(seat, sealed=sealed)
        self.desk.ask(seat, sealed=sealed)
        if self.always_hint:
            self.answers.put_nowait("hint")
        while True:
            text = await self.answers.get()
            if text == "hint":
                await self.show_hint(seat)
            elif text == "undo":
                if self.table.undo():
                    self.table.news.append(self.table.voice.text("taken-back"))
                    return False
                self.desk.show_detail(self.table.voice.text("screen-refused"), [self.table.voice.text("cannot-undo")])
            elif text and self.take(seat, text):
                if len(self.table.people) > 1:
                    self.desk.rest("")
                return True

    async def hand_over(self, seat: int, *, sealed: bool) -> None:
        """Draw the curtain if the seat sees something that others at this screen may not see, or others just did."""
        table, state = self.table, self.table.walk.state
        private_to = seat if sealed or state.view(seat) != state.view(NOBODY) else None
        if len(table.people) > 1 and private_to != table.private_to:
            lines = [table.voice.of_seat("hand-over", seat)]
            lines += [table.voice.text("screen-curtain")] if private_to is not None else []
            self.desk.rest("")
            await self.push_screen_wait(Curtain(lines))
        table.private_to = private_to

    def take(self, seat: int, text: str) -> bool:
        """Take the action, or show the rule that refuses it."""
        table, voice = self.table, self.table.voice
        try:
            action = table.start.game.actions.parse(text)
        except UnknownAction:
            self.desk.show_detail(voice.text("screen-refused"), [voice.text("unknown-action", text=text)])
            return False
        refusal = refusal_of(table.walk.state, seat, action)
        if refusal is not None:
            rule = rule_text(table.start.game, refusal.rule)
            lines = [voice.refusal(refusal), *([f"{refusal.rule}: {rule}"] if rule else [])]
            self.desk.show_detail(voice.text("screen-refused"), lines)
            return False
        table.take(seat, text)
        return True

    async def show_hint(self, seat: int) -> None:
        """Show what the strongest bot would do, from the seat's own view, and choose its best action."""
        voice, view = self.table.voice, self.table.walk.state.view(seat)
        self.desk.show_detail(voice.text("screen-advice"), [voice.text("screen-hinting")])
        hint = await self.adviser.hint(seat, view, THINKING_S, self.rng)
        best = [voice.text("hint-action", action=choice["action"], share=choice["share"]) for choice in hint["best"]]
        told = [*hint["best"][0]["reasons"], *([hint["origin"]] if hint["origin"] else [])]
        lines = [voice.say(Telling(entry["id"], entry["args"])) for entry in told]
        self.desk.advise(hint["best"][0]["action"], [voice.text("hint", actions=", ".join(best)), *lines])

    # The person

    @on(GameScreen.InputEntered)
    def note_answer(self, event: GameScreen.InputEntered) -> None:
        if event.text == "quit":
            self.exit()
        elif event.text == "help":
            self.action_help()
        else:
            self.answers.put_nowait(event.text)

    @on(ActionInput.HelpAsked)
    def action_help(self) -> None:
        voice = self.table.voice
        title = voice.text("screen-help-title", title=self.table.start.game.meta.title)
        self.push_screen(HelpScreen(title, voice.text("screen-help"), voice.text("screen-help-close")))
