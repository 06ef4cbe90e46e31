"""Fields of the public profile, of a player's finished games and of players who were searched for."""

from typing import TypedDict

from shoal.server.accounts.statistics.http_types import GameRating, Habit, Rivalry, Tally
from shoal.server.community.puzzles.http_types import Solver
from shoal.table.client_messages import Chair, Result


class Found(TypedDict):
    """A player who was searched for, whether it is a bot account, and the rating of the game that they play most."""

    name: str
    program: bool
    game: str | None
    rating: int | None


class Finished(TypedDict):
    """A finished game of a player, who sat at `seat`."""

    id: str
    game: str
    seat: int
    rated: bool
    ended: str
    chairs: list[Chair]
    result: Result


class Profile(TypedDict):
    """What everybody may know about a player. `since` is a month, `earlier` are names of the last 30 days.

    Games by link are shown only to the player. `finished` is the share of games that they did not leave, once there are
    enough. `rivalry` is what the reader and the player have played against each other, and empty for everybody else.
    `program` says that it is a bot account. `puzzles` is the rating at puzzles, once a try has counted.
    """

    name: str
    account: bool
    program: bool
    earlier: list[str]
    since: str
    ratings: list[GameRating]
    tallies: list[Tally]
    habits: list[Habit]
    finished: float | None
    rivalry: list[Rivalry]
    recent: list[Finished]
    puzzles: Solver | None
