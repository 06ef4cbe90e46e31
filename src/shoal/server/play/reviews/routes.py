"""Reviews over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request

from shoal.core.game import ALL
from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.rate_limits.route_limits import TheAddress, TheTokenBuckets, computed_in_thread
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.platform.resources import TheResources
from shoal.server.play.reviews import http_types, review_jobs
from shoal.server.play.reviews.http_types import ExplorationRequest
from shoal.server.play.tables.dependencies import TheTables
from shoal.server.play.tables.routes import TableId
from shoal.server.play.thinking_budget.hourly_budget import origin_of
from shoal.table.dice_verification import check_dice
from shoal.table.http_types import Checked, Scene
from shoal.table.scenes import explore, scenes

router = APIRouter(prefix="/api/tables", tags=["reviews"])
ASKED: Final = RateLimit("reviews", 30, HOUR_S)
TOLD: Final = RateLimit("scenes", 3000, HOUR_S)
REFUSED: Final = declared("stranger", "unknown", "stale")
ReaderNumber = Annotated[int, Query(ge=ALL, le=15, description="a seat, -2 for a spectator, -3 for everything")]


@router.post("/{table}/review", status_code=202, response_model=model(http_types.Review), responses=REFUSED)
async def ask(
    resources: TheResources, tables: TheTables, player: ThePlayer, address: TheAddress, table: TableId, request: Request
) -> http_types.Review:
    """Ask for the review of a finished game."""
    await enforce_limit(resources, ASKED, player.id, address)
    live = await tables.newest(table)
    await review_jobs.request_review(tables, live, player.id, origin_of(resources, request))
    return await review_jobs.review_progress(tables.database, live)


@router.get("/{table}/review", response_model=model(http_types.Review), responses=REFUSED)
async def progress(tables: TheTables, table: TableId) -> http_types.Review:
    """Return what was judged so far."""
    return await review_jobs.review_progress(tables.database, await tables.newest(table))


@router.get("/{table}/scenes", response_model=list[model(Scene)], responses=REFUSED)  # type: ignore[misc]  # made while running
async def tell(
    resources: TheResources,
    buckets: TheTokenBuckets,
    tables: TheTables,
    player: ThePlayer,
    address: TheAddress,
    table: TableId,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=20)] = 10,
    reader: ReaderNumber = ALL,
) -> list[Scene]:
    """Return scenes of a finished game, as one reader knew it or with nothing hidden."""
    await enforce_limit(resources, TOLD, player.id, address)
    facts = (await tables.newest(table)).facts
    record = await review_jobs.finished_record(tables.database, facts)
    who = Requester(player.id, address)
    return await computed_in_thread(buckets, who, scenes, record, min(reader, facts.seats - 1), first, count)


@router.post("/{table}/explore", response_model=model(Scene), responses=REFUSED)
async def go_another_way(
    resources: TheResources,
    buckets: TheTokenBuckets,
    tables: TheTables,
    player: ThePlayer,
    address: TheAddress,
    table: TableId,
    wish: ExplorationRequest,
) -> Scene:
    """Return the scene that other steps would have led to."""
    await enforce_limit(resources, TOLD, player.id, address)
    facts = (await tables.newest(table)).facts
    record = await review_jobs.finished_record(tables.database, facts)
    who, reader = Requester(player.id, address), min(wish.reader, facts.seats - 1)
    return await computed_in_thread(buckets, who, explore, record, wish.first, wish.steps, reader)


@router.get("/{table}/dice", response_model=model(Checked), responses=REFUSED)
async def check(
    resources: TheResources,
    buckets: TheTokenBuckets,
    tables: TheTables,
    player: ThePlayer,
    address: TheAddress,
    table: TableId,
) -> Checked:
    """Compute every outcome of a finished game again from the secret that was committed to."""
    await enforce_limit(resources, TOLD, player.id, address)
    facts = (await tables.newest(table)).facts
    record = await review_jobs.finished_record(tables.database, facts)
    return await computed_in_thread(buckets, Requester(player.id, address), check_dice, record)
