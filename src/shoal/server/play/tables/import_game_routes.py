"""Records over HTTP."""

from typing import Final

from fastapi import APIRouter

from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.rate_limits.route_limits import TheAddress, TheTokenBuckets, computed_in_thread
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.platform.resources import TheResources
from shoal.server.play.tables import import_game
from shoal.server.play.tables.dependencies import TheTables
from shoal.server.play.tables.http_types import RecordRequest
from shoal.table.client_messages import Summary

router = APIRouter(prefix="/api/records", tags=["records"])
TAKEN: Final = RateLimit("records", 60, HOUR_S)
REFUSED: Final = declared("stranger", "stale", "taken", "large")


@router.post("", status_code=201, response_model=model(Summary), responses=REFUSED)
async def take(
    resources: TheResources,
    buckets: TheTokenBuckets,
    tables: TheTables,
    player: ThePlayer,
    address: TheAddress,
    file: RecordRequest,
) -> Summary:
    """Check and store a finished game that was played elsewhere, so that it can be reviewed."""
    await enforce_limit(resources, TAKEN, player.id, address)
    record, end = await computed_in_thread(
        buckets, Requester(player.id, address), import_game.read_finished_game, file.text
    )
    return (await import_game.import_record(tables, player.id, record, end)).summary()
