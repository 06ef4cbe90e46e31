"""The action table (action space): every action of a game, chance outcomes included, in a fixed order."""

from collections.abc import Iterable
from dataclasses import dataclass

from shoal.core.errors import UnknownAction
from shoal.core.native import mypyc_attr
from shoal.core.pickling import pickle_by_fields


@dataclass(frozen=True)
class Action:
    """One entry of the action table: what is done, and with what, both in words.

    verb, what  either may be empty, not both: "pass", "bid 4", "a1/b1"
    veil        what readers see who may not know the action ("draw a card"), the same for all of its kind
    idle        it does nothing but wait (a pass); the eager policy takes it only if there is no other
    chance      it is an outcome of chance, which no seat may choose
    """

    verb: str
    what: str = ""
    veil: str = "something hidden"
    idle: bool = False
    chance: bool = False

    @property
    def text(self) -> str:
        """What people, wire and records call it: unique in the action table."""
        return f"{self.verb} {self.what}" if self.verb and self.what else self.verb or self.what


pickle_by_fields(Action)


def block(
    verb: str,
    things: Iterable[object] = ("",),
    *,
    veil: str = "something hidden",
    idle: bool = False,
    chance: bool = False,
) -> list[Action]:
    """List the actions of one verb, one for each thing in its order; without things it is one action."""
    return [Action(verb, str(thing), veil, idle, chance) for thing in things]


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionTable:
    """Actions by index; `parse` and `format` turn text into an index and back, as exact inverses."""

    def __init__(self, entries: Iterable[Action]) -> None:
        self.entries = tuple(entries)
        self.texts = [action.text for action in self.entries]
        self.idle = [action.idle for action in self.entries]
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
            alike = self._written_alike(text)
            raise UnknownAction(
                f"no action is called {text!r}; did you mean {alike!r}?" if alike else f"no action is called {text!r}"
            )
        return index

    def _written_alike(self, text: str) -> str:
        """Return the action that is written so in other letters or with other spaces; "" if there is none."""
        plain = " ".join(text.split()).lower()
        return next((known for known in self.texts if known.lower() == plain), "")

    def veil(self, action: int) -> str:
        return self.entries[action].veil

    def is_chance(self, action: int) -> bool:
        """Return whether the action is an outcome of chance."""
        return self.entries[action].chance
