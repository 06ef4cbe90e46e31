"""What a worker claims: time-outs of persons, decisions of bots, hints and reviews."""

from dataclasses import dataclass
from typing import Final, Literal

from shoal.bots.roster import LEVEL_NUMBERS, LEVELS

JobKind = Literal["timeout", "decision", "hint", "review"]
TIMEOUT: Final = "timeout"
DECISION: Final = "decision"
HINT: Final = "hint"
REVIEW: Final = "review"
QUICK_S: Final = 0.5
"""Seconds. A decision that takes longer is called deep; quick ones must not wait for it."""
USUAL_S: Final = {**{level: float(LEVEL_NUMBERS[level]["seconds"]) for level in LEVELS}, HINT: 1.5, REVIEW: 4.0}
"""About how many seconds each takes; a hint takes exactly that long."""


def is_deep(name: str) -> bool:
    return USUAL_S[name] > QUICK_S


@dataclass(frozen=True)
class Job:
    """A question about a table: a hint for the decision number `entry`, or a review from act `entry` on."""

    table: str
    kind: JobKind
    entry: int
    seat: int


@dataclass(frozen=True)
class DueJob:
    """Work that is due. `name` is the level of a bot or the kind of a question; `payer` and `origin` pay for it."""

    kind: JobKind
    table: str
    seat: int
    entry: int = 0
    name: str = ""
    payer: str = ""
    origin: str = ""
    due: int = 0

    @property
    def deep(self) -> bool:
        return is_deep(self.name)

    def job(self) -> Job:
        return Job(self.table, self.kind, self.entry, self.seat)


@dataclass(eq=False)
class ClaimedJob:
    """Work that a worker has claimed: `attempts` counts this attempt too, `at` is when it was claimed.

    `lease` is the time until which the claim is valid. It only grows, so a later claim of another worker differs.
    """

    offer: DueJob
    attempts: int
    at: int
    lease: int
