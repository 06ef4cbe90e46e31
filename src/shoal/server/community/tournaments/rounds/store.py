"""Rounds and tables of tournaments in the database."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.social_graph.schema import RELATIONS
from shoal.server.community.tournaments.pairing.history import PlayedTable, Seats
from shoal.server.community.tournaments.schema import PLAYED, ROUNDS, UNSETTLED
from shoal.server.platform.db.database import at_most
from shoal.server.play.tables.schema import ENTRIES, TABLES
from shoal.server.play.tables.store import read_many
from shoal.server.play.tables.table_row import TableRow

AT_ONCE: Final = 8
"""Tables that one transaction settles."""
OPENED_AT_ONCE: Final = 2
"""Tables that one transaction opens: few, because each begins a game."""
SHOWN: Final = 120
QUITS: Final = ("timeout", "absent")


class TournamentTableRow(NamedTuple):
    """One table of a tournament; see the schema."""

    round: int
    place: int
    table: str | None
    players: Seats
    points: tuple[int, ...] | None
    settled: int | None
    opened: int | None = None

    @property
    def played(self) -> PlayedTable:
        return PlayedTable(self.round, self.players, self.points)


def board_of(row: Row[Any]) -> TournamentTableRow:
    points = None if row.points is None else tuple(row.points)
    return TournamentTableRow(row.round, row.place, row.table_id, tuple(row.players), points, row.settled, row.opened)


async def boards_of(connection: AsyncConnection, tournament: str) -> list[TournamentTableRow]:
    """Return all tables of a tournament, in order."""
    rows = select(PLAYED).where(PLAYED.c.tournament == tournament).order_by(PLAYED.c.round, PLAYED.c.place)
    return [board_of(row) for row in await connection.execute(rows)]


async def friends_among(connection: AsyncConnection, players: Sequence[str]) -> list[list[str]]:
    """Return the pairs of whom one follows the other."""
    both = (RELATIONS.c.kind == "follow", RELATIONS.c.player.in_(players), RELATIONS.c.other.in_(players))
    rows = await connection.execute(select(RELATIONS.c.player, RELATIONS.c.other).where(*both))
    return [list(pair) for pair in sorted({tuple(sorted((row.player, row.other))) for row in rows})]


async def note_round(connection: AsyncConnection, tournament: str, number: int, at: int, **facts: Any) -> None:
    await connection.execute(insert(ROUNDS), {"tournament": tournament, "number": number, "at": at, **facts})


async def facts_of(connection: AsyncConnection, tournament: str) -> list[Any]:
    """Return what each round was made from."""
    rows = select(ROUNDS).where(ROUNDS.c.tournament == tournament).order_by(ROUNDS.c.number)
    return list(await connection.execute(rows))


async def note_boards(
    connection: AsyncConnection, tournament: str, boards: Sequence[TournamentTableRow], at: int
) -> None:
    """Add the tables of a round; those without a table are settled already."""
    rows = [
        {
            "tournament": tournament,
            "round": board.round,
            "place": board.place,
            "table_id": board.table,
            "players": list(board.players),
            "opened": None if board.table is not None else at,
            "points": None if board.points is None else list(board.points),
            "settled": board.settled,
        }
        for board in boards
    ]
    await connection.execute(insert(PLAYED), rows)


async def take_planned(connection: AsyncConnection, tournament: str) -> list[TournamentTableRow]:
    """Return and lock some tables that are not opened yet; skip those that another worker opens."""
    planned = (
        select(PLAYED)
        .where(PLAYED.c.tournament == tournament, UNSETTLED, PLAYED.c.opened.is_(None))
        .order_by(PLAYED.c.round, PLAYED.c.place)
        .limit(at_most(OPENED_AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    return [board_of(row) for row in await connection.execute(planned)]


async def note_opened(connection: AsyncConnection, tournament: str, board: TournamentTableRow, at: int) -> None:
    await connection.execute(_of(tournament, board).values(opened=at))


async def note_points(
    connection: AsyncConnection, tournament: str, board: TournamentTableRow, points: tuple[int, ...], settled: int
) -> None:
    await connection.execute(_of(tournament, board).values(points=list(points), settled=settled))


def _of(tournament: str, board: TournamentTableRow) -> Any:
    key = (PLAYED.c.tournament == tournament, PLAYED.c.round == board.round, PLAYED.c.place == board.place)
    return update(PLAYED).where(*key)


async def ended(connection: AsyncConnection, tournament: str) -> list[tuple[TournamentTableRow, TableRow]]:
    """Return some tables that are over and not settled, in order. The caller has locked the tournament."""
    over = (
        select(PLAYED)
        .join(TABLES, TABLES.c.id == PLAYED.c.table_id)
        .where(PLAYED.c.tournament == tournament, UNSETTLED, TABLES.c.ended.is_not(None))
        .order_by(PLAYED.c.round, PLAYED.c.place)
        .limit(at_most(AT_ONCE))
    )
    boards = [board_of(row) for row in await connection.execute(over)]
    query = select(TABLES).where(TABLES.c.id.in_([board.table for board in boards]))
    facts = {table.id: table for table in await read_many(connection, query)} if boards else {}
    return [(board, facts[board.table]) for board in boards if board.table is not None]


async def any_unsettled(connection: AsyncConnection, tournament: str) -> bool:
    mine = select(PLAYED.c.place).where(PLAYED.c.tournament == tournament, UNSETTLED).limit(at_most(1))
    return (await connection.scalar(mine)) is not None


async def quit_at(connection: AsyncConnection, tables: Sequence[str]) -> set[tuple[str, int]]:
    """Return the seats at some tables whose time ran out, or who were absent for too long."""
    gone = select(ENTRIES.c.table_id, ENTRIES.c.seat).where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.kind.in_(QUITS))
    return {(row.table_id, row.seat) for row in await connection.execute(gone)} if tables else set()
