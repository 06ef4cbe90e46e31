"""What a server answers over HTTP about players and their tables: plain data, for the server and for its clients."""

from typing import Literal, NotRequired, TypedDict

from shoal.core.telling import Told
from shoal.table.client_messages import Happening, Position, Summary
from shoal.table.server_messages import Ranked


class Me(TypedDict):
    """The player who asks. A guest has no account: only the cookie identifies them."""

    id: str
    name: str
    account: bool


class Lobby(TypedDict):
    """Public tables: those with an open chair, and those that can be watched; the newest first."""

    open: list[Summary]
    running: list[Summary]


class Mine(TypedDict):
    """A table that the player sits at.

    `due` says whether they owe a decision, `until` when their time is over, and `missed` whether a bot plays for them
    until they are back.
    """

    table: Summary
    seat: int
    due: bool
    until: str | None
    missed: bool


TimeControl = Literal["live", "days"]


class Pool(TypedDict):
    """One game of a search: how many of its seats have people by now, and which ratings are accepted (null: all)."""

    game: str
    seats: int
    clock: TimeControl
    here: int
    ratings: list[int] | None


State = Literal["looking", "found", "ended"]


class Search(TypedDict):
    """A search. `waited` is in milliseconds, and so is `left`: the time to sit down at `table`."""

    state: State
    waited: int
    pools: list[Pool]
    table: str | None
    left: int | None


class Challenge(TypedDict):
    """A challenge by one player to another; `table` is there when it was accepted. `left` is in milliseconds.

    `program` says that the challenger is a bot account.
    """

    id: str
    by: str
    to: str
    game: str
    clock: TimeControl
    rated: bool
    left: int
    table: str | None
    program: bool


class Finding(TypedDict):
    """What a player should know wherever they are: their search, and challenges they got and sent."""

    search: Search | None
    received: list[Challenge]
    sent: list[Challenge]


class Scene(TypedDict):
    """A finished game after some of its acts, as one reader knew it: the latest happening and the position."""

    acts: int
    happening: Happening | None
    position: Position


class Judged(TypedDict):
    """The strongest bot's judgement of the position before an act: shares of the win, and best actions for the seat.

    With `proven` it is certain who wins: one share is 1, the others are 0. Earlier versions told nothing of it.
    """

    acts: int
    seat: int
    played: str
    shares: list[float]
    best: list[Ranked]
    proven: NotRequired[bool]


class DicePromise(TypedDict):
    """What a server promises of a table's dice: the hash of its secret and the seals of the players' words.

    `statement` is the JSON as it was signed by Ed25519; the signature and the public key are hexadecimal.
    """

    statement: str
    signature: str
    key: str


class Drawn(TypedDict):
    """One outcome of chance after `acts` acts: the committed number is from `low` to `high`, all between 0 and 1."""

    acts: int
    action: str
    number: float
    low: float
    high: float


class Checked(TypedDict):
    """Whether all chance of a finished game follows from its secret: the number of draws, and the problem if any."""

    draws: int
    problem: Told | None
    drawn: list[Drawn]
