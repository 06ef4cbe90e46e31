"""Passkeys over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from shoal.server.accounts.identity import session_cookie, sessions, sign_in
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.authentication import TheOwner, ThePlayer, TheToken, TheVisitor, require_owner
from shoal.server.accounts.identity.http_types import me_of
from shoal.server.accounts.identity.names import clean
from shoal.server.accounts.identity.passkeys import store, webauthn
from shoal.server.accounts.identity.passkeys.http_types import (
    KeyUse,
    NewKey,
    PasskeyRequest,
    SignatureRequest,
)
from shoal.server.accounts.identity.sessions import hash_of
from shoal.server.accounts.identity.sign_in_response import sign_in_browser
from shoal.server.accounts.identity.user_agent import device_of
from shoal.server.platform.base.timestamps import MINUTE_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit
from shoal.server.platform.resources import TheResources
from shoal.table.http_types import Me

router = APIRouter(tags=["passkeys"])
ASKED: Final = RateLimit("passkeys", 600, 15 * MINUTE_S)
KeyName = Annotated[str, Path(pattern="^[A-Za-z0-9_-]+$", max_length=400)]


@router.post("/api/account/passkeys/begin", responses=declared("stranger", "forbidden", "unproved"))
async def begin(
    request: Request, response: Response, resources: TheResources, player: ThePlayer, token: TheToken
) -> NewKey:
    """Return what a browser needs to make a passkey for this player."""
    await enforce_limit(resources, ASKED, address_of(request))
    if player.account:
        await require_owner(resources, player, token)
    async with resources.database.reading() as connection:
        keys = await store.of_player(connection, player.id)
    challenge = await webauthn.ask(resources, request, response, webauthn.NEW, player.id)
    site = webauthn.site_of(request)
    return NewKey(challenge=challenge, site=site, user=player.id, name=player.name, known=[key.id for key in keys])


@router.post(
    "/api/account/passkeys",
    response_model=model(Me),
    responses=declared("stranger", "password", "taken", "forbidden", "unproved"),
)
async def add(
    request: Request,
    response: Response,
    resources: TheResources,
    player: ThePlayer,
    token: TheToken,
    wish: PasskeyRequest,
) -> Me:
    """Add a passkey. A guest becomes the owner of an account and keeps all games. All other browsers are signed out."""
    if player.account:
        await require_owner(resources, player, token)
    passkey = await webauthn.verify_new(resources, request, player, wish)
    async with resources.database.transaction() as connection:
        if await store.count_passkeys(connection, player.id) >= store.MOST:
            raise Problem("forbidden", "server.most-passkeys", most=store.MOST)
        if not await store.add_passkey(connection, passkey):
            raise Problem("taken", "server.known-passkey")
        if player.account:
            fresh = await sessions.renew_session(connection, player.id, token)
        else:
            player, fresh = await sign_in.join(connection, player, clean(wish.name or player.name), token)
    await sessions.tell_nodes(resources, player.id)
    session_cookie.write_cookie(response, request, resources.settings, fresh)
    return me_of(player)


@router.post(
    "/api/account/passkeys/{key}/remove",
    status_code=204,
    responses=declared("stranger", "unknown", "forbidden", "unproved"),
)
async def remove(
    request: Request, response: Response, resources: TheResources, player: TheOwner, token: TheToken, key: KeyName
) -> None:
    """Remove a passkey, unless it is the only way to sign in. All other browsers are signed out."""
    async with resources.database.transaction() as connection:
        if not await store.remove_passkey(connection, player.id, key):
            raise Problem("unknown", "server.no-passkey")
        if player.password is None and await store.count_passkeys(connection, player.id) == 0:
            raise Problem("forbidden", "server.last-passkey")
        fresh = await sessions.renew_session(connection, player.id, token)
    await sessions.tell_nodes(resources, player.id)
    session_cookie.write_cookie(response, request, resources.settings, fresh)


@router.post("/api/players/passkey/begin", responses=declared())
async def begin_login(request: Request, response: Response, resources: TheResources) -> KeyUse:
    """Return what a browser needs to sign in with a passkey."""
    await enforce_limit(resources, ASKED, address_of(request))
    challenge = await webauthn.ask(resources, request, response, webauthn.USE, None)
    return KeyUse(challenge=challenge, site=webauthn.site_of(request))


@router.post("/api/players/passkey", response_model=model(Me), responses=declared("password"))
async def login(
    request: Request, response: Response, resources: TheResources, visitor: TheVisitor, signature: SignatureRequest
) -> Me:
    """Sign in with a passkey; sessions elsewhere go on. A guest who was here before is kept aside."""
    owner = await webauthn.verify_use(resources, request, signature)
    async with resources.database.transaction() as connection:
        player = await players.by_id(connection, owner)
        assert player is not None
        token = await sessions.new_session(connection, player, device_of(request), proved=True)
    sign_in_browser(request, response, resources, visitor, token)
    session_cookie.erase_cookie(response, session_cookie.ASKED)
    return me_of(player)


@router.post("/api/account/prove/passkey", status_code=204, responses=declared("stranger", "password"))
async def prove(
    request: Request, resources: TheResources, player: ThePlayer, token: TheToken, signature: SignatureRequest
) -> None:
    """Sign with a passkey again, before something that only the owner may do."""
    if await webauthn.verify_use(resources, request, signature) != player.id:
        raise webauthn.wrong_passkey()
    async with resources.database.transaction() as connection:
        await players.note_proof(connection, hash_of(token))
