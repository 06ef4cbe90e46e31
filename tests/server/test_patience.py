"""The attackers: who opens connections and never finishes a request (slowloris), or makes us keep what they send."""

import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from shoal.server.platform.http import request_timeout
from shoal.server.platform.http.request_timeout import LONGEST_HEAD, MOST_PIPELINED
from support.nodes import Databases, Node, run_node
from support.people import guest, line, open_table

SECONDS = 0.6
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
HEADERS = b"POST /api/players/guest HTTP/1.1\r\nHost: here\r\nX-Shoal: 1\r\nContent-Length: 1000\r\n"


@pytest.fixture
def served(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    monkeypatch.setattr(request_timeout, "REQUEST_TIMEOUT_S", SECONDS)
    with run_node(databases.standalone(tmp_path)) as node:
        yield node


def dial(node: Node) -> socket.socket:
    address = urlsplit(node.url)
    assert address.port is not None
    dialled = socket.create_connection(("127.0.0.1", address.port))
    dialled.settimeout(10)
    return dialled


def is_closed(dialled: socket.socket, trickle: bytes = b"") -> bool:
    """Send `trickle` now and then; return whether the server closes the connection in time."""
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
        (WHOLE, b"\r\n"),
    ],
    ids=["silent", "headers", "headers that stop", "body", "second body", "second body that stops", "empty lines"],
)
def test_a_connection_with_half_a_request_is_closed(served: Node, first: bytes, trickle: bytes) -> None:
    with dial(served) as dialled:
        dialled.sendall(first)
        began = time.monotonic()
        assert is_closed(dialled, trickle)
        assert time.monotonic() - began > SECONDS / 2
    assert served.person().get("/healthz").status_code == 200


def ask(dialled: socket.socket) -> bool:
    """Send a whole request and read its whole answer; return whether it was successful."""
    dialled.sendall(WHOLE)
    read = b""
    while not read.endswith(b"}"):
        read += dialled.recv(65536)
    return read.startswith(b"HTTP/1.1 200")


def test_a_connection_with_whole_requests_stays_open(served: Node) -> None:
    with dial(served) as dialled:
        for _ in range(4):
            assert ask(dialled)
            time.sleep(SECONDS / 2)


def test_a_connection_whose_answer_came_before_its_body_is_closed(served: Node) -> None:
    with dial(served) as dialled:
        dialled.sendall(b"POST /api/players/guest HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n")
        assert dialled.recv(65536).startswith(b"HTTP/1.1 403")
        dialled.sendall(b"{}")
        assert is_closed(dialled)


CHUNKED = b"POST /api/players/guest HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Long: ", b"x" * 4096),
        (b"GET /healthz HTTP/1.1\r\nHost: here\r\n", b"x: y\r\n" * 700),
        (CHUNKED + b"0\r\nX-Long: ", b"x" * 4096),
        (CHUNKED, b"1;" + b"x" * 4096 + b"\r\n{\r\n"),
    ],
    ids=["header", "headers", "trailer", "lines between chunks"],
)
def test_a_request_without_end_is_closed_before_it_fills_memory(served: Node, first: bytes, more: bytes) -> None:
    with dial(served) as dialled:
        dialled.sendall(first)
        assert sent_until_closed(dialled, more) < 4 * LONGEST_HEAD
    assert served.person().get("/healthz").status_code == 200


def sent_until_closed(dialled: socket.socket, more: bytes) -> int:
    """Send the same again and again, far quicker than the request times out; return how many bytes were taken."""
    dialled.settimeout(0.003)
    for count in range(8 * LONGEST_HEAD // len(more)):
        try:
            dialled.sendall(more)
            while dialled.recv(65536):
                pass
        except TimeoutError:
            continue
        except ConnectionError:
            pass
        return count * len(more)
    return 8 * LONGEST_HEAD


def test_requests_that_wait_for_no_answer_are_few(served: Node) -> None:
    with dial(served) as dialled:
        dialled.sendall(WHOLE * 1000)
        received = b""
        with suppress(ConnectionError):
            while more := dialled.recv(65536):
                received += more
    assert received.count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /healthz HTTP/1.1\r\n", 400),
        (b"GET /healthz HTTP/1.1\r\nHost: here\r\nHost: there\r\n", 400),
        (b"GET /healthz HTTP/1.0\r\n", 200),
        (b"POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n", 400),
    ],
    ids=["no host", "two hosts", "no host in HTTP/1.0", "two lengths"],
)
def test_a_request_is_for_one_host_and_has_one_length(served: Node, head: bytes, status: int) -> None:
    with dial(served) as dialled:
        dialled.sendall(head + b"\r\n")
        assert dialled.recv(65536).startswith(b"HTTP/1.1 %d " % status)


def test_a_quiet_websocket_stays_open(served: Node) -> None:
    person = guest(served)
    with line(served, open_table(person)["id"], person) as one:
        one.hello()
        time.sleep(2 * SECONDS)
        assert one.hello()["you"] == 0


def test_an_idle_connection_is_closed(served: Node) -> None:
    with dial(served) as dialled:
        assert ask(dialled)
        assert dialled.recv(65536) == b"", "after five seconds"
