"""Players over HTTP: guests, registration, signing in and out, names."""

from typing import Final

from fastapi import APIRouter, Request, Response

from shoal.server.accounts.identity import (
    address_confirmation,
    credentials,
    login_throttle,
    session_cookie,
    sessions,
    sign_in,
)
from shoal.server.accounts.identity.authentication import (
    ThePlayer,
    TheToken,
    TheVisitor,
    player_of_cookie,
    require_owner,
)
from shoal.server.accounts.identity.http_types import (
    GuestRequest,
    LoginRequest,
    NameRequest,
    PasswordChangeRequest,
    RegistrationRequest,
    me_of,
)
from shoal.server.accounts.identity.sign_in_response import sign_in_browser
from shoal.server.accounts.identity.user_agent import device_of
from shoal.server.platform.base.confusables import fold
from shoal.server.platform.base.timestamps import HOUR_S, MINUTE_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit
from shoal.server.platform.rate_limits.route_limits import TheAddress
from shoal.server.platform.resources import TheResources
from shoal.table.http_types import Me

router = APIRouter(tags=["players"])

GUESTS: Final = RateLimit("guests", 600, HOUR_S)
REGISTRATIONS: Final = RateLimit("registrations", 250, HOUR_S)
NAMES: Final = RateLimit("names", 20, HOUR_S)
LOGINS_OF_ADDRESS: Final = RateLimit("logins of address", 300, 15 * MINUTE_S)
PASSWORDS: Final = RateLimit("passwords", 10, 15 * MINUTE_S)


@router.get("/api/me", response_model=model(Me | None), responses=declared())
async def me(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, token: TheToken
) -> Me | None:
    """Return the player who asks, and prolong a browser's session; a stranger is nobody, which is no error."""
    if visitor is None:
        return None
    if visitor.scopes is None:
        await sessions.prolong_session(resources, token)
        session_cookie.write_cookie(response, request, resources.settings, token)
    return me_of(visitor)


@router.post("/api/players/guest", response_model=model(Me), responses=declared("taken"))
async def guest(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wish: GuestRequest | None = None
) -> Me:
    """Come as a guest; a visitor who is a player already stays that player."""
    if visitor is not None:
        return me_of(visitor)
    await enforce_limit(resources, GUESTS, address_of(request))
    player, token = await sign_in.come_as_guest(resources, None if wish is None else wish.name, device_of(request))
    session_cookie.write_cookie(response, request, resources.settings, token)
    return me_of(player)


@router.post("/api/players/name", response_model=model(Me), responses=declared("stranger", "taken"))
async def name(resources: TheResources, player: ThePlayer, address: TheAddress, wish: NameRequest) -> Me:
    """Change the name."""
    await enforce_limit(resources, NAMES, player.id, address)
    return me_of(await sign_in.rename_player(resources, player, wish.name))


@router.post("/api/players/register", response_model=model(Me), responses=declared("taken"))
async def register(
    request: Request,
    response: Response,
    resources: TheResources,
    visitor: TheVisitor,
    session: TheToken,
    registration: RegistrationRequest,
) -> Me:
    """Make an account. A guest keeps all games; their other devices are signed out."""
    await enforce_limit(resources, REGISTRATIONS, address_of(request))
    email = credentials.clean_email(registration.email)
    wish = sign_in.Registration(registration.name, registration.password, email)
    player, token = await sign_in.register_account(resources, visitor, wish, session, device_of(request))
    if email is not None:
        await address_confirmation.ask_if_allowed(resources, player, email, registration.language)
    session_cookie.write_cookie(response, request, resources.settings, token)
    return me_of(player)


@router.post("/api/players/login", response_model=model(Me), responses=declared("password"))
async def login(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wanted: LoginRequest
) -> Me:
    """Sign in; sessions elsewhere go on. A guest who was here before is kept aside."""
    await enforce_limit(resources, LOGINS_OF_ADDRESS, address_of(request))
    async with login_throttle.throttled_login(resources, fold(wanted.name), request) as tries:
        player, token = await sign_in.log_in(resources, wanted.name, wanted.password, tries, device_of(request))
    sign_in_browser(request, response, resources, visitor, token)
    return me_of(player)


@router.post("/api/players/logout", status_code=204, responses=declared())
async def logout(request: Request, response: Response, resources: TheResources) -> None:
    """End this session. A guest cannot come back; a guest who was here before an account signed in is here again."""
    token = session_cookie.read_cookie(request, resources.settings)
    if token is not None:
        await sessions.log_out(resources, token)
    before = session_cookie.read_cookie(request, resources.settings, session_cookie.GUEST)
    session_cookie.erase_cookie(response, session_cookie.GUEST)
    if before is not None and before != token and await player_of_cookie(resources, before) is not None:
        session_cookie.write_cookie(response, request, resources.settings, before)
    else:
        session_cookie.erase_cookie(response)


@router.post("/api/players/logout-everywhere", status_code=204, responses=declared("stranger"))
async def logout_everywhere(response: Response, resources: TheResources, player: ThePlayer) -> None:
    """End every session of this player."""
    await sessions.log_out_everywhere(resources, player)
    session_cookie.erase_cookie(response)


@router.post("/api/players/password", status_code=204, responses=declared("stranger", "password", "unproved"))
async def password(
    request: Request,
    response: Response,
    resources: TheResources,
    player: ThePlayer,
    token: TheToken,
    change: PasswordChangeRequest,
) -> None:
    """Change the password, and end every other session. This one gets a new token."""
    await enforce_limit(resources, PASSWORDS, player.id)
    if player.account and player.password is None:
        owner = await require_owner(resources, player, token)
        fresh = await credentials.set_password(resources, owner, token, change.new)
    else:
        fresh = await credentials.change_password(resources, player, token, change.old, change.new)
    session_cookie.write_cookie(response, request, resources.settings, fresh)
