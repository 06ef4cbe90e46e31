"""How often somebody may do something: counted in the database, so that every node counts alike."""

import hashlib
import hmac
import math
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.errors import Problem
from shoal.server.house import House
from shoal.server.limits import store
from shoal.server.moments import now

HOUR: Final = 3600
QUARTER: Final = 900
HOUSEHOLD: Final = 8
"""So many people live behind one address."""


@dataclass(frozen=True)
class Limit:
    """At most so many times in so many seconds."""

    name: str
    most: int
    seconds: int


async def spend(house: House, limit: Limit, who: str, address: str = "") -> None:
    """Count one attempt, or refuse it; an address has as much as a household of eight.

    Who tries is kept as a keyed hash that ends with the period.
    """
    if not house.settings.limits:
        return
    length = limit.seconds * 1000
    ends = (now() // length + 1) * length
    async with house.database.transaction() as connection:
        count = await store.count(connection, subject_of(house, limit.name, who, str(ends)), ends)
        if address:
            subject = subject_of(house, f"{limit.name} of address", address, str(ends))
            count = max(count, math.ceil(await store.count(connection, subject, ends) / HOUSEHOLD))
        await store.forget(connection, now())
    if count > limit.most:
        raise Problem("limit", f"That is too often; try again in {limit.seconds // 60} minutes.")


def subject_of(house: House, *words: str) -> str:
    """Return the keyed hash under which the database knows who tried what."""
    return hmac.new(
        house.settings.secret.encode(), "\n".join(words).encode(errors="surrogatepass"), hashlib.sha256
    ).hexdigest()


def address_of(connection: HTTPConnection) -> str:
    """Name the household that asks: an IPv4 address, however it is written, or the /64 network of an IPv6 address."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)
