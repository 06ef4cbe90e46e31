"""The list of all puzzles as bytes, made anew every minute: the day changes, and people show how hard puzzles are.

Without the database the list is still there, with what was known last.
"""

import gzip
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Final, cast

from fastapi import Depends
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from shoal.puzzles.asking import all_asked
from shoal.server.database import Database
from shoal.server.moments import today
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.solving import store

KEPT_SECONDS: Final = 60


@dataclass
class Lists:
    """The list of one node, plain and packed, when it was made, and which difficulties are known from people."""

    made: float = float("-inf")
    written: dict[bool, bytes] = field(default_factory=dict)
    known: Mapping[tuple[str, str], int] = field(default_factory=dict)

    async def read(self, database: Database, *, packed: bool) -> bytes:
        if time.monotonic() - self.made >= KEPT_SECONDS:
            with suppress(*DATABASE_ERRORS):
                async with database.reading() as connection:
                    self.known = await store.difficulties(connection)
            self.written, self.made = await run_in_threadpool(written, self.known), time.monotonic()
        return self.written[packed]


def written(known: Mapping[tuple[str, str], int]) -> dict[bool, bytes]:
    """Return the list, plain and packed. The first time all puzzles are read, which takes a while."""
    text = json.dumps(all_asked(today(), known), ensure_ascii=False, separators=(",", ":")).encode()
    return {False: text, True: gzip.compress(text)}


def lists_of(connection: HTTPConnection) -> Lists:
    return cast("Lists", connection.app.state.puzzle_lists)


TheLists = Annotated[Lists, Depends(lists_of)]
"""The list of the node that serves a request."""
