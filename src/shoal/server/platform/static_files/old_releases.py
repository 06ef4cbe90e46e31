"""Keep the files of this release for nodes of others, and find those of others."""

import asyncio
import gzip
import time
from pathlib import Path
from typing import Final

from shoal.server.platform.base.timestamps import DAY_MS, now
from shoal.server.platform.db.database import Database
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS
from shoal.server.platform.static_files import store

PACKED: Final = (".br", ".gz")
"""The endings of compressed copies, which lie beside the files."""
KEPT_MS: Final = 30 * DAY_MS
"""Milliseconds for which files stay after a release without them."""
REFRESH_AFTER_S: Final = 5.0
"""Seconds after which the names are read again, if one is asked for that is not known."""


async def keep(database: Database, folder: Path) -> None:
    """Store the files of this release that are not stored yet."""
    files = {f"assets/{file.name}": file for file in (folder / "assets").glob("*") if file.suffix not in PACKED}
    async with database.reading() as connection:
        stored = await store.names(connection)
    fresh = await asyncio.to_thread(
        lambda: {name: gzip_file(file) for name, file in files.items() if name not in stored}
    )
    async with database.transaction() as connection:
        await store.add(connection, fresh)
        if files:
            await store.let_go(connection, list(files), now(), now() - KEPT_MS)


def gzip_file(file: Path) -> bytes:
    """Return a file in gzip: the copy beside it, if there is one."""
    copy = file.with_name(f"{file.name}.gz")
    return copy.read_bytes() if copy.exists() else gzip.compress(file.read_bytes(), mtime=0)


class OldReleaseFiles:
    """The files of other releases that this node knows."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.bodies: dict[str, bytes] = {}
        self.asked = float("-inf")

    async def find(self, database: Database, name: str) -> bytes | None:
        """Return a file in gzip; None if it is not known, or the database cannot be asked."""
        try:
            if name not in self.names and time.monotonic() >= self.asked + REFRESH_AFTER_S:
                self.asked = time.monotonic()
                async with database.reading() as connection:
                    self.names = await store.names(connection)
            if name in self.names and name not in self.bodies:
                async with database.reading() as connection:
                    body = await store.read(connection, name)
                if body is not None:
                    self.bodies[name] = body
        except DATABASE_ERRORS:
            return None
        return self.bodies.get(name)
