"""What covers the whole screen: the curtain between two people, and the help."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static


class Curtain(Screen[None]):
    """Hides everything until the next person sits at the keyboard and presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield from (Static(line, markup=False) for line in self.lines)

    def action_open(self) -> None:
        self.dismiss()


class HelpScreen(Screen[None]):
    """Explains the keys. Arrows scroll it, and any other key closes it."""

    def __init__(self, title: str, text: str, close: str) -> None:
        super().__init__()
        self.texts = (title, text, close)

    def compose(self) -> ComposeResult:
        title, text, close = self.texts
        yield Static(title, id="help-title", markup=False)
        with VerticalScroll(id="help"):
            for paragraph in text.splitlines():
                yield Static(paragraph, classes="paragraph", markup=False)
        yield Static(close, id="help-close", markup=False)

    def on_mount(self) -> None:
        self.query_one("#help").focus()

    def on_key(self, event: events.Key) -> None:
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            event.stop()
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
