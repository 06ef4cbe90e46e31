"""Half requests are cut off: one who opens connections and never ends a request (slowloris) holds none of them long."""

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from server.nodes import Databases, Node, run_node
from server.people import guest, line, open_table
from shoal.server import patience

SECONDS = 0.6
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
HEADERS = b"POST /api/players/guest HTTP/1.1\r\nHost: here\r\nX-Shoal: 1\r\nContent-Length: 1000\r\n"


@pytest.fixture
def served(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    monkeypatch.setattr(patience, "SECONDS", SECONDS)
    with run_node(databases.standalone(tmp_path)) as node:
        yield node


def dial(node: Node) -> socket.socket:
    address = urlsplit(node.url)
    assert address.port is not None
    dialled = socket.create_connection(("127.0.0.1", address.port))
    dialled.settimeout(10)
    return dialled


def is_cut(dialled: socket.socket, trickle: bytes = b"") -> bool:
    """Send a byte now and then, and say whether the other side ends it in time."""
    began = time.monotonic()
    dialled.settimeout(0.05)
    while time.monotonic() - began < 5 * SECONDS:
        try:
            if trickle:
                dialled.sendall(trickle)
            if dialled.recv(65536) == b"":
                return True
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


@pytest.mark.parametrize(
    ("first", "trickle"),
    [
        (b"", b""),
        (b"GET /healthz HTTP/1.1\r\nX-Slow: ", b"x"),
        (HEADERS, b""),
        (HEADERS + b"\r\n{", b" "),
        (WHOLE + HEADERS + b"\r\n{", b" "),
        (WHOLE + HEADERS + b"\r\n{", b""),
    ],
    ids=["silent", "headers", "headers that stop", "body", "second body", "second body that stops"],
)
def test_half_a_request_is_cut_off(served: Node, first: bytes, trickle: bytes) -> None:
    with dial(served) as dialled:
        dialled.sendall(first)
        began = time.monotonic()
        assert is_cut(dialled, trickle)
        assert time.monotonic() - began > SECONDS / 2
    assert served.person().get("/healthz").status_code == 200


def ask(dialled: socket.socket) -> bool:
    """Send a whole request, and read its whole answer."""
    dialled.sendall(WHOLE)
    read = b""
    while not read.endswith(b"}"):
        read += dialled.recv(65536)
    return read.startswith(b"HTTP/1.1 200")


def test_whole_requests_keep_their_connection(served: Node) -> None:
    with dial(served) as dialled:
        for _ in range(4):
            assert ask(dialled)
            time.sleep(SECONDS / 2)


def test_a_websocket_is_no_half_request(served: Node) -> None:
    person = guest(served)
    with line(served, open_table(person)["id"], person) as one:
        one.hello()
        time.sleep(2 * SECONDS)
        assert one.hello()["you"] == 0


def test_an_idle_connection_is_ended(served: Node) -> None:
    with dial(served) as dialled:
        assert ask(dialled)
        assert dialled.recv(65536) == b"", "after five seconds"
