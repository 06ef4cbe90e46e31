"""The archive: lines of finished games, written as whole files and read one by one."""

import asyncio
import gzip
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import orjson

from shoal.server.platform.object_storage.backends import ArchiveUnreachable, ObjectStorage, open_storage

READERS: Final = 4
"""Threads that wait for the storage."""
REMEMBERED: Final = 256
"""Games that stay in memory after they were read, a few kilobytes each."""


class Archive:
    """The archive of a process; without a place, nothing can be read or written."""

    def __init__(self, place: ObjectStorage | None) -> None:
        self.place = place
        self.threads = ThreadPoolExecutor(READERS, "archive")
        self.known: OrderedDict[str, Any] = OrderedDict()

    async def add(self, name: str, games: Mapping[str, Any]) -> dict[str, str]:
        """Write a file with a line for each game; return where each is."""
        packed = await self._in_thread(lambda: {game: gzip_line(line) for game, line in games.items()})
        where, start = {}, 0
        for game, data in packed.items():
            where[game] = f"{name}:{start}:{len(data)}"
            start += len(data)
        place = self._place()
        await self._in_thread(lambda: place.put(name, b"".join(packed.values())))
        return where

    async def read(self, where: str) -> Any:
        """Return the line of one game."""
        if where not in self.known:
            name, start, length = where.rsplit(":", 2)
            place = self._place()
            data = await self._in_thread(lambda: place.get(name, int(start), int(length)))
            self.known[where] = unpack(data)
        self.known.move_to_end(where)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return self.known[where]

    def _place(self) -> ObjectStorage:
        if self.place is None:
            raise ArchiveUnreachable("SHOAL_ARCHIVE is not set, and a game is in an archive")
        return self.place

    async def _in_thread(self, work: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def open_archive(address: str) -> Archive:
    """Return the archive at an address; an empty one means that there is none."""
    return Archive(open_storage(address) if address else None)


def gzip_line(line: Any) -> bytes:
    """Return a line as a member of a file in gzip. Equal lines give equal bytes."""
    return gzip.compress(orjson.dumps(line) + b"\n", mtime=0)


def unpack(data: bytes) -> Any:
    try:
        return orjson.loads(gzip.decompress(data))
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise ArchiveUnreachable(f"a game in the archive cannot be read ({type(error).__name__})") from None
