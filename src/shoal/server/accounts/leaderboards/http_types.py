"""Leaderboards, as they are sent over HTTP."""

from typing import TypedDict


class Leader(TypedDict):
    """A player with a place; `above_even` is None without a public game."""

    name: str
    rating: int
    margin: int
    games: int
    above_even: float | None


class Leaderboard(TypedDict):
    """A page of a leaderboard, and the reader's own place, if they have one that is counted.

    `bots` says that it is the leaderboard of bot accounts; that of people never lists them.
    """

    game: str
    bots: bool
    leaders: list[Leader]
    more: bool
    mine: Leader | None
    place: int | None
