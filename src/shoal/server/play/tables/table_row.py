"""What is stored of a table besides its entries: chairs, clock, status and so on."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from shoal.core.catalogue import load
from shoal.core.chance import ChanceCommitment, CommittedChance, hash_of
from shoal.core.game import NOBODY, Game
from shoal.core.options import Value
from shoal.core.telling import Telling, telling, told
from shoal.server.platform.base.timestamps import DAY_MS, MINUTE_MS, format_moment
from shoal.table.client_messages import Absence, ChairKind, Clock, Commitment, Door, Status, Summary
from shoal.table.client_messages import Chair as ShownChair

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
WAITING_LIFETIME_MS: Final = {"public": 15 * MINUTE_MS, "link": 7 * DAY_MS}
"""Milliseconds for which a table waits after a player at it was last there, by its door."""
ClosedWhy = Literal["host", "expired", "empty", "operator", "unmet"]
CLOSED: Final[Mapping[ClosedWhy, Telling]] = {
    "host": telling("server.closed-by-host"),
    "expired": telling("server.closed-after-waiting"),
    "empty": telling("server.closed-empty"),
    "operator": telling("server.closed-by-operator"),
    "unmet": telling("server.closed-unmet"),
}
"""Why a table was closed before its game began."""

Casual = Literal["near", "unmoved", "short", "early"]
CASUAL: Final[Mapping[Casual, Telling]] = {
    "near": telling("server.casual-near"),
    "unmoved": telling("server.casual-unmoved"),
    "short": telling("server.casual-short"),
    "early": telling("server.casual-early"),
}
"""Why a game that was meant to be rated changes no ratings, or only that of who has left it."""
VOID: Final[frozenset[Casual]] = frozenset({"near", "unmoved", "short"})
"""The reasons for which it changes none."""


@dataclass(frozen=True)
class ChairRow:
    """A chair and who sits on it.

    left      milliseconds left when the clock was started, or now if it is stopped
    since     when the clock was started; None while it is stopped
    due       when a worker must act: the time has run out, or the bot must decide
    vacation  days of vacation left; None if the table has none
    payer     the player whose budget the bot uses
    auto      whether the table takes forced steps for the seat
    missed    since when the person is away for whom a bot plays; they may take the seat back
    late      whether they came back too late: the game counts as left for them
    program   whether the player is a bot account; None for people
    near      what the player may share with others (see accounts/identity/shared_place), until the game begins
    seal      the hash of the word that the player adds to chance, if they sealed it; `word` is empty until revealed
    """

    seat: int
    kind: ChairKind
    player: str | None
    name: str
    level: str | None = None
    rating: int | None = None
    word: str = ""
    left: int | None = None
    since: int | None = None
    due: int | None = None
    vacation: int | None = None
    payer: str = ""
    auto: bool = True
    missed: int | None = None
    late: bool = False
    program: bool | None = None
    near: str | None = None
    seal: str = ""

    @property
    def is_sealed(self) -> bool:
        """Return whether the player has sealed a word and not revealed it."""
        return bool(self.seal) and not self.word

    def shown(self) -> ShownChair:
        shown: ShownChair = {"kind": self.kind, "name": self.name, "level": self.level, "rating": self.rating}
        if self.program:
            shown["program"] = True
        return shown


@dataclass(frozen=True)
class TableRow:
    """The row of a table with its chairs. `version` grows with every change, so that changes cannot overwrite others.

    void    whether a rated game changes no ratings
    casual  why it changes none or not all: a key of CASUAL
    closed  why the table was closed before its game began: a key of CLOSED
    away    the players whom the host has turned away
    origin  a hash of the address that opened the table
    practice  whether the only person may undo everything; the game is never rated nor listed among finished ones
    shared  whether all persons share the host's device and account; the game is never rated nor listed either
    absence  after how many seconds others may go on without somebody, and with a bot of which level
    votes   by absent seat, who votes for a bot, and since when the seat was absent then
    tournament  the tournament to which the game belongs
    reveal_by  until when a full table waits for sealed words to be revealed
    """

    id: str
    game: str
    rules_version: int
    edition: str
    seats: int
    options: dict[str, Value]
    clock: Clock
    door: Door
    rated: bool
    talk: bool
    host: str
    secret: str
    created: int
    status: Status = WAITING
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
    origin: str = ""
    void: bool | None = None
    casual: Casual | None = None
    closed: ClosedWhy | None = None
    away: list[str] | None = None
    practice: bool = False
    shared: bool = False
    absence: Absence | None = None
    votes: dict[str, Any] | None = None
    tournament: str | None = None
    reveal_by: int | None = None
    chairs: tuple[ChairRow, ...] = ()

    def rules(self) -> Game:
        return load(self.game).at_rules(self.rules_version)

    def seats_of(self, player: str | None) -> list[int]:
        """Return the seats of a player: several if people share their device."""
        if player is None:
            return []
        return [chair.seat for chair in self.chairs if chair.player == player and chair.kind == "person"]

    def seat_of(self, player: str | None, wanted: int | None = None) -> int:
        """Return the seat as which a player reads and plays, or NOBODY for a spectator.

        Where people share a device it is the seat that they name, so that nobody sees another's view unasked.
        """
        held = self.seats_of(player)
        if wanted is None and held and not self.shared:
            return held[0]
        return wanted if wanted is not None and wanted in held else NOBODY

    def missed_of(self, player: str | None) -> "ChairRow | None":
        """Return the chair of a player for whom a bot plays until they are back."""
        away = (chair for chair in self.chairs if chair.missed is not None and chair.player == player)
        return None if player is None else next(away, None)

    def is_open(self) -> bool:
        """Return whether a chair is open that is not kept for somebody."""
        return any(chair.kind == "open" and chair.player is None for chair in self.chairs)

    def people(self) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.kind == "person"]

    def is_mixed(self) -> bool:
        """Return whether both people and bot accounts have chairs."""
        return len({bool(chair.program) for chair in self.chairs if chair.player is not None}) > 1

    def by_hand(self) -> list[int]:
        """Return the seats of persons who take their forced steps themselves."""
        return [chair.seat for chair in self.chairs if chair.kind == "person" and not chair.auto]

    def payer(self) -> str:
        """Return the player whose budget the bots use: the host, or another person if the host has left."""
        seated = [chair.player for chair in self.chairs if chair.kind == "person" and chair.player is not None]
        return self.host if self.host in seated or not seated else seated[0]

    def with_payer(self) -> "TableRow":
        """Return the facts with the present payer on the chairs of bots."""
        payer = self.payer()
        bots = (chair for chair in self.chairs if chair.kind == "bot" and chair.payer != payer)
        return self.with_chairs(*(replace(chair, payer=payer) for chair in bots))

    @property
    def counts(self) -> bool:
        """Return whether the game changes ratings."""
        return self.rated and not self.void

    def chance(self, drawn: int) -> CommittedChance:
        return CommittedChance(bytes.fromhex(self.secret), self.id, tuple(self.words), drawn)

    def commitment(self) -> ChanceCommitment:
        """Return what may be published about chance: the secret only once the table is over."""
        return ChanceCommitment(
            self.id,
            hash_of(bytes.fromhex(self.secret)),
            tuple(self.words),
            self.secret if self.status == OVER else None,
            self.seals(),
        )

    def seals(self) -> tuple[str, ...]:
        """Return the seals by seat, or nothing if nobody has sealed a word."""
        seals = tuple(chair.seal for chair in self.chairs)
        return seals if any(seals) else ()

    def shown_commitment(self) -> Commitment:
        commitment = self.commitment()
        shown: Commitment = {"hash": commitment.hash, "words": list(commitment.words), "secret": commitment.secret}
        if commitment.seals:
            shown["seals"] = list(commitment.seals)
            shown["reveal_by"] = None if self.reveal_by is None else format_moment(self.reveal_by)
        return shown

    def then(self, **values: Any) -> "TableRow":
        """Return the facts after a change, with the next version."""
        return replace(self, version=self.version + 1, **values)

    def with_chairs(self, *changed: ChairRow) -> "TableRow":
        """Return the facts with these chairs instead of those of the same seats."""
        if all(chair is self.chairs[chair.seat] for chair in changed):
            return self
        new = {chair.seat: chair for chair in changed}
        return replace(self, chairs=tuple(new.get(chair.seat, chair) for chair in self.chairs))

    def summary(self) -> Summary:
        hosts = self.seats_of(self.host)
        summary: Summary = {
            "id": self.id,
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "chairs": [chair.shown() for chair in self.chairs],
            "clock": self.clock,
            "door": self.door,
            "rated": self.counts,
            "talk": self.talk,
            "status": self.status,
            "turn": self.turn,
            "entries": self.entries,
            "created": format_moment(self.created),
            "commitment": self.shown_commitment(),
            "rematch": self.rematch,
            "host": hosts[0] if hosts else None,
            "closed": None if self.closed is None else told(CLOSED[self.closed]),
            "practice": self.practice,
            "shared": self.shared,
            "absence": self.absence,
            "tournament": self.tournament,
        }
        if self.rated and self.casual is not None:
            summary["casual"] = told(CASUAL[self.casual])
        return summary
