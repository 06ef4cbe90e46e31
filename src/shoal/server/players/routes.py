"""Players over HTTP: guests, registration, signing in and out, names."""

from typing import Final

from fastapi import APIRouter, Request, Response

from shoal.server.errors import declared
from shoal.server.limits import HOUR, QUARTER, Limit, address_of, spend
from shoal.server.limits.paces import TheAddress
from shoal.server.looks import fold
from shoal.server.players import accounts, cookies, guessing, safety
from shoal.server.players.devices import device_of
from shoal.server.players.visitors import ThePlayer, TheToken, TheVisitor, of_token, require_owner
from shoal.server.players.welcome import welcome
from shoal.server.players.wire import GuestWish, Login, NameWish, PasswordChange, Registration, me_of
from shoal.server.resources import TheResources
from shoal.server.wire import model
from shoal.table.answers import Me

router = APIRouter(tags=["players"])

GUESTS: Final = Limit("guests", 60, HOUR)
REGISTRATIONS: Final = Limit("registrations", 20, HOUR)
NAMES: Final = Limit("names", 20, HOUR)
LOGINS_OF_ADDRESS: Final = Limit("logins of address", 100, QUARTER)
PASSWORDS: Final = Limit("passwords", 10, QUARTER)


@router.get("/api/me", response_model=model(Me | None), responses=declared())
async def me(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, token: TheToken
) -> Me | None:
    """Return the player who asks, and prolong a browser's session; a stranger is nobody, which is no error."""
    if visitor is None:
        return None
    if visitor.scopes is None:
        await accounts.prolong(resources, token)
        cookies.write(response, request, resources.settings, token)
    return me_of(visitor)


@router.post("/api/players/guest", response_model=model(Me), responses=declared("taken"))
async def guest(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wish: GuestWish | None = None
) -> Me:
    """Come as a guest; a visitor who is a player already stays that player."""
    if visitor is not None:
        return me_of(visitor)
    await spend(resources, GUESTS, address_of(request))
    player, token = await accounts.come_as_guest(resources, None if wish is None else wish.name, device_of(request))
    cookies.write(response, request, resources.settings, token)
    return me_of(player)


@router.post("/api/players/name", response_model=model(Me), responses=declared("stranger", "taken"))
async def name(resources: TheResources, player: ThePlayer, address: TheAddress, wish: NameWish) -> Me:
    """Change the name."""
    await spend(resources, NAMES, player.id, address)
    return me_of(await accounts.rename(resources, player, wish.name))


@router.post("/api/players/register", response_model=model(Me), responses=declared("taken"))
async def register(
    request: Request,
    response: Response,
    resources: TheResources,
    visitor: TheVisitor,
    session: TheToken,
    registration: Registration,
) -> Me:
    """Make an account. A guest keeps all games."""
    await spend(resources, REGISTRATIONS, address_of(request))
    email = safety.clean_email(registration.email)
    player, token = await accounts.register(
        resources, visitor, registration.name, registration.password, session, device_of(request)
    )
    if email is not None:
        await safety.set_email(resources, player, email)
    if token is not None:
        cookies.write(response, request, resources.settings, token)
    return me_of(player)


@router.post("/api/players/login", response_model=model(Me), responses=declared("password"))
async def login(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wanted: Login
) -> Me:
    """Sign in; sessions elsewhere go on. A guest who was here before is kept aside."""
    await spend(resources, LOGINS_OF_ADDRESS, address_of(request))
    async with guessing.attempt(resources, fold(wanted.name), address_of(request)) as tries:
        player, token = await accounts.log_in(resources, wanted.name, wanted.password, tries, device_of(request))
    welcome(request, response, resources, visitor, token)
    return me_of(player)


@router.post("/api/players/logout", status_code=204, responses=declared())
async def logout(request: Request, response: Response, resources: TheResources) -> None:
    """End this session. A guest cannot come back; a guest who was here before an account signed in is here again."""
    token = cookies.read(request, resources.settings)
    if token is not None:
        await accounts.log_out(resources, token)
    before = cookies.read(request, resources.settings, cookies.GUEST)
    cookies.erase(response, cookies.GUEST)
    if before is not None and before != token and await of_token(resources, before) is not None:
        cookies.write(response, request, resources.settings, before)
    else:
        cookies.erase(response)


@router.post("/api/players/logout-everywhere", status_code=204, responses=declared("stranger"))
async def logout_everywhere(response: Response, resources: TheResources, player: ThePlayer) -> None:
    """End every session of this player."""
    await accounts.log_out_everywhere(resources, player)
    cookies.erase(response)


@router.post("/api/players/password", status_code=204, responses=declared("stranger", "password", "unproved"))
async def password(resources: TheResources, player: ThePlayer, token: TheToken, change: PasswordChange) -> None:
    """Change the password, and end every other session."""
    await spend(resources, PASSWORDS, player.id)
    if player.account and player.password is None:
        await safety.set_password(resources, await require_owner(resources, player, token), token, change.new)
    else:
        await safety.change_password(resources, player, token, change.old, change.new)
