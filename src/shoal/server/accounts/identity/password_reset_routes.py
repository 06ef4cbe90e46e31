"""Password reset over HTTP, by recovery words or by e-mail."""

from typing import Final

from fastapi import APIRouter, Request, Response

from shoal.server.accounts.identity import login_throttle, password_reset
from shoal.server.accounts.identity.authentication import TheVisitor
from shoal.server.accounts.identity.http_types import RecoveryRequest, ResetEmailRequest, ResetPasswordRequest, me_of
from shoal.server.accounts.identity.sign_in_response import sign_in_browser
from shoal.server.accounts.identity.user_agent import device_of
from shoal.server.platform.base.confusables import fold
from shoal.server.platform.base.timestamps import HOUR_S, MINUTE_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit
from shoal.server.platform.resources import TheResources
from shoal.table.http_types import Me

router = APIRouter(tags=["recovery"])
RECOVERIES: Final = RateLimit("recoveries", 40, 15 * MINUTE_S)
LETTERS: Final = RateLimit("letters", 3, HOUR_S)
LETTERS_OF_ADDRESS: Final = RateLimit("letters of address", 20, HOUR_S)


@router.post("/api/players/recover", response_model=model(Me), responses=declared("password"))
async def recover(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wanted: RecoveryRequest
) -> Me:
    """Set a new password by recovery words, and sign in. All other devices are signed out."""
    await enforce_limit(resources, RECOVERIES, address_of(request))
    async with login_throttle.throttled_login(resources, f"words {fold(wanted.name)}", request) as tries:
        player, token = await password_reset.recover_by_words(
            resources, wanted.name, wanted.words, wanted.password, tries, device_of(request)
        )
    sign_in_browser(request, response, resources, visitor, token)
    return me_of(player)


@router.post("/api/players/recover/letter", status_code=204, responses=declared("forbidden"))
async def send_letter(request: Request, resources: TheResources, wish: ResetEmailRequest) -> None:
    """Send a link to an address. The answer is the same whether an account has it or not."""
    await enforce_limit(resources, LETTERS_OF_ADDRESS, address_of(request))
    await enforce_limit(resources, LETTERS, wish.email.strip().casefold())
    await password_reset.send_reset_email(resources, wish.email, wish.language)


@router.post("/api/players/recover/link", response_model=model(Me), responses=declared("unknown"))
async def answer_letter(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wanted: ResetPasswordRequest
) -> Me:
    """Set a new password by the link of a letter, and sign in. All other devices are signed out."""
    await enforce_limit(resources, RECOVERIES, address_of(request))
    player, token = await password_reset.reset_password(resources, wanted.secret, wanted.password, device_of(request))
    sign_in_browser(request, response, resources, visitor, token)
    return me_of(player)
