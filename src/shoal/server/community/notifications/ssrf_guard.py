"""The SSRF guard of push notifications: where they may be sent to.

A browser names the address, so anybody can name any address. The attacker wants this server to send requests into its
own network. So an endpoint is https at the usual port and a name, never a number; the name is resolved once for each
push, every address that it has must be a public one, and the connection is made to the address that was checked, with
the name only for TLS.
"""

import asyncio
import re
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from shoal.core.errors import ShoalError

LONGEST: Final = 1000
PRINTED: Final = re.compile(r"[!-~]+")
NAME: Final = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])")
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that lead to the IPv4 address in their last bits."""


class BadPushEndpoint(ShoalError):
    """No push may be sent there."""


@dataclass(frozen=True)
class PushEndpoint:
    """The parts of an endpoint's URL."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The scheme and the host, as signatures name them."""
        usual = self.port == (443 if self.secure else 80)
        return f"{'https' if self.secure else 'http'}://{self.host}{'' if usual else f':{self.port}'}"


def read_endpoint(url: str, *, local: bool = False) -> PushEndpoint:
    """Return the parts of an endpoint, or raise an error. If `local`, this machine is allowed too: for tests."""
    if len(url) > LONGEST or PRINTED.fullmatch(url) is None:
        raise BadPushEndpoint("too long, or not plain characters")
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise BadPushEndpoint("no URL") from None
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if local and parts.scheme == "http" and host == "127.0.0.1":
        return PushEndpoint(secure=False, host=host, port=port or 80, path=path)
    if parts.scheme != "https" or port not in (None, 443) or "@" in parts.netloc or NAME.fullmatch(host) is None:
        raise BadPushEndpoint("not https to a public name")
    return PushEndpoint(secure=True, host=host, port=443, path=path)


async def addresses_of(endpoint: PushEndpoint) -> list[str]:
    """Return the addresses of an endpoint's host. If one of them is not public, none is used."""
    if not endpoint.secure:
        return [endpoint.host]
    loop = asyncio.get_running_loop()
    try:
        resolved = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise BadPushEndpoint("no such host") from error
    addresses = [str(address[0]) for *_, address in resolved]
    if not addresses or not all(map(is_public, addresses)):
        raise BadPushEndpoint("not a public address")
    return addresses


def is_public(text: str) -> bool:
    """Return whether an address is on the public network: not this machine, a private network or a special one."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
    return address.is_global and not address.is_multicast and not address.is_reserved
