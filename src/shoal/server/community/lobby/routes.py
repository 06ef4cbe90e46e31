"""The lobby over HTTP: tables that anybody may join or watch."""

from fastapi import APIRouter, Request, Response

from shoal.server.accounts.identity.authentication import TheVisitor
from shoal.server.community.lobby import store
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.compression import packed_json
from shoal.server.platform.http.errors import declared
from shoal.server.platform.resources import TheResources
from shoal.server.play.tables.block_checks import without_blocked
from shoal.table.http_types import Lobby

router = APIRouter(tags=["lobby"])


@router.get("/api/lobby", response_model=model(Lobby), responses=declared())
async def lobby(request: Request, resources: TheResources, visitor: TheVisitor) -> Response:
    """List the tables that anybody may join or watch; not those to join where somebody has blocked the visitor."""
    async with resources.database.reading() as connection:
        waiting, running = await store.waiting_tables(connection), await store.running(connection)
        if visitor is not None:
            waiting = await without_blocked(connection, visitor.id, waiting)
    free = [facts.summary() for facts in waiting if facts.is_open()]
    listed: Lobby = {"open": free, "running": [facts.summary() for facts in running]}
    return packed_json(request, listed)
