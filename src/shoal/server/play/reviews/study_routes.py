"""Studies over HTTP. The client sends the whole position, so no answer can show anything that is stored here."""

from typing import Final

from fastapi import APIRouter

from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.rate_limits.route_limits import TheAddress, TheTokenBuckets, computed_in_thread
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.platform.resources import TheResources
from shoal.server.play.reviews.http_types import StudyPreviewRequest, StudyRequest, StudyWhyRequest
from shoal.table.http_types import Scene
from shoal.table.server_messages import Previewed, Reasons

router = APIRouter(prefix="/api/study", tags=["studies"])
ASKED: Final = RateLimit("studies", 6000, HOUR_S)
REFUSED: Final = declared("stranger", "unknown")


@router.post("", response_model=model(Scene), responses=REFUSED)
async def look(
    resources: TheResources, buckets: TheTokenBuckets, player: ThePlayer, address: TheAddress, wish: StudyRequest
) -> Scene:
    """Return a position as a reader sees it."""
    await enforce_limit(resources, ASKED, player.id, address)
    return await computed_in_thread(buckets, Requester(player.id, address), wish.scene)


@router.post("/preview", response_model=model(Previewed), responses=REFUSED)
async def preview(
    resources: TheResources, buckets: TheTokenBuckets, player: ThePlayer, address: TheAddress, wish: StudyPreviewRequest
) -> Previewed:
    """Return what the reader would see after some steps."""
    await enforce_limit(resources, ASKED, player.id, address)
    return await computed_in_thread(buckets, Requester(player.id, address), wish.preview)


@router.post("/why", response_model=model(Reasons), responses=REFUSED)
async def why(
    resources: TheResources, buckets: TheTokenBuckets, player: ThePlayer, address: TheAddress, wish: StudyWhyRequest
) -> Reasons:
    """Return why actions are refused."""
    await enforce_limit(resources, ASKED, player.id, address)
    return await computed_in_thread(buckets, Requester(player.id, address), wish.reasons)
