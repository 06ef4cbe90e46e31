"""What a client may send: to open or join a table, to name somebody, to bring a record."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field

from shoal.core.catalogue import load
from shoal.server.accounts.identity.http_types import Name as PlayerName
from shoal.server.platform.base.input_text import TABLE_ID, Text
from shoal.server.platform.base.timestamps import DAY_S, HOUR_S, MINUTE_S
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.http.http_types import StrictRequest
from shoal.server.play.tables.create_table import ChairPlan, Sitter, TablePlan
from shoal.table.client_messages import Absence, Clock, ClockKind, Door

MAIN_TIME_RANGE_S: Final = (5, 3 * HOUR_S)
"""Seconds of main time."""
ABSENT_AFTER_S: Final = {"live": (90, 20, 15 * MINUTE_S), "none": (DAY_S, HOUR_S, 30 * DAY_S)}
"""Seconds after which others may go on without somebody, by kind of clock: usually, at least and at most."""
Name = Annotated[Text, Field(max_length=64)]
Auto = Annotated[bool, Field(description="Whether the table takes steps for the player that are the only legal ones.")]
Word = Annotated[
    Text, Field(max_length=64, description="Added to the seed of the dice, so that nobody can choose them alone.")
]


Seal = Annotated[
    str,
    Field(
        pattern="^([0-9a-f]{64})?$",
        description="SHA-256 of a word that is revealed when the table is full, so that nobody can choose the dice.",
    ),
]


class ChairRequest(StrictRequest):
    """Who will sit on a chair. `beside` is a person at the host's own device, who needs a name and no account."""

    kind: Sitter
    level: Name | None = None
    name: Name | None = None


class ClockRequest(StrictRequest):
    """How time will be measured."""

    kind: ClockKind = "none"
    main: Annotated[int, Field(ge=MAIN_TIME_RANGE_S[0], le=MAIN_TIME_RANGE_S[1])] = 600
    increment: Annotated[int, Field(ge=0, le=600)] = 10
    days: Annotated[int, Field(ge=1, le=30)] = 3
    vacation: Annotated[int, Field(ge=0, le=60)] = 14


class AbsenceRequest(StrictRequest):
    """After how many seconds others may go on without somebody who is away, and with a bot of which level."""

    after: int | None = None
    level: Name = "mate"

    def at(self, clock: ClockKind) -> Absence | None:
        """Return it for a table; over days the clock alone decides."""
        if clock not in ABSENT_AFTER_S:
            return None
        usual, least, most = ABSENT_AFTER_S[clock]
        after = usual if self.after is None else self.after
        if not least <= after <= most:
            raise Problem("malformed", "server.malformed", text=f"`absence.after` is from {least} to {most} here")
        return {"after": after, "level": self.level}


class TableRequest(StrictRequest):
    """A table as its host wants it. Without `chairs` the host gets the first chair, and the others are open."""

    game: Name
    preset: Name | None = None
    options: Annotated[dict[Name, bool | int | Name], Field(max_length=32)] = Field(default_factory=dict)
    seats: Annotated[int, Field(ge=1, le=16)] | None = None
    chairs: Annotated[list[ChairRequest], Field(max_length=16)] | None = None
    clock: ClockRequest = Field(default_factory=ClockRequest)
    door: Door = "link"
    rated: bool = False
    talk: bool = True
    practice: bool = False
    auto: Auto = True
    word: Word = ""
    seal: Seal = ""
    absence: AbsenceRequest = Field(default_factory=AbsenceRequest)

    def plan(self) -> TablePlan:
        clock: Clock = {
            "kind": self.clock.kind,
            "main": self.clock.main,
            "increment": self.clock.increment,
            "days": self.clock.days,
            "vacation": self.clock.vacation if self.clock.kind == "days" else 0,
        }
        wishes, modes = self.wishes(), {"rated": self.rated, "talk": self.talk, "practice": self.practice}
        absence = self.absence.at(clock["kind"])
        return TablePlan(self.game, self.preset, self.options, wishes, clock, self.door, **modes, absence=absence)

    def wishes(self) -> list[ChairPlan]:
        if self.chairs is not None:
            return [ChairPlan(chair.kind, chair.level, chair.name) for chair in self.chairs]
        seats = self.seats if self.seats is not None else load(self.game).meta.seats[0]
        return [ChairPlan("me"), *[ChairPlan("open")] * (seats - 1)]


class JoinRequest(StrictRequest):
    """The chair that the player wants; any if left out."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    auto: Auto = True
    word: Word = ""
    seal: Seal = ""


class SealRequest(StrictRequest):
    """A seal of a player who joins a rematch or accepts a challenge."""

    seal: Seal = ""


class RevealRequest(StrictRequest):
    """The word that the player has sealed."""

    word: Annotated[Text, Field(min_length=1, max_length=64)]


class BotRequest(StrictRequest):
    """The chair for a bot, and its level; without a level the chair becomes free."""

    seat: Annotated[int, Field(ge=0, le=15)]
    level: Literal["deckhand", "mate", "skipper", "admiral", "neptune"] | None = None


class TurnAwayRequest(StrictRequest):
    """The chair of the player to turn away."""

    seat: Annotated[int, Field(ge=0, le=15)]


class PersonRef(BaseModel):
    """Somebody by name, or by table and seat, since a name may have changed since the game."""

    name: PlayerName | None = None
    table: Annotated[str, Field(pattern=TABLE_ID)] | None = None
    seat: Annotated[int, Field(ge=0, le=15)] | None = None


class RecordRequest(StrictRequest):
    """The text of a record's file."""

    text: Annotated[str, Field(max_length=60_000)]
