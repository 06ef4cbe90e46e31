"""Whether this node lives, whether it can work, and its figures."""

from typing import Literal

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from shoal.server.database import ask
from shoal.server.errors import declared
from shoal.server.house import TheHouse
from shoal.server.metrics import exposition

router = APIRouter(tags=["operations"])


class Well(BaseModel):
    """The node is well."""

    status: Literal["well"] = "well"


@router.get("/healthz")
async def healthz() -> Well:
    """Say that the process lives."""
    return Well()


@router.get("/readyz", responses=declared())
async def readyz(house: TheHouse) -> Well:
    """Say that the database can be asked."""
    await ask(house.database)
    return Well()


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics() -> Response:
    """Give the figures of this process, for Prometheus."""
    return exposition()
