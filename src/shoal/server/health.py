"""Whether this node is alive, and whether it can work."""

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel

from shoal.server.database import ask
from shoal.server.errors import Problem, declared
from shoal.server.resources import TheResources

router = APIRouter(tags=["operations"])


class Well(BaseModel):
    """The node is well."""

    status: Literal["well"] = "well"


@router.get("/healthz")
async def healthz() -> Well:
    """Answer that the process is alive."""
    return Well()


@router.get("/readyz", responses=declared())
async def readyz(resources: TheResources) -> Well:
    """Answer that the database works and that all duties run."""
    await ask(resources.database)
    if resources.duties.ailing():
        raise Problem("unavailable", "server.duties-failed")
    return Well()
