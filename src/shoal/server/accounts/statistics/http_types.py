"""What is counted of players, as pages get it."""

from collections.abc import Iterable
from typing import Any, Final, TypedDict

from shoal.server.accounts.ratings.rating_formula import Rating
from shoal.server.platform.base.timestamps import format_moment

GAMES_FOR_A_SHARE: Final = 10
"""Games that a player needs for a share of games finished."""


class Point(TypedDict):
    """A rating at the end of a day."""

    day: str
    rating: int


class GameRating(TypedDict):
    """A player's rating at a game, its margin, how many rated games it is based on, and its history day by day."""

    game: str
    rating: int
    margin: int
    games: int
    history: list[Point]


class Tally(TypedDict):
    """A player's public games against people, by game and seats: `won` is the sum of the shares of the win."""

    game: str
    seats: int
    games: int
    firsts: int
    won: float


class Habit(TypedDict):
    """Something that a player did in so many public games against people, and the sum of the shares won with it."""

    game: str
    kind: str
    thing: str
    games: int
    won: float


class Rivalry(TypedDict):
    """How often the reader was ahead of a player at a game, behind them, and level."""

    game: str
    seats: int
    ahead: int
    behind: int
    level: int


def told_ratings(ratings: dict[str, Rating], history: Iterable[Any]) -> list[GameRating]:
    """Return ratings with their history. Only the day is told, so that a rated game by link shows no time."""
    days: dict[str, dict[str, int]] = {game: {} for game in ratings}
    for row in history:
        days.setdefault(row.game, {})[format_moment(row.at)[:10]] = row.points
    return [
        {
            "game": game,
            "rating": rating.shown(),
            "margin": rating.margin(),
            "games": rating.games,
            "history": [{"day": day, "rating": points} for day, points in days[game].items()],
        }
        for game, rating in ratings.items()
    ]


def told_tallies(rows: Iterable[Any]) -> list[Tally]:
    return [
        {"game": row.game, "seats": row.seats, "games": row.games, "firsts": row.firsts, "won": row.shares}
        for row in rows
    ]


def told_habits(rows: Iterable[Any]) -> list[Habit]:
    return [
        {"game": row.game, "kind": row.kind, "thing": row.thing, "games": row.games, "won": row.shares} for row in rows
    ]


def told_rivalry(rows: Iterable[tuple[str, int, int, int, int]]) -> list[Rivalry]:
    return [
        {"game": game, "seats": seats, "ahead": ahead, "behind": behind, "level": level}
        for game, seats, ahead, behind, level in rows
    ]


def share_finished(rows: Iterable[Any]) -> float | None:
    """Return the share of public games that a player did not leave, once there are enough of them."""
    counted = [(row.games, row.left) for row in rows]
    games, left = sum(number for number, _ in counted), sum(number for _, number in counted)
    return None if games < GAMES_FOR_A_SHARE else (games - left) / games
