"""People who are here, over HTTP."""

from typing import Annotated, TypedDict, cast

from fastapi import APIRouter, Depends
from starlette.requests import HTTPConnection

from shoal.server.errors import declared
from shoal.server.presence.attending import Attending
from shoal.server.wire import model

router = APIRouter(tags=["people"])


class People(TypedDict):
    """How many people have had an open connection in the last minute. Bots are not counted."""

    here: int


def attending_of(connection: HTTPConnection) -> Attending:
    return cast("Attending", connection.app.state.attending)


TheAttending = Annotated[Attending, Depends(attending_of)]
"""Presence at the node that serves a request."""


@router.get("/api/people/here", response_model=model(People), responses=declared())
async def people(attending: TheAttending) -> People:
    """Return how many people are here now."""
    return {"here": await attending.people()}
