"""Connection limits: count each player's and each address's open websockets here, and refuse more than are needed."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from shoal.server.platform.rate_limits.token_buckets import Requester

PLAYER: Final = 64
"""Websockets of one player."""
ADDRESS: Final = 1024
"""Websockets of all players at one address."""


class ConnectionLimits:
    """Open websockets by player and by address; one with none is forgotten."""

    def __init__(self, *, limited: bool = True) -> None:
        self.limited = limited
        self.counts: Counter[str] = Counter()

    def add(self, who: Requester) -> bool:
        """Count one more, or return False if there are too many."""
        if self.limited and any(self.counts[name] >= most for name, most in names_of(who)):
            return False
        self.counts.update(name for name, _ in names_of(who))
        return True

    def remove(self, who: Requester) -> None:
        for name, _ in names_of(who):
            self.counts[name] -= 1
            if self.counts[name] <= 0:
                del self.counts[name]


def names_of(who: Requester) -> Iterator[tuple[str, int]]:
    """Yield the player and the address, with how many websockets each may have open."""
    if who.player is not None:
        yield f"player {who.player}", PLAYER
    yield f"address {who.address}", ADDRESS
