"""What a worker claims: time-outs of persons, decisions of bots, hints and reviews."""

from dataclasses import dataclass
from typing import Final

from shoal.bots.roster import DATA, LEVELS

TIMEOUT: Final = "timeout"
DECISION: Final = "decision"
HINT: Final = "hint"
REVIEW: Final = "review"
QUICKEST: Final = 0.5
"""Seconds. A decision that takes longer is called deep; quick ones must not wait for it."""
SECONDS: Final = {**{level: float(DATA["level"][level]["seconds"]) for level in LEVELS}, HINT: 1.5, REVIEW: 4.0}
"""About how many seconds each takes; a hint takes exactly that long."""


@dataclass(frozen=True)
class Job:
    """A question about a table: a hint for the decision number `entry`, or a review from act `entry` on."""

    table: str
    kind: str
    entry: int
    seat: int


@dataclass(frozen=True)
class Offer:
    """Work that is due. `name` is the level of a bot or the kind of a question; `payer` and `origin` pay for it."""

    kind: str
    table: str
    seat: int
    entry: int = 0
    name: str = ""
    payer: str = ""
    origin: str = ""
    due: int = 0

    @property
    def deep(self) -> bool:
        return SECONDS[self.name] > QUICKEST

    def job(self) -> Job:
        return Job(self.table, self.kind, self.entry, self.seat)


@dataclass(eq=False)
class Claim:
    """Work that a worker has claimed: `attempts` counts this attempt too, `at` is when it was claimed.

    `lease` is the time until which the claim is valid. It only grows, so a later claim of another worker differs.
    """

    offer: Offer
    attempts: int
    at: int
    lease: int
