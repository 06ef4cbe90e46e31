"""The application: every subject's routes, and what all of them share."""

from collections.abc import Sequence
from typing import Final

from fastapi import APIRouter, Depends, FastAPI
from starlette.routing import WebSocketRoute
from starlette.types import Lifespan

from shoal import __version__
from shoal.server.accounts.identity import account_settings_routes, device_link_routes, password_reset_routes
from shoal.server.accounts.identity import routes as players
from shoal.server.accounts.identity.access_tokens import routes as tokens
from shoal.server.accounts.identity.authentication import PlayersMet, enforce_request_rate
from shoal.server.accounts.identity.passkeys import routes as passkeys
from shoal.server.accounts.leaderboards import routes as statistics
from shoal.server.app import health_routes
from shoal.server.app.account_data import bot_account_routes
from shoal.server.app.account_data import routes as holdings
from shoal.server.app.csrf_guard import CsrfGuard
from shoal.server.community.lobby import routes as lobby
from shoal.server.community.matchmaking import routes as finding
from shoal.server.community.notifications import routes as calling
from shoal.server.community.openings import routes as openings
from shoal.server.community.player_reports import routes as reports
from shoal.server.community.profiles import routes as profiles
from shoal.server.community.puzzles import routes as puzzles
from shoal.server.community.puzzles.list_cache import PuzzleListCache
from shoal.server.community.social import routes as people
from shoal.server.community.tournaments import routes as tournaments
from shoal.server.community.tournaments.serializers import SnapshotCache
from shoal.server.platform.base.app_state import hold
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.http import errors
from shoal.server.platform.observability.http_metrics import HttpMetrics
from shoal.server.platform.rate_limits.token_buckets import TokenBuckets
from shoal.server.platform.static_files import pages
from shoal.server.platform.static_files.browser_engine import mount_engine
from shoal.server.play.game_exports import routes as exports
from shoal.server.play.game_exports.concurrency_limit import ExportLimiter
from shoal.server.play.link_previews import open_graph_routes
from shoal.server.play.link_previews import routes as postcards
from shoal.server.play.presence import routes as presence
from shoal.server.play.reviews import routes as reviews
from shoal.server.play.reviews import study_routes as studies
from shoal.server.play.tables import dice_routes as dice
from shoal.server.play.tables import game_catalogue_routes as games
from shoal.server.play.tables import import_game_routes as records
from shoal.server.play.tables import routes as tables
from shoal.server.play.websocket.connection_limits import ConnectionLimits
from shoal.server.play.websocket.endpoint import serve_websocket

ROUTERS: Final[tuple[APIRouter, ...]] = (
    health_routes.router,
    players.router,
    password_reset_routes.router,
    device_link_routes.router,
    account_settings_routes.router,
    passkeys.router,
    tokens.router,
    holdings.router,
    bot_account_routes.router,
    games.router,
    exports.router,
    lobby.router,
    profiles.router,
    finding.router,
    tournaments.router,
    statistics.router,
    openings.router,
    tables.router,
    dice.router,
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
"""In any order: each path is of one router."""
UNPACED: Final = (health_routes.router, games.router)
"""Their answers are the same for everybody, so only the guard limits them."""


def make_app(
    settings: Settings, lifespan: Lifespan[FastAPI] | None = None, routers: Sequence[APIRouter] = ROUTERS
) -> FastAPI:
    """Return the application of one node; `lifespan` opens what it needs to serve (`lifecycle.lifespan_of`)."""
    app = FastAPI(
        title="Shoal",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    buckets = TokenBuckets(limited=settings.limits)
    hold(app, buckets, ConnectionLimits(limited=settings.limits), ExportLimiter(limited=settings.limits))
    hold(app, PlayersMet(), SnapshotCache(), PuzzleListCache(), postcards.PreviewCache())
    errors.install(app)
    for router in (*routers, open_graph_routes.router) if pages.are_built(pages.FOLDER) else routers:
        app.include_router(router, dependencies=[] if router in UNPACED else [Depends(enforce_request_rate)])
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/play", serve_websocket))
    mount_engine(app)
    pages.mount_pages(app, pages.FOLDER)
    app.add_middleware(errors.ErrorMiddleware)
    app.add_middleware(CsrfGuard, buckets=buckets, origins=settings.origins)
    app.add_middleware(HttpMetrics)
    return app
