"""The cookie of a session: a random token, signed, so that invented ones never reach the database."""

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from shoal.server.settings import Settings

NAME: Final = "shoal"
GUEST: Final = "shoal-guest"
"""The session of the guest who used this browser before an account signed in."""
ASKED: Final = "shoal-asked"
"""Binds a challenge for passkeys to this browser."""
ASKED_LASTS: Final = 300
DAY: Final = 24 * 3600
LASTS: Final = 180 * DAY
"""In seconds; a visit prolongs it."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """Return the hash of a token, which the database stores instead of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def write(
    response: Response, connection: HTTPConnection, settings: Settings, token: str, name: str = NAME, lasts: int = LASTS
) -> None:
    response.set_cookie(
        name,
        signer(settings).sign(token).decode(),
        max_age=lasts,
        path="/",
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )


def read(connection: HTTPConnection, settings: Settings, name: str = NAME) -> str | None:
    """Return the token of a cookie, or None if we have not signed it."""
    try:
        return signer(settings).unsign(connection.cookies.get(name, "")).decode()
    except (BadSignature, UnicodeError):
        return None


def erase(response: Response, name: str = NAME) -> None:
    response.delete_cookie(name, path="/", httponly=True, samesite="lax")


def signer(settings: Settings) -> Signer:
    """Return a signer that signs with the newest secret and accepts all."""
    return Signer([*settings.old_secrets, settings.secret], salt="shoal session", digest_method=hashlib.sha256)
