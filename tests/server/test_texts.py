"""Text that PostgreSQL cannot store is refused in every field of every request, and nobody else is affected.

The attacker is one guest who sends control characters, halves of surrogate pairs or marks that change the direction of
text, in every field, as often as the limits allow.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter, ValidationError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.test_records import played
from shoal.server.app.csrf_guard import CsrfGuard
from shoal.server.platform.base.input_text import Text, has_refused_text, is_text, needs_a_look
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.token_buckets import TokenBuckets
from shoal.server.platform.static_files.pages import mount_pages
from shoal.server.play.websocket import parse_message
from support.nodes import Databases, Node, run_node
from support.people import Line, guest, line, two_at_a_table

BAD = {
    "a NUL": "a\x00b",
    "a newline": "a\nb",
    "a tab": "a\tb",
    "a C1 control": "a\x85b",
    "delete": "a\x7fb",
    "half a pair": "a\ud800b",
    "an override": "a\u202eb",
    "an isolate": "a\u2066b",
}
PATHS = (
    "/api/players/{}",
    "/api/players/{}/games",
    "/api/games/{}/rules",
    "/api/tables/{}",
    "/api/tables/{}/record",
)
TABLE: dict[str, Any] = {"game": "fishery", "preset": "pond"}
STUDY: dict[str, Any] = {"game": "fishery", "seats": 2, "acts": [], "steps": [], "reader": 0}
DOUBT: dict[str, Any] = {**STUDY, "ahead": [], "actions": []}


def bodies(bad: str) -> list[tuple[str, dict[str, Any]]]:
    """Return every command with the bad text in one of its text fields, once for each field."""
    record = played("b2", "a1")
    return [
        ("/api/players/guest", {"name": bad}),
        ("/api/players/name", {"name": bad}),
        ("/api/players/register", {"name": bad, "password": "long enough"}),
        ("/api/players/register", {"name": "Somebody", "password": f"long enough {bad}"}),
        ("/api/players/login", {"name": bad, "password": "long enough"}),
        ("/api/players/login", {"name": "Somebody", "password": bad}),
        ("/api/players/password", {"old": bad, "new": "long enough"}),
        ("/api/tables", {"game": bad}),
        ("/api/tables", {**TABLE, "preset": bad}),
        ("/api/tables", {**TABLE, "word": bad}),
        ("/api/tables", {**TABLE, "options": {bad: True}}),
        ("/api/tables", {**TABLE, "options": {"rows": bad}}),
        ("/api/tables", {**TABLE, bad: True}),
        ("/api/tables", {**TABLE, "chairs": [{"kind": "me"}, {"kind": "bot", "level": bad}]}),
        ("/api/tables/{table}/join", {"word": bad}),
        ("/api/tables/{table}/explore", {"first": 0, "steps": [bad]}),
        ("/api/study", {**STUDY, "game": bad}),
        ("/api/study", {**STUDY, "options": {bad: 1}}),
        ("/api/study", {**STUDY, "options": {"rows": bad}}),
        ("/api/study", {**STUDY, "acts": [[0, bad]]}),
        ("/api/study", {**STUDY, "steps": [bad]}),
        ("/api/study/preview", {**STUDY, "ahead": [bad]}),
        ("/api/study/why", {**DOUBT, "actions": [bad]}),
        ("/api/records", {"text": bad}),
        ("/api/records", {"text": record.replace('"b2"', json.dumps(bad))}),
        ("/api/records", {"text": record.replace('"fishery"', json.dumps(bad))}),
        ("/api/records", {"text": record.replace('"words": []', f'"words": [{json.dumps(bad)}]')}),
        ("/api/records", {"text": record.replace('"ships": 1', f'"ships": {json.dumps(bad)}')}),
        ("/api/records", {"text": record.replace('"shoal_record": 1', f'"shoal_record": {json.dumps(bad)}')}),
    ]


def messages(bad: str) -> list[dict[str, Any]]:
    return [
        {"type": bad, "key": "k"},
        {"type": "act", "key": bad, "decision": 0, "steps": ["a1"]},
        {"type": "act", "key": "k", "decision": 0, "steps": ["a1", bad]},
        {"type": "preview", "key": "k", "decision": 0, "steps": [bad]},
        {"type": "why", "key": "k", "decision": 0, "steps": [], "actions": ["a1", bad]},
        {"type": "resign", "key": bad},
        {"type": "undo", "key": bad, "to": 0},
        {"type": "answer_undo", "key": bad, "agree": True},
        {"type": "hint", "key": bad, "decision": 0},
        {"type": "vacation", "key": bad, "left": 1},
        {"type": "talk", "key": bad, "text": "hello"},
        {"type": "talk", "key": "k", "text": bad},
    ]


class Honest:
    """An honest player at another table of the same node, with an open websocket."""

    def __init__(self, node: Node, person: httpx.Client, line: Line) -> None:
        self.node, self.person, self.line = node, person, line
        self.line.hello()

    def is_well(self) -> bool:
        said = self.line.ask(type="undo", to=99)
        return said["refusal"]["code"] == "undo" and self.person.get("/api/me").status_code == 200


@pytest.fixture(scope="module")
def honest(databases: Databases, services: None) -> Iterator[Honest]:
    with run_node(replace(databases.cluster(), limits=False)) as node:
        first, _, table = two_at_a_table(node)
        with line(node, table, first) as one:
            yield Honest(node, first, one)


def refused_plainly(answer: httpx.Response) -> str:
    """Check that an answer is a refusal that does not repeat the bad text; return what it says."""
    assert answer.status_code in (404, 422), (answer.status_code, answer.text)
    said: dict[str, Any] = answer.json()["telling"]
    assert not has_refused_text(said), "the refusal repeats the bad text"
    return str(said["args"].get("text", ""))


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_every_command_refuses_bad_text(honest: Honest, bad: str) -> None:
    person, _, table = two_at_a_table(honest.node)
    stranger = honest.node.person()
    for path, body in bodies(bad):
        who = stranger if path in ("/api/players/guest", "/api/players/register") else person
        content = json.dumps(body).encode()
        answer = who.post(path.format(table=table), content=content, headers={"content-type": "application/json"})
        assert answer.json()["code"] == "malformed", (path, body, answer.text)
        refused_plainly(answer)
    assert honest.is_well()


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_every_message_refuses_bad_text(honest: Honest, bad: str) -> None:
    person, _, table = two_at_a_table(honest.node)
    for message in messages(bad):
        with line(honest.node, table, person) as one:
            for escaped in (True, False) if "\ud800" not in bad else (True,):
                one.socket.send(json.dumps(message, ensure_ascii=escaped))
                refusal = one.hear("refused")["refusal"]
                assert refusal["code"] == "malformed", message
                assert not has_refused_text(refusal)
                assert bad not in refusal["telling"]["args"]["text"]
            assert one.hello()["position"]["entry"] == 0, "the websocket stays open, and nothing was done"
    assert honest.is_well()


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_every_path_refuses_bad_text(honest: Honest, bad: str) -> None:
    written = quote(bad, errors="surrogatepass")
    for path in PATHS:
        refused_plainly(honest.node.person().get(path.format(written)))
    refused_plainly(
        honest.node.person().get("/api/players/Nobody/games", params={"before": bad.replace("\ud800", "\x00")})
    )
    with pytest.raises((InvalidStatus, ConnectionClosed)) as refused, line(honest.node, written):
        pass
    assert "403" in str(refused.value)
    assert honest.is_well()


@pytest.mark.anyio
async def test_a_bad_path_is_refused_before_a_file_is_looked_up(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    app = FastAPI()
    mount_pages(app, tmp_path)
    app.add_middleware(CsrfGuard, buckets=TokenBuckets())
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://shoal") as browser:
        assert (await browser.get("/table/abc")).status_code == 200
        assert refused_plainly(await browser.get("/a%00b")) == "the address must not contain control characters"


@pytest.mark.parametrize("name", ["A" * 16, "a" * 17, "a.b", "ä", "*", ">"])
def test_a_websocket_with_a_malformed_table_id_is_refused(honest: Honest, name: str) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)), line(honest.node, quote(name)):
        pass


def test_a_refusal_names_the_field(honest: Honest) -> None:
    person = guest(honest.node)
    answer = person.post("/api/tables", json={**TABLE, "word": "a\x00b"})
    assert refused_plainly(answer) == "body.word: must not contain control characters"
    with pytest.raises(Problem, match=r"=`key` must not contain control characters$"):
        parse_message.parse_message(json.dumps({"type": "resign", "key": "\x00"}))
    with pytest.raises(Problem, match=r"=what was sent: Input is not known$"):
        parse_message.parse_message(json.dumps({"type": "<script>", "key": "k"}))


@pytest.mark.parametrize(
    "text", ["[" * 50_000, '{"options": {"rows": [1]}}', '{"options": {"rows": NaN}}', "null", "7"]
)
def test_odd_records_are_refused(honest: Honest, text: str) -> None:
    answer = honest.person.post("/api/records", json={"text": text})
    assert answer.status_code == 422, answer.text


def test_text_of_many_languages_is_allowed() -> None:
    for text in ("", "hello", "Mårten", "日本語", "a\u0301", "👩\u200d🚀", "שלום\u200f", 'say "so" \\ or not'):
        assert is_text(text)
        assert TypeAdapter(Text).validate_python(text, strict=True) == text
        assert parse_message.parse_message(json.dumps({"type": "talk", "key": "k", "text": text}))["text"] == text
    for bad in BAD.values():
        with pytest.raises(ValidationError):
            TypeAdapter(Text).validate_python(bad)


def test_only_suspicious_messages_are_checked_closely() -> None:
    assert not needs_a_look('{"type": "act", "key": "k", "decision": 3, "steps": ["a1"]}')
    assert not needs_a_look('{"type": "talk", "key": "k", "text": "日本語"}')
    for bad in BAD.values():
        assert needs_a_look(json.dumps({"key": bad}))
        assert has_refused_text([{"steps": ["a", (bad,)]}])
        assert has_refused_text({bad: 1})
