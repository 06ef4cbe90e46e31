"""Blocks at tables and in the lobby. The attacker is blocked and looks for an answer that tells them so."""

import httpx
import pytest

from shoal.server.platform.http.errors import Problem
from shoal.server.play.presence import store as presence
from shoal.server.play.tables import chat
from shoal.server.play.tables.registry import TableRegistry
from support.frequent_players import at_tables
from support.nodes import Node
from support.people import guest, line, open_table, two_at_a_table

OPEN = {"chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "game": "pisces", "preset": None}


def name_of(person: httpx.Client) -> str:
    return str(person.get("/api/me").json()["name"])


def choose(person: httpx.Client, kind: str, other: httpx.Client, *, on: bool = True) -> None:
    answer = person.post(f"/api/people/{kind}", json={"name": name_of(other), "on": on})
    assert answer.status_code == 204, answer.text


def listed(person: httpx.Client) -> list[str]:
    return [table["id"] for table in person.get("/api/lobby").json()["open"]]


def test_blocked_people_do_not_meet_at_open_tables(node: Node) -> None:
    ann, bo, cy = guest(node), guest(node), guest(node)
    table = open_table(ann, **OPEN, door="public")["id"]
    choose(ann, "block", bo)
    assert (listed(ann), listed(bo), listed(cy), listed(node.person())) == ([table], [], [table], [table])
    refused = bo.post(f"/api/tables/{table}/join", json={})
    taken = cy.post(f"/api/tables/{table}/join", json={"seat": 0})
    assert refused.status_code == taken.status_code == 409
    assert refused.json() == taken.json(), "the same words as for a chair that is taken"
    own = open_table(bo, **OPEN, door="public")["id"]
    assert own not in listed(ann)
    assert own in listed(cy)
    told = ann.post(f"/api/tables/{own}/join", json={}).json()
    assert told["telling"]["id"] == "server.sits-with-blocked", "who has blocked may know why"
    choose(ann, "block", bo, on=False)
    assert bo.post(f"/api/tables/{table}/join", json={}).is_success
    choose(ann, "block", bo)
    assert bo.post(f"/api/tables/{table}/join", json={}).is_success, "they sit there already"


def test_blocked_people_do_not_read_each_other(node: Node) -> None:
    ann, bo, table = two_at_a_table(node)
    watcher = guest(node)
    with line(node, table, ann) as one, line(node, table, bo) as two, line(node, table, watcher) as three:
        for socket in (one, two, three):
            socket.hello()
        assert one.ask(type="talk", text="First")["type"] == "accepted"
        assert [socket.hear("said")["text"] for socket in (two, three)] == ["First"] * 2
        choose(ann, "block", bo)
        assert two.ask(type="talk", text="Hidden from Ann")["type"] == "accepted"
        assert one.ask(type="talk", text="Hidden from Bo")["type"] == "accepted"
        assert [three.hear("said")["text"] for _ in range(2)] == ["Hidden from Ann", "Hidden from Bo"]
        assert [said["text"] for said in one.hello()["talk"]] == ["Hidden from Bo", "First"][::-1]
        assert [said["text"] for said in two.hello()["talk"]] == ["Hidden from Ann"]
        assert len(three.hello()["talk"]) == 3
        with line(node, table) as stranger:
            assert len(stranger.hello()["talk"]) == 3


def test_readers_choose_whose_chat_they_read(node: Node) -> None:
    ann, bo, table = two_at_a_table(node)
    with line(node, table, ann) as one, line(node, table, bo) as two:
        one.hello()
        two.hello()
        two.ask(type="talk", text="Ahoy")
        choose(ann, "mute", bo)
        assert one.hello()["talk"] == []
        choose(ann, "mute", bo, on=False)
        for whom, lines in (("nobody", 0), ("friends", 0), ("everybody", 1), ("friends", 1)):
            assert ann.post("/api/people/hearing", json={"whom": whom}).status_code == 204
            assert len(one.hello()["talk"]) == lines, whom
            if whom == "everybody":
                choose(ann, "follow", bo)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "http://x",
            "go to example.com",
            "example\N{FULLWIDTH FULL STOP}\uff43\uff4f\uff4d",
            "exam\u200bple.c\u200dom",
            "\u0435xample.\u0441\u043em",
        ),
        *("www\u3002foo\u3002jp", "me@foo.bar", "1.2.3.4", "t.me/x", "\u2060\u200b", "x" * 201),
    ],
)
def test_refused_lines(text: str) -> None:
    with pytest.raises(Problem):
        chat.clean(text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        *(("gut.Das war es", "gut.Das war es"), ("I won.It is 3.5 to 2", "I won.It is 3.5 to 2"), ("a\u200fb", "ab")),
        *(
            ("そうです。はい", "そうです。はい"),
            ("  a\u3000 b ", "a b"),
            ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
        ),
        *(
            ("\u0645\u06cc\u200c\u062e\u0648", "\u0645\u06cc\u200c\u062e\u0648"),
            ("a" + "\u0334" * 50, "a" + "\u0334" * 3),
        ),
    ],
)
def test_lines_are_kept_as_they_are_seen(text: str, line: str) -> None:
    assert chat.clean(text) == line


def test_friends_who_are_here_come_first_with_their_tables(node: Node) -> None:
    ann, bo, cy = guest(node), guest(node), guest(node)
    table = open_table(bo, **OPEN, door="public")["id"]
    choose(ann, "follow", bo)
    choose(ann, "follow", cy)
    hidden = ann.get("/api/people/friends").json()
    assert [(friend["name"], friend["here"]) for friend in hidden] == [(name_of(cy), False), (name_of(bo), False)]

    met = bo.get("/api/me").json()["id"]

    async def meet(tables: TableRegistry) -> None:
        async with tables.database.transaction() as connection:
            await presence.meet(connection, [met])

    at_tables(node, meet)
    first = ann.get("/api/people/friends").json()[0]
    assert (first["name"], first["here"], first["open"]["id"], first["running"]) == (name_of(bo), True, table, None)
    choose(bo, "block", ann)
    assert ann.get("/api/people/friends").json() == hidden, "the same as when somebody is away"
