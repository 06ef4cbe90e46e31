"""The list of all puzzles as bytes, made anew every minute: the day changes, and people show how hard puzzles are.

Without the database the list is still there, with what was known last.
"""

import gzip
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Final

from fastapi import Depends
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from shoal.puzzles.solving import all_asked
from shoal.server.community.puzzles import store
from shoal.server.platform.base.app_state import held
from shoal.server.platform.base.timestamps import MINUTE_S, today
from shoal.server.platform.db.database import Database
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS

CACHE_S: Final = MINUTE_S


@dataclass
class PuzzleListCache:
    """The list of one node, plain and packed, when it was made, and which difficulties are known from people."""

    made: float = float("-inf")
    written: dict[bool, bytes] = field(default_factory=dict)
    known: Mapping[tuple[str, str], int] = field(default_factory=dict)

    async def read(self, database: Database, *, packed: bool) -> bytes:
        if time.monotonic() - self.made >= CACHE_S:
            with suppress(*DATABASE_ERRORS):
                async with database.reading() as connection:
                    self.known = await store.difficulties(connection)
            self.written, self.made = await run_in_threadpool(written, self.known), time.monotonic()
        return self.written[packed]


def written(difficulties: Mapping[tuple[str, str], int]) -> dict[bool, bytes]:
    """Return the list, plain and packed. The first time all puzzles are read, which takes a while."""
    text = json.dumps(all_asked(today(), difficulties), ensure_ascii=False, separators=(",", ":")).encode()
    return {False: text, True: gzip.compress(text)}


async def puzzle_lists_of(connection: HTTPConnection) -> PuzzleListCache:
    return held(connection.app, PuzzleListCache)


ThePuzzleLists = Annotated[PuzzleListCache, Depends(puzzle_lists_of)]
"""The list of the node that serves a request."""
