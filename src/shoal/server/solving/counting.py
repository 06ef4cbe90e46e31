"""Tries that count: those at most puzzles at once, those at the puzzle of the day after a day, by a worker."""

import asyncio
from typing import Final

from structlog import get_logger

from shoal.puzzles.puzzle import Puzzle
from shoal.puzzles.stock import UnknownPuzzle, daily, find
from shoal.server.database import Database
from shoal.server.moments import now, today
from shoal.server.outages import DATABASE_ERRORS, is_outage
from shoal.server.solving import LATER, store
from shoal.server.solving.store import Change, First

EVERY_SECONDS: Final = 60.0
AT_ONCE: Final = 200
LOG: Final = get_logger()


async def hinted(database: Database, player: str, puzzle: Puzzle) -> None:
    async with database.transaction() as connection:
        await store.hint(connection, first_of(player, puzzle), now())


async def shown(database: Database, player: str, puzzle: Puzzle) -> None:
    """Note that a player has seen the answer: a try that comes later counts nothing."""
    async with database.transaction() as connection:
        await store.finish(connection, first_of(player, puzzle), now(), right=None, due=None)


async def tried(database: Database, player: str, puzzle: Puzzle, *, right: bool) -> Change | None:
    """Count a try, if it is the first and not at the puzzle of the day; return how the rating has changed."""
    moment, first = now(), first_of(player, puzzle)
    later = daily(today()).id == puzzle.id
    async with database.transaction() as connection:
        is_first = await store.finish(connection, first, moment, right=right, due=moment + LATER * later)
        return await store.count(connection, first) if is_first and not later else None


async def attend(database: Database) -> None:
    """Count the tries that are due. Never returns."""
    while True:
        try:
            await count_due(database)
        except DATABASE_ERRORS as error:
            if not is_outage(error):
                raise
            LOG.warning("solving.unreachable", error=type(error).__name__)
        await asyncio.sleep(EVERY_SECONDS)


async def count_due(database: Database) -> int:
    """Count some tries, each in a transaction of its own; return how many."""
    async with database.reading() as connection:
        found = await store.due(connection, now(), AT_ONCE)
    for player, game, name in found:
        async with database.transaction() as connection:
            await store.count(connection, First(player, game, name, difficulty(game, name)))
    return len(found)


def first_of(player: str, puzzle: Puzzle) -> First:
    return First(player, puzzle.game, puzzle.id, puzzle.difficulty)


def difficulty(game: str, name: str) -> int:
    """Return how hard the bots find a puzzle; middling if this release does not have it."""
    try:
        return find(game, name).difficulty
    except UnknownPuzzle:
        return 2
