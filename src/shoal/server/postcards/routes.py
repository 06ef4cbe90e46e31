"""The doors of postcards: a picture of a table or of a puzzle, and pages whose heads name it.

Programs of other sites ask, without a cookie and from few addresses; and anybody may. Pictures are kept
for ten minutes, and one is drawn at a time, in a process that gives way to play. Who asks while many wait
is told to come again.
"""

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, Path, Query, Response
from starlette.requests import HTTPConnection

from shoal.puzzles.stock import find
from shoal.server.errors import Problem, declared
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress, TheBuckets, computed_in_thread
from shoal.server.postcards import card, making, posing
from shoal.server.postcards.raster import Painter
from shoal.server.tables.dependency import TheTables
from shoal.server.tables.facts import OVER, WAITING
from shoal.server.tables.records import full_record
from shoal.server.tables.routes import TableId
from shoal.server.tables.tables import Tables
from shoal.server.texts import Text
from shoal.server.work import store
from shoal.server.work.claims import REVIEW
from shoal.table.messages import Judged

router = APIRouter(prefix="/api", tags=["postcards"])
KEPT_SECONDS = 600
"""How long a picture is shown: a running game goes on, and names change or are erased."""
MOST_KEPT: Final = 64
MOST_WAITING: Final = 4
Part = Annotated[Text, Path(max_length=64)]
TURN: Final = "after so many acts of a finished game; its end if left out"


@dataclass
class Gallery:
    """The pictures of one node: those that were drawn lately, by what they show, and who waits for one."""

    painter: Painter = field(default_factory=Painter)
    kept: "OrderedDict[tuple[object, ...], tuple[float, bytes]]" = field(default_factory=OrderedDict)
    waiting: int = 0

    def find(self, key: tuple[object, ...], seconds: float) -> bytes | None:
        """Return a picture that was drawn in the last so many seconds."""
        at, picture = self.kept.get(key, (float("-inf"), b""))
        return picture if time.monotonic() - at < seconds else None

    async def paint(self, key: tuple[object, ...], svg: str) -> bytes:
        if self.waiting >= MOST_WAITING:
            raise Problem("busy", "server.busy")
        self.waiting += 1
        try:
            picture = await self.painter.paint(svg)
        finally:
            self.waiting -= 1
        self.kept[key] = time.monotonic(), picture
        self.kept.move_to_end(key)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return picture

    def close(self) -> None:
        self.painter.close()


def gallery_of(connection: HTTPConnection) -> Gallery:
    return cast("Gallery", connection.app.state.gallery)


TheGallery = Annotated[Gallery, Depends(gallery_of)]


@router.get("/tables/{table}/postcard.png", response_class=Response, responses=declared("unknown", "stale", "busy"))
async def picture(
    tables: TheTables,
    gallery: TheGallery,
    buckets: TheBuckets,
    address: TheAddress,
    table: TableId,
    turn: Annotated[int | None, Query(ge=0, le=100_000, description=TURN)] = None,
) -> Response:
    """Return a picture of a table as any spectator may see it; of a running game, two turns late."""
    facts = (await tables.newest(table)).facts
    if facts.closed is not None:
        raise Problem("stale", "server.not-begun")
    turn = turn if facts.status == OVER else None
    key = (table, facts.status, facts.version if facts.status == WAITING else None, turn)
    found = gallery.find(key, KEPT_SECONDS)
    if found is None:
        record = None if facts.status == WAITING else await full_record(tables.database, facts)
        judged = await judged_of(tables, table) if facts.status == OVER and turn is None else []
        shown = await computed_in_thread(buckets, Who(None, address), making.card_of, facts, record, turn, judged)
        found = await gallery.paint(key, card.draw(shown))
    return png(found)


async def judged_of(tables: Tables, table: str) -> list[Judged]:
    """Return what workers have found of a finished game, if somebody asked them to."""
    return [one for batch in await store.results(tables.database, table, REVIEW) for one in batch]


@router.get("/puzzles/{game}/{puzzle}/postcard.png", response_class=Response, responses=declared("unknown", "busy"))
async def picture_of_puzzle(
    gallery: TheGallery, buckets: TheBuckets, address: TheAddress, game: Part, puzzle: Part
) -> Response:
    """Return a picture of a puzzle without its answer: the same bytes whenever it is asked for."""
    asked = find(game, puzzle)
    key = ("puzzle", game, puzzle)
    found = gallery.find(key, float("inf"))
    if found is None:
        shown = await computed_in_thread(buckets, Who(None, address), posing.card_of, asked)
        found = await gallery.paint(key, card.draw(shown))
    return png(found)


def png(picture: bytes) -> Response:
    return Response(picture, media_type="image/png", headers={"cache-control": f"public, max-age={KEPT_SECONDS}"})
