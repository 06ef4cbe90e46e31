"""Tellings: what is to be said, as data. The text is made at the edge, in the language of the reader.

A telling has an id such as `fleet.launched`. The part before the dot says whose texts hold it: those of a room, or
`core`. Its arguments are plain data by name: seats, numbers, squares, cards. An argument's name says what it is: a
number, unless `SEATS` or the game's `Meta.arguments` gives it another kind.

A kind is a word (`boat`); with a star it is a list of such things (`boat*`), with a hash a list of such things with a
number each (`seat#`). The name of a thing is the text `boat-cod`; a thing without such a text is called by its value.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypedDict

from shoal.core.pickling import pickle_by_fields

SEATS: Final = {"seat": "seat", "other": "seat", "seats": "seat*", "scores": "seat#"}
"""Arguments that mean the same in every game."""


@dataclass(frozen=True)
class Telling:
    """Something to be said."""

    id: str
    args: Mapping[str, object]

    def __str__(self) -> str:
        return " ".join([self.id, *(f"{name}={value}" for name, value in self.args.items())])


pickle_by_fields(Telling)


class Told(TypedDict):
    """A telling as plain data, as it crosses the wire."""

    id: str
    args: dict[str, object]


def telling(_id: str, /, **arguments: object) -> Telling:
    return Telling(_id, arguments)


def told(sentence: Telling) -> Told:
    return {"id": sentence.id, "args": dict(sentence.args)}


Say = Callable[[Telling], str]
"""Makes the text of a telling."""
