"""Password hashing by argon2, in threads of its own so that it never blocks the event loop."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from shoal.server.accounts.identity.word_lists import is_common
from shoal.server.platform.db.turn_queue import TurnQueue
from shoal.server.platform.http.errors import Problem

P = ParamSpec("P")
R = TypeVar("R")

SHORTEST: Final = 8
LONGEST: Final = 200
HASHER: Final = PasswordHasher()
HASHES_AT_ONCE: Final = 2
"""Each takes 64 MiB."""
MOST_WAITING: Final = 256
"""How many hashes of one address may wait."""
QUEUE_TIMEOUT_S: Final = 20.0
QUEUES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, TurnQueue]] = WeakKeyDictionary()
"""One for each event loop: a process of the server has one."""
NICENESS: Final = 10
NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$A0/ipbtKICnpq9YZAY9S8Q$lemqelbG9hFhfylutoyDSNesM864Ws0cQmV8/u+CeE8"
"""The hash of a random text, with the same settings as all others."""


def give_way() -> None:
    """Let moves have the processor first: on Linux a thread, and those that argon2 starts in it, can be nicer."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


THREADS: Final = ThreadPoolExecutor(HASHES_AT_ONCE, thread_name_prefix="argon2", initializer=give_way)


async def compute(function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Call a function in one of the threads. Addresses take turns, so that many tries of one delay no other."""
    loop = asyncio.get_running_loop()
    queue = QUEUES.setdefault(loop, TurnQueue(HASHES_AT_ONCE, longest=MOST_WAITING, timeout_s=QUEUE_TIMEOUT_S))
    async with queue.place():
        return await loop.run_in_executor(THREADS, partial(function, *args, **kwargs))


async def hashed(password: str) -> str:
    return await compute(HASHER.hash, password)


async def fits(password: str, password_hash: str | None) -> bool:
    """Return whether the password is right; if there is no hash it takes as long."""
    right = await compute(verify, password_hash or NOBODYS, password)
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
