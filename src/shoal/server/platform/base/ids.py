"""Ids that nobody can guess, for players and tables."""

import secrets
from typing import Final

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 of them, without those that look alike."""
LENGTH: Final = 16


def new_identifier() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
