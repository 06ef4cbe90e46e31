"""Permissions: every route and every message, tried by strangers, guests, players at the table and players elsewhere.

A route or a message without a row here fails a test: add the row with the route.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import httpx
import pytest
from fastapi.routing import APIRoute
from starlette.routing import Route, WebSocketRoute
from websockets.sync.client import ClientConnection, connect

from server.nodes import SECRET, Databases, Node, run_node
from shoal.server.app import ROUTERS, make_app
from shoal.server.settings import Settings
from shoal.table.messages import ClientMessage

WHO = ("stranger", "guest", "seat", "other seat", "spectator", "player elsewhere")
ANYBODY = ("ok",) * 6
PLAYERS = ("stranger", *["ok"] * 5)
WISH = {"game": "fishery", "chairs": [{"kind": "me"}, {"kind": "open"}], "door": "link"}
PASSWORD = "nine fathoms deep"

ROUTES: dict[tuple[str, str], tuple[str, ...]] = {
    ("GET", "/healthz"): ANYBODY,
    ("GET", "/readyz"): ANYBODY,
    ("GET", "/api/me"): ANYBODY,
    ("POST", "/api/players/guest"): ANYBODY,
    ("POST", "/api/players/name"): PLAYERS,
    ("POST", "/api/players/register"): ANYBODY,
    ("POST", "/api/players/login"): ("password",) * 6,
    ("POST", "/api/players/logout"): ANYBODY,
    ("POST", "/api/players/logout-everywhere"): PLAYERS,
    ("POST", "/api/players/password"): ("stranger", *["password"] * 5),
    ("GET", "/api/players/{name}"): ANYBODY,
    ("GET", "/api/players/{name}/games"): ANYBODY,
    ("GET", "/api/games"): ANYBODY,
    ("GET", "/api/games/{name}/rules"): ANYBODY,
    ("GET", "/api/lobby"): ANYBODY,
    ("GET", "/api/tables/mine"): PLAYERS,
    ("POST", "/api/tables"): PLAYERS,
    ("GET", "/api/tables/{table}"): ANYBODY,
    ("POST", "/api/tables/{table}/join"): ("stranger", "stale", "ok", "ok", "stale", "stale"),
    ("POST", "/api/tables/{table}/leave"): ("stranger", "seat", "stale", "stale", "seat", "seat"),
    ("POST", "/api/tables/{table}/close"): ("stranger", "forbidden", "stale", "forbidden", "forbidden", "forbidden"),
    ("POST", "/api/tables/{table}/turn-away"): (
        "stranger",
        "forbidden",
        "stale",
        "forbidden",
        "forbidden",
        "forbidden",
    ),
    ("POST", "/api/tables/{table}/rematch"): ("stranger", "seat", "stale", "stale", "seat", "seat"),
    ("GET", "/api/tables/{table}/record"): ANYBODY,
    ("POST", "/api/tables/{table}/review"): ("stranger", *["stale"] * 5),
    ("GET", "/api/tables/{table}/review"): ("stale",) * 6,
    ("GET", "/api/tables/{table}/scenes"): ("stranger", *["stale"] * 5),
    ("POST", "/api/tables/{table}/explore"): ("stranger", *["stale"] * 5),
    ("GET", "/api/tables/{table}/dice"): ("stranger", *["stale"] * 5),
    ("POST", "/api/records"): ("stranger", *["malformed"] * 5),
    ("POST", "/api/study"): PLAYERS,
    ("POST", "/api/study/preview"): PLAYERS,
    ("POST", "/api/study/why"): PLAYERS,
}
STUDY = {"game": "fishery", "seats": 2, "acts": [], "steps": [], "reader": 0}
BODIES: dict[str, Any] = {
    "/api/players/name": {"name": "Somebody Else"},
    "/api/players/register": {"name": "Somebody Else", "password": PASSWORD},
    "/api/players/login": {"name": "Nobody", "password": PASSWORD},
    "/api/players/password": {"old": PASSWORD, "new": PASSWORD + "er"},
    "/api/tables": WISH,
    "/api/tables/{table}/turn-away": {"seat": 1},
    "/api/tables/{table}/explore": {"first": 0, "steps": ["a1"]},
    "/api/records": {"text": "no record"},
    "/api/study": STUDY,
    "/api/study/preview": {**STUDY, "ahead": ["a1"]},
    "/api/study/why": {**STUDY, "ahead": [], "actions": ["a1"]},
}
MESSAGES: dict[str, tuple[str, ...]] = {
    "hello": ("welcome",) * 6,
    "act": ("seat", "seat", "accepted", "stale", "seat", "seat"),
    "preview": ("seat", "seat", "previewed", "stale", "seat", "seat"),
    "why": ("seat", "seat", "reasons", "stale", "seat", "seat"),
    "look": ("looked",) * 6,
    "resign": ("seat", "seat", "accepted", "over", "seat", "seat"),
    "undo": ("seat", "seat", "undo", "undo", "seat", "seat"),
    "answer_undo": ("seat", "seat", "stale", "stale", "seat", "seat"),
    "hint": ("seat", "seat", "seat", "seat", "seat", "seat"),
    "vacation": ("seat", "seat", "stale", "stale", "seat", "seat"),
    "steps": ("seat", "seat", "accepted", "accepted", "seat", "seat"),
    "talk": ("seat", "seat", "accepted", "accepted", "seat", "seat"),
}
FIELDS: dict[str, Any] = {
    "key": "a key",
    "since": 0,
    "entry": 0,
    "decision": 0,
    "steps": ["a1"],
    "actions": ["a1"],
    "to": 0,
    "agree": True,
    "auto": False,
    "left": 0,
    "text": "Ahoy",
}


@dataclass
class RunningTable:
    """A running table, and every kind of person who may ask something about it."""

    node: Node
    table: str
    name: str
    people: dict[str, httpx.Client]

    def socket(self, who: str) -> ClientConnection:
        cookies = self.people[who].cookies
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        url = self.node.url.replace("http", "ws", 1)
        return connect(f"{url}/api/tables/{self.table}/play", additional_headers=headers, open_timeout=20)


@pytest.fixture(scope="module", params=["standalone", "cluster"])
def shared(
    request: pytest.FixtureRequest, databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("who")
    found = databases.standalone(folder) if request.param == "standalone" else databases.cluster()
    with run_node(Settings(found.database, SECRET, found.nats, connections=4, limits=False)) as node:
        yield node


@pytest.fixture
def running(shared: Node) -> RunningTable:
    people = {who: shared.person() for who in WHO}
    names = {who: people[who].post("/api/players/guest").json()["name"] for who in WHO if who != "stranger"}
    begin(people["player elsewhere"], people["guest"])
    table = begin(people["seat"], people["other seat"])
    found = RunningTable(shared, table, names["seat"], people)
    with found.socket("spectator") as socket:
        say(socket, "hello")
    return found


def begin(host: httpx.Client, other: httpx.Client) -> str:
    table = host.post("/api/tables", json=WISH).json()["id"]
    assert other.post(f"/api/tables/{table}/join", json={}).json()["status"] == "running"
    assert isinstance(table, str)
    return table


def say(socket: ClientConnection, kind: str) -> str:
    """Send a valid message of a type; return the type of the answer, or the code of the refusal."""
    (shape,) = (found for found in get_args(ClientMessage) if type_of(found) == kind)
    message = {name: FIELDS[name] for name in shape.__required_keys__ if name != "type"}
    socket.send(json.dumps({"type": kind, **message}))
    while True:
        answer = json.loads(socket.recv(timeout=20))
        if kind == "hello" or answer.get("key") == FIELDS["key"]:
            return str(answer["refusal"]["code"] if answer["type"] == "refused" else answer["type"])


def type_of(message: Any) -> str:
    return str(get_args(get_type_hints(message)["type"])[0])


def test_every_route_and_message_has_a_row() -> None:
    routes = [route for router in ROUTERS for route in router.routes]
    assert all(isinstance(route, APIRoute) for route in routes)
    found = {(method, route.path) for route in routes if isinstance(route, APIRoute) for method in route.methods or ()}
    assert found == set(ROUTES)
    others = make_app(Settings("sqlite:///never-opened", SECRET)).routes
    assert [route.path for route in others if isinstance(route, Route | WebSocketRoute)] == [
        "/api/openapi.json",
        "/api/tables/{table}/play",
    ]
    assert {type_of(message) for message in get_args(ClientMessage)} == set(MESSAGES)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_who_may_use_a_route(running: RunningTable, method: str, path: str) -> None:
    name = "fishery" if path.startswith("/api/games") else running.name
    address = path.format(table=running.table, name=name)
    outcomes = []
    for number, person in enumerate(running.people.values()):
        body = BODIES.get(path, {})
        body = {**body, "name": f"{body['name']} {number}{running.table}"[:24]} if "name" in body else body
        answer = person.request(method, address, json=body if method == "POST" else None)
        outcomes.append("ok" if answer.is_success else answer.json()["code"])
    assert tuple(outcomes) == ROUTES[method, path]


@pytest.mark.parametrize("kind", MESSAGES)
def test_who_may_send_a_message(running: RunningTable, kind: str) -> None:
    outcomes = []
    for who in WHO:
        with running.socket(who) as socket:
            say(socket, "hello")
            outcomes.append(say(socket, kind))
    assert tuple(outcomes) == MESSAGES[kind]
