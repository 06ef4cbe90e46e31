"""Tables that wait: one guest, or one address, cannot fill the lobby, and nothing waits for ever.

The attackers: a guest who opens tables as fast as they can, at once and one after the other; somebody with many guests
at one address; somebody who opens a table and goes away; somebody who sits down again and again where they are not
wanted. Each costs one row until it is refused, and what they leave behind is closed in small batches.
"""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from server.nodes import Node
from server.people import guest, line, open_table
from server.regulars import at_tables, open_for, people
from server.regulars import guest as known
from shoal.core.game import NOBODY
from shoal.server.lobby import waiting
from shoal.server.lobby.waiting import OF_ADDRESS, OF_PLAYER
from shoal.server.moments import now
from shoal.server.tables.facts import LIFETIME, MINUTE
from shoal.server.tables.hub import Reader
from shoal.server.tables.tables import Tables

WISH = {"game": "fishery", "preset": "pond", "seats": 2}
THREE = {"game": "pisces", "seats": 3}


def wait_at(monkeypatch: pytest.MonkeyPatch, later: int) -> None:
    """Let tables that wait think that it is later."""
    monkeypatch.setattr(waiting, "now", lambda: now() + later)


def test_a_guest_who_opens_tables_all_at_once_has_few_that_wait(node: Node) -> None:
    attacker = guest(node)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: attacker.post("/api/tables", json={**WISH, "door": "public"}), range(12)))
    made = [answer.json()["id"] for answer in answers if answer.is_success]
    refused = [answer.json() for answer in answers if not answer.is_success]
    assert len(made) == len(node.person().get("/api/lobby").json()["open"]) == OF_PLAYER["public"]
    assert {(one["code"], one["sentence"]) for one in refused} == {
        ("limit", "5 public tables of yours are waiting. Close one of them first.")
    }
    assert attacker.post("/api/tables", json=WISH).is_success, "those by link are counted for themselves"
    bots = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    table = {"game": "fishery", "preset": "pond", "chairs": bots, "door": "public"}
    assert attacker.post("/api/tables", json=table).is_success, "one that waits for nobody is not counted"
    assert attacker.post(f"/api/tables/{made[0]}/close").is_success
    assert attacker.post("/api/tables", json={**WISH, "door": "public"}).is_success


def test_many_guests_of_one_address_fill_no_lobby(node: Node) -> None:
    crowd = [guest(node) for _ in range(4)]
    answers = [one.post("/api/tables", json={**WISH, "door": "public"}) for one in crowd for _ in range(4)]
    refused = [answer.json()["sentence"] for answer in answers if not answer.is_success]
    assert len(answers) - len(refused) == OF_ADDRESS["public"]
    assert set(refused) == {"10 public tables opened from your network are waiting already."}


def test_a_table_that_nobody_is_at_expires_and_its_readers_are_told(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, late = guest(node), guest(node)
    left, kept = open_table(host, seats=2, door="public")["id"], open_table(host, seats=2)["id"]

    async def work(tables: Tables) -> None:
        assert set(await waiting.expire(tables)) == set()
        wait_at(monkeypatch, LIFETIME["public"] + MINUTE)
        assert set(await waiting.expire(tables)) == {left}

    with line(node, left, late) as watching:
        watching.hello()
        at_tables(node, work)
        told = watching.hear("changed")["table"]
        assert (told["status"], told["closed"]) == ("over", "This table has waited too long and was closed.")
        assert {chair["kind"] for chair in told["chairs"]} == {"open"}, "a profile never counts what was not played"
    refusal = late.post(f"/api/tables/{left}/join", json={}).json()
    assert (refusal["code"], refusal["sentence"]) == ("stale", "This table has waited too long and was closed.")
    assert [entry["table"]["id"] for entry in host.get("/api/tables/mine").json()] == [kept]
    assert host.get(f"/api/players/{known(host).name}").json()["recent"] == []
    assert node.person().get("/api/lobby").json()["open"] == []
    with line(node, left, host) as back:
        assert back.hello()["position"] is None


def test_a_table_waits_on_while_somebody_who_sits_there_reads_it(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    host, stranger = people(node, 2)

    async def work(tables: Tables) -> None:
        live, watched = [await open_for(tables, [known(host)], 2) for _ in range(2)]
        await tables.listen(live, Reader(known(host).player, 0))
        await tables.listen(watched, Reader(known(stranger).player, NOBODY))
        wait_at(monkeypatch, LIFETIME["public"] - MINUTE)
        await waiting.keep(tables)
        wait_at(monkeypatch, LIFETIME["public"] + MINUTE)
        assert set(await waiting.expire(tables)) == {watched.facts.id}
        await waiting.keep(tables)
        wait_at(monkeypatch, 3 * LIFETIME["public"])
        assert set(await waiting.expire(tables)) == {live.facts.id}

    at_tables(node, work)


def sit_three(node: Node) -> tuple[httpx.Client, httpx.Client, str]:
    host, other = guest(node), guest(node)
    answer = host.post("/api/tables", json=THREE)
    assert answer.is_success, answer.text
    table = str(answer.json()["id"])
    assert other.post(f"/api/tables/{table}/join", json={}).json()["status"] == "waiting"
    return host, other, table


def test_the_host_closes_a_table_and_everybody_is_told(node: Node) -> None:
    host, other, table = sit_three(node)
    address = f"/api/tables/{table}/close"
    refusal = other.post(address).json()
    assert (refusal["code"], refusal["sentence"]) == ("forbidden", "Only the host may do that.")
    with line(node, table, other) as watching:
        assert watching.hello()["table"]["host"] == 0
        assert host.post(address).json()["status"] == "over"
        told = watching.hear("changed")["table"]
        assert (told["status"], told["closed"]) == ("over", "The host has closed this table.")
    assert host.post(address).is_success, "once more is not wrong"
    for person in (host, other):
        refusal = person.post(f"/api/tables/{table}/join", json={}).json()
        assert (refusal["code"], refusal["sentence"]) == ("stale", "The host has closed this table.")
        assert person.get("/api/tables/mine").json() == []
    assert host.post(f"/api/tables/{table}/turn-away", json={"seat": 1}).json()["code"] == "stale"


def test_who_is_turned_away_does_not_come_back(node: Node) -> None:
    host, unwanted, table = sit_three(node)
    address = f"/api/tables/{table}/turn-away"
    assert unwanted.post(address, json={"seat": 0}).json()["code"] == "forbidden"
    assert host.post(address, json={"seat": 0}).json()["code"] == "forbidden"
    assert [host.post(address, json={"seat": seat}).json()["code"] for seat in (2, 9)] == ["stale", "stale"]
    with line(node, table, unwanted) as watching:
        assert watching.hello()["you"] == 1
        assert host.post(address, json={"seat": 1}).json()["chairs"][1]["kind"] == "open"
        assert watching.hear("changed")["table"]["chairs"][1]["kind"] == "open"
        assert watching.ask(type="talk", text="Why?")["refusal"]["code"] == "seat"
    refusal = unwanted.post(f"/api/tables/{table}/join", json={}).json()
    assert (refusal["code"], refusal["sentence"]) == ("forbidden", "The host has turned you away from this table.")
    assert guest(node).post(f"/api/tables/{table}/join", json={"seat": 1}).is_success


def test_a_host_who_leaves_hands_the_table_over(node: Node) -> None:
    host, other, table = sit_three(node)
    assert host.post(f"/api/tables/{table}/leave").json()["host"] == 1
    assert host.post(f"/api/tables/{table}/close").json()["code"] == "forbidden"
    assert other.post(f"/api/tables/{table}/leave").json()["closed"] == "Everybody has left this table."


def test_those_who_watch_read_what_is_said_and_say_nothing(node: Node) -> None:
    host, other, table = sit_three(node)
    with line(node, table, host) as seated, line(node, table, guest(node)) as watching, line(node, table) as stranger:
        for one in (seated, watching, stranger):
            one.hello()
        assert seated.ask(type="talk", text="Ahoy")["type"] == "accepted"
        assert watching.hear("said")["text"] == "Ahoy"
        assert watching.ask(type="talk", text="Buy!")["refusal"]["sentence"] == "You do not sit at this table."
        assert stranger.ask(type="talk", text="Buy!")["refusal"]["sentence"] == "Choose a name before you chat."
    other.close()
