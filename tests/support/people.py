"""People with browsers: guests with a cookie who open tables, and real websockets to tables."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from shoal.server.play.websocket.endpoint import SIGNED_OUT
from support.nodes import Node

PATIENCE = 60.0


class Line:
    """An open websocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> str:
        """Send a message; return the key of its answer."""
        key = str(message.get("key", uuid4().hex))
        keyed = message if message["type"] == "hello" else {**message, "key": key}
        self.socket.send(json.dumps(keyed))
        return key

    def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message that has one of these types."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] in kinds:
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message; return its answer."""
        key = self.send(**message)
        while True:
            answer: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            if answer.get("key") == key:
                return answer

    def hello(self, since: int = 0) -> dict[str, Any]:
        self.send(type="hello", since=since)
        return self.hear("welcome")


@contextmanager
def line(node: Node, table: str, person: httpx.Client | None = None, **headers: str) -> Iterator[Line]:
    """Open a websocket of a table, as a person or as a stranger."""
    url = f"{node.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    if person is not None:
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    with connect(url, additional_headers=headers, max_size=2**22, open_timeout=PATIENCE) as socket:
        yield Line(socket)


def signed_out_within(one: Line, seconds: float) -> bool:
    """Return whether the server closes a websocket, because its session has ended, before it is silent for so long."""
    try:
        while True:
            one.socket.recv(timeout=seconds)
    except TimeoutError:
        return False
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == SIGNED_OUT


def guest(node: Node) -> httpx.Client:
    person = node.person()
    assert person.post("/api/players/guest").status_code == 200
    return person


def open_table(person: httpx.Client, **wish: Any) -> dict[str, Any]:
    answer = person.post("/api/tables", json={"game": "fishery", "preset": "pond", **wish})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def two_at_a_table(node: Node, **wish: Any) -> tuple[httpx.Client, httpx.Client, str]:
    """Begin a game of two guests; return both and the table."""
    first, second = guest(node), guest(node)
    table = open_table(first, **wish)
    joined = second.post(f"/api/tables/{table['id']}/join", json={})
    assert joined.json()["status"] == "running", joined.text
    return first, second, table["id"]
