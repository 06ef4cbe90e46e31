"""A guest on a second device over HTTP: a code is made on one device and used on the other."""

from typing import Final

from fastapi import APIRouter, Request, Response

from shoal.server.accounts.identity import device_link
from shoal.server.accounts.identity.authentication import ThePlayer, TheVisitor
from shoal.server.accounts.identity.http_types import LinkCode, LinkCodeRequest, me_of
from shoal.server.accounts.identity.sign_in_response import sign_in_browser
from shoal.server.accounts.identity.user_agent import device_of
from shoal.server.platform.base.timestamps import HOUR_S, format_moment
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit, limit_failures
from shoal.server.platform.resources import TheResources
from shoal.table.http_types import Me

router = APIRouter(tags=["recovery"])
CODES: Final = RateLimit("codes", 20, HOUR_S)
GUESSES: Final = RateLimit("codes of address", 20, HOUR_S)


@router.post("/api/account/link", responses=declared("stranger", "forbidden"))
async def make_link(resources: TheResources, player: ThePlayer) -> LinkCode:
    """Make a code with which another device becomes the same guest. An earlier code stops working."""
    await enforce_limit(resources, CODES, player.id)
    code, until = await device_link.make_link_code(resources, player)
    return LinkCode(code=code, until=format_moment(until))


@router.post("/api/players/link", response_model=model(Me), responses=declared("unknown"))
async def link(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wish: LinkCodeRequest
) -> Me:
    """Become the guest of another device by its code."""
    async with limit_failures(resources, GUESSES, address_of(request)):
        player, token = await device_link.use(resources, wish.code, device_of(request))
    if visitor is None or visitor.id != player.id:
        sign_in_browser(request, response, resources, visitor, token)
    return me_of(player)
