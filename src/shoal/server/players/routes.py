"""Players over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from shoal.server.errors import declared
from shoal.server.limits import HOUR, QUARTER, Limit, address_of, spend
from shoal.server.limits.paces import TheAddress
from shoal.server.looks import fold
from shoal.server.players import accounts, cookies, guessing, passwords
from shoal.server.players.store import Player
from shoal.server.players.visitors import ThePlayer, TheVisitor
from shoal.server.resources import TheResources
from shoal.server.texts import Text

router = APIRouter(tags=["players"])

GUESTS: Final = Limit("guests", 60, HOUR)
REGISTRATIONS: Final = Limit("registrations", 20, HOUR)
NAMES: Final = Limit("names", 20, HOUR)
LOGINS_OF_ADDRESS: Final = Limit("logins of address", 100, QUARTER)
PASSWORDS: Final = Limit("passwords", 10, QUARTER)

Name = Annotated[Text, Field(max_length=100)]
Password = Annotated[Text, Field(max_length=passwords.LONGEST)]
NewPassword = Annotated[Text, Field(min_length=passwords.SHORTEST, max_length=passwords.LONGEST)]


class Me(BaseModel):
    """The player who asks. A guest has no account: only the cookie identifies them."""

    id: str
    name: str
    account: bool


class GuestWish(BaseModel):
    """The name that a guest wants; if left out, they get a random one."""

    name: Name | None = None


class NameWish(BaseModel):
    """The name that a player wants."""

    name: Name


class Registration(BaseModel):
    """Name and password of a new account."""

    name: Name
    password: NewPassword


class Login(BaseModel):
    """Name and password of an account."""

    name: Name
    password: Password


class PasswordChange(BaseModel):
    """The old password and the new one."""

    old: Password
    new: NewPassword


def me_of(player: Player) -> Me:
    return Me(id=player.id, name=player.name, account=player.account)


@router.get("/api/me", responses=declared())
async def me(request: Request, response: Response, resources: TheResources, visitor: TheVisitor) -> Me | None:
    """Return the player who asks, and prolong their session; a stranger is nobody, which is no error."""
    token = cookies.read(request, resources.settings)
    if visitor is None or token is None:
        return None
    await accounts.prolong(resources, token)
    cookies.write(response, request, resources.settings, token)
    return me_of(visitor)


@router.post("/api/players/guest", responses=declared("taken"))
async def guest(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, wish: GuestWish | None = None
) -> Me:
    """Come as a guest; a visitor who is a player already stays that player."""
    if visitor is not None:
        return me_of(visitor)
    await spend(resources, GUESTS, address_of(request))
    player, token = await accounts.come_as_guest(resources, None if wish is None else wish.name)
    cookies.write(response, request, resources.settings, token)
    return me_of(player)


@router.post("/api/players/name", responses=declared("stranger", "taken"))
async def name(resources: TheResources, player: ThePlayer, address: TheAddress, wish: NameWish) -> Me:
    """Change the name."""
    await spend(resources, NAMES, player.id, address)
    return me_of(await accounts.rename(resources, player, wish.name))


@router.post("/api/players/register", responses=declared("taken"))
async def register(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, registration: Registration
) -> Me:
    """Make an account. A guest keeps all games."""
    await spend(resources, REGISTRATIONS, address_of(request))
    player, token = await accounts.register(resources, visitor, registration.name, registration.password)
    if token is not None:
        cookies.write(response, request, resources.settings, token)
    return me_of(player)


@router.post("/api/players/login", responses=declared("password"))
async def login(request: Request, response: Response, resources: TheResources, wanted: Login) -> Me:
    """Log in; sessions elsewhere go on."""
    await spend(resources, LOGINS_OF_ADDRESS, address_of(request))
    async with guessing.attempt(resources, fold(wanted.name), address_of(request)):
        player, token = await accounts.log_in(resources, wanted.name, wanted.password)
    cookies.write(response, request, resources.settings, token)
    return me_of(player)


@router.post("/api/players/logout", status_code=204, responses=declared())
async def logout(request: Request, response: Response, resources: TheResources) -> None:
    """End this session. A guest cannot come back."""
    token = cookies.read(request, resources.settings)
    if token is not None:
        await accounts.log_out(resources, token)
    cookies.erase(response)


@router.post("/api/players/logout-everywhere", status_code=204, responses=declared("stranger"))
async def logout_everywhere(response: Response, resources: TheResources, player: ThePlayer) -> None:
    """End every session of this player."""
    await accounts.log_out_everywhere(resources, player)
    cookies.erase(response)


@router.post("/api/players/password", status_code=204, responses=declared("stranger", "password"))
async def password(request: Request, resources: TheResources, player: ThePlayer, change: PasswordChange) -> None:
    """Change the password, and end every other session."""
    await spend(resources, PASSWORDS, player.id)
    token = cookies.read(request, resources.settings)
    await accounts.change_password(resources, player, token or "", change.old, change.new)
