"""The screen at which people play: they see the position, choose or type an action, and read what it would do."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from shoal.cli.screen.action_preview import look_ahead
from shoal.cli.screen.completion import completed, matching
from shoal.cli.screen.palette import Palette
from shoal.cli.screen.panels import ActionInput, ActionList, BoardPanel, Panel
from shoal.cli.screen.picture_diff import changes, nearest, places_of
from shoal.cli.terminal_table import TerminalTable
from shoal.core.game import View
from shoal.core.picture import Picture, columns, flush_left, flush_right

COMMANDS: Final = ("", "help", "hint", "undo", "quit")
"""What may be typed besides actions."""
NO_SEAT: Final = -1
PREVIEW_DELAY_S: Final = 0.06
"""Seconds for which an action must stay chosen before it is previewed, so that a held arrow key is not slowed down."""
REMEMBERED: Final = 200
"""Lines of the log that can be scrolled to."""
SIDE: Final = 26
"""Columns of the scores."""


class GameScreen(Screen[None]):
    """The screen of one table.

    viewer    whose view is shown: a seat, or NOBODY for what everybody may see
    seat      the seat that decides now, or NO_SEAT
    legal     its actions by their texts
    previewed the action whose effect the board shows
    clicked   the action that was clicked last; a second click takes it
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("shift+left", "across(-1, 0)", show=False, priority=True),
        Binding("shift+right", "across(1, 0)", show=False, priority=True),
        Binding("shift+up", "across(0, -1)", show=False),
        Binding("shift+down", "across(0, 1)", show=False),
        Binding("tab", "complete", show=False, priority=True),
        Binding("escape", "clear", show=False),
        Binding("pageup", "scroll_panel('board', -1)", show=False),
        Binding("pagedown", "scroll_panel('board', 1)", show=False),
        Binding("ctrl+pageup", "scroll_panel('log', -1)", show=False),
        Binding("ctrl+pagedown", "scroll_panel('log', 1)", show=False),
        Binding("ctrl+up", "scroll_panel('detail', -1)", show=False),
        Binding("ctrl+down", "scroll_panel('detail', 1)", show=False),
        Binding("f2", "answer('hint')", show=False),
        Binding("f3", "answer('undo')", show=False),
    ]

    class InputEntered(Message):
        """The person has chosen or typed something."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, table: TerminalTable, palette: Palette) -> None:
        super().__init__()
        self.table = table
        self.voice = table.voice
        self.palette = palette
        self.viewer = table.reader
        self.seat = NO_SEAT
        self.legal: dict[str, int] = {}
        self.previewed: str | None = None
        self.clicked: str | None = None
        self.happened: list[str] = []

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(self.table.start.game.meta.title, id="title", markup=False)
            yield Static(id="status", markup=False)
        with Horizontal(id="main"):
            yield BoardPanel(self.palette)
            with Vertical(id="side"):
                yield Static(id="scores", markup=False)
                yield ActionList(id="actions", markup=False)
        with Horizontal(id="below"):
            yield Panel("detail")
            yield Panel("log", log=True)
        with Horizontal(id="bottom"):
            yield Static(id="prompt", markup=False)
            yield ActionInput(id="entry", select_on_focus=False)
            yield Static(self.voice.text("screen-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(ActionInput).focus()

    # What the table shows

    def ask(self, seat: int, *, sealed: bool) -> None:
        """Let the person of a seat decide."""
        state = self.table.walk.state
        self.viewer, self.seat = seat, seat
        self.legal = {state.game.actions.format(action): action for action in state.legal(seat)}
        self.show_status(self.voice.of_seat("screen-sealed" if sealed else "screen-turn", seat))
        self.query_one("#prompt", Static).update(f"{self.voice.of_seat('prompt', seat)}> ")
        self.query_one(ActionInput).placeholder = self.voice.text("screen-type")
        self.show_detail("", [])
        self.show_position()
        self.query_one(BoardPanel).scroll_home(animate=False)
        self.clear_typed(keep_new=len(self.table.people) == 1)

    def rest(self, status: str, invitation: str = "") -> None:
        """Show what everybody at the screen may see, while nobody here decides."""
        self.viewer, self.seat, self.legal = self.table.reader, NO_SEAT, {}
        self.show_status(status)
        self.query_one("#prompt", Static).update("")
        self.query_one(ActionInput).placeholder = invitation
        self.clear_typed(keep_new=not invitation)
        self.show_position()

    def show_status(self, text: str) -> None:
        self.query_one("#status", Static).update(text)

    def show_position(self) -> None:
        """Draw the position without any preview, the scores, and what has happened since."""
        self.previewed = self.clicked = None
        state = self.table.walk.state
        self.query_one(BoardPanel).show(self.draw_view(state.view(self.viewer)))
        self.query_one("#scores", Static).update(self.draw_scores(state.scores()))
        if self.table.news:
            self.happened = [*self.happened, *self.table.news][-REMEMBERED:]
            self.table.news.clear()
        log = self.query_one("#log", Panel)
        if log.lines != self.happened or not log.border_title:
            log.show(self.voice.text("screen-log"), self.happened)

    def draw_view(self, view: View) -> Picture:
        return self.table.start.game.picture(view, self.voice.say, self.query_one(BoardPanel).columns())

    def draw_scores(self, scores: Sequence[int]) -> Text:
        text = Text(no_wrap=True)
        turn = self.table.match.turn()
        width = (self.query_one("#scores").size.width or SIDE) - 1
        for seat, points in enumerate(scores):
            mark = "▶ " if seat in turn and len(turn) == 1 else "  "
            name = self.voice.of_seat("player", seat, who=self.table.player_at(seat))
            room = width - len(str(points)) - 3
            text.append(mark + flush_left(name, room), self.palette.style(f"seat-{seat} strong"))
            text.append(flush_right(str(points), width - columns(mark) - max(room, columns(name))))
            text.append("\n" if seat < len(scores) - 1 else "")
        return text

    def show_detail(self, title: str, lines: Sequence[str]) -> None:
        self.query_one("#detail", Panel).show(title, lines)

    def advise(self, action: str, lines: Sequence[str]) -> None:
        """Show a hint, and its best action on the board."""
        self.clear_typed()
        self.query_one(ActionList).choose(action)
        self.preview(action)
        self.show_detail(self.voice.text("screen-advice"), lines)

    # Choosing an action

    def clear_typed(self, *, keep_new: bool = False) -> None:
        """Empty the line and list all actions, at once and not when the line reports its change.

        `keep_new` keeps what was typed since the last Enter.
        """
        entry = self.query_one(ActionInput)
        if not keep_new or entry.is_done():
            with entry.prevent(Input.Changed):
                entry.value = ""
        self.filter(entry.value)

    def filter(self, typed: str) -> None:
        """List the actions that match what was typed, and choose the first of them, or the only one there is."""
        matches = matching(list(self.legal), typed)
        actions = self.query_one(ActionList)
        actions.fill(matches)
        none = self.voice.text("screen-none") if typed not in COMMANDS and self.legal else ""
        title = self.voice.text("screen-actions", count=len(matches)) if matches else none
        actions.border_title = f" {title} " if title else ""
        if matches and (typed or len(matches) == 1):
            actions.highlighted = 0
        elif self.previewed is not None:
            self.show_position()
            self.show_detail("", [])

    def action_step(self, by: int) -> None:
        """Choose the next or an earlier action, of all of them if none matches what was typed."""
        actions = self.query_one(ActionList)
        if not actions.option_count:
            self.clear_typed()
        actions.step(by)

    def action_across(self, right: int, down: int) -> None:
        """Choose the nearest action on the board in that direction."""
        actions, picture = self.query_one(ActionList), self.query_one(BoardPanel).picture
        entries = self.table.start.game.actions.entries
        spots = {text: places_of(picture, entries[action].what) for text, action in self.legal.items()}
        neighbour = nearest({text: at[0] for text, at in spots.items() if at}, actions.chosen(), right, down)
        if neighbour is not None:
            self.clear_typed()
            actions.choose(neighbour)

    def action_complete(self) -> None:
        entry, actions = self.query_one(ActionInput), self.query_one(ActionList)
        longer = completed(list(self.legal), entry.value)
        entry.value = longer if longer != entry.value else actions.chosen() or entry.value
        entry.cursor_position = len(entry.value)

    def action_clear(self) -> None:
        self.clear_typed()
        self.show_position()
        self.show_detail("", [])

    def action_scroll_panel(self, name: str, pages: int) -> None:
        panel = self.query_one(f"#{name}")
        panel.scroll_relative(y=pages * max(1, panel.size.height - 2), animate=False)

    def action_answer(self, text: str) -> None:
        """Answer without the line; what is typed there is done with."""
        self.query_one(ActionInput).select_all()
        self.post_message(self.InputEntered(text))

    @on(Input.Changed)
    def filter_by_typed(self, event: Input.Changed) -> None:
        self.filter(event.value)

    @on(Input.Submitted)
    def answer_typed(self, event: Input.Submitted) -> None:
        """Answer with the action that was typed in full, or else with the one that is chosen."""
        typed, chosen = " ".join(event.value.split()), self.query_one(ActionList).chosen()
        as_typed = typed in self.table.start.game.actions.texts or chosen is None
        self.post_message(self.InputEntered(typed if typed and as_typed else chosen or ""))

    @on(OptionList.OptionHighlighted)
    def wait_to_preview(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_id is not None:
            self.set_timer(PREVIEW_DELAY_S, lambda: self.preview(event.option_id or ""))

    def preview(self, text: str) -> None:
        """Show what the chosen action would change; nothing if another one was chosen in the meantime."""
        if text == self.previewed or text != self.query_one(ActionList).chosen() or text not in self.legal:
            return
        state, action = self.table.walk.state, self.legal[text]
        ahead = look_ahead(state, self.seat, action, self.voice)
        before, after = self.draw_view(state.view(self.seat)), self.draw_view(ahead.view)
        named = places_of(after, state.game.actions.entries[action].what)
        self.previewed = text
        self.query_one(BoardPanel).show(after, changes(before, after), named)
        self.show_detail(self.voice.text("screen-ahead", action=text), ahead.lines)

    @on(OptionList.OptionSelected)
    def click_action(self, event: OptionList.OptionSelected) -> None:
        self.take_at_second_click(event.option_id or "")

    def take_at_second_click(self, text: str) -> None:
        if text == self.clicked:
            self.action_answer(text)
        self.clicked = text

    @on(BoardPanel.Picked)
    def click_thing(self, event: BoardPanel.Picked) -> None:
        """Choose the next action that names the clicked thing; if no legal one does, ask why."""
        entries = self.table.start.game.actions.entries
        named = [text for text, action in self.legal.items() if names(entries[action].what, event.what)]
        if not named:
            refused = (entry.text for entry in entries if entry.what == event.what and not entry.chance)
            self.action_answer(next(refused, ""))
            return
        actions = self.query_one(ActionList)
        chosen = actions.chosen()
        text = named[(named.index(chosen) + 1) % len(named)] if chosen in named else named[0]
        if self.query_one(ActionInput).value:
            self.clear_typed()
        actions.choose(text)
        self.take_at_second_click(text)

    @on(BoardPanel.Resized)
    def draw_again(self) -> None:
        chosen = self.previewed
        self.show_position()
        if chosen is not None:
            self.preview(chosen)


def names(what: str, thing: str) -> bool:
    """Return whether an action that is about `what` names the thing: `Tuna 3 for 1` names `Tuna 3`."""
    return what == thing or what.startswith(f"{thing} ")
