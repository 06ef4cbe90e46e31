"""What pages send and get when people find each other."""

from typing import Annotated, Literal, TypedDict

from pydantic import Field

from shoal.server.platform.base.input_text import Text
from shoal.server.platform.http.http_types import StrictRequest
from shoal.server.play.tables.http_types import Seal
from shoal.table.http_types import TimeControl

Game = Annotated[Text, Field(max_length=64)]
MOST_GAMES = 10


class JoinCodeRequest(StrictRequest):
    """A code, or a link that ends with it; in any case, with or without the dash."""

    code: Annotated[Text, Field(min_length=1, max_length=200)]


class SeatsRequest(StrictRequest):
    """A game and how many should play it."""

    game: Game
    seats: Annotated[int, Field(ge=2, le=16)]


class SearchRequest(StrictRequest):
    """Which games somebody wants to play; the first that finds enough people begins."""

    games: Annotated[list[SeatsRequest], Field(min_length=1, max_length=MOST_GAMES)]
    clock: Literal[TimeControl, "either"] = "live"
    rated: bool = False


class ChallengeRequest(StrictRequest):
    """Whom to challenge, and to which game. `instead` is a challenge that this one answers with other terms."""

    name: Annotated[Text, Field(max_length=100)]
    game: Game
    clock: TimeControl = "live"
    rated: bool = False
    instead: Annotated[str, Field(pattern="^[a-z0-9]{1,16}$")] | None = None
    seal: Seal = ""


class TableCode(TypedDict):
    """The code of a table that waits."""

    code: str
    until: str


class Followed(TypedDict):
    """The table that a code leads to."""

    table: str


class UsualWaits(TypedDict):
    """How many look for people now, and by game the minutes under which most waits took at this hour."""

    looking: int
    minutes: dict[str, int]
