"""Probes of liveness and readiness: whether this node is alive, and whether it can work."""

from typing import Any, Final

from fastapi import APIRouter

from shoal.server.app.http_types import Well
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.db.database import check_writable
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.resources import TheResources
from shoal.table.client_messages import Refusal

router = APIRouter(tags=["operations"])
UNREADY: Final[dict[int | str, Any]] = {503: {"description": "unavailable", "model": model(Refusal)}}
"""The one model of a refusal: the schema has its component `Refusal` from here."""


@router.get("/healthz")
async def healthz() -> Well:
    """Answer that the process is alive."""
    return Well()


@router.get("/readyz", responses={**declared(), **UNREADY})
async def readyz(resources: TheResources) -> Well:
    """Answer that the database works and that all duties run."""
    await check_writable(resources.database)
    if resources.duties.ailing():
        raise Problem("unavailable", "server.duties-failed")
    return Well()
