"""The terms of a game between people who find each other: which game, how many seats, which clock, rated or not.

All who want the same terms wait in one pool.
"""

from dataclasses import dataclass
from typing import Final

from shoal.core.catalogue import load
from shoal.server.platform.base.timestamps import MINUTE_S
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from shoal.table.client_messages import Clock
from shoal.table.http_types import TimeControl

MAIN_TIME_S: Final = {2: 10 * MINUTE_S}
"""Seconds of main time by the number of seats; LONG_MAIN_TIME_S for more."""
LONG_MAIN_TIME_S: Final = 20 * MINUTE_S
INCREMENT_S: Final = 10
DECISION_DAYS: Final = 1
VACATION_DAYS: Final = 7


@dataclass(frozen=True)
class GameTerms:
    """What a game between people is like."""

    game: str
    seats: int
    clock: TimeControl
    rated: bool

    @property
    def pool(self) -> str:
        return f"{self.game}/{self.seats}/{self.clock}/{'rated' if self.rated else 'friendly'}"

    def plan(self) -> TablePlan:
        """Return the table for these terms: in public, with every chair open."""
        wishes = [ChairPlan("open")] * self.seats
        return TablePlan(self.game, None, {}, wishes, self.measured(), "public", rated=self.rated, talk=True)

    def measured(self) -> Clock:
        vacation = VACATION_DAYS if self.clock == "days" else 0
        main = MAIN_TIME_S.get(self.seats, LONG_MAIN_TIME_S)
        return {"kind": self.clock, "main": main, "increment": INCREMENT_S, "days": DECISION_DAYS, "vacation": vacation}


def terms_of(pool: str) -> GameTerms:
    game, seats, clock, rated = pool.rsplit("/", 3)
    return GameTerms(game, int(seats), "days" if clock == "days" else "live", rated == "rated")


def expect_seats(game: str, seats: int) -> None:
    """Refuse a number of seats that the game does not have, and a game that does not exist."""
    if seats not in load(game).meta.seats:
        raise Problem("malformed", "server.malformed", text=f"{game} is not played with {seats} seats")
