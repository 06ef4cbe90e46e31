"""What a worker takes on: time-outs of persons, decisions of bots, hints and reviews."""

from dataclasses import dataclass
from typing import Final

from shoal.bots.roster import DATA, LEVELS

TIMEOUT: Final = "timeout"
DECISION: Final = "decision"
HINT: Final = "hint"
REVIEW: Final = "review"
QUICKEST: Final = 0.5
"""A thought that takes longer, in seconds, is a deep one: it must not stand in the way of quick ones."""
SECONDS: Final = {**{level: float(DATA["level"][level]["seconds"]) for level in LEVELS}, HINT: 1.5, REVIEW: 4.0}
"""What a thought costs, about; for a hint it is all the time that it has."""


@dataclass(frozen=True)
class Job:
    """A question about a table: a hint for the decision that arose at `entry`, or a review from act `entry` on."""

    table: str
    kind: str
    entry: int
    seat: int


@dataclass(frozen=True)
class Offer:
    """Something that is due: `name` is the level of a bot or the kind of a question, the rest says who pays for it."""

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
    """Something that a worker holds: the how manieth attempt it is, since when by the database's clock, until when.

    `lease` tells this claim from a later one of somebody else: it only ever grows.
    """

    offer: Offer
    attempts: int
    at: int
    lease: int
