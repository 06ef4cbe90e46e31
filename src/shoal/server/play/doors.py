"""How many websockets one visitor holds open at this node: enough for many tables in many windows, and no more."""

from collections import Counter
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.limits import address_of

PLAYER: Final = 64
"""Websockets of one player."""
HOUSEHOLD: Final = 256
"""Websockets of all strangers who come from one address."""


class Doors:
    """Counts who is in; whoever is out is forgotten."""

    def __init__(self, *, limited: bool = True) -> None:
        self.limited = limited
        self.inside: Counter[str] = Counter()

    def enter(self, who: str, most: int) -> bool:
        """Let somebody in, unless he is in too often."""
        if self.limited and self.inside[who] >= most:
            return False
        self.inside[who] += 1
        return True

    def leave(self, who: str) -> None:
        self.inside[who] -= 1
        if self.inside[who] <= 0:
            del self.inside[who]


def name_and_limit(connection: HTTPConnection, player: str | None) -> tuple[str, int]:
    return (f"player {player}", PLAYER) if player is not None else (f"address {address_of(connection)}", HOUSEHOLD)
