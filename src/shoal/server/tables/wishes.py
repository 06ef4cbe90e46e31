"""What a client may send to open or join a table."""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from shoal.core.catalogue import load
from shoal.server.errors import Problem
from shoal.server.tables.opening import Plan, Wish
from shoal.server.texts import Text
from shoal.table.messages import Absence, Clock

LIVE: Final = (5, 3 * 60 * 60)
"""Seconds of main time."""
AFTER: Final = {"live": (90, 20, 900), "none": (86_400, 3_600, 30 * 86_400)}
"""Seconds after which others may go on without somebody, by kind of clock: usually, at least and at most."""
Name = Annotated[Text, Field(max_length=64)]
Auto = Annotated[bool, Field(description="Whether the table takes steps for the player that are the only legal ones.")]
Word = Annotated[
    Text, Field(max_length=64, description="Added to the seed of the dice, so that nobody can choose them alone.")
]


class Strict(BaseModel):
    """A request that refuses fields it does not know."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ChairWish(Strict):
    """Who will sit on a chair. `beside` is a person at the host's own device, who needs a name and no account."""

    kind: Literal["me", "beside", "open", "bot"]
    level: Name | None = None
    name: Name | None = None


class ClockWish(Strict):
    """How time will be measured."""

    kind: Literal["none", "live", "days"] = "none"
    main: Annotated[int, Field(ge=LIVE[0], le=LIVE[1])] = 600
    increment: Annotated[int, Field(ge=0, le=600)] = 10
    days: Annotated[int, Field(ge=1, le=30)] = 3
    vacation: Annotated[int, Field(ge=0, le=60)] = 14


class AbsenceWish(Strict):
    """After how many seconds others may go on without somebody who is away, and with a bot of which level."""

    after: int | None = None
    level: Name = "mate"

    def at(self, clock: str) -> Absence | None:
        """Return it for a table; over days the clock alone decides."""
        if clock not in AFTER:
            return None
        usual, least, most = AFTER[clock]
        after = usual if self.after is None else self.after
        if not least <= after <= most:
            raise Problem("malformed", "server.malformed", text=f"`absence.after` is from {least} to {most} here")
        return {"after": after, "level": self.level}


class TableWish(Strict):
    """A table as its host wants it. Without `chairs` the host gets the first chair, and the others are open."""

    game: Name
    preset: Name | None = None
    options: Annotated[dict[Name, bool | int | Name], Field(max_length=32)] = Field(default_factory=dict)
    seats: Annotated[int, Field(ge=1, le=16)] | None = None
    chairs: Annotated[list[ChairWish], Field(max_length=16)] | None = None
    clock: ClockWish = Field(default_factory=ClockWish)
    door: Literal["public", "link"] = "link"
    rated: bool = False
    talk: bool = True
    practice: bool = False
    auto: Auto = True
    word: Word = ""
    absence: AbsenceWish = Field(default_factory=AbsenceWish)

    def plan(self) -> Plan:
        clock: Clock = {
            "kind": self.clock.kind,
            "main": self.clock.main,
            "increment": self.clock.increment,
            "days": self.clock.days,
            "vacation": self.clock.vacation if self.clock.kind == "days" else 0,
        }
        wishes, modes = self.wishes(), {"rated": self.rated, "talk": self.talk, "practice": self.practice}
        absence = self.absence.at(clock["kind"])
        return Plan(self.game, self.preset, self.options, wishes, clock, self.door, **modes, absence=absence)

    def wishes(self) -> list[Wish]:
        if self.chairs is not None:
            return [Wish(chair.kind, chair.level, chair.name) for chair in self.chairs]
        seats = self.seats if self.seats is not None else load(self.game).meta.seats[0]
        return [Wish("me"), *[Wish("open")] * (seats - 1)]


class JoinWish(Strict):
    """The chair that the player wants; any if left out."""

    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    auto: Auto = True
    word: Word = ""


class BotWish(Strict):
    """The chair for a bot, and its level; without a level the chair becomes free."""

    seat: Annotated[int, Field(ge=0, le=15)]
    level: Literal["deckhand", "mate", "skipper", "admiral", "neptune"] | None = None


class TurnAwayWish(Strict):
    """The chair of the player to turn away."""

    seat: Annotated[int, Field(ge=0, le=15)]
