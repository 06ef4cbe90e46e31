"""How often somebody may do something: counted in the database, so that every node counts alike."""

import hashlib
import hmac
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.errors import Problem
from shoal.server.house import House
from shoal.server.limits import store
from shoal.server.moments import now

HOUR: Final = 3600
QUARTER: Final = 900


@dataclass(frozen=True)
class Limit:
    """At most so many times in so many seconds."""

    name: str
    most: int
    seconds: int


async def spend(house: House, limit: Limit, who: str) -> None:
    """Count one attempt, or refuse it; who tries is kept as a keyed hash that ends with the period."""
    if not house.settings.limits:
        return
    length = limit.seconds * 1000
    ends = (now() // length + 1) * length
    words = f"{limit.name} {who} {ends}".encode()
    subject = hmac.new(house.settings.secret.encode(), words, hashlib.sha256).hexdigest()
    async with house.database.transaction() as connection:
        count = await store.count(connection, subject, ends)
        await store.forget(connection, now())
    if count > limit.most:
        raise Problem("limit", f"That is too often; try again in {limit.seconds // 60} minutes.")


def address_of(connection: HTTPConnection) -> str:
    """Name the household that asks: an address, or the network of one of the newer kind."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(int(address) >> 64) if isinstance(address, IPv6Address) else host
