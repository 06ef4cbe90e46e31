"""What a server answers over HTTP about players and their tables: plain data, for the server and for its clients."""

from typing import Literal, TypedDict

from shoal.table.messages import Summary


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


class Pool(TypedDict):
    """One game of a search: how many of its seats have people by now, and which ratings are accepted (null: all)."""

    game: str
    seats: int
    clock: Literal["live", "days"]
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
    clock: Literal["live", "days"]
    rated: bool
    left: int
    table: str | None
    program: bool


class Finding(TypedDict):
    """What a player should know wherever they are: their search, and challenges they got and sent."""

    search: Search | None
    received: list[Challenge]
    sent: list[Challenge]
