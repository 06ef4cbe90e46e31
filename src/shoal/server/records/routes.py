"""Records over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field

from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import TheAddress, TheBuckets, thought_aside
from shoal.server.players.visitors import ThePlayer
from shoal.server.records import taking
from shoal.server.resources import TheResources
from shoal.server.tables.opened import TheTables
from shoal.server.tables.wishes import Strict
from shoal.server.wire import model
from shoal.table.messages import Summary

router = APIRouter(prefix="/api/records", tags=["records"])
TAKEN: Final = Limit("records", 60, HOUR)
REFUSED: Final = declared("stranger", "stale", "taken", "large")


class RecordFile(Strict):
    """A record as its file has it."""

    text: Annotated[str, Field(max_length=60_000)]


@router.post("", status_code=201, response_model=model(Summary), responses=REFUSED)
async def take(
    resources: TheResources,
    buckets: TheBuckets,
    tables: TheTables,
    player: ThePlayer,
    address: TheAddress,
    file: RecordFile,
) -> Summary:
    """Keep a finished game that was played elsewhere, once it is checked; its review is that of any table."""
    await spend(resources, TAKEN, player.id, address)
    record, end = await thought_aside(buckets, Who(player.id, address), taking.read, file.text)
    return (await taking.take(tables, player.id, record, end)).summary()
