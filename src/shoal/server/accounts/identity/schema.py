"""Players, their sessions, passkeys, earlier names, and tickets that open one door once.

A guest has neither a password nor `joined`. A bot account has `joined` and an owner, and no way to sign in. A session
is stored by the hash of its token, a ticket by the hash of its secret.
"""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, String, Table, or_

from shoal.server.platform.db.database import METADATA

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(72), nullable=False, unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("joined", BigInteger),
    Column("email", String(254)),
    Column("words", String(200)),
    Column("worded", BigInteger),
    Column("renamed", BigInteger),
    Column("leaves", BigInteger),
    Column("muted", BigInteger),
    Column("banned", BigInteger),
    Column("owner", String(16)),
    Column("emailed", BigInteger),
    Column("confirmed", BigInteger),
)
"""`joined`: when the account was made, unless by an earlier release. `words`: the hash of the recovery words, made at
`worded`. `leaves`: when the account is erased, if its owner has asked for that. `muted` and `banned`: until when
they may not chat, or not come back. `owner`: the player who made this bot account; None for people. `emailed` and
`confirmed`: when the address was set, and when the owner of its mailbox said that it is theirs."""
OWNED: Final = PLAYERS.c.owner.is_not(None)
Index("ix_players_owner", PLAYERS.c.owner, postgresql_where=OWNED, sqlite_where=OWNED)
LEAVING: Final = PLAYERS.c.leaves.is_not(None)
Index("ix_players_leaves", PLAYERS.c.leaves, postgresql_where=LEAVING, sqlite_where=LEAVING)
REACHED: Final = PLAYERS.c.email.is_not(None)
Index("ix_players_email", PLAYERS.c.email, postgresql_where=REACHED, sqlite_where=REACHED)
ACCOUNT: Final = or_(PLAYERS.c.password.is_not(None), PLAYERS.c.joined.is_not(None))
Index(
    "ix_players_beginning",
    PLAYERS.c.folded,
    postgresql_where=ACCOUNT,
    sqlite_where=ACCOUNT,
    postgresql_ops={"folded": "text_pattern_ops"},
)
"""Finds accounts by the beginning of their names, letter by letter."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("device", String(40)),
    Column("created", BigInteger),
    Column("seen", BigInteger),
    Column("proved", BigInteger),
    Column("scopes", String(40)),
)
"""`proved`: when its holder last showed a password or a passkey. `scopes`: what a personal access token may do, with
spaces between; None for a browser's session, which may do everything. `device` is then the name of the token."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("device", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
"""`key` is the public key; `uses` is the authenticator's own count, which must grow."""

NAMES: Final = Table(
    "names",
    METADATA,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("until", BigInteger, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(72), nullable=False, index=True),
)
"""Earlier names of accounts. Until then they lead to their player, and nobody else may have them."""

TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("secret", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(16), ForeignKey("players.id"), index=True),
    Column("holder", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
"""`holder` is the hash of the cookie of the browser that may use it, or empty if any may."""
