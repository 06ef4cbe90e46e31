"""First tries and ratings in the database. A try counts once: its row is locked, and says whether it has counted."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import ACCOUNT, PLAYERS
from shoal.server.accounts.ratings.rating_formula import Rating
from shoal.server.community.puzzles.rating_formula import difficulty_of, first_rating, rate_try
from shoal.server.community.puzzles.schema import KNOWN, PUZZLES, SOLVERS, TRIES, WAITING
from shoal.server.platform.db.database import at_most, upsert

MOST_LISTED: Final = 10_000


@dataclass(frozen=True)
class FirstTry:
    """The first try of a player at a puzzle; `difficulty` is how hard the bots find it."""

    player: str
    game: str
    puzzle: str
    difficulty: int

    def row(self) -> dict[str, Any]:
        return {"player": self.player, "game": self.game, "puzzle": self.puzzle}

    def is_row(self) -> ColumnElement[bool]:
        return and_(TRIES.c.player == self.player, TRIES.c.game == self.game, TRIES.c.puzzle == self.puzzle)


@dataclass(frozen=True)
class RatingChange:
    """A player's rating before and after a try."""

    before: Rating
    after: Rating


async def hint(connection: AsyncConnection, first: FirstTry, moment: int) -> None:
    """Note that a hint was asked for before the try."""
    row = {**first.row(), "at": moment, "hinted": True, "done": False}
    noted = upsert(connection, TRIES).values(row)
    noted = noted.on_conflict_do_update(
        index_elements=["player", "game", "puzzle"], set_={"hinted": True}, where=TRIES.c.done.is_(False)
    )
    await connection.execute(noted)


async def finish_try(
    connection: AsyncConnection, first: FirstTry, moment: int, *, right: bool | None, due: int | None
) -> bool:
    """Note the try, or with None that the answer was shown before it. Return whether it was the first."""
    made = {"at": moment, "done": True, "is_right": right, "due": due}
    noted = upsert(connection, TRIES).values({**first.row(), "hinted": False, **made})
    noted = noted.on_conflict_do_update(
        index_elements=["player", "game", "puzzle"], set_=made, where=TRIES.c.done.is_(False)
    )
    return (await connection.execute(noted.returning(TRIES.c.player))).first() is not None


async def rate_due_try(connection: AsyncConnection, first: FirstTry) -> RatingChange | None:
    """Rate player and puzzle by a try that is due, and by no try twice. The player is always locked first."""
    due = update(TRIES).where(first.is_row(), WAITING).values(due=None).returning(TRIES.c.is_right, TRIES.c.hinted)
    made = (await connection.execute(due)).first()
    if made is None:
        return None
    player, puzzle = await lock_solver(connection, first.player), await lock_puzzle(connection, first)
    counts = await connection.scalar(select(ACCOUNT).where(PLAYERS.c.id == first.player))
    after, tried = rate_try(player, puzzle, right=made.is_right, hinted=made.hinted, counts_for_puzzle=bool(counts))
    solver = {"strength": after.strength, "doubt": after.doubt, "tries": after.games}
    await connection.execute(update(SOLVERS).where(SOLVERS.c.player == first.player).values(solver))
    rated = {"strength": tried.strength, "doubt": tried.doubt, "tries": tried.games, "difficulty": difficulty_of(tried)}
    this = PUZZLES.c.game == first.game, PUZZLES.c.puzzle == first.puzzle
    await connection.execute(update(PUZZLES).where(*this).values(rated))
    return RatingChange(player, after)


async def lock_solver(connection: AsyncConnection, player: str) -> Rating:
    """Return a player's rating; nobody else changes it in this transaction."""
    new = Rating()
    row = {"player": player, "strength": new.strength, "doubt": new.doubt, "tries": 0}
    await connection.execute(upsert(connection, SOLVERS).values(row).on_conflict_do_nothing())
    query = select(SOLVERS).where(SOLVERS.c.player == player).with_for_update()
    locked = (await connection.execute(query)).one()
    return Rating(locked.strength, locked.doubt, locked.tries)


async def lock_puzzle(connection: AsyncConnection, first: FirstTry) -> Rating:
    """Return a puzzle's rating; nobody else changes it in this transaction."""
    new = first_rating(first.difficulty)
    row = {"game": first.game, "puzzle": first.puzzle, "strength": new.strength, "doubt": new.doubt, "tries": 0}
    await connection.execute(upsert(connection, PUZZLES).values(row).on_conflict_do_nothing())
    query = select(PUZZLES).where(PUZZLES.c.game == first.game, PUZZLES.c.puzzle == first.puzzle).with_for_update()
    locked = (await connection.execute(query)).one()
    return Rating(locked.strength, locked.doubt, locked.tries)


async def due(connection: AsyncConnection, moment: int, most: int) -> list[tuple[str, str, str]]:
    """Return tries that are due: their players, games and puzzles."""
    ripe = select(TRIES.c.player, TRIES.c.game, TRIES.c.puzzle).where(WAITING, TRIES.c.due <= moment)
    rows = await connection.execute(ripe.order_by(TRIES.c.due).limit(at_most(most)))
    return [(row.player, row.game, row.puzzle) for row in rows]


async def rating_of(connection: AsyncConnection, player: str) -> Rating:
    """Return a player's rating at puzzles."""
    row = (await connection.execute(select(SOLVERS).where(SOLVERS.c.player == player))).first()
    return Rating() if row is None else Rating(row.strength, row.doubt, row.tries)


async def difficulties(connection: AsyncConnection) -> dict[tuple[str, str], int]:
    """Return how hard puzzles are by those who tried them, by game and id, where that is certain."""
    query = select(PUZZLES.c.game, PUZZLES.c.puzzle, PUZZLES.c.difficulty).where(KNOWN).limit(at_most(MOST_LISTED))
    return {(row.game, row.puzzle): row.difficulty for row in await connection.execute(query)}


async def tries_of(connection: AsyncConnection, player: str) -> list[dict[str, Any]]:
    """Return what is kept of a player's tries."""
    rows = select(TRIES).where(TRIES.c.player == player).order_by(TRIES.c.game, TRIES.c.puzzle)
    return [dict(row._mapping) for row in await connection.execute(rows)]


async def forget_tries(connection: AsyncConnection, player: str) -> None:
    """Delete a player's tries and rating."""
    for table in (TRIES, SOLVERS):
        await connection.execute(delete(table).where(table.c.player == player))


async def give_tries(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Let the tries of a guest be another player's, so that none is made twice; the guest's rating is lost."""
    other = TRIES.alias()
    has = exists().where(other.c.player == heir, other.c.game == TRIES.c.game, other.c.puzzle == TRIES.c.puzzle)
    await connection.execute(update(TRIES).where(TRIES.c.player == guest, ~has).values(player=heir))
    await forget_tries(connection, guest)
