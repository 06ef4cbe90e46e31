"""Files of pages by their names. `left` is when a release came that has this file no more; None while one has it."""

from typing import Final

from sqlalchemy import BigInteger, Column, LargeBinary, String, Table

from shoal.server.platform.db.database import METADATA

ASSETS: Final = Table(
    "assets",
    METADATA,
    Column("name", String(200), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("left", BigInteger),
)
"""`body` is compressed with gzip."""
