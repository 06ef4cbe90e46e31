"""Passkeys over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from shoal.server.errors import Problem, declared
from shoal.server.limits import QUARTER, Limit, address_of, spend
from shoal.server.players import accounts, cookies, passkeys
from shoal.server.players import store as players
from shoal.server.players.devices import device_of
from shoal.server.players.names import clean
from shoal.server.players.passkeys import store
from shoal.server.players.passkeys.wire import KeyUse, NewCredential, NewKey, Signature
from shoal.server.players.visitors import TheOwner, ThePlayer, TheToken, TheVisitor, require_owner
from shoal.server.players.welcome import welcome
from shoal.server.players.wire import Name, me_of
from shoal.server.resources import TheResources
from shoal.server.wire import model
from shoal.table.answers import Me

router = APIRouter(tags=["passkeys"])
ASKED: Final = Limit("passkeys", 60, QUARTER)
KeyName = Annotated[str, Path(pattern="^[A-Za-z0-9_-]+$", max_length=400)]


class KeyWish(NewCredential):
    """A new passkey. A guest who makes an account with it also chooses a name."""

    name: Name = ""


@router.post("/api/account/passkeys/begin", responses=declared("stranger", "forbidden", "unproved"))
async def begin(
    request: Request, response: Response, resources: TheResources, player: ThePlayer, token: TheToken
) -> NewKey:
    """Return what a browser needs to make a passkey for this player."""
    await spend(resources, ASKED, address_of(request))
    if player.account:
        await require_owner(resources, player, token)
    async with resources.database.reading() as connection:
        known = await store.of_player(connection, player.id)
    challenge = await passkeys.ask(resources, request, response, passkeys.NEW, player.id)
    site = passkeys.site_of(request)
    return NewKey(challenge=challenge, site=site, user=player.id, name=player.name, known=[key.id for key in known])


@router.post(
    "/api/account/passkeys",
    response_model=model(Me),
    responses=declared("stranger", "password", "taken", "forbidden", "unproved"),
)
async def add(request: Request, resources: TheResources, player: ThePlayer, token: TheToken, wish: KeyWish) -> Me:
    """Add a passkey. A guest becomes the owner of an account and keeps all games."""
    if player.account:
        await require_owner(resources, player, token)
    passkey = await passkeys.verify_new(resources, request, player, wish)
    async with resources.database.transaction() as connection:
        if await store.count(connection, player.id) >= store.MOST:
            raise Problem("forbidden", "server.most-passkeys", most=store.MOST)
        if not await store.add(connection, passkey):
            raise Problem("taken", "server.known-passkey")
        if not player.account:
            player = await accounts.join(connection, player, clean(wish.name or player.name), token)
    return me_of(player)


@router.post(
    "/api/account/passkeys/{key}/remove",
    status_code=204,
    responses=declared("stranger", "unknown", "forbidden", "unproved"),
)
async def remove(resources: TheResources, player: TheOwner, key: KeyName) -> None:
    """Remove a passkey, unless it is the only way to sign in."""
    async with resources.database.transaction() as connection:
        if not await store.remove(connection, player.id, key):
            raise Problem("unknown", "server.no-passkey")
        if player.password is None and await store.count(connection, player.id) == 0:
            raise Problem("forbidden", "server.last-passkey")


@router.post("/api/players/passkey/begin", responses=declared())
async def begin_login(request: Request, response: Response, resources: TheResources) -> KeyUse:
    """Return what a browser needs to sign in with a passkey."""
    await spend(resources, ASKED, address_of(request))
    challenge = await passkeys.ask(resources, request, response, passkeys.USE, None)
    return KeyUse(challenge=challenge, site=passkeys.site_of(request))


@router.post("/api/players/passkey", response_model=model(Me), responses=declared("password"))
async def login(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, signature: Signature
) -> Me:
    """Sign in with a passkey; sessions elsewhere go on. A guest who was here before is kept aside."""
    owner = await passkeys.verify_use(resources, request, signature)
    async with resources.database.transaction() as connection:
        player = await players.by_id(connection, owner)
        assert player is not None
        token = await accounts.new_session(connection, player, device_of(request), proved=True)
    welcome(request, response, resources, visitor, token)
    cookies.erase(response, cookies.ASKED)
    return me_of(player)


@router.post("/api/account/prove/passkey", status_code=204, responses=declared("stranger", "password"))
async def prove(
    request: Request, resources: TheResources, player: ThePlayer, token: TheToken, signature: Signature
) -> None:
    """Sign with a passkey again, before something that only the owner may do."""
    if await passkeys.verify_use(resources, request, signature) != player.id:
        raise passkeys.wrong()
    async with resources.database.transaction() as connection:
        await players.prove(connection, cookies.hash_of(token))
