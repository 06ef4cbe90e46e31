"""Playing over real websockets, on a standalone node and on a cluster."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shoal.cli import app
from shoal.server.platform.base.timestamps import DAY_MS
from shoal.server.play.websocket import connection_limits
from shoal.server.play.websocket.endpoint import AWAY, FLOOD, UNKNOWN
from support.nodes import Databases, Node, run_node
from support.people import Line, guest, line, open_table, two_at_a_table


def test_two_people_play_and_a_stranger_watches(node: Node, tmp_path: Path) -> None:
    first, second, table = two_at_a_table(node)
    with line(node, table, first) as one, line(node, table, second) as two, line(node, table) as watching:
        players = [one, two]
        positions = [player.hello()["position"] for player in players]
        assert watching.hello()["you"] is None
        seen = 0
        while positions[0]["turn"]:
            seat = positions[0]["turn"][0]
            step = positions[seat]["legal"][0]
            players[seat].send(type="act", key=f"k{seen}", decision=positions[seat]["decision"], steps=[step])
            news = [player.hear("news") for player in (*players, watching)]
            positions = [message["position"] for message in news]
            told = news[2]["happenings"]
            assert [happening["entry"] for happening in told] == list(range(seen, seen + len(told)))
            assert ["auto" in happening for happening in told] == [False, *[True] * (len(told) - 1)]
            assert players[seat].hear("accepted", "refused") == {"type": "accepted", "key": f"k{seen}"}
            seen += len(told)
        assert positions[0]["result"] == positions[2]["result"]
        fresh = watching.hello(since=seen)
        assert fresh["position"]["view"] == positions[2]["view"]
        assert (fresh["happenings"], fresh["table"]["status"]) == ([], "over")
        assert len(fresh["table"]["commitment"]["secret"]) == 64
    check_record(first.get(f"/api/tables/{table}/record").text, tmp_path / "record.json")


def test_a_player_says_who_takes_their_forced_steps(node: Node) -> None:
    first = guest(node)
    wish = {"game": "fishery", "preset": "pond", "chairs": [{"kind": "me"}, {"kind": "open"}], "auto": False}
    table = first.post("/api/tables", json=wish).json()["id"]
    second = guest(node)
    second.post(f"/api/tables/{table}/join", json={})
    with line(node, table, first) as one, line(node, table, second) as two, line(node, table) as watching:
        assert [one.hello()["auto"], two.hello()["auto"]] == [False, True]
        assert "auto" not in watching.hello()
        for _ in range(2):
            assert two.ask(type="steps", auto=False)["type"] == "accepted"
        assert two.hello()["auto"] is False
        two.send(type="steps", auto="no")
        assert two.hear("refused")["refusal"]["code"] == "malformed"
        assert watching.ask(type="steps", auto=True)["refusal"]["code"] == "seat"


def check_record(text: str, file: Path) -> None:
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(app, ["verify", str(file)])
    assert (result.exit_code, "replays exactly" in result.output) == (0, True)


def test_previews_reasons_and_refusals(node: Node) -> None:
    first, second, table = two_at_a_table(node)
    with line(node, table, first) as one, line(node, table, second) as two:
        position = one.hello()["position"]
        ahead = one.ask(type="preview", decision=0, steps=position["legal"][:1])
        assert ahead["view"] != position["view"]
        placed = position["legal"][0]
        assert one.ask(type="act", decision=0, steps=[placed])["type"] == "accepted"
        why = two.ask(type="why", decision=1, steps=[], actions=[placed])
        assert why["reasons"][placed]["rule"].startswith("FI-")
        for said, code in (
            ({"decision": 1, "steps": [placed]}, "illegal"),
            ({"decision": 0, "steps": [placed]}, "stale"),
            ({"decision": 1, "steps": ["castle"]}, "unknown"),
        ):
            assert two.ask(type="act", **said)["refusal"]["code"] == code
        assert one.ask(type="undo", to=0)["type"] == "accepted"
        assert two.hello()["position"]["decision"] is None


def test_each_reader_looks_back_at_what_they_saw_then_and_at_no_more(node: Node) -> None:
    first, second, table = two_at_a_table(node, game="fleet", preset=None)
    with line(node, table, first) as one, line(node, table, second) as two, line(node, table) as watching:
        readers = [one, two, watching]
        seen = [[reader.hello()["position"]] for reader in readers]
        while len(seen[0]) < 12:
            seat = seen[0][-1]["turn"][0]
            now = seen[seat][-1]
            readers[seat].send(type="act", decision=now["decision"], steps=now["legal"][:1])
            for place, reader in enumerate(readers):
                seen[place].append(reader.hear("news")["position"])
        for reader, positions in zip(readers, seen, strict=True):
            for then in positions:
                looked = reader.ask(type="look", entry=then["entry"])["position"]
                assert looked == {**then, "legal": [], "decision": None, "undo": None, "clocks": None}
        assert one.ask(type="look", entry=9)["position"]["view"] != two.ask(type="look", entry=9)["position"]["view"]
        assert one.ask(type="look", entry=seen[0][-1]["entry"] + 1)["refusal"]["code"] == "stale"
        assert one.ask(type="look", entry=2**31 - 1)["refusal"]["code"] == "stale"
        one.send(type="look", entry=-1)
        assert one.hear("refused")["refusal"]["code"] == "malformed"
        other = one.ask(type="look", entry=9, reader=1, seat=1)
        assert other["type"] == "refused" or other["position"]["view"] == seen_at(seen[0], 9)


def seen_at(positions: list[dict[str, Any]], entry: int) -> Any:
    return next(position["view"] for position in positions if position["entry"] == entry)


def test_a_table_that_has_not_begun_has_no_past(node: Node) -> None:
    person = guest(node)
    with line(node, open_table(person)["id"], person) as one:
        assert one.ask(type="look", entry=0)["refusal"]["code"] == "stale"


def test_people_without_a_seat_at_the_table_cannot_change_it(node: Node) -> None:
    _, _, table = two_at_a_table(node)
    other, _, _ = two_at_a_table(node)
    for person in (None, guest(node), other):
        with line(node, table, person) as watching:
            assert watching.hello()["you"] is None
            for message in (
                {"type": "act", "decision": 0, "steps": ["a1"]},
                {"type": "preview", "decision": 0, "steps": []},
                {"type": "why", "decision": 0, "steps": [], "actions": ["a1"]},
                {"type": "resign"},
                {"type": "undo", "to": 0},
                {"type": "answer_undo", "agree": True},
                {"type": "hint", "decision": 0},
            ):
                assert watching.ask(**message)["refusal"]["code"] == "seat"


MALFORMED = [
    "",
    "{",
    "[]",
    '{"type": "shout"}',
    '{"type": "hello"}',
    '{"type": "hello", "since": -1}',
    '{"type": "hello", "since": "0"}',
    '{"type": "act", "key": "k", "decision": 0, "steps": "a1"}',
    json.dumps({"type": "act", "key": "k", "decision": 0, "steps": ["a1"] * 200}),
    json.dumps({"type": "talk", "key": "k", "text": "x" * 400}),
    json.dumps({"type": "resign", "key": "k" * 100}),
    "x" * 20_000,
]


def test_malformed_messages_are_refused(node: Node) -> None:
    table = open_table(guest(node))["id"]
    for text in MALFORMED:
        with line(node, table) as stranger:
            stranger.socket.send(text)
            assert stranger.hear("refused")["refusal"]["code"] == "malformed", text
            assert stranger.hello()["position"] is None, text


def flood(stranger: Line) -> None:
    for _ in range(200):
        stranger.socket.send("{}")
    stranger.hear("nothing")


def test_a_websocket_that_sends_too_much_is_closed(node: Node) -> None:
    table = open_table(guest(node))["id"]
    with line(node, table) as stranger, pytest.raises(ConnectionClosed) as closed:
        flood(stranger)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FLOOD
    assert node.person().get("/healthz").status_code == 200


def test_a_message_over_the_limit_is_refused_with_its_own_key(node: Node) -> None:
    table = open_table(guest(node))["id"]
    with line(node, table, guest(node)) as watching:
        keys = [watching.send(type="preview", decision=0, steps=[]) for _ in range(105)]
        answers = [watching.hear("refused") for _ in keys]
        assert [answer["key"] for answer in answers] == keys
        assert [answer["refusal"]["code"] for answer in (answers[0], answers[-1])] == ["seat", "limit"]


def test_a_player_can_have_only_so_many_websockets(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "PLAYER", 2)
    monkeypatch.setattr(connection_limits, "ADDRESS", 3)
    person = guest(node)
    table = open_table(person)["id"]
    with line(node, table, person) as one, line(node, table, person) as two, line(node, table) as stranger:
        for welcome in (one.hello(), two.hello(), stranger.hello()):
            assert welcome["table"]["id"] == table
        for who in (person, None):
            with line(node, table, who) as refused, pytest.raises(ConnectionClosed) as closed:
                refused.hello()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == FLOOD
    with line(node, table, person) as again:
        assert again.hello()["you"] == 0


@pytest.mark.usefixtures("services")
def test_without_a_database_a_new_websocket_is_closed_and_no_error_is_logged(
    databases: Databases, caplog: pytest.LogCaptureFixture
) -> None:
    with run_node(databases.cluster()) as node:
        person = guest(node)
        table = open_table(person)["id"]
        databases.drop(databases.made[-1])
        for who in (person, None):
            with line(node, table if who else "another", who) as unlucky, pytest.raises(ConnectionClosed) as closed:
                unlucky.hear("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == AWAY
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_player_takes_vacation(node: Node) -> None:
    first, second, table = two_at_a_table(node, clock={"kind": "days", "days": 2, "vacation": 5})
    with line(node, table, first) as one, line(node, table, second) as two:
        assert [face["vacation"] for face in one.hello()["position"]["clocks"]] == [5, 5]
        two.hello()
        assert one.ask(type="vacation", left=3)["type"] == "accepted"
        assert one.ask(type="vacation", left=3)["type"] == "accepted"
        face = two.hear("clocks")["clocks"][0]
        assert (face["vacation"], round(face["left"] / DAY_MS)) == (3, 4)
        assert one.ask(type="vacation", left=4)["refusal"]["code"] == "stale"
        assert two.hello()["position"]["clocks"][0]["vacation"] == 3


def test_a_huge_message_closes_the_websocket(node: Node) -> None:
    table = open_table(guest(node))["id"]
    with line(node, table) as stranger:
        stranger.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            stranger.hear("nothing")


def test_unknown_tables_and_foreign_origins_are_refused(node: Node) -> None:
    with pytest.raises((ConnectionClosed, InvalidStatus)) as refused, line(node, "nothing") as nothing:
        nothing.hello()
    assert str(UNKNOWN) in str(refused.value) or "403" in str(refused.value)
    table = open_table(guest(node))["id"]
    with pytest.raises(InvalidStatus), line(node, table, Origin="https://elsewhere.example"):
        pass


def test_table_talk(node: Node) -> None:
    first, second, table = two_at_a_table(node)
    with line(node, table, first) as one, line(node, table, second) as two:
        one.hello()
        two.hello()
        one.send(type="talk", key="k", text="  good   luck ")
        assert two.hear("said")["text"] == "good luck"
        codes = [two.ask(type="talk", text="hm").get("refusal", {}).get("code") for _ in range(8)]
        assert codes[:5] == [None] * 5
        assert "limit" in codes
        assert one.hello()["talk"][0]["text"] == "good luck"


def test_chat_says_between_which_entries_it_was_said(node: Node) -> None:
    first, second, table = two_at_a_table(node)
    with line(node, table, first) as one, line(node, table, second) as two, line(node, table) as watching:
        position = one.hello()["position"]
        two.hello()
        watching.hello()
        one.send(type="talk", text="before")
        assert two.hear("said")["entry"] == 0
        assert one.ask(type="act", decision=0, steps=position["legal"][:1])["type"] == "accepted"
        two.send(type="talk", text="after one")
        assert [watching.hear("said")["entry"] for _ in range(2)] == [0, 1]
        assert [(said["text"], said["entry"]) for said in watching.hello()["talk"]] == [("before", 0), ("after one", 1)]
    with line(node, table) as later:
        assert [said["entry"] for said in later.hello()["talk"]] == [0, 1]


@pytest.mark.usefixtures("services")
def test_news_reach_readers_at_another_node(databases: Databases) -> None:
    settings = databases.cluster()
    with run_node(settings) as here, run_node(settings) as there:
        first, _, table = two_at_a_table(here)
        with line(here, table, first) as one, line(there, table) as watching:
            position = one.hello()["position"]
            watching.hello()
            one.send(type="act", decision=0, steps=position["legal"][:1])
            assert watching.hear("news")["position"]["entry"] == 1


def test_a_bot_moves_and_a_player_gets_a_hint(databases: Databases, tmp_path: Path) -> None:
    with run_node(databases.standalone(tmp_path)) as node:
        person = guest(node)
        table = open_table(person, chairs=[{"kind": "me"}, {"kind": "bot", "level": "deckhand"}])
        assert table["status"] == "running"
        with line(node, table["id"], person) as one:
            position = one.hello()["position"]
            advised = one.ask(type="hint", decision=0)
            assert advised["best"][0]["action"] in position["legal"]
            assert all(0 < len(one["reasons"]) <= 3 for one in advised["best"])
            assert advised["origin"]["id"] == "core.from-games"
            assert one.ask(type="act", decision=0, steps=[advised["best"][0]["action"]])["type"] == "accepted"
            assert one.hear("news")["happenings"][0]["seat"] == 1
