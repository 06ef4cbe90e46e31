"""Rate limits by fixed window, counted in the database for all nodes together: how often somebody may do something."""

import hashlib
import hmac
import math
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from shoal.server.platform.base.timestamps import MINUTE_S, now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits import store
from shoal.server.platform.rate_limits.metrics import REFUSED

PEOPLE: Final = 8
"""An address may do as much as this many players."""


@dataclass(frozen=True)
class RateLimit:
    """At most `most` times in `seconds` seconds."""

    name: str
    most: int
    seconds: int


class Limited(Protocol):
    """What a limit needs of a process: whether limits are on, the secret for hashes, and the database."""

    @property
    def settings(self) -> Settings: ...

    @property
    def database(self) -> Database: ...


async def enforce_limit(resources: Limited, limit: RateLimit, who: str, address: str = "") -> None:
    """Count one attempt, or refuse it if there were too many.

    The database stores who tried only as a keyed hash that is different in the next period.
    """
    if not resources.settings.limits:
        return
    length = limit.seconds * 1000
    ends = (now() // length + 1) * length
    async with resources.database.transaction() as connection:
        count = await store.count(connection, subject_of(resources, limit.name, who, str(ends)), ends)
        if address:
            subject = subject_of(resources, f"{limit.name} of address", address, str(ends))
            count = max(count, math.ceil(await store.count(connection, subject, ends) / PEOPLE))
        await store.forget(connection, now())
    if count > limit.most:
        REFUSED.labels(limit.name).inc()
        raise Problem("limit", "server.too-often", minutes=limit.seconds // MINUTE_S)


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
