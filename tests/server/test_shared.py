"""People who share one device: one account holds all their seats, and each is read only when its holder asks for it.

The attackers: somebody else who asks for one of these seats; a host who wants ratings or open chairs from such a table;
and a page that is sent the view of the person who does not have the device.
"""

from pathlib import Path
from typing import Any

import httpx
import pytest

from shoal.server.accounts.identity.names import LONGEST
from support.nodes import Databases, Node, run_node
from support.people import Line, guest, line

ANN, BEN = {"kind": "beside", "name": "Ann"}, {"kind": "beside", "name": "Ben"}
BOT = {"kind": "bot", "level": "deckhand"}
MOST_STEPS = 40
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def share(person: httpx.Client, *chairs: dict[str, Any], game: str = "fleet", **more: Any) -> dict[str, Any]:
    answer = person.post("/api/tables", json={"game": game, "chairs": [ME, *chairs], **more})
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def take(device: Line, seat: int | None) -> dict[str, Any]:
    """Say who has the device."""
    device.send(type="hello", since=0, **({} if seat is None else {"seat": seat}))
    return device.hear("welcome")


def play(device: Line, seat: int, choice: int = 0) -> dict[str, Any]:
    """Let a person take the device and one of their legal steps; return the news that they get."""
    position = take(device, seat)["position"]
    step, key = position["legal"][choice], f"{seat} {position['entry']}"
    device.send(type="act", key=key, decision=position["decision"], steps=[step])
    return device.hear("news")


def test_the_game_begins_at_once_and_people_have_the_names_they_were_given(node: Node) -> None:
    table = share(guest(node), ANN, BOT)
    assert (table["status"], table["shared"], table["rated"], table["talk"]) == ("running", True, False, False)
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "person", "bot"]
    assert (table["chairs"][1]["name"], table["chairs"][1]["rating"], table["host"]) == ("Ann", None, 0)


def test_the_person_who_has_the_device_sees_and_plays_one_seat(node: Node) -> None:
    host = guest(node)
    table = share(host, ANN)["id"]
    with line(node, table, host) as device:
        covered = take(device, None)
        assert (covered["you"], covered["position"]["decision"]) == (None, None)
        assert covered["device"] == {"seats": [0, 1], "hides": True}
        mine, hers = take(device, 0), take(device, 1)
        assert [mine["you"], hers["you"]] == [0, 1]
        views = [one["position"]["view"] for one in (covered, mine, hers)]
        assert all(one != other for at, one in enumerate(views) for other in views[at + 1 :])
        (seat,) = hers["position"]["turn"]
        other = 1 - seat
        legal = take(device, seat)["position"]["legal"]
        take(device, other)
        refusal = device.ask(type="act", decision=0, steps=legal[:1])["refusal"]
        assert refusal["code"] == "stale"
        assert play(device, seat)["position"]["entry"] > 0


def test_without_a_seat_the_holder_is_a_spectator(node: Node) -> None:
    host = guest(node)
    table = share(host, ANN)["id"]
    with line(node, table, host) as device, line(node, table) as stranger:
        covered, watched = take(device, None), stranger.hello()
        assert {name: covered[name] for name in watched} == watched
        assert "device" not in watched
        for message in (
            {"type": "resign"},
            {"type": "act", "decision": 0, "steps": ["pass"]},
            {"type": "undo", "to": 0},
        ):
            assert device.ask(**message)["refusal"]["code"] == "seat"
        mine, anybody = (person.get(f"/api/tables/{table}/record").text for person in (host, node.person()))
        assert mine == anybody


@pytest.mark.parametrize("shared", [True, False])
def test_nobody_is_told_what_another_player_may_know(node: Node, shared: bool) -> None:
    host, other = guest(node), guest(node)
    table = (share(host, ANN) if shared else share(host, OPEN))["id"]
    if not shared:
        guest(node).post(f"/api/tables/{table}/join", json={})
    with line(node, table) as stranger:
        watched = stranger.hello()
        for seat in range(3):
            with line(node, table, other) as spy:
                assert take(spy, seat) == watched
                looks = [one.ask(type="look", key="k", entry=watched["position"]["entry"]) for one in (spy, stranger)]
                assert looks[0] == looks[1]
                assert spy.ask(type="act", decision=0, steps=["pass"])["refusal"]["code"] == "seat"
            record, plain = (
                one.get(f"/api/tables/{table}/record", params={"seat": seat}) for one in (other, node.person())
            )
            assert record.text == plain.text


def test_a_player_cannot_read_as_another_seat_of_an_ordinary_table(node: Node) -> None:
    host, other = guest(node), guest(node)
    table = share(host, OPEN)["id"]
    other.post(f"/api/tables/{table}/join", json={})
    with line(node, table, host) as device, line(node, table) as stranger:
        assert take(device, 1) == stranger.hello()
        assert (take(device, 0)["you"], take(device, None)["you"]) == (0, 0)
        assert "device" not in take(device, 0)


def test_news_are_those_of_the_person_who_has_the_device(node: Node) -> None:
    host = guest(node)
    table = share(host, ANN, BEN)["id"]
    with line(node, table, host) as device, line(node, table, host) as second:
        (seat,) = take(device, None)["position"]["turn"]
        waiting = next(one for one in range(3) if one != seat)
        take(second, waiting)
        own, theirs = play(device, seat)["position"], second.hear("news")["position"]
        assert (theirs["view"], own["entry"]) == (take(second, waiting)["position"]["view"], theirs["entry"])
        assert theirs["view"] != own["view"]


def test_the_record_is_that_of_the_seat_that_is_named(node: Node) -> None:
    host = guest(node)
    table = share(host, ANN)["id"]

    def records() -> list[str]:
        asked: list[dict[str, int]] = [{}, {"seat": 0}, {"seat": 1}]
        return [host.get(f"/api/tables/{table}/record", params=seat).text for seat in asked]

    with line(node, table, host) as device:
        turn = take(device, None)["position"]["turn"]
        for _ in range(MOST_STEPS):
            if len(set(records())) == 3:
                break
            turn = play(device, turn[0], choice=-1)["position"]["turn"]
    assert len(set(records())) == 3, "each has paid with cards that the others do not know"
    assert host.get(f"/api/tables/{table}/record", params={"seat": 99}).json()["code"] == "malformed"


@pytest.mark.parametrize(
    ("chairs", "more", "why"),
    [
        ([ANN], {"rated": True}, "server.shared-alone"),
        ([ANN], {"door": "public"}, "server.shared-alone"),
        ([ANN, OPEN], {}, "server.shared-alone"),
        ([ANN], {"practice": True}, "core.practice-alone"),
        ([{"kind": "beside"}], {}, "server.name-length"),
        ([{"kind": "beside", "name": "x" * (LONGEST + 1)}], {}, "server.name-length"),
        ([{"kind": "beside", "name": "Official Ann"}], {}, "server.name-reserved"),
        ([{"kind": "beside", "name": "A\u202enn"}], {}, None),
        ([ME], {}, "server.two-chairs"),
    ],
)
def test_what_such_a_table_may_not_be(
    lasting: Node, chairs: list[dict[str, Any]], more: dict[str, Any], why: str | None
) -> None:
    answer = guest(lasting).post("/api/tables", json={"game": "fleet", "chairs": [ME, *chairs], **more})
    assert answer.json()["code"] == "malformed"
    assert why is None or answer.json()["telling"]["id"] == why


def test_the_host_is_one_of_the_people(node: Node) -> None:
    answer = guest(node).post("/api/tables", json={"game": "fishery", "chairs": [ANN, BEN]})
    assert answer.json()["telling"]["id"] == "server.shared-alone"


def test_nobody_joins_leaves_or_chats(node: Node) -> None:
    host, other = guest(node), guest(node)
    table = share(host, ANN)["id"]
    assert other.post(f"/api/tables/{table}/join", json={}).json()["code"] == "stale"
    assert host.post(f"/api/tables/{table}/join", json={}).is_success, "they sit there already"
    assert host.post(f"/api/tables/{table}/leave").json()["code"] == "stale"
    with line(node, table, host) as device:
        take(device, 1)
        assert device.ask(type="talk", text="hello")["type"] == "refused"


def test_the_game_is_listed_once_while_it_runs_and_never_counted(node: Node) -> None:
    host = guest(node)
    table = share(host, ANN, game="fishery")
    (listed,) = host.get("/api/tables/mine").json()
    assert (listed["table"]["id"], listed["due"], [listed["seat"]]) == (table["id"], True, table["turn"])
    with line(node, table["id"], host) as device:
        play(device, table["turn"][0])
        (later,) = host.get("/api/tables/mine").json()
        assert (later["due"], later["seat"]) == (True, 1 - listed["seat"])
        assert take(device, 1)["you"] == 1
        device.send(type="resign")
        assert device.hear("news")["position"]["result"]["quitter"] == 1
    profile = host.get(f"/api/players/{table['chairs'][0]['name']}").json()
    assert (profile["recent"], profile["ratings"], host.get("/api/tables/mine").json()) == ([], [], [])


def test_an_undo_needs_nobody_elsewhere(node: Node) -> None:
    host = guest(node)
    table = share(host, ANN, game="fishery")
    first = table["turn"][0]
    with line(node, table["id"], host) as device:
        play(device, first)
        play(device, 1 - first)
        take(device, first)
        assert device.ask(type="undo", to=0)["type"] == "accepted"
        assert take(device, first)["position"]["decision"] is not None
        assert take(device, None)["asked"] is None


def test_a_bot_takes_over_for_one_of_three_and_that_seat_is_nobodys_then(node: Node) -> None:
    host = guest(node)
    table = share(host, ANN, BEN)["id"]
    with line(node, table, host) as device:
        take(device, 1)
        assert device.ask(type="resign")["type"] == "accepted"
        left = take(device, 1)
        assert (left["you"], left["device"]["seats"]) == (None, [0, 2])
        assert [chair["kind"] for chair in left["table"]["chairs"]] == ["person", "bot", "person"]
        assert take(device, 2)["you"] == 2


def test_time_runs_out_for_one_person_only(databases: Databases, tmp_path: Path) -> None:
    with run_node(databases.standalone(tmp_path)) as node:
        host = guest(node)
        table = share(host, ANN, BEN, clock={"kind": "live", "main": 5, "increment": 0})
        (seat,) = table["turn"]
        waiting = next(one for one in range(3) if one != seat)
        with line(node, table["id"], host) as device:
            clocks = take(device, waiting)["position"]["clocks"]
            assert [face["running"] for face in clocks] == [one == seat for one in range(3)]
            told = device.hear("news")["happenings"]
            assert [(one["kind"], one["seat"]) for one in told[:2]] == [("timeout", seat), ("takeover", seat)]
            assert take(device, seat)["you"] is None
            assert take(device, waiting)["you"] == waiting


def test_a_rematch_seats_the_same_people_again(node: Node) -> None:
    host, other = guest(node), guest(node)
    table = share(host, ANN, game="fishery")
    with line(node, table["id"], host) as device:
        take(device, 0)
        device.ask(type="resign")
    assert other.post(f"/api/tables/{table['id']}/rematch").json()["code"] == "seat"
    again = host.post(f"/api/tables/{table['id']}/rematch").json()
    assert (again["status"], again["shared"]) == ("running", True)
    assert [chair["name"] for chair in again["chairs"]] == [chair["name"] for chair in table["chairs"][::-1]]
    with line(node, again["id"], host) as device:
        assert take(device, None)["device"]["seats"] == [0, 1]
    assert host.post(f"/api/tables/{table['id']}/rematch").json()["id"] == again["id"]
