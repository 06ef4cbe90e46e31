"""Send one push notification to one device, at an address that was checked. Redirects are not followed."""

import asyncio
import hashlib
import ssl
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import h11

from shoal.server.accounts.notification_outbox.push_subscriptions_store import PushSubscription
from shoal.server.community.notifications.ssrf_guard import BadPushEndpoint, PushEndpoint, addresses_of, read_endpoint
from shoal.server.community.notifications.web_push_encryption import encode, encrypt, signed
from shoal.server.platform.base.timestamps import now

PUSH_TIMEOUT_S: Final = 10.0
LARGEST: Final = 16 * 1024
CHUNK: Final = 4096
GONE: Final = frozenset({404, 410})
TAKEN: Final = "taken"
"""The push service has the message."""
REMOVED: Final = "gone"
"""There is no such device any more, or it may not be reached."""
LATER: Final = "later"
"""It may work later."""
PROJECT: Final = "https://github.com/shoal-games/shoal"
CONTEXT: Final = ssl.create_default_context()


@dataclass(frozen=True)
class PushMessage:
    """What is sent: a message, a topic whose newer messages replace older ones, and for how many seconds it is kept."""

    message: bytes
    topic: str
    seconds: int


def topic_of(table: str) -> str:
    """Return the topic of a table's pushes; push services learn nothing from it."""
    return encode(hashlib.sha256(f"topic {table}".encode()).digest())[:32]


async def send_push(
    device: PushSubscription, push_message: PushMessage, private: str, contact: str, *, local: bool
) -> str:
    """Send a push; return TAKEN, REMOVED or LATER."""
    try:
        async with asyncio.timeout(PUSH_TIMEOUT_S):
            endpoint = read_endpoint(device.endpoint, local=local)
            address = (await addresses_of(endpoint))[0]
            headers = {
                "host": endpoint.origin.partition("://")[2],
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(push_message.seconds),
                "topic": push_message.topic,
                "urgency": "normal",
                "authorization": signed(private, endpoint.origin, contact or PROJECT, now()),
            }
            status = await post(endpoint, address, headers, encrypt(push_message.message, device.key, device.auth))
    except BadPushEndpoint:
        return REMOVED
    except (OSError, TimeoutError, h11.ProtocolError):
        return LATER
    if status in GONE:
        return REMOVED
    return TAKEN if 200 <= status < 300 else LATER


async def post(endpoint: PushEndpoint, address: str, headers: dict[str, str], body: bytes) -> int:
    """Post a body to an address and return the status of the answer."""
    secure = {"ssl": CONTEXT, "server_hostname": endpoint.host} if endpoint.secure else {}
    reader, writer = await asyncio.open_connection(address, endpoint.port, **secure)  # type: ignore[arg-type]  # both or none
    try:
        wire = h11.Connection(h11.CLIENT)
        sized = [*headers.items(), ("content-length", str(len(body))), ("connection", "close")]
        for event in (
            h11.Request(method="POST", target=endpoint.path, headers=sized),
            h11.Data(body),
            h11.EndOfMessage(),
        ):
            writer.write(wire.send(event) or b"")
        await writer.drain()
        return await status_of(wire, reader)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def status_of(wire: h11.Connection, reader: asyncio.StreamReader) -> int:
    """Read until the status is known; a server that sends too much before it is given up."""
    for _ in range(LARGEST // CHUNK):
        wire.receive_data(await reader.read(CHUNK))
        event = wire.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if isinstance(event, h11.ConnectionClosed):
            break
    raise h11.RemoteProtocolError("no answer")
