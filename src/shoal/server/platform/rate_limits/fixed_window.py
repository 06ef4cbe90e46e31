"""Rate limits by fixed window, counted in the database for all nodes together: how often somebody may do something."""

import hashlib
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits import store
from shoal.server.platform.rate_limits.limit_gate import LimitGate

PEOPLE: Final = 50
"""An address may do as much as this many players."""


@dataclass(frozen=True)
class RateLimit:
    """At most `most` times in `seconds` seconds."""

    name: str
    most: int
    seconds: int


class Limited(Protocol):
    """What a limit needs of a process: whether limits are on, the secret for hashes, the database, and the gate."""

    @property
    def settings(self) -> Settings: ...

    @property
    def database(self) -> Database: ...

    @property
    def gate(self) -> LimitGate: ...


async def enforce_limit(resources: Limited, limit: RateLimit, who: str, address: str = "") -> None:
    """Count one attempt, or refuse it if there were too many.

    The database stores who tried only as a keyed hash that is different in the next period. Attempts of one subject
    are counted one after the other, and who is over is refused without a question to the database.
    """
    if not resources.settings.limits:
        return
    ends = end_of_period(limit)
    most = {subject_of(resources, limit.name, who, str(ends)): limit.most}
    if address:
        most[subject_of(resources, f"{limit.name} of address", address, str(ends))] = limit.most * PEOPLE
    gate = resources.gate
    gate.check(limit.name, most)
    async with gate.turns(limit.name, most):
        async with resources.database.transaction() as connection:
            for subject, allowed in most.items():
                if await store.count(connection, subject, ends) > allowed:
                    gate.close(subject, ends)
            await store.forget(connection, now())
        gate.check(limit.name, most)


@asynccontextmanager
async def limit_failures(resources: Limited, limit: RateLimit, who: str) -> AsyncIterator[None]:
    """Refuse somebody who guessed wrong too often. An attempt counts only if the block finds nothing."""
    if not resources.settings.limits:
        yield
        return
    ends = end_of_period(limit)
    subject = subject_of(resources, limit.name, who, str(ends))
    async with resources.gate.turns(limit.name, [subject]):
        async with resources.database.reading() as connection:
            if await store.counted(connection, subject, ends) >= limit.most:
                resources.gate.close(subject, ends)
        resources.gate.check(limit.name, [subject])
        try:
            yield
        except Problem as problem:
            if problem.code == "unknown":
                async with resources.database.transaction() as connection:
                    await store.count(connection, subject, ends)
            raise


def end_of_period(limit: RateLimit) -> int:
    length = limit.seconds * 1000
    return (now() // length + 1) * length


def subject_of(resources: Limited, *parts: str) -> str:
    """Return the keyed hash that stands for who tried what."""
    return hmac.new(
        resources.settings.secret.encode(), "\n".join(parts).encode(errors="surrogatepass"), hashlib.sha256
    ).hexdigest()


def address_of(connection: HTTPConnection) -> str:
    """Return the address that limits count: an IPv4 address, or the /64 network of an IPv6 address."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)
