"""Permissions: every route and every message, tried by strangers, guests, players at the table and players elsewhere.

A route or a message without a row here fails a test: add the row with the route. Then all of them are tried by programs
with a token that may read, and one that may play. Their player has an account and sits elsewhere.
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

from shoal.server.accounts.identity.access_tokens import scopes
from shoal.server.accounts.identity.access_tokens.scopes import SCOPES
from shoal.server.app.create_app import ROUTERS, make_app
from shoal.server.community.notifications import signed_links
from shoal.server.platform.config.settings import Settings
from shoal.table.client_messages import ClientMessage
from support.bot_programs import owner, program, token_of
from support.nodes import SECRET, Databases, Node, run_node
from support.people import guest
from support.pushes import PushService

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
    ("POST", "/api/players/recover"): ("password",) * 6,
    ("POST", "/api/players/recover/letter"): ("forbidden",) * 6,
    ("POST", "/api/players/recover/link"): ("unknown",) * 6,
    ("POST", "/api/players/link"): ("unknown",) * 6,
    ("POST", "/api/players/passkey/begin"): ANYBODY,
    ("POST", "/api/players/passkey"): ("password",) * 6,
    ("GET", "/api/account"): PLAYERS,
    ("POST", "/api/account/devices/{session}/end"): ("stranger", *["unknown"] * 5),
    ("POST", "/api/account/devices/end-others"): PLAYERS,
    ("POST", "/api/account/prove"): ("stranger", *["password"] * 5),
    ("POST", "/api/account/prove/passkey"): ("stranger", *["password"] * 5),
    ("POST", "/api/account/words"): ("stranger", *["forbidden"] * 5),
    ("POST", "/api/account/email"): ("stranger", *["forbidden"] * 5),
    ("POST", "/api/account/email/again"): ("stranger", *["stale"] * 5),
    ("POST", "/api/account/email/confirm"): ("unknown",) * 6,
    ("POST", "/api/account/link"): PLAYERS,
    ("POST", "/api/account/passkeys/begin"): PLAYERS,
    ("POST", "/api/account/passkeys"): ("stranger", *["password"] * 5),
    ("POST", "/api/account/passkeys/{key}/remove"): ("stranger", *["forbidden"] * 5),
    ("GET", "/api/account/export"): PLAYERS,
    ("POST", "/api/account/delete"): ("stranger", *["malformed"] * 5),
    ("POST", "/api/account/return"): PLAYERS,
    ("GET", "/api/account/guest"): PLAYERS,
    ("POST", "/api/account/guest"): ("stranger", *["stale"] * 5),
    ("GET", "/api/players"): ANYBODY,
    ("GET", "/api/leaderboards/{game}"): ANYBODY,
    ("GET", "/api/openings/{game}"): ANYBODY,
    ("GET", "/api/players/{name}"): ANYBODY,
    ("GET", "/api/players/{name}/games"): ANYBODY,
    ("GET", "/api/games"): ANYBODY,
    ("GET", "/api/games/{name}/rules"): ANYBODY,
    ("GET", "/api/games/{name}/texts/{language}"): ANYBODY,
    ("GET", "/api/games/{name}/export"): ANYBODY,
    ("GET", "/api/lobby"): ANYBODY,
    ("GET", "/api/people/here"): ANYBODY,
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
    ("POST", "/api/tables/{table}/bot"): ("stranger", "forbidden", "stale", "forbidden", "forbidden", "forbidden"),
    ("POST", "/api/tables/{table}/code"): ("stranger", "seat", "stale", "stale", "seat", "seat"),
    ("POST", "/api/codes"): ("unknown",) * 6,
    ("GET", "/api/finding/waits"): ANYBODY,
    ("POST", "/api/finding"): PLAYERS,
    ("POST", "/api/search"): PLAYERS,
    ("POST", "/api/search/leave"): PLAYERS,
    ("POST", "/api/challenges"): ("stranger", *["unknown"] * 5),
    ("POST", "/api/challenges/{challenge}/accept"): ("stranger", *["unknown"] * 5),
    ("POST", "/api/challenges/{challenge}/decline"): ("stranger", *["unknown"] * 5),
    ("POST", "/api/challenges/{challenge}/withdraw"): ("stranger", *["unknown"] * 5),
    ("GET", "/api/tournaments"): ANYBODY,
    ("POST", "/api/tournaments"): PLAYERS,
    ("GET", "/api/tournaments/{tournament}"): ("unknown",) * 6,
    **{
        ("POST", f"/api/tournaments/{{tournament}}/{what}"): ("stranger", *["unknown"] * 5)
        for what in ("here", "enter", "pause", "withdraw", "start", "stop", "remove")
    },
    ("POST", "/api/tables/{table}/rematch"): ("stranger", "seat", "stale", "stale", "seat", "seat"),
    ("GET", "/api/tables/{table}/promise"): ANYBODY,
    ("POST", "/api/tables/{table}/reveal"): ("stranger", "seat", "malformed", "malformed", "seat", "seat"),
    ("GET", "/api/tables/{table}/record"): ANYBODY,
    ("GET", "/api/tables/{table}/postcard.png"): ANYBODY,
    ("GET", "/api/puzzles/{game}/{puzzle}/postcard.png"): ("unknown",) * 6,
    ("POST", "/api/tables/{table}/review"): ("stranger", *["stale"] * 5),
    ("GET", "/api/tables/{table}/review"): ("stale",) * 6,
    ("GET", "/api/tables/{table}/scenes"): ("stranger", *["stale"] * 5),
    ("POST", "/api/tables/{table}/explore"): ("stranger", *["stale"] * 5),
    ("GET", "/api/tables/{table}/dice"): ("stranger", *["stale"] * 5),
    ("POST", "/api/records"): ("stranger", *["malformed"] * 5),
    ("POST", "/api/study"): PLAYERS,
    ("POST", "/api/study/preview"): PLAYERS,
    ("POST", "/api/study/why"): PLAYERS,
    ("GET", "/api/puzzles"): ANYBODY,
    ("GET", "/api/puzzles/mine"): PLAYERS,
    ("POST", "/api/puzzles/{game}/{puzzle}/try"): ("stranger", *["unknown"] * 5),
    ("POST", "/api/puzzles/{game}/{puzzle}/hint"): ("stranger", *["unknown"] * 5),
    ("POST", "/api/puzzles/{game}/{puzzle}/solution"): ("stranger", *["unknown"] * 5),
    ("GET", "/api/notices"): PLAYERS,
    ("POST", "/api/notices"): PLAYERS,
    ("POST", "/api/notices/devices"): PLAYERS,
    ("POST", "/api/notices/devices/remove"): PLAYERS,
    ("POST", "/api/tables/{table}/seen"): PLAYERS,
    ("POST", "/api/tables/{table}/later"): PLAYERS,
    ("POST", "/api/letters/stop/{token}"): ANYBODY,
    ("POST", "/api/letters/again/{token}"): ANYBODY,
    ("POST", "/api/letters/confirm/{token}"): ("unknown",) * 6,
    ("GET", "/api/people"): PLAYERS,
    ("GET", "/api/people/friends"): PLAYERS,
    ("POST", "/api/people/hearing"): PLAYERS,
    ("POST", "/api/people/{kind}"): ("stranger", "ok", "malformed", "ok", "ok", "ok"),
    ("GET", "/api/reports"): PLAYERS,
    ("POST", "/api/reports"): ("stranger", "seat", "malformed", "ok", "seat", "seat"),
    ("GET", "/api/me/tokens"): PLAYERS,
    ("POST", "/api/me/tokens"): ("stranger", *["forbidden"] * 5),
    ("DELETE", "/api/me/tokens/{token}"): ("stranger", *["unknown"] * 5),
    ("GET", "/api/me/bots"): PLAYERS,
    ("POST", "/api/me/bots"): ("stranger", *["forbidden"] * 5),
    ("POST", "/api/me/bots/{name}/tokens"): ("stranger", *["forbidden"] * 5),
    ("DELETE", "/api/me/bots/{name}"): ("stranger", *["forbidden"] * 5),
}
SAME = ("ok", "ok")
"""Routes whose answers are the same for everybody look at no token."""
READ = ("ok", "scope")
PLAY = ("scope", "ok")
CLOSED = ("closed", "closed")
BY_TOKEN: dict[tuple[str, str], tuple[str, str]] = {
    ("GET", "/healthz"): SAME,
    ("GET", "/readyz"): SAME,
    ("GET", "/api/games"): SAME,
    ("GET", "/api/games/{name}/rules"): SAME,
    ("GET", "/api/games/{name}/texts/{language}"): SAME,
    ("GET", "/api/me"): READ,
    ("GET", "/api/lobby"): READ,
    ("GET", "/api/people/here"): READ,
    ("GET", "/api/finding/waits"): READ,
    ("GET", "/api/leaderboards/{game}"): READ,
    ("GET", "/api/openings/{game}"): READ,
    ("GET", "/api/players"): READ,
    ("GET", "/api/players/{name}"): READ,
    ("GET", "/api/players/{name}/games"): READ,
    ("GET", "/api/tables/mine"): READ,
    ("GET", "/api/tables/{table}"): READ,
    ("GET", "/api/tables/{table}/promise"): READ,
    ("POST", "/api/tables/{table}/reveal"): ("scope", "seat"),
    ("GET", "/api/tables/{table}/record"): READ,
    ("GET", "/api/tables/{table}/review"): ("stale", "scope"),
    ("GET", "/api/tables/{table}/scenes"): ("stale", "scope"),
    ("GET", "/api/tables/{table}/dice"): ("stale", "scope"),
    ("GET", "/api/games/{name}/export"): READ,
    ("POST", "/api/tables"): PLAY,
    ("POST", "/api/tables/{table}/join"): ("scope", "stale"),
    ("POST", "/api/tables/{table}/leave"): ("scope", "seat"),
    ("POST", "/api/tables/{table}/close"): ("scope", "forbidden"),
    ("POST", "/api/tables/{table}/turn-away"): ("scope", "forbidden"),
    ("POST", "/api/tables/{table}/bot"): ("scope", "forbidden"),
    ("POST", "/api/tables/{table}/code"): ("scope", "seat"),
    ("POST", "/api/tables/{table}/rematch"): ("scope", "seat"),
    ("POST", "/api/codes"): ("scope", "unknown"),
    ("POST", "/api/finding"): PLAY,
    ("POST", "/api/challenges"): ("scope", "unknown"),
    ("POST", "/api/challenges/{challenge}/accept"): ("scope", "unknown"),
    ("POST", "/api/challenges/{challenge}/decline"): ("scope", "unknown"),
    ("POST", "/api/challenges/{challenge}/withdraw"): ("scope", "unknown"),
}
"""What a token that may read gets, and one that may play. All other routes are closed to both."""
SIGNED = {"id": "AA", "client_data": "AA", "authenticator_data": "AA", "signature": "AA"}
STUDY = {"game": "fishery", "seats": 2, "acts": [], "steps": [], "reader": 0}
DEVICE = PushService(url="https://push.example.org").device("/device")
TOKEN = signed_links.signed_link_token(Settings("", SECRET), signed_links.STOP, "nobody", "nobody@example.org")
"""A link that ends letters permits it to anybody who has it, and nothing else."""
BODIES: dict[str, Any] = {
    "/api/tables/{table}/reveal": {"word": "another"},
    "/api/players/name": {"name": "Somebody Else"},
    "/api/players/register": {"name": "Somebody Else", "password": PASSWORD},
    "/api/players/login": {"name": "Nobody", "password": PASSWORD},
    "/api/players/password": {"old": PASSWORD, "new": PASSWORD + "er"},
    "/api/players/recover": {"name": "Nobody", "words": "one two", "password": PASSWORD},
    "/api/players/recover/letter": {"email": "nobody@example.org"},
    "/api/players/recover/link": {"secret": "AA", "password": PASSWORD},
    "/api/players/link": {"code": "GULL-2093"},
    "/api/players/passkey": SIGNED,
    "/api/account/prove": {"password": PASSWORD},
    "/api/account/prove/passkey": SIGNED,
    "/api/account/email": {"email": "somebody@example.org"},
    "/api/account/email/confirm": {"secret": "AA"},
    "/api/account/passkeys": {"id": "AA", "client_data": "AA", "attestation": "AA"},
    "/api/account/delete": {"name": "Nobody"},
    "/api/tables": WISH,
    "/api/tables/{table}/turn-away": {"seat": 1},
    "/api/tables/{table}/bot": {"seat": 1, "level": "mate"},
    "/api/codes": {"code": "TIDE-TIDE"},
    "/api/search": {"games": [{"game": "pisces", "seats": 6}]},
    "/api/challenges": {"name": "Nobody", "game": "fishery"},
    "/api/tournaments": {
        "name": "Harbour Cup",
        "form": "league",
        "game": "fishery",
        "seats": 2,
        "clock": {"kind": "days"},
        "starts": 60,
    },
    "/api/tournaments/{tournament}/remove": {"name": "Somebody"},
    "/api/tables/{table}/explore": {"first": 0, "steps": ["a1"]},
    "/api/records": {"text": "no record"},
    "/api/study": STUDY,
    "/api/study/preview": {**STUDY, "ahead": ["a1"]},
    "/api/study/why": {**STUDY, "ahead": [], "actions": ["a1"]},
    "/api/puzzles/{game}/{puzzle}/try": {"steps": ["a1"]},
    "/api/notices": {"push": True, "mail": False},
    "/api/notices/devices": DEVICE,
    "/api/notices/devices/remove": {"endpoint": DEVICE["endpoint"]},
    "/api/people/hearing": {"whom": "friends"},
    "/api/me/tokens": {"name": "A program", "scopes": ["read"]},
    "/api/me/bots": {"name": "Robin"},
    "/api/me/bots/{name}/tokens": {"name": "A program", "scopes": ["read"]},
}
AT_THE_TABLE: dict[str, Any] = {"/api/people/{kind}": {"seat": 0}, "/api/reports": {"seat": 0, "kind": "game"}}
"""Bodies that also name the table."""
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
    "awake": ("accepted",) * 6,
    "claim": ("seat", "seat", "stale", "forbidden", "seat", "seat"),
    "back": ("seat", "seat", "stale", "stale", "seat", "seat"),
    "nudge": ("seat", "seat", "stale", "stale", "seat", "seat"),
}
MESSAGES_BY_TOKEN: dict[str, tuple[str, str]] = {
    "hello": ("welcome", "scope"),
    "look": ("looked", "scope"),
    "preview": ("seat", "scope"),
    "why": ("seat", "scope"),
    "awake": ("scope", "accepted"),
    **dict.fromkeys(
        ("act", "resign", "undo", "answer_undo", "hint", "vacation", "steps", "talk", "claim", "back", "nudge"),
        ("scope", "seat"),
    ),
}
REFUSED_BY_SCOPE = {"server.token-scope": "scope", "server.not-by-token": "closed"}
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
    "seat": 1,
    "what": "win",
}


@dataclass
class RunningTable:
    """A running table, and every kind of person who may ask something about it."""

    node: Node
    table: str
    name: str
    people: dict[str, httpx.Client]

    def socket(self, person: httpx.Client) -> ClientConnection:
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in person.cookies.items())}
        if "Authorization" in person.headers:
            headers = {"Authorization": person.headers["Authorization"]}
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


@pytest.fixture(scope="module")
def programs(shared: Node) -> list[httpx.Client]:
    """Return a program whose token may read, and one whose token may play."""
    person = owner(shared, "Owner of Programs")
    begin(person, guest(shared))
    return [program(shared, token_of(person, scope)["token"]) for scope in SCOPES]


@pytest.fixture
def running(shared: Node) -> RunningTable:
    people = {who: shared.person() for who in WHO}
    names = {who: people[who].post("/api/players/guest").json()["name"] for who in WHO if who != "stranger"}
    begin(people["player elsewhere"], people["guest"])
    table = begin(people["seat"], people["other seat"])
    found = RunningTable(shared, table, names["seat"], people)
    with found.socket(people["spectator"]) as socket:
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
            return outcome(answer["refusal"]) if answer["type"] == "refused" else str(answer["type"])


def outcome(refusal: dict[str, Any]) -> str:
    """Return the code of a refusal, or which of the two ways a token was refused."""
    return REFUSED_BY_SCOPE.get(refusal["telling"]["id"], str(refusal["code"]))


def type_of(message: Any) -> str:
    return str(get_args(get_type_hints(message)["type"])[0])


def test_every_route_and_message_has_a_row() -> None:
    routes = [route for router in ROUTERS for route in router.routes]
    assert all(isinstance(route, APIRoute) for route in routes)
    found = {(method, route.path) for route in routes if isinstance(route, APIRoute) for method in route.methods or ()}
    assert found == set(ROUTES)
    assert set(scopes.ROUTES) == {route for route, outcomes in BY_TOKEN.items() if outcomes != SAME}
    others = make_app(Settings("sqlite:///never-opened", SECRET)).routes
    paths = [route.path for route in others if isinstance(route, Route | WebSocketRoute)]
    engine = [path for path in paths if path.startswith("/engine/")]  # files that are the same for everybody
    assert [path for path in paths if path not in engine] == ["/api/openapi.json", "/api/tables/{table}/play"]
    assert {type_of(message) for message in get_args(ClientMessage)} == set(MESSAGES) == set(MESSAGES_BY_TOKEN)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_who_may_use_a_route(running: RunningTable, programs: list[httpx.Client], method: str, path: str) -> None:
    senders = (*running.people.values(), *programs)
    outcomes = tuple(use(running, person, number, method, path) for number, person in enumerate(senders))
    assert outcomes == ROUTES[method, path] + BY_TOKEN.get((method, path), CLOSED)


def use(running: RunningTable, person: httpx.Client, number: int, method: str, path: str) -> str:
    """Send a valid request; return how it was answered."""
    name = "fishery" if path.startswith("/api/games") else running.name
    places = {
        "language": "de",
        "session": "0" * 16,
        "key": "AA",
        "token": TOKEN if path.startswith("/api/letters") else "0" * 16,
        "kind": "block",
        "challenge": "a" * 16,
        "tournament": "a" * 16,
        "puzzle": "0" * 10,
    }
    address = path.format(table=running.table, name=name, game="fleet", **places)
    query = {"name": running.name} if path == "/api/players" else {}
    body = BODIES.get(path, {})
    if path in AT_THE_TABLE:
        body = {**AT_THE_TABLE[path], "table": running.table}
    body = {**body, "name": f"{body['name']} {number}{running.table}"[:24]} if "name" in body else body
    answer = person.request(method, address, params=query, json=body if method == "POST" else None)
    return "ok" if answer.is_success else outcome(answer.json())


@pytest.mark.parametrize("kind", MESSAGES)
def test_who_may_send_a_message(running: RunningTable, programs: list[httpx.Client], kind: str) -> None:
    outcomes = []
    for person in (*running.people.values(), *programs):
        with running.socket(person) as socket:
            say(socket, "hello")
            outcomes.append(say(socket, kind))
    assert tuple(outcomes) == MESSAGES[kind] + MESSAGES_BY_TOKEN[kind]
