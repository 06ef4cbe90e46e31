"""Passwords: hashed by argon2, in threads of their own, so that hashing never holds the loop up."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST: Final = 8
LONGEST: Final = 200
HASHER: Final = PasswordHasher()
THREADS: Final = ThreadPoolExecutor(2, thread_name_prefix="argon2")
"""Each hash takes 64 MiB while it is made; others wait their turn."""


async def hashed(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(THREADS, HASHER.hash, password)


async def fits(password: str, known: str | None) -> bool:
    """Say whether it is the password; a guest has none that could be right."""
    return known is not None and await asyncio.get_running_loop().run_in_executor(THREADS, verify, known, password)


def verify(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
