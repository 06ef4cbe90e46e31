"""A tournament as its row says, and what follows from that."""

import hashlib
from dataclasses import dataclass
from typing import Final, Literal

from shoal.core.catalogue import load
from shoal.server.community.tournaments.pairing.standings import Form
from shoal.server.platform.base.timestamps import MINUTE_S
from shoal.server.play.tables.advance_game import IN_TOURNAMENTS
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from shoal.table.client_messages import Absence, Clock, Door

State = Literal["open", "running", "over"]
Why = Literal["few", "host"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
MOST: Final = {"arena": 200, "league": 100}
"""How many may enter, so that every round is made in a few seconds."""
MOST_OF_EVERYBODY: Final = 16
LONGEST_CLOCKS_S: Final = 25 * MINUTE_S
"""Seconds that the clocks of one table of an arena may have together."""
ABSENT_AFTER_S: Final = 90
"""Seconds after which others may go on without somebody who is away, at live tables."""


@dataclass(frozen=True)
class TournamentRow:
    """The row of a tournament; see the schema."""

    id: str
    name: str
    form: Form
    game: str
    preset: str | None
    seats: int
    clock: Clock
    door: Door
    rated: bool
    talk: bool
    bots: bool
    everybody: bool
    rounds: int
    lasts: int
    host: str
    address: str
    secret: str
    state: State
    created: int
    starts: int
    due: int | None
    why: Why | None = None
    ends: int | None = None
    ended: int | None = None
    round: int = 0
    settled: int = 0
    version: int = 0

    @property
    def least_seats(self) -> int:
        return min(load(self.game).meta.seats)

    @property
    def least(self) -> int:
        """Return how many must have entered at the start: enough for two tables, or for an arena two players."""
        return 2 if self.form == "arena" else max(3, 2 * (self.seats - 1))

    @property
    def most(self) -> int:
        return MOST_OF_EVERYBODY if self.everybody else MOST[self.form]

    @property
    def open_secret(self) -> bytes:
        return bytes.fromhex(self.secret)

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.open_secret).hexdigest()

    @property
    def lasts_until(self) -> int:
        """Return when the bell of an arena rings."""
        return self.starts + self.lasts if self.ends is None else self.ends

    def admits(self, moment: int) -> bool:
        """Return whether somebody may enter now: an arena until the bell, a league in the first half of its rounds."""
        if self.state == OPEN:
            return True
        if self.state != RUNNING or self.everybody:
            return False
        return moment < self.lasts_until if self.form == "arena" else 2 * self.round <= self.rounds

    def plan(self, seats: int) -> TablePlan:
        """Return a table of this tournament."""
        absence: Absence | None = (
            {"after": ABSENT_AFTER_S, "level": IN_TOURNAMENTS} if self.clock["kind"] == "live" else None
        )
        return TablePlan(
            self.game,
            self.preset,
            {},
            [ChairPlan("open")] * seats,
            self.clock,
            self.door,
            rated=self.rated,
            talk=self.talk,
            absence=absence,
        )
