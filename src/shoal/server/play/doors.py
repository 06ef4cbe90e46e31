"""How many websockets one visitor holds open at this node: enough for many tables in many windows, and no more."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from shoal.server.limits.buckets import Who

PLAYER: Final = 64
"""Websockets of one player."""
TABLES: Final = 512
"""Websockets of all who come from one address: one player can be many guests."""


class Doors:
    """Counts who is in; a visitor who is out is forgotten."""

    def __init__(self, *, limited: bool = True) -> None:
        self.limited = limited
        self.inside: Counter[str] = Counter()

    def enter(self, who: Who) -> bool:
        """Let somebody in, unless they are in too often."""
        if self.limited and any(self.inside[name] >= most for name, most in names_of(who)):
            return False
        self.inside.update(name for name, _ in names_of(who))
        return True

    def leave(self, who: Who) -> None:
        for name, _ in names_of(who):
            self.inside[name] -= 1
            if self.inside[name] <= 0:
                del self.inside[name]


def names_of(who: Who) -> Iterator[tuple[str, int]]:
    """Name the player and the address, with what each may hold open."""
    if who.player is not None:
        yield f"player {who.player}", PLAYER
    yield f"address {who.address}", TABLES
