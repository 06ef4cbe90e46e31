"""Signed links in email, which work without signing in: each for one player, one address and one purpose."""

import hashlib
from typing import Final

from itsdangerous import BadSignature, Signer

from shoal.server.platform.config.settings import Settings

STOP: Final = "stop"
CONFIRM: Final = "confirm"
LONGEST: Final = 200


def signed_link_token(settings: Settings, purpose: str, player: str, address: str) -> str:
    return signer(settings, purpose).sign(f"{player}.{trace(address)}").decode()


def read_link_token(settings: Settings, purpose: str, text: str) -> tuple[str, str] | None:
    """Return the player and the trace of the address, or None if we have not signed it for this purpose."""
    try:
        player, _, traced = signer(settings, purpose).unsign(text).decode().partition(".")
    except (BadSignature, UnicodeError):
        return None
    return player, traced


def trace(address: str) -> str:
    """Return what stands for an address in a link."""
    return hashlib.sha256(f"mailbox {address}".encode()).hexdigest()[:16]


def signer(settings: Settings, purpose: str) -> Signer:
    """Return a signer that signs with the newest secret and accepts all: such links have no end."""
    secrets = [*settings.old_secrets, settings.secret]
    return Signer(secrets, salt=f"shoal letters {purpose}", digest_method=hashlib.sha256, sep="~")
