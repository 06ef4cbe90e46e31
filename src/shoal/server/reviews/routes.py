"""Reviews over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import Field

from shoal.core.game import ALL
from shoal.server.budget import origin_of
from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress, TheBuckets, thought_aside
from shoal.server.players.visitors import ThePlayer
from shoal.server.resources import TheResources
from shoal.server.reviews import reviews
from shoal.server.tables.opened import TheTables
from shoal.server.tables.routes import TableId
from shoal.server.tables.wishes import Strict
from shoal.server.texts import Text
from shoal.server.wire import model
from shoal.table.dice import check_dice
from shoal.table.messages import Checked, Scene
from shoal.table.story import explore, scenes

router = APIRouter(prefix="/api/tables", tags=["reviews"])
ASKED: Final = Limit("reviews", 30, HOUR)
TOLD: Final = Limit("scenes", 3000, HOUR)
REFUSED: Final = declared("stranger", "unknown", "stale")
ReaderNumber = Annotated[int, Query(ge=ALL, le=15, description="a seat, -2 for a spectator, -3 for all revealed")]


class Exploration(Strict):
    """Another way to go on after so many acts."""

    first: Annotated[int, Field(ge=0, le=100_000)]
    steps: Annotated[list[Annotated[Text, Field(max_length=200)]], Field(max_length=100)]
    reader: Annotated[int, Field(ge=ALL, le=15)] = ALL


@router.post("/{table}/review", status_code=202, response_model=model(reviews.Review), responses=REFUSED)
async def ask(
    resources: TheResources, tables: TheTables, player: ThePlayer, address: TheAddress, table: TableId, request: Request
) -> reviews.Review:
    """Ask for the review of a finished game."""
    await spend(resources, ASKED, player.id, address)
    live = await tables.newest(table)
    await reviews.ask(tables, live, player.id, origin_of(resources, request))
    return await reviews.progress(tables.database, live)


@router.get("/{table}/review", response_model=model(reviews.Review), responses=REFUSED)
async def progress(tables: TheTables, table: TableId) -> reviews.Review:
    """Give what was judged so far."""
    return await reviews.progress(tables.database, await tables.newest(table))


@router.get("/{table}/scenes", response_model=list[model(Scene)], responses=REFUSED)  # type: ignore[misc]  # made while running
async def tell(
    resources: TheResources,
    buckets: TheBuckets,
    tables: TheTables,
    player: ThePlayer,
    address: TheAddress,
    table: TableId,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=20)] = 10,
    reader: ReaderNumber = ALL,
) -> list[Scene]:
    """Tell a finished game scene by scene, as a reader knew it or all revealed."""
    await spend(resources, TOLD, player.id, address)
    facts = (await tables.newest(table)).facts
    record = await reviews.finished_record(tables.database, facts)
    who = Who(player.id, address)
    return await thought_aside(buckets, who, scenes, record, min(reader, facts.seats - 1), first, count)


@router.post("/{table}/explore", response_model=model(Scene), responses=REFUSED)
async def go_another_way(
    resources: TheResources,
    buckets: TheBuckets,
    tables: TheTables,
    player: ThePlayer,
    address: TheAddress,
    table: TableId,
    wish: Exploration,
) -> Scene:
    """Show where other steps would have led."""
    await spend(resources, TOLD, player.id, address)
    facts = (await tables.newest(table)).facts
    record = await reviews.finished_record(tables.database, facts)
    who, reader = Who(player.id, address), min(wish.reader, facts.seats - 1)
    return await thought_aside(buckets, who, explore, record, wish.first, wish.steps, reader)


@router.get("/{table}/dice", response_model=model(Checked), responses=REFUSED)
async def check(
    resources: TheResources,
    buckets: TheBuckets,
    tables: TheTables,
    player: ThePlayer,
    address: TheAddress,
    table: TableId,
) -> Checked:
    """Compute every outcome of a finished game again from the secret that was committed to."""
    await spend(resources, TOLD, player.id, address)
    facts = (await tables.newest(table)).facts
    record = await reviews.finished_record(tables.database, facts)
    return await thought_aside(buckets, Who(player.id, address), check_dice, record)
