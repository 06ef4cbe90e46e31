"""Passkeys (WebAuthn): a browser proves that it has a private key by signing a challenge of ours.

A challenge is a ticket: it works once, for five minutes, and only in the browser that asked for it. The browser names
the site that it signs for, so a page of another site cannot use a signature here.
"""

import json
import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

from fastapi import Request, Response
from webauthn import base64url_to_bytes, verify_authentication_response, verify_registration_response
from webauthn.helpers import bytes_to_base64url

from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.accounts.identity import session_cookie, sessions
from shoal.server.accounts.identity.passkeys import store
from shoal.server.accounts.identity.passkeys.http_types import CredentialRequest, SignatureRequest
from shoal.server.accounts.identity.passkeys.store import PasskeyRow
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.identity.user_agent import device_of
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources

NEW: Final = "new key"
USE: Final = "use key"
CHALLENGE_LIFETIME_MS: Final = session_cookie.CHALLENGE_LIFETIME_S * 1000
R = TypeVar("R")


async def ask(resources: Resources, request: Request, response: Response, kind: str, player: str | None) -> str:
    """Return a new challenge, and set the cookie of the browser that may answer it."""
    challenge, holder = secrets.token_urlsafe(32), sessions.new_token()
    async with resources.database.transaction() as connection:
        await tickets.issue_ticket(connection, kind, challenge, player, CHALLENGE_LIFETIME_MS, sessions.hash_of(holder))
    session_cookie.write_cookie(
        response, request, resources.settings, holder, session_cookie.ASKED, session_cookie.CHALLENGE_LIFETIME_S
    )
    return challenge


async def answered(resources: Resources, request: Request, kind: str, client_data: str) -> tuple[bytes, str | None]:
    """Return the challenge that a browser has answered, and for which player it was asked. It cannot be used again."""
    challenge = challenge_in(client_data)
    holder = session_cookie.read_cookie(request, resources.settings, session_cookie.ASKED)
    async with resources.database.transaction() as connection:
        ticket = await tickets.take(connection, kind, challenge, sessions.hash_of(holder or ""))
    if ticket is None:
        raise wrong_passkey()
    return base64url_to_bytes(challenge), ticket[0]


def challenge_in(client_data: str) -> str:
    try:
        challenge = json.loads(base64url_to_bytes(client_data))["challenge"]
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise wrong_passkey() from error
    if not isinstance(challenge, str) or not challenge.isascii():
        raise wrong_passkey()
    return challenge


def site_of(request: Request) -> str:
    """Return the name of the site that passkeys belong to."""
    return request.url.hostname or ""


def expected(resources: Resources, request: Request) -> dict[str, Any]:
    own = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return {"expected_rp_id": site_of(request), "expected_origin": [own, *resources.settings.origins]}


async def verify_new(
    resources: Resources, request: Request, player: PlayerRow, credential: CredentialRequest
) -> PasskeyRow:
    """Return the new passkey of a player, or refuse what was sent."""
    challenge, asked_for = await answered(resources, request, NEW, credential.client_data)
    if asked_for != player.id:
        raise wrong_passkey()
    verified = checked(
        lambda: verify_registration_response(
            credential=credential.as_browsers_say(),
            expected_challenge=challenge,
            require_user_verification=True,
            **expected(resources, request),
        )
    )
    if bytes_to_base64url(verified.credential_id) != credential.id:
        raise wrong_passkey()
    return PasskeyRow(
        credential.id, player.id, verified.credential_public_key, verified.sign_count, device_of(request), now(), None
    )


async def verify_use(resources: Resources, request: Request, signature: SignatureRequest) -> str:
    """Return the player whose passkey has signed; refuse an unknown passkey in the same way as a wrong signature."""
    challenge, asked_for = await answered(resources, request, USE, signature.client_data)
    async with resources.database.reading() as connection:
        passkey = await store.find_passkey(connection, signature.id)
    if passkey is None or asked_for not in (None, passkey.player):
        raise wrong_passkey()
    verified = checked(
        lambda: verify_authentication_response(
            credential=signature.as_browsers_say(),
            expected_challenge=challenge,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
            **expected(resources, request),
        )
    )
    async with resources.database.transaction() as connection:
        if not await store.note_use(connection, passkey, verified.new_sign_count):
            raise wrong_passkey()
    return passkey.player


def checked(verify: Callable[[], R]) -> R:
    """Verify what a browser sent. Whatever is wrong with it, the answer is the same."""
    try:
        return verify()
    except Exception as error:  # the bytes are anybody's, and the readers of CBOR and keys raise many kinds
        raise wrong_passkey() from error


def wrong_passkey() -> Problem:
    return Problem("password", "server.wrong-passkey")
