"""The application: every subject's routes, and what all of them share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from starlette.routing import WebSocketRoute

from shoal import __version__
from shoal.server import collector, errors, health
from shoal.server.games import routes as games
from shoal.server.guard import Guard
from shoal.server.limits.buckets import Buckets
from shoal.server.limits.paces import keep_pace
from shoal.server.lobby import routes as lobby
from shoal.server.metrics import Meter, told_at
from shoal.server.pages import mount_pages
from shoal.server.play.doors import Doors
from shoal.server.play.sessions import Sessions
from shoal.server.play.socket import play
from shoal.server.players import routes as players
from shoal.server.records import routes as records
from shoal.server.resources import open_resources
from shoal.server.reviews import routes as reviews
from shoal.server.settings import Settings
from shoal.server.studies import routes as studies
from shoal.server.tables import routes as tables
from shoal.server.tables.opened import open_tables

ROUTERS: Final[tuple[APIRouter, ...]] = (
    health.router,
    players.router,
    games.router,
    lobby.router,
    tables.router,
    reviews.router,
    records.router,
    studies.router,
)
"""In this order, since `/api/tables/mine` is no table."""
UNPACED: Final = (health.router, games.router)
"""They tell everybody the same, and only the guard counts who asks."""


def make_app(settings: Settings) -> FastAPI:
    """Give the application of one node."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with told_at(settings.metrics):
            async with open_resources(settings) as resources, open_tables(resources) as opened:
                sessions = Sessions(resources.database, resources.bus)
                app.state.resources, app.state.tables, app.state.sessions = resources, opened, sessions
                resources.duties.start("sessions", sessions.run)
                resources.duties.start("collector", collector.search_when_quiet)
                yield

    app = FastAPI(
        title="Shoal",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.buckets, app.state.doors = Buckets(limited=settings.limits), Doors(limited=settings.limits)
    errors.install(app)
    for router in ROUTERS:
        app.include_router(router, dependencies=[] if router in UNPACED else [Depends(keep_pace)])
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/play", play))
    mount_pages(app)
    app.add_middleware(errors.Faults)
    app.add_middleware(Guard, buckets=app.state.buckets, origins=settings.origins)
    app.add_middleware(Meter)
    return app
