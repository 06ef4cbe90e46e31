"""What pages send and get about tournaments."""

from typing import Annotated, Final, Literal, TypedDict

from pydantic import Field

from shoal.server.community.tournaments.pairing.standings import Form
from shoal.server.community.tournaments.tournament_row import State, Why
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.http.http_types import StrictRequest
from shoal.table.client_messages import Clock, Door
from shoal.table.http_types import TimeControl

MOST_MINUTES: Final = 60 * 24 * 60
Doing = Literal["waits", "plays", "paused", "out"]


class TournamentClockRequest(StrictRequest):
    """Main time and increment in seconds, or days for each decision."""

    kind: TimeControl
    main: Annotated[int, Field(ge=30, le=HOUR_S)] = 300
    increment: Annotated[int, Field(ge=0, le=60)] = 3
    days: Annotated[int, Field(ge=1, le=7)] = 1
    vacation: Annotated[int, Field(ge=0, le=14)] = 7


class TournamentRequest(StrictRequest):
    """A tournament as its host wants it. `minutes`: how long an arena lasts. `starts`: in how many minutes."""

    name: Annotated[Text, Field(max_length=100)]
    form: Form
    game: Annotated[Text, Field(max_length=64)]
    preset: Annotated[Text, Field(max_length=64)] | None = None
    seats: Annotated[int, Field(ge=2, le=6)]
    clock: TournamentClockRequest
    door: Door = "link"
    rated: bool = False
    talk: bool = True
    bots: bool = False
    everybody: bool = False
    rounds: Annotated[int, Field(ge=1, le=15)] = 5
    minutes: Annotated[int, Field(ge=5, le=240)] = 90
    starts: Annotated[int, Field(ge=1, le=MOST_MINUTES)]


class RemoveEntrantRequest(StrictRequest):
    """The name of an entrant whom the host removes before the start."""

    name: Annotated[Text, Field(max_length=100)]


class Tournament(TypedDict):
    """What everybody may know about a tournament, as the calendar shows it.

    `left`: milliseconds until it starts or, of an arena that runs, until the bell.
    """

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
    minutes: int
    host: str
    state: State
    why: Why | None
    starts: str
    ended: str | None
    left: int
    round: int
    entrants: int
    least: int
    most: int


class Line(TypedDict):
    """One line of the standings. Points are whole numbers of twentieths; `games` are pairs of a round and points."""

    place: int
    name: str
    points: int
    games: list[list[int]]
    opponents: int
    doing: Doing


class TournamentTable(TypedDict):
    """One table of a tournament: who sits where (null: a bot), and the points once it is over.

    Who sits out is alone, without a table.
    """

    round: int
    place: int
    table: str | None
    players: list[str | None]
    points: list[int] | None


class Entry(TypedDict):
    """The reader's own part: what they do, their table, and for how many milliseconds they may not be seated."""

    name: str
    doing: Doing
    table: str | None
    pause: int
    place: int


class TournamentDetails(TypedDict):
    """A tournament with its standings and tables. `hosts` says whether the reader is its host.

    `secret` is null until it is over.
    """

    tournament: Tournament
    hash: str
    secret: str | None
    standings: list[Line]
    tables: list[TournamentTable]
    running: int
    hosts: bool
    me: Entry | None


class Calendar(TypedDict):
    """Tournaments that run, that begin, that the reader has entered or opened, and that are over."""

    running: list[Tournament]
    open: list[Tournament]
    mine: list[Tournament]
    over: list[Tournament]
