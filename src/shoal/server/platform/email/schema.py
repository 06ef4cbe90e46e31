"""Letters. `due` is when a letter may be sent next, and None when nothing more happens to it.

`outcome` is `sent`, `refused` (the mailbox does not exist or takes nothing), `late` (given up after days) or `dropped`
(its reason was gone). Then the address and the data are erased; the key stays a while, so that no letter comes twice.
"""

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, Index, SmallInteger, String, Table, text

from shoal.server.platform.db.database import METADATA

LETTERS: Final = Table(
    "letters",
    METADATA,
    Column("key", String(100), primary_key=True),
    Column("recipient", String(254), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("language", String(8), nullable=False),
    Column("data", JSON, nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    Column("due", BigInteger),
    Column("lease", BigInteger),
    Column("attempts", SmallInteger, nullable=False, server_default="0"),
    Column("outcome", String(8), nullable=False, server_default=text("''")),
)
WAITING: Final = LETTERS.c.due.is_not(None)
Index("ix_letters_due", LETTERS.c.due, postgresql_where=WAITING, sqlite_where=WAITING)
