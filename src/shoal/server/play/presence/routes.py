"""People who are here, over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import HTTPConnection

from shoal.server.platform.base.app_state import held
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.play.presence.http_types import PeopleHere
from shoal.server.play.presence.presence_tracker import PresenceTracker

router = APIRouter(tags=["people"])


async def presence_tracker_of(connection: HTTPConnection) -> PresenceTracker:
    return held(connection.app, PresenceTracker)


ThePresenceTracker = Annotated[PresenceTracker, Depends(presence_tracker_of)]
"""Presence at the node that serves a request."""


@router.get("/api/people/here", response_model=model(PeopleHere), responses=declared())
async def people(attending: ThePresenceTracker) -> PeopleHere:
    """Return how many people are here now."""
    return {"here": await attending.people()}
