"""Codes in the database."""

from typing import Final, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.community.matchmaking.schema import CODES
from shoal.server.platform.db.database import at_most, upsert
from shoal.server.play.tables.schema import TABLES, WAITS

AT_ONCE: Final = 20
"""How many codes that are free again each new one deletes."""


class JoinCode(NamedTuple):
    """A code of a table, and when it ends."""

    code: str
    expires: int


async def add_join_code(connection: AsyncConnection, code: str, table: str, expires: int, frees: int) -> None:
    """Add a code, unless it is in use or the table has one."""
    row = {"code": code, "table_id": table, "expires": expires, "frees": frees}
    await connection.execute(upsert(connection, CODES).values(row).on_conflict_do_nothing())


async def of_table(connection: AsyncConnection, table: str) -> JoinCode | None:
    row = (await connection.execute(select(CODES.c.code, CODES.c.expires).where(CODES.c.table_id == table))).first()
    return None if row is None else JoinCode(row.code, row.expires)


async def waiting_at(connection: AsyncConnection, code: str, moment: int) -> str | None:
    """Return the table of a code, if it still waits and the code is valid."""
    wanted = select(CODES.c.table_id).join(TABLES, TABLES.c.id == CODES.c.table_id)
    return await connection.scalar(wanted.where(CODES.c.code == code, CODES.c.expires > moment, WAITS))


async def delete_free_codes(connection: AsyncConnection, moment: int) -> None:
    """Delete some codes that are free again."""
    over = (
        select(CODES.c.code)
        .where(CODES.c.frees < moment)
        .order_by(CODES.c.frees)
        .limit(at_most(AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    await connection.execute(delete(CODES).where(CODES.c.code.in_(over)))
