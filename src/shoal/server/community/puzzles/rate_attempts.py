"""Tries that count: those at most puzzles at once, those at the puzzle of the day after a day, by a worker."""

from typing import Final

from shoal.puzzles.collection import UnknownPuzzle, daily, find
from shoal.puzzles.puzzle import Puzzle
from shoal.server.community.puzzles import store
from shoal.server.community.puzzles.rating_formula import DAILY_DELAY_MS
from shoal.server.community.puzzles.store import FirstTry, RatingChange
from shoal.server.platform.base.timestamps import now, today
from shoal.server.platform.db.database import Database

AT_ONCE: Final = 200


async def hinted(database: Database, player: str, puzzle: Puzzle) -> None:
    async with database.transaction() as connection:
        await store.hint(connection, first_of(player, puzzle), now())


async def note_answer_seen(database: Database, player: str, puzzle: Puzzle) -> None:
    """Note that a player has seen the answer: a try that comes later counts nothing."""
    async with database.transaction() as connection:
        await store.finish_try(connection, first_of(player, puzzle), now(), right=None, due=None)


async def tried(database: Database, player: str, puzzle: Puzzle, *, right: bool) -> RatingChange | None:
    """Count a try, if it is the first and not at the puzzle of the day; return how the rating has changed."""
    moment, first = now(), first_of(player, puzzle)
    later = daily(today()).id == puzzle.id
    async with database.transaction() as connection:
        is_first = await store.finish_try(connection, first, moment, right=right, due=moment + DAILY_DELAY_MS * later)
        return await store.rate_due_try(connection, first) if is_first and not later else None


async def count_due(database: Database) -> int:
    """Count some tries, each in a transaction of its own; return how many."""
    async with database.reading() as connection:
        tries = await store.due(connection, now(), AT_ONCE)
    for player, game, name in tries:
        async with database.transaction() as connection:
            await store.rate_due_try(connection, FirstTry(player, game, name, difficulty(game, name)))
    return len(tries)


def first_of(player: str, puzzle: Puzzle) -> FirstTry:
    return FirstTry(player, puzzle.game, puzzle.id, puzzle.difficulty)


def difficulty(game: str, name: str) -> int:
    """Return how hard the bots find a puzzle; middling if this release does not have it."""
    try:
        return find(game, name).difficulty
    except UnknownPuzzle:
        return 2
