"""How quickly somebody may ask: token buckets of a player and of an address, which live through a reconnect.

They are counted by each node for itself, in memory: a person who spreads over three nodes has three times as much. What
is rare and dear is counted in the database instead (`spend`). The buckets that were used longest ago are forgotten
first, so a million addresses take no more memory than `MOST` buckets; one that is forgotten begins full again.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

MOST: Final = 65_536
"""Buckets of one node: about 25 MiB."""


@dataclass(frozen=True)
class Pace:
    """What one player may take at once, and what comes back each second; all of one address have so many times that."""

    name: str
    burst: float
    rate: float
    per_address: float = 4.0


class Who(NamedTuple):
    """Somebody who asks: a player or a stranger (None), and from where; an empty address is not counted."""

    player: str | None
    address: str


@dataclass(slots=True)
class Bucket:
    """What is left, and when that was worked out."""

    level: float
    at: float


class Buckets:
    """The buckets of one node. With `limited` off everybody may take everything."""

    def __init__(self, *, limited: bool = True, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self.limited = limited
        self.most = most
        self.clock = clock
        self.kept: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, pace: Pace, who: Who, cost: float = 1.0) -> bool:
        """Take so much from the buckets of the player and of the address, or nothing if one has less."""
        if not self.limited:
            return True
        found = list(self._of(pace, who))
        if any(bucket.level < cost for bucket in found):
            return False
        for bucket in found:
            bucket.level -= cost
        return True

    def charge(self, pace: Pace, who: Who, cost: float) -> None:
        """Take what something has cost already, even if that leaves a debt."""
        if self.limited:
            for bucket in self._of(pace, who):
                bucket.level -= cost

    def _of(self, pace: Pace, who: Who) -> Iterator[Bucket]:
        if who.player is not None:
            yield self._filled((pace.name, f"player {who.player}"), pace.burst, pace.rate)
        if who.address:
            times = pace.per_address
            yield self._filled((pace.name, f"address {who.address}"), pace.burst * times, pace.rate * times)

    def _filled(self, key: tuple[str, str], burst: float, rate: float) -> Bucket:
        now, bucket = self.clock(), self.kept.get(key)
        if bucket is None:
            bucket = self.kept[key] = Bucket(burst, now)
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
            return bucket
        self.kept.move_to_end(key)
        bucket.level = min(burst, bucket.level + (now - bucket.at) * rate)
        bucket.at = now
        return bucket
