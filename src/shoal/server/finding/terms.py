"""The terms of a game between people who find each other: which game, how many seats, which clock, rated or not.

All who want the same terms wait in one pool.
"""

from dataclasses import dataclass
from typing import Final, Literal

from shoal.core.catalogue import load
from shoal.server.errors import Problem
from shoal.server.tables.opening import Plan, Wish
from shoal.table.messages import Clock

Pace = Literal["live", "days"]
MINUTE: Final = 60
MAIN: Final = {2: 10 * MINUTE}
"""Seconds of main time by the number of seats; LONG_MAIN for more."""
LONG_MAIN: Final = 20 * MINUTE
INCREMENT: Final = 10
DAYS: Final = 1
VACATION: Final = 7


@dataclass(frozen=True)
class Terms:
    """What a game between people is like."""

    game: str
    seats: int
    clock: Pace
    rated: bool

    @property
    def pool(self) -> str:
        return f"{self.game}/{self.seats}/{self.clock}/{'rated' if self.rated else 'friendly'}"

    def plan(self) -> Plan:
        """Return the table for these terms: in public, with every chair open."""
        wishes = [Wish("open")] * self.seats
        return Plan(self.game, None, {}, wishes, self.measured(), "public", rated=self.rated, talk=True)

    def measured(self) -> Clock:
        vacation = VACATION if self.clock == "days" else 0
        main = MAIN.get(self.seats, LONG_MAIN)
        return {"kind": self.clock, "main": main, "increment": INCREMENT, "days": DAYS, "vacation": vacation}


def terms_of(pool: str) -> Terms:
    game, seats, clock, rated = pool.rsplit("/", 3)
    return Terms(game, int(seats), "days" if clock == "days" else "live", rated == "rated")


def expect_seats(game: str, seats: int) -> None:
    """Refuse a number of seats that the game does not have, and a game that does not exist."""
    if seats not in load(game).meta.seats:
        raise Problem("malformed", "server.malformed", text=f"{game} is not played with {seats} seats")
