"""The doors of postcards: a picture of a table or of a puzzle, and pages whose heads name it.

Programs of other sites ask, without a cookie and from few addresses; and anybody may. Pictures are kept
for ten minutes, and one is drawn at a time, in a process that gives way to play. Who asks while many wait
is told to come again.
"""

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Response
from starlette.requests import HTTPConnection

from shoal.puzzles.collection import find
from shoal.server.platform.base.app_state import held
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.timestamps import MINUTE_S
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.rate_limits.route_limits import TheAddress, TheTokenBuckets, computed_in_thread
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.play.job_workers import store
from shoal.server.play.job_workers.job_types import REVIEW
from shoal.server.play.link_previews import card_layout, puzzle_preview, table_preview
from shoal.server.play.link_previews.render_png import PngRenderer
from shoal.server.play.tables.dependencies import TheTables
from shoal.server.play.tables.game_record import full_record
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.routes import TableId
from shoal.server.play.tables.table_row import OVER, WAITING
from shoal.table.http_types import Judged

router = APIRouter(prefix="/api", tags=["postcards"])
CACHE_S = 10 * MINUTE_S
"""How long a picture is shown: a running game goes on, and names change or are erased."""
MOST_KEPT: Final = 64
MOST_WAITING: Final = 4
Part = Annotated[Text, Path(max_length=64)]
TURN: Final = "after so many acts of a finished game; its end if left out"


@dataclass
class PreviewCache:
    """The pictures of one node: those that were drawn lately, by what they show, and who waits for one."""

    painter: PngRenderer = field(default_factory=PngRenderer)
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


async def preview_cache_of(connection: HTTPConnection) -> PreviewCache:
    return held(connection.app, PreviewCache)


ThePreviewCache = Annotated[PreviewCache, Depends(preview_cache_of)]


@router.get("/tables/{table}/postcard.png", response_class=Response, responses=declared("unknown", "stale", "busy"))
async def picture(
    tables: TheTables,
    gallery: ThePreviewCache,
    buckets: TheTokenBuckets,
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
    image = gallery.find(key, CACHE_S)
    if image is None:
        record = None if facts.status == WAITING else await full_record(tables.database, facts)
        judged = await judged_of(tables, table) if facts.status == OVER and turn is None else []
        shown = await computed_in_thread(
            buckets, Requester(None, address), table_preview.card_of, facts, record, turn, judged
        )
        image = await gallery.paint(key, card_layout.draw_card(shown))
    return png_response(image)


async def judged_of(tables: TableRegistry, table: str) -> list[Judged]:
    """Return what workers have found of a finished game, if somebody asked them to."""
    return [judgement for batch in await store.results(tables.database, table, REVIEW) for judgement in batch]


@router.get("/puzzles/{game}/{puzzle}/postcard.png", response_class=Response, responses=declared("unknown", "busy"))
async def picture_of_puzzle(
    gallery: ThePreviewCache, buckets: TheTokenBuckets, address: TheAddress, game: Part, puzzle: Part
) -> Response:
    """Return a picture of a puzzle without its answer: the same bytes whenever it is asked for."""
    asked = find(game, puzzle)
    key = ("puzzle", game, puzzle)
    image = gallery.find(key, float("inf"))
    if image is None:
        shown = await computed_in_thread(buckets, Requester(None, address), puzzle_preview.card_of, asked)
        image = await gallery.paint(key, card_layout.draw_card(shown))
    return png_response(image)


def png_response(picture: bytes) -> Response:
    return Response(picture, media_type="image/png", headers={"cache-control": f"public, max-age={CACHE_S}"})
