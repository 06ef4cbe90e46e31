"""The session cookie: what it holds is a signed random token.

Since it is signed, invented ones never reach the database.
"""

import hashlib
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from shoal.server.accounts.identity.sessions import SESSION_LIFETIME_S, new_token
from shoal.server.platform.base.timestamps import DAY_S, MINUTE_S
from shoal.server.platform.config.settings import Settings

NAME: Final = "shoal"
GUEST: Final = "shoal-guest"
"""The session of the guest who used this browser before an account signed in."""
DEVICE: Final = "shoal-device"
"""A random name of this browser. It outlives sessions: it says which browser signed in before, and who shares one."""
DEVICE_LIFETIME_S: Final = 400 * DAY_S
ASKED: Final = "shoal-asked"
"""Binds a challenge for passkeys to this browser."""
CHALLENGE_LIFETIME_S: Final = 5 * MINUTE_S


def write_cookie(
    response: Response,
    connection: HTTPConnection,
    settings: Settings,
    token: str,
    name: str = NAME,
    lasts: int = SESSION_LIFETIME_S,
) -> None:
    """Write a signed cookie; with the first session of a browser, its name too."""
    if name == NAME and read_cookie(connection, settings, DEVICE) is None:
        write_cookie(response, connection, settings, browser_of(connection, settings), DEVICE, DEVICE_LIFETIME_S)
    response.set_cookie(
        name,
        signer(settings).sign(token).decode(),
        max_age=lasts,
        path="/",
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )


def browser_of(connection: HTTPConnection, settings: Settings) -> str:
    """Return the name of a browser; if it has none yet, the one that it gets with its first session."""
    known = read_cookie(connection, settings, DEVICE) or getattr(connection.state, "browser", None) or new_token()
    connection.state.browser = known
    return str(known)


def read_cookie(connection: HTTPConnection, settings: Settings, name: str = NAME) -> str | None:
    """Return the token of a cookie, or None if we have not signed it."""
    try:
        return signer(settings).unsign(connection.cookies.get(name, "")).decode()
    except (BadSignature, UnicodeError):
        return None


def erase_cookie(response: Response, name: str = NAME) -> None:
    response.delete_cookie(name, path="/", httponly=True, samesite="lax")


def signer(settings: Settings) -> Signer:
    """Return a signer that signs with the newest secret and accepts all."""
    return Signer([*settings.old_secrets, settings.secret], salt="shoal session", digest_method=hashlib.sha256)
