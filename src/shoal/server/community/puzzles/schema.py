"""First tries at puzzles, and the ratings of players and puzzles that follow from them."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, SmallInteger, String, Table

from shoal.server.platform.db.database import METADATA

TRIES: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("is_right", Boolean),
    Column("due", BigInteger),
)
"""One row for each player and puzzle. `hinted`: a hint was asked for. `done`: the try is made, or the answer was shown
before, and then `is_right` is empty. `due`: when the try is to count, while it has not."""
WAITING: Final = TRIES.c.due.is_not(None)
Index("ix_puzzle_tries_due", TRIES.c.due, postgresql_where=WAITING, sqlite_where=WAITING)

SOLVERS: Final = Table(
    "puzzle_solvers",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("strength", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

PUZZLES: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("strength", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("difficulty", SmallInteger),
)
"""`difficulty`: from 1 to 3, once the rating is certain."""
KNOWN: Final = PUZZLES.c.difficulty.is_not(None)
Index("ix_puzzle_ratings_known", PUZZLES.c.game, PUZZLES.c.puzzle, postgresql_where=KNOWN, sqlite_where=KNOWN)
