"""What can be said of a game without loading its engine."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from shoal.core.options import Option, Options
from shoal.core.pickling import pickle_by_fields


@dataclass(frozen=True)
class Meta:
    """What is printed on the box.

    rules_version  goes up with every change of behaviour
    releases       for each rules version, the last release of Shoal that replays it ("" for the ones this one does)
    presets        names for sets of options that a group may want as a whole
    endings        each way to end
    designer       empty if the name is not known; the room's text `designer` says so
    open           whether nothing is ever hidden: everybody sees the same
    colours        the colours of the seats, where the rulebook calls them by these; empty if any colours will do
    arguments      the kinds of the arguments of its tellings (see `core.telling`)

    What is said of it is in the texts of its room: `summary`, `ending-passed`, `option-rows`, and `seat-0` where the
    seats have names.
    """

    title: str
    designer: str
    seats: tuple[int, ...]
    rules_version: int
    releases: Mapping[int, str]
    endings: tuple[str, ...]
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Options] = field(default_factory=dict)
    open: bool = False
    colours: tuple[str, ...] = ()
    arguments: Mapping[str, str] = field(default_factory=dict)


pickle_by_fields(Meta)
