"""Lots by commit-reveal: of a tournament's secret the hash is known before anybody enters, and all of it at the end."""

import hashlib
import hmac
from collections.abc import Collection


def lot(secret: bytes, what: str, player: str) -> bytes:
    """Return what somebody draws; the smallest comes first."""
    return hmac.digest(secret, f"{what}/{player}".encode(), hashlib.sha256)


def drawn(secret: bytes, what: str, players: Collection[str]) -> list[str]:
    """Return players in the order of their lots."""
    return sorted(players, key=lambda player: (lot(secret, what, player), player))
