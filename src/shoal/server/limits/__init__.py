"""How often somebody may do something: counted in the database, so that every node counts alike."""

import hashlib
import hmac
import math
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.errors import Problem
from shoal.server.limits import store
from shoal.server.moments import now
from shoal.server.resources import Resources

HOUR: Final = 3600
QUARTER: Final = 900
TABLES: Final = 8
"""So many people live behind one address."""


@dataclass(frozen=True)
class Limit:
    """At most so many times in so many seconds."""

    name: str
    most: int
    seconds: int


async def spend(resources: Resources, limit: Limit, who: str, address: str = "") -> None:
    """Count one attempt, or refuse it; an address may make as many as eight players.

    Who tries is kept as a keyed hash that ends with the period.
    """
    if not resources.settings.limits:
        return
    length = limit.seconds * 1000
    ends = (now() // length + 1) * length
    async with resources.database.transaction() as connection:
        count = await store.count(connection, subject_of(resources, limit.name, who, str(ends)), ends)
        if address:
            subject = subject_of(resources, f"{limit.name} of address", address, str(ends))
            count = max(count, math.ceil(await store.count(connection, subject, ends) / TABLES))
        await store.forget(connection, now())
    if count > limit.most:
        raise Problem("limit", f"That is too often; try again in {limit.seconds // 60} minutes.")


def subject_of(resources: Resources, *words: str) -> str:
    """Return the keyed hash under which the database knows who tried what."""
    return hmac.new(
        resources.settings.secret.encode(), "\n".join(words).encode(errors="surrogatepass"), hashlib.sha256
    ).hexdigest()


def address_of(connection: HTTPConnection) -> str:
    """Return the address that limits count: IPv4, however it is written, or the /64 network of IPv6."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)
