"""What can be said of a game without loading its engine."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from shoal.core.options import Option, Options


@dataclass(frozen=True)
class Meta:
    """What is printed on the box.

    rules_version  goes up with every change of behaviour
    releases       for each rules version, the last release of Shoal that replays it ("" for this release)
    presets        named sets of options
    endings        each way to end, with a sentence for people
    seat_names     what the seats are called, where the game has names for them
    open           True if nothing is ever hidden: everybody sees the same
    """

    title: str
    designer: str
    summary: str
    seats: tuple[int, ...]
    rules_version: int
    releases: Mapping[int, str]
    endings: Mapping[str, str]
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Options] = field(default_factory=dict)
    seat_names: tuple[str, ...] = ()
    open: bool = False

    def seat_name(self, seat: int) -> str:
        return self.seat_names[seat] if self.seat_names else f"Seat {seat}"
