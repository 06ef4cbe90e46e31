"""Tellings of one game as sentences, for one reader."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from shoal.core.game import NOBODY, Game
from shoal.core.telling import SEATS, Telling
from shoal.texts.bundles import Texts, texts_of

READER: Final = "\ue000"
"""Stands before the word for the reader while a sentence is made: a character that no text has."""


class Speaker:
    """Says tellings in one language. Seats are called by `names`, where those are given; the reader is "you"."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = (), reader: int = NOBODY) -> None:
        self.core = texts_of("shoal.core", language)
        self.room = texts_of(type(game).__module__.rpartition(".")[0], language)
        self.kinds: Mapping[str, str] = {**SEATS, **game.meta.arguments}
        self.names = names
        self.reader = reader

    def __call__(self, telling: Telling) -> str:
        owner, _, name = telling.id.partition(".")
        values: dict[str, object] = {}
        for argument, value in telling.args.items():
            self._add(values, argument, value)
        return _capitalized(self._texts(owner).text(name, values))

    def about(self, name: str) -> str:
        """Return a text of the room that needs no arguments: its summary, an ending, an option."""
        return self.room.text(name)

    def seat(self, seat: int) -> str:
        """Return what the seat is called."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        own = f"seat-{seat}"
        return self.room.text(own) if self.room.has(own) else self.core.text("seat-number", {"number": seat + 1})

    def _texts(self, owner: str) -> Texts:
        return self.core if owner == "core" else self.room

    def _add(self, values: dict[str, object], argument: str, value: object) -> None:
        """Add what a text may use of an argument: itself, whether it is the reader, how many there are."""
        kind = self.kinds.get(argument, "")
        if kind.endswith("*"):
            things = cast("Sequence[object]", value)
            values[argument] = self.core.listed(self._names(kind[:-1], things))
            values[f"{argument}_count"] = len(things)
        elif kind.endswith("#"):
            pairs = cast("Sequence[tuple[object, int]]", value)
            values[argument] = self.core.listed([self._number_of(kind[:-1], thing, number) for thing, number in pairs])
            values[f"{argument}_count"] = len(pairs)
        elif kind:
            values[argument] = self._name(kind, value)
            values[f"{argument}_is"] = self._is(kind, value)
        else:
            values[argument] = value

    def _number_of(self, kind: str, thing: object, number: int) -> str:
        return self.core.text("number-of", {"thing": self._name(kind, thing, "you-with-number"), "number": number})

    def _names(self, kind: str, things: Sequence[object]) -> list[str]:
        """Return the names of things; equal ones are counted, unless they are called by their value, as dice are."""
        names = [self._name(kind, thing) for thing in things]
        if kind == "seat" or not any(self.room.has(f"{kind}-{thing}".replace(" ", "-")) for thing in things):
            return names
        counted = Counter(names)
        several = {
            name: self.core.text("several", {"thing": name, "number": n}) for name, n in counted.items() if n > 1
        }
        return [several.get(name, name) for name in counted]

    def _name(self, kind: str, value: object, reader: str = "you") -> str:
        """Return the name of a thing; `reader` is the text that stands for the reader's own seat."""
        if kind == "seat":
            seat = cast("int", value)
            return READER + self.core.text(reader) if seat == self.reader else self.seat(seat)
        name = f"{kind}-{value}".replace(" ", "-")
        return self.room.text(name) if self.room.has(name) else str(value)

    def _is(self, kind: str, value: object) -> str:
        """Return what a text may select by: `you` or `other` for a seat, else the value itself."""
        if kind == "seat":
            return "you" if value == self.reader else "other"
        return str(value).replace(" ", "-")


def _capitalized(text: str) -> str:
    """Return the sentence, with a capital letter if it begins with the reader: names stay as they are."""
    if text.startswith(READER):
        text = text[1:2].upper() + text[2:]
    return text.replace(READER, "")
