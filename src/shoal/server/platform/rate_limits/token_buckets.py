"""Token buckets for each player and each address: a rate limit on how quickly somebody may ask.

A bucket outlives a connection. Each node has its own buckets in memory, so at three nodes a person may do three times
as much. What is rare and expensive is counted in the database instead (`spend`). There are at most `MOST` buckets; the
one that was not used for longest is forgotten first, and is full if it comes back.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from shoal.server.platform.rate_limits.metrics import REFUSED

MOST: Final = 65_536
"""Buckets of one node: about 25 MiB."""


@dataclass(frozen=True)
class BucketRate:
    """`burst` is what one player may take at once, `rate` what comes back each second; an address has a multiple.

    A school has 200 people at one address, who are seldom all as busy as one may be.
    """

    name: str
    burst: float
    rate: float
    per_address: float = 25.0


class Requester(NamedTuple):
    """Who asks: a player or None, and their address; an empty address is not counted."""

    player: str | None
    address: str


@dataclass(slots=True)
class TokenBucket:
    """What is left, and when that was computed."""

    level: float
    at: float


class TokenBuckets:
    """The buckets of one node. If `limited` is false there are no limits."""

    def __init__(self, *, limited: bool = True, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self.limited = limited
        self.most = most
        self.clock = clock
        self.kept: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def take(self, pace: BucketRate, who: Requester, cost: float = 1.0) -> bool:
        """Take `cost` from the buckets of the player and the address; return False and take nothing if one has less."""
        if not self.limited:
            return True
        buckets = list(self._of(pace, who))
        if any(bucket.level < cost for bucket in buckets):
            REFUSED.labels("pace", pace.name).inc()
            return False
        for bucket in buckets:
            bucket.level -= cost
        return True

    def charge(self, pace: BucketRate, who: Requester, cost: float) -> None:
        """Take what something has cost already, even if less than zero is left."""
        if self.limited:
            for bucket in self._of(pace, who):
                bucket.level -= cost

    def _of(self, pace: BucketRate, who: Requester) -> Iterator[TokenBucket]:
        if who.player is not None:
            yield self._filled((pace.name, f"player {who.player}"), pace.burst, pace.rate)
        if who.address:
            times = pace.per_address
            yield self._filled((pace.name, f"address {who.address}"), pace.burst * times, pace.rate * times)

    def _filled(self, key: tuple[str, str], burst: float, rate: float) -> TokenBucket:
        now, bucket = self.clock(), self.kept.get(key)
        if bucket is None:
            bucket = self.kept[key] = TokenBucket(burst, now)
            if len(self.kept) > self.most:
                self.kept.popitem(last=False)
            return bucket
        self.kept.move_to_end(key)
        bucket.level = min(burst, bucket.level + (now - bucket.at) * rate)
        bucket.at = now
        return bucket
