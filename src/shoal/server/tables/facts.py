"""What is known of a table apart from its game: who sits where, how time is measured, what was agreed."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from shoal.core.catalogue import load
from shoal.core.chance import Commitment, CommittedChance, hash_of
from shoal.core.game import NOBODY, Game
from shoal.core.options import Value
from shoal.server.moments import format_moment
from shoal.table.messages import Chair as ShownChair
from shoal.table.messages import Clock, Summary

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"


@dataclass(frozen=True)
class Chair:
    """A chair and who sits on it.

    left      the time left in milliseconds when it began to run, or now if it stands
    since     when it began to run; None while it stands
    due       when something happens if the chair does nothing: its time runs out, or its bot is asked
    vacation  days that it may still take; None where there is no vacation
    """

    seat: int
    kind: str
    player: str | None
    name: str
    level: str | None = None
    rating: int | None = None
    word: str = ""
    left: int | None = None
    since: int | None = None
    due: int | None = None
    vacation: int | None = None

    def shown(self) -> ShownChair:
        return {"kind": self.kind, "name": self.name, "level": self.level, "rating": self.rating}  # type: ignore[typeddict-item]  # the column holds no other kinds


@dataclass(frozen=True)
class Facts:
    """The row of a table with its chairs. `version` grows with every change, so that no change overwrites another."""

    id: str
    game: str
    rules_version: int
    edition: str
    seats: int
    options: dict[str, Value]
    clock: Clock
    door: str
    rated: bool
    talk: bool
    host: str
    secret: str
    created: int
    status: str = WAITING
    version: int = 0
    entries: int = 0
    turn: list[int] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    said: int = 0
    asked: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    previous: str | None = None
    started: int | None = None
    ended: int | None = None
    chairs: tuple[Chair, ...] = ()

    def rules(self) -> Game:
        return load(self.game).at_rules(self.rules_version)

    def seat_of(self, player: str | None) -> int:
        """Give the seat of a player, or NOBODY for whoever only watches."""
        if player is not None:
            for chair in self.chairs:
                if chair.player == player and chair.kind == "person":
                    return chair.seat
        return NOBODY

    def people(self) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.kind == "person"]

    def chance(self, drawn: int) -> CommittedChance:
        return CommittedChance(bytes.fromhex(self.secret), self.id, tuple(self.words), drawn)

    def commitment(self) -> Commitment:
        """Give what may be published: the secret only once the table is over."""
        return Commitment(
            self.id,
            hash_of(bytes.fromhex(self.secret)),
            tuple(self.words),
            self.secret if self.status == OVER else None,
        )

    def then(self, **values: Any) -> "Facts":
        """Give the table after a change."""
        return replace(self, version=self.version + 1, **values)

    def with_chairs(self, *changed: Chair) -> "Facts":
        """Put other chairs in the place of those of the same seats."""
        if all(chair is self.chairs[chair.seat] for chair in changed):
            return self
        new = {chair.seat: chair for chair in changed}
        return replace(self, chairs=tuple(new.get(chair.seat, chair) for chair in self.chairs))

    def summary(self) -> Summary:
        commitment = self.commitment()
        return {
            "id": self.id,
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "chairs": [chair.shown() for chair in self.chairs],
            "clock": self.clock,
            "door": self.door,  # type: ignore[typeddict-item]  # the column holds no other doors
            "rated": self.rated,
            "talk": self.talk,
            "status": self.status,  # type: ignore[typeddict-item]  # the column holds no other statuses
            "turn": self.turn,
            "entries": self.entries,
            "created": format_moment(self.created),
            "commitment": {
                "hash": commitment.hash,
                "words": list(commitment.words),
                "secret": commitment.secret,
            },
            "rematch": self.rematch,
        }
