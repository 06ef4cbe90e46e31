"""Whether this node is alive, and whether it can work."""

from typing import Any, Final, Literal

from fastapi import APIRouter
from pydantic import BaseModel

from shoal.server.database import ask
from shoal.server.errors import Problem, declared
from shoal.server.resources import TheResources
from shoal.server.wire import model
from shoal.table.messages import Refusal

router = APIRouter(tags=["operations"])
UNREADY: Final[dict[int | str, Any]] = {503: {"description": "unavailable", "model": model(Refusal)}}
"""The one model of a refusal: the schema has its component `Refusal` from here."""


class Well(BaseModel):
    """The node is well."""

    status: Literal["well"] = "well"


@router.get("/healthz")
async def healthz() -> Well:
    """Answer that the process is alive."""
    return Well()


@router.get("/readyz", responses={**declared(), **UNREADY})
async def readyz(resources: TheResources) -> Well:
    """Answer that the database works and that all duties run."""
    await ask(resources.database)
    if resources.duties.ailing():
        raise Problem("unavailable", "server.duties-failed")
    return Well()
