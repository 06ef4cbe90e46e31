"""Tournaments, who has entered, the rounds with the facts they were made from, and their tables."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    and_,
    literal_column,
)

from shoal.server.platform.db.database import METADATA

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("form", String(8), nullable=False),
    Column("game", String(64), nullable=False),
    Column("preset", String(64)),
    Column("seats", SmallInteger, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("door", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("talk", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("everybody", Boolean, nullable=False),
    Column("rounds", SmallInteger, nullable=False),
    Column("lasts", BigInteger, nullable=False),
    Column("host", String(16), nullable=False),
    Column("address", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("why", String(8)),
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("ends", BigInteger),
    Column("ended", BigInteger),
    Column("round", Integer, nullable=False),
    Column("settled", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", BigInteger),
)
"""`state` is open, running or over, and `why` says why it is over before its end. `everybody`: each meets each once.
`lasts`: how long an arena lasts, and `ends` when its bell rings. `round` counts the rounds that were made, also those
of an arena, and `settled` the tables whose points are known. `version` grows with every change that pages show. `due`:
when a worker must look."""
PUBLIC: Final = TOURNAMENTS.c.door == literal_column("'public'")
STANDS: Final = TOURNAMENTS.c.state != literal_column("'over'")
OVER: Final = TOURNAMENTS.c.state == literal_column("'over'")
LISTED: Final = and_(PUBLIC, STANDS)
PAST: Final = and_(PUBLIC, OVER)
DUE: Final = TOURNAMENTS.c.due.is_not(None)
for name, where, columns in (
    ("listed", LISTED, (TOURNAMENTS.c.starts,)),
    ("past", PAST, (TOURNAMENTS.c.ended,)),
    ("host", STANDS, (TOURNAMENTS.c.host,)),
    ("address", STANDS, (TOURNAMENTS.c.address,)),
    ("due", DUE, (TOURNAMENTS.c.due,)),
):
    Index(f"ix_tournaments_{name}", *columns, postgresql_where=where, sqlite_where=where)
Index("ix_tournaments_hosted", TOURNAMENTS.c.host)

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("entered", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(16)),
    Column("left", SmallInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("near", String(100)),
    Index("ix_entrants_player", "player", "entered"),
    Index("ix_entrants_address", "tournament", "address"),
)
"""`state` is in, paused or out. `since`: since when they wait for a table, and `table_id` the one at which they sit.
`left`: how many games they have left, and `until` when the pause for that ends. `near`: hashes of what they
may share with others."""

ROUNDS: Final = Table(
    "tournament_rounds",
    METADATA,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entrants", JSON, nullable=False),
    Column("friends", JSON, nullable=False),
)
"""What a round was made from, besides the tables settled before it: who waited since when, and who are friends."""

PLAYED: Final = Table(
    "tournament_tables",
    METADATA,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("place", SmallInteger, primary_key=True),
    Column("table_id", String(16), unique=True),
    Column("players", JSON, nullable=False),
    Column("opened", BigInteger),
    Column("points", JSON(none_as_null=True)),
    Column("settled", Integer),
)
"""`players` by seat, with null for a bot; who sits out is alone, without a table. `settled`: how many rounds had been
made when the points became known."""
UNSETTLED: Final = PLAYED.c.points.is_(None)
Index("ix_tournament_tables_unsettled", PLAYED.c.tournament, postgresql_where=UNSETTLED, sqlite_where=UNSETTLED)
