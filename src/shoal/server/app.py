"""The application: every subject's routes, and what all of them share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from starlette.routing import WebSocketRoute

from shoal import __version__
from shoal.server import collector, errors, health, pages
from shoal.server.assembly import open_tables
from shoal.server.calling import routes as calling
from shoal.server.engine import mount_engine
from shoal.server.exports import routes as exports
from shoal.server.exports.readers import Readers
from shoal.server.finding import routes as finding
from shoal.server.games import routes as games
from shoal.server.guard import Guard
from shoal.server.holdings import bot_routes
from shoal.server.holdings import routes as holdings
from shoal.server.limits.buckets import Buckets
from shoal.server.lobby import routes as lobby
from shoal.server.metrics import Meter
from shoal.server.openings import routes as openings
from shoal.server.people import routes as people
from shoal.server.play.open_sockets import OpenSockets
from shoal.server.play.sessions import Sessions
from shoal.server.play.socket import play
from shoal.server.players import account_routes, recovery_routes
from shoal.server.players import routes as players
from shoal.server.players.passkeys import routes as passkeys
from shoal.server.players.tokens import routes as tokens
from shoal.server.players.visitors import keep_pace
from shoal.server.postcards import heads
from shoal.server.postcards import routes as postcards
from shoal.server.presence import routes as presence
from shoal.server.presence.attending import Attending
from shoal.server.puzzles import routes as puzzles
from shoal.server.puzzles.lists import Lists
from shoal.server.records import routes as records
from shoal.server.reports import routes as reports
from shoal.server.resources import open_resources
from shoal.server.reviews import routes as reviews
from shoal.server.scrapes import told_at
from shoal.server.settings import Settings
from shoal.server.statistics import routes as statistics
from shoal.server.studies import routes as studies
from shoal.server.tables import routes as tables
from shoal.server.tournaments import routes as tournaments
from shoal.server.tournaments.telling import Pictures
from shoal.server.tracing import tracing

ROUTERS: Final[tuple[APIRouter, ...]] = (
    health.router,
    players.router,
    recovery_routes.router,
    account_routes.router,
    passkeys.router,
    tokens.router,
    holdings.router,
    bot_routes.router,
    games.router,
    exports.router,
    lobby.router,
    finding.router,
    tournaments.router,
    statistics.router,
    openings.router,
    tables.router,
    postcards.router,
    reviews.router,
    records.router,
    studies.router,
    puzzles.router,
    calling.router,
    presence.router,
    people.router,
    reports.router,
)
"""The order matters: `/api/tables/mine` must come before `/api/tables/{table}`."""
UNPACED: Final = (health.router, games.router)
"""Their answers are the same for everybody, so only the guard limits them."""


def make_app(settings: Settings) -> FastAPI:
    """Return the application of one node."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with told_at(settings.metrics), tracing(settings.traces, settings.trace_share):
            async with open_resources(settings) as resources, open_tables(resources) as opened:
                sessions = Sessions(resources.database, resources.bus)
                app.state.resources, app.state.tables, app.state.sessions = resources, opened, sessions
                app.state.attending = Attending(opened, app.state.met)
                resources.duties.start("sessions", sessions.run)
                resources.duties.start("presence", app.state.attending.run)
                resources.duties.start("collector", collector.search_when_quiet)
                try:
                    yield
                finally:
                    app.state.gallery.close()

    app = FastAPI(
        title="Shoal",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.met, app.state.pictures = set(), Pictures()
    app.state.buckets, app.state.open_sockets = Buckets(limited=settings.limits), OpenSockets(limited=settings.limits)
    app.state.readers = Readers(limited=settings.limits)
    app.state.gallery, app.state.puzzle_lists = postcards.Gallery(), Lists()
    errors.install(app)
    for router in (*ROUTERS, heads.router) if pages.are_built(pages.FOLDER) else ROUTERS:
        app.include_router(router, dependencies=[] if router in UNPACED else [Depends(keep_pace)])
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/play", play))
    mount_engine(app)
    pages.mount_pages(app, pages.FOLDER)
    app.add_middleware(errors.Faults)
    app.add_middleware(Guard, buckets=app.state.buckets, origins=settings.origins)
    app.add_middleware(Meter)
    return app
