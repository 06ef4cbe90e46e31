"""Codes of tables, searches for people and how long they took, and challenges.

A search has one row, so that nobody is found twice, and one row for each pool that it waits in.
"""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, SmallInteger, String, Table, text

from shoal.server.platform.db.database import METADATA

CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, unique=True),
    Column("expires", BigInteger, nullable=False),
    Column("frees", BigInteger, nullable=False, index=True),
)
"""`code` is written plainly, as `tide4827`. It leads to the table until `expires`; another may have it from `frees`."""

SEARCHES: Final = Table(
    "searches",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("address", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(16), index=True),
    Column("until", BigInteger),
    Index("ix_searches_address", "address", "state"),
    Index("ix_searches_seen", "state", "seen"),
    Index("ix_searches_since", "state", "since"),
    Index("ix_searches_until", "state", "until"),
)
"""`state` is looking, found or ended. Until `until` the player may sit down at the table that was found."""

WANTS: Final = Table(
    "wants",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("pool", String(100), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("rating", Integer, nullable=False),
    Index("ix_wants_pool", "pool", "since", "player"),
)

WAITS: Final = Table(
    "waits",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("hour", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("waited", Integer, nullable=False),
    Index("ix_waits_game", "game", "hour", "at"),
)
"""How many milliseconds somebody waited, by game and hour of the day; it does not say who."""

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("challenger", String(16), ForeignKey("players.id"), nullable=False),
    Column("challenged", String(16), ForeignKey("players.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("clock", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("address", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("pauses", BigInteger),
    Column("table_id", String(16)),
    Column("near", String(100)),
    Column("seal", String(64), nullable=False, server_default=text("''")),
    Index("ix_challenges_challenger", "challenger", "expires"),
    Index("ix_challenges_challenged", "challenged", "expires"),
    Index("ix_challenges_address", "address", "expires"),
)
"""`state` is open, silent, declined or accepted. Only its challenger sees one that is silent or declined, and sees it
as open. Until `pauses` the challenger's next ones are silent. `near`: hashes of what the challenger may share with
others. `seal` is of the word that the challenger will add to the dice."""
