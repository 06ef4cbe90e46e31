"""The action table: every action of a game, chance outcomes included, as small frozen records in a fixed order."""

from collections.abc import Iterable

from shoal.core.errors import UnknownAction
from shoal.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One entry of the table; each kind of action is a frozen dataclass derived from this."""

    @property
    def text(self) -> str:
        """What people, wire and records call it: unique in the table."""
        return ""

    @property
    def veil(self) -> str:
        """What it is called before those who may not read it ("draws a card"), whichever of its kind it is."""
        return "something hidden"

    @property
    def idle(self) -> bool:
        """Whether it does nothing but wait (a pass); eager players take such an action only when forced."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """Actions by index, and `parse` and `format` between index and text as exact inverses."""

    def __init__(self, records: Iterable[Action]) -> None:
        self.records = tuple(records)
        self.texts = [record.text for record in self.records]
        self.idle = [record.idle for record in self.records]
        self._index = {text: index for index, text in enumerate(self.texts)}
        if len(self._index) != len(self.texts):
            raise ValueError("two actions have the same text")

    def __len__(self) -> int:
        return len(self.texts)

    def format(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str) -> int:
        index = self._index.get(text)
        if index is None:
            raise UnknownAction(f"no action is called {text!r}")
        return index

    def veil(self, action: int) -> str:
        return self.records[action].veil
