"""Password hashing by argon2, in threads of its own so that it never blocks the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from shoal.server.accounts.identity.word_lists import is_common
from shoal.server.platform.http.errors import Problem

SHORTEST: Final = 8
LONGEST: Final = 200
HASHER: Final = PasswordHasher()
THREADS: Final = ThreadPoolExecutor(2, thread_name_prefix="argon2")
"""Hashes computed at the same time; each takes 64 MiB."""
NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$A0/ipbtKICnpq9YZAY9S8Q$lemqelbG9hFhfylutoyDSNesM864Ws0cQmV8/u+CeE8"
"""The hash of a random text, with the same settings as all others."""


async def hashed(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(THREADS, HASHER.hash, password)


async def fits(password: str, password_hash: str | None) -> bool:
    """Return whether the password is right; if there is no hash it takes as long."""
    right = await asyncio.get_running_loop().run_in_executor(THREADS, verify, password_hash or NOBODYS, password)
    return right and password_hash is not None


def verify(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False


def expect_uncommon(password: str, name: str) -> None:
    """Refuse a password that many people choose, or that is the player's name."""
    if is_common(password, name):
        raise Problem("malformed", "server.common-password")
