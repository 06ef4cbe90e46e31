"""Whether this node lives, and whether it can work."""

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
    """Say that the process lives."""
    return Well()


@router.get("/readyz", responses=declared())
async def readyz(resources: TheResources) -> Well:
    """Say that the database can be asked, and that all work in the background goes on."""
    await ask(resources.database)
    if resources.duties.ailing():
        raise Problem("unavailable", "Work in the background has failed and begins again soon.")
    return Well()
