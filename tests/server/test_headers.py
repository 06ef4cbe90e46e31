"""Security headers of every answer, and metrics on their own port.

The attackers: a page that frames ours, a script hidden in a text, a cache that stores private answers, and somebody who
reads the metrics.
"""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from shoal.server.community.lobby import store
from shoal.server.platform.config.settings import BadSettings, Settings, read_settings
from shoal.server.platform.http.security_headers import ALWAYS, NO_PAGE, page_policy
from shoal.server.platform.static_files import pages
from support.nodes import Databases, Node, run_node
from support.people import guest, open_table


@pytest.fixture
def served(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    """Yield a node with two static files, so that the test needs no built web client."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Shoal</title>")
    (folder / "assets" / "a.js").write_text("1;")
    monkeypatch.setattr(pages, "FOLDER", folder)
    with run_node(databases.standalone(tmp_path)) as node:
        yield node


async def fail(*_: object) -> None:
    raise ZeroDivisionError


def test_every_answer_has_the_headers_even_errors(served: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person = guest(served)
    monkeypatch.setattr(store, "waiting_tables", fail)
    answers = {
        200: person.get("/api/me"),
        401: served.person().get("/api/tables/mine"),
        403: httpx.post(f"{served.url}/api/players/guest"),
        404: person.get("/api/nothing"),
        413: person.post("/api/players/guest", content="x" * 70_000),
        422: person.post("/api/players/name", json={"name": "x"}),
        500: person.get("/api/lobby"),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert {name: answer.headers.get(name) for name in ALWAYS} == dict(ALWAYS), status
        assert answer.headers["content-security-policy"] == NO_PAGE
        assert answer.headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in answer.headers
    assert answers[500].json()["code"] == "fault"


def test_pages_load_our_own_files_and_nothing_else(served: Node) -> None:
    for path, kept in (("/", "no-cache"), ("/t/abc", "no-cache"), ("/assets/a.js", "immutable")):
        answer = served.person().get(path)
        assert answer.status_code == 200
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == ("'self' 'wasm-unsafe-eval'" if path.startswith("/assets") else "'self'")
        assert policy["style-src"] == policy["img-src"] == "'self'"
        host = served.url.removeprefix("http://")
        assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
        assert policy["form-action"] == "'self'"
        assert "'unsafe" not in answer.headers["content-security-policy"]
        assert kept in answer.headers["cache-control"]


@pytest.mark.parametrize("host", ["", "a b", "x; script-src *", "x,y", "evil\tx", "*"])
def test_a_malformed_host_is_left_out_of_the_policy(host: str) -> None:
    assert "ws:" not in page_policy(Headers({"host": host}))


@pytest.mark.parametrize("host", ["shoal.example", "shoal.example:8700", "[::1]:8700"])
def test_a_valid_host_is_in_the_policy(host: str) -> None:
    assert f" wss://{host};" in page_policy(Headers({"host": host}))


def test_https_answers_have_strict_transport_security(served: Node) -> None:
    secure = served.person(None, **{"X-Forwarded-Proto": "https"})
    for path in ("/", "/api/nothing", "/healthz"):
        assert secure.get(path).headers["strict-transport-security"].startswith("max-age=")


def test_only_public_answers_may_be_cached(served: Node) -> None:
    person = guest(served)
    table = open_table(person)["id"]
    for path in ("/api/games", "/api/games/fishery/rules"):
        assert person.get(path).headers["cache-control"] == "public, max-age=300"
    assert person.get("/api/games/chess/rules").headers["cache-control"] == "no-store"
    for path in ("/api/me", "/api/lobby", "/api/tables/mine", f"/api/tables/{table}", "/readyz"):
        assert person.get(path).headers["cache-control"] == "no-store"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
        return found


def test_metrics_are_served_on_their_own_port_only(databases: Databases, tmp_path: Path) -> None:
    port, found = free_port(), databases.standalone(tmp_path)
    with run_node(Settings(found.database, found.secret, metrics=f"127.0.0.1:{port}")) as node:
        node.person().get("/api/games")
        figures = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert 'shoal_requests_total{method="GET",route="/api/games",status="200"}' in figures
        assert "shoal_requests_total" not in node.person().get("/metrics").text
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


def test_the_metrics_setting_is_a_host_and_a_port(tmp_path: Path) -> None:
    environment = {"SHOAL_DATA": str(tmp_path)}
    assert read_settings(environment).metrics == ""
    assert read_settings({**environment, "SHOAL_METRICS": "[::1]:9100"}).metrics == "[::1]:9100"
    for wrong in ("9100", ":9100", "host:", "host:port"):
        with pytest.raises(BadSettings, match="host:port"):
            read_settings({**environment, "SHOAL_METRICS": wrong})
