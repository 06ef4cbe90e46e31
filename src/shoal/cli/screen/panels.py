"""The parts of the screen: the board, the list of actions, the line to type in, and panels of text."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.containers import ScrollableContainer, VerticalScroll
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from shoal.cli.screen.palette import Palette
from shoal.cli.screen.picture_diff import LineSpan
from shoal.core.picture import Line, Picture, columns


class BoardPanel(ScrollableContainer, can_focus=False):
    """A picture in colours. A click on a thing that actions name is reported."""

    class Picked(Message):
        """A thing on the board was clicked."""

        def __init__(self, what: str) -> None:
            super().__init__()
            self.what = what

    class Resized(Message):
        """The board has another width, so that it must be drawn again."""

    def __init__(self, palette: Palette) -> None:
        super().__init__(Static(id="picture"), id="board")
        self.palette = palette
        self.picture: Picture = []
        self.drawn_width = 0

    def show(self, picture: Picture, new: Sequence[LineSpan] = (), named: Sequence[LineSpan] = ()) -> None:
        """Draw the picture and light what is new or named; scroll to what is named, or else new, if none is seen."""
        self.picture = picture
        self.query_one("#picture", Static).update(coloured(picture, [*new, *named], self.palette))
        lines = sorted({place.line for place in named or new})
        top = int(self.scroll_y)
        if lines and not any(top <= line < top + self.size.height for line in lines):
            self.call_after_refresh(self.scroll_to, y=max(0, lines[0] - 2), animate=False)

    def columns(self) -> int:
        """Return how wide a picture may be."""
        return max(20, self.scrollable_content_region.width)

    def on_resize(self) -> None:
        if self.columns() != self.drawn_width:
            self.drawn_width = self.columns()
            self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        place = event.screen_offset - self.query_one("#picture").region.offset
        what = thing_at(self.picture[place.y], place.x) if 0 <= place.y < len(self.picture) else ""
        if what:
            self.post_message(self.Picked(what))


def coloured(picture: Picture, lit: Sequence[LineSpan], palette: Palette) -> Text:
    lines = []
    for number, line in enumerate(picture):
        text = Text(no_wrap=True, end="")
        for span in line:
            text.append(span.glyph or span.text, palette.style(span.style))
        for place in lit:
            if place.line == number:
                text.stylize(palette.style("chosen"), place.begin, place.end)
        lines.append(text)
    return Text("\n", no_wrap=True).join(lines)


def thing_at(line: Line, column: int) -> str:
    """Return what the line shows at that column."""
    at = 0
    for span in line:
        at += columns(span.text)
        if column < at:
            return span.what
    return ""


class ActionList(OptionList, can_focus=False):
    """The actions that match what was typed; the arrow keys and the mouse choose one."""

    def fill(self, texts: Sequence[str]) -> None:
        self.clear_options()
        self.add_options([Option(Text(text, no_wrap=True, overflow="ellipsis"), id=text) for text in texts])
        self.highlighted = None

    def step(self, by: int) -> None:
        """Choose the next or an earlier action; the list goes round."""
        if self.option_count:
            start = -1 if self.highlighted is None and by > 0 else self.highlighted or 0
            self.highlighted = (start + by) % self.option_count

    def choose(self, text: str) -> None:
        self.highlighted = self.get_option_index(text)

    def chosen(self) -> str | None:
        option = self.highlighted_option
        return None if option is None else option.id


class ActionInput(Input):
    """The line to type in. A question mark asks for help. What was entered is selected: new text replaces it."""

    class HelpAsked(Message):
        """Somebody has asked for help."""

    async def _on_key(self, event: events.Key) -> None:
        if event.character == "?":
            event.stop()
            event.prevent_default()
            self.post_message(self.HelpAsked())
        elif event.key == "enter":  # as a binding it would wait, and the keys after it would come before it
            event.stop()
            event.prevent_default()
            await self.action_submit()
            self.select_all()
        else:
            await super()._on_key(event)

    def is_done(self) -> bool:
        """Return whether there is nothing in the line but what was entered."""
        return self.selected_text == self.value


class Panel(VerticalScroll, can_focus=False):
    """Lines of text with a title; it stays at its end if it is a log."""

    def __init__(self, name: str, *, log: bool = False) -> None:
        super().__init__(Static(markup=False), id=name)
        self.log_like = log
        self.lines: list[str] = []

    def show(self, title: str, lines: Sequence[str]) -> None:
        self.border_title = f" {title} " if title else ""
        self.lines = list(lines)
        self.query_one(Static).update(Text("\n".join(self.lines)))
        self.call_after_refresh(self.scroll_end if self.log_like else self.scroll_home, animate=False)

    def watch_virtual_size(self) -> None:
        """Stay at the end of a log when its lines are folded anew."""
        if self.log_like:
            self.call_after_refresh(self.scroll_end, animate=False)
