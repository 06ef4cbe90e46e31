"""All SQL of the files of pages."""

from collections.abc import Collection, Mapping

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.platform.db.database import upsert
from shoal.server.platform.static_files.schema import ASSETS


async def names(connection: AsyncConnection) -> set[str]:
    """Return the names of all files: some hundreds for each release."""
    return set(await connection.scalars(select(ASSETS.c.name)))


async def read(connection: AsyncConnection, name: str) -> bytes | None:
    body: bytes | None = await connection.scalar(select(ASSETS.c.body).where(ASSETS.c.name == name))
    return body


async def add(connection: AsyncConnection, files: Mapping[str, bytes]) -> None:
    rows = [{"name": name, "body": body, "left": None} for name, body in files.items()]
    if rows:
        await connection.execute(upsert(connection, ASSETS).on_conflict_do_nothing(), rows)


async def let_go(connection: AsyncConnection, used: Collection[str], now: int, until: int) -> None:
    """Note which files are used by the present release, and delete those that have been unused for long."""
    await connection.execute(
        update(ASSETS).where(ASSETS.c.name.in_(used), ASSETS.c.left.is_not(None)).values(left=None)
    )
    unused = (ASSETS.c.name.not_in(used), ASSETS.c.left.is_(None))
    await connection.execute(update(ASSETS).where(*unused).values(left=now))
    await connection.execute(delete(ASSETS).where(ASSETS.c.left < until))
