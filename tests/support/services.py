"""PostgreSQL and NATS for the tests. Without them, the tests that need them are skipped and say why.

SHOAL_TEST_NO_SKIPS=1 makes that a failure: a run that must try everything cannot pass without them.
"""

import os
import socket
from functools import cache
from typing import NoReturn
from urllib.parse import urlsplit

import pytest

DATABASE = os.environ.get("SHOAL_TEST_DATABASE", "postgresql://root@127.0.0.1:5432/test")
NATS = os.environ.get("SHOAL_TEST_NATS", "nats://127.0.0.1:4222")
PORTS = {"postgresql": 5432, "nats": 4222}
SECONDS = 2.0


def require_services() -> None:
    """Skip the test, or fail, if a service cannot be reached."""
    for address in (DATABASE, NATS):
        if not is_reached(address):
            host, port = place_of(address)
            give_up(f"{urlsplit(address).scheme} cannot be reached at {host}, port {port}")


def give_up(reason: str) -> NoReturn:
    if os.environ.get("SHOAL_TEST_NO_SKIPS"):
        pytest.fail(f"{reason}, and SHOAL_TEST_NO_SKIPS is set", pytrace=False)
    pytest.skip(reason)


@cache
def is_reached(address: str) -> bool:
    host, port = place_of(address)
    try:
        socket.create_connection((host, port), SECONDS).close()
    except OSError:
        return False
    return True


def place_of(address: str) -> tuple[str, int]:
    """Return host and port; never the password, since reasons are printed."""
    parts = urlsplit(address)
    return parts.hostname or "127.0.0.1", parts.port or PORTS[parts.scheme]
