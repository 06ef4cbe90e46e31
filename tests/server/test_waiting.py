"""Waiting tables: one guest or one address cannot fill the lobby, and no table waits for ever.

The attackers: a guest who opens tables as fast as they can; somebody with many guests at one address; somebody who
opens a table and goes away; somebody who keeps joining a table where they are not wanted. Each table costs one row
until the attacker is refused, and abandoned tables are closed in small batches.
"""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from shoal.core.game import NOBODY
from shoal.server.platform.base.timestamps import MINUTE_MS, now
from shoal.server.play.tables.broadcast import Reader
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import WAITING_LIFETIME_MS
from shoal.server.play.tables.waiting import limits_and_expiry
from shoal.server.play.tables.waiting.limits_and_expiry import OF_ADDRESS, OF_PLAYER
from support.frequent_players import at_tables, open_for, people
from support.frequent_players import guest as known
from support.nodes import Node
from support.people import guest, line, open_table

WISH = {"game": "fishery", "preset": "pond", "seats": 2}
THREE = {"game": "pisces", "seats": 3}


def wait_at(monkeypatch: pytest.MonkeyPatch, later: int) -> None:
    """Set the clock of waiting tables so many milliseconds ahead."""
    monkeypatch.setattr(limits_and_expiry, "now", lambda: now() + later)


def test_a_guest_can_have_only_a_few_waiting_tables(node: Node) -> None:
    attacker = guest(node)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: attacker.post("/api/tables", json={**WISH, "door": "public"}), range(12)))
    made = [answer.json()["id"] for answer in answers if answer.is_success]
    refused = [answer.json() for answer in answers if not answer.is_success]
    assert len(made) == len(node.person().get("/api/lobby").json()["open"]) == OF_PLAYER["public"]
    said = {"id": "server.own-waiting", "args": {"count": 5, "door": "public"}}
    assert all((one["code"], one["telling"]) == ("limit", said) for one in refused)
    assert attacker.post("/api/tables", json=WISH).is_success, "tables by link are counted separately"
    bots = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    table = {"game": "fishery", "preset": "pond", "chairs": bots, "door": "public"}
    assert attacker.post("/api/tables", json=table).is_success, "a table that does not wait is not counted"
    assert attacker.post(f"/api/tables/{made[0]}/close").is_success
    assert attacker.post("/api/tables", json={**WISH, "door": "public"}).is_success


def test_many_guests_of_one_address_cannot_fill_the_lobby(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF_ADDRESS, "public", 10)
    crowd = [guest(node) for _ in range(4)]
    answers = [one.post("/api/tables", json={**WISH, "door": "public"}) for one in crowd for _ in range(4)]
    refused = [answer.json()["telling"] for answer in answers if not answer.is_success]
    assert len(answers) - len(refused) == OF_ADDRESS["public"]
    assert all(said == {"id": "server.network-waiting", "args": {"count": 10, "door": "public"}} for said in refused)


def test_an_abandoned_table_expires_and_its_readers_are_told(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    host, late = guest(node), guest(node)
    left, kept = open_table(host, seats=2, door="public")["id"], open_table(host, seats=2)["id"]

    async def work(tables: TableRegistry) -> None:
        assert set(await limits_and_expiry.expire_tables(tables)) == set()
        wait_at(monkeypatch, WAITING_LIFETIME_MS["public"] + MINUTE_MS)
        assert set(await limits_and_expiry.expire_tables(tables)) == {left}

    with line(node, left, late) as watching:
        watching.hello()
        at_tables(node, work)
        told = watching.hear("changed")["table"]
        assert (told["status"], told["closed"]["id"]) == ("over", "server.closed-after-waiting")
        assert {chair["kind"] for chair in told["chairs"]} == {"open"}, (
            "profiles do not list games that were not played"
        )
    refusal = late.post(f"/api/tables/{left}/join", json={}).json()
    assert (refusal["code"], refusal["telling"]["id"]) == ("stale", "server.closed-after-waiting")
    assert [entry["table"]["id"] for entry in host.get("/api/tables/mine").json()] == [kept]
    assert host.get(f"/api/players/{known(host).name}").json()["recent"] == []
    assert node.person().get("/api/lobby").json()["open"] == []
    with line(node, left, host) as back:
        assert back.hello()["position"] is None


def test_a_table_does_not_expire_while_a_seated_player_reads_it(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    host, stranger = people(node, 2)

    async def work(tables: TableRegistry) -> None:
        live, watched = [await open_for(tables, [known(host)], 2) for _ in range(2)]
        await tables.listen(live, Reader(known(host).player, 0))
        await tables.listen(watched, Reader(known(stranger).player, NOBODY))
        wait_at(monkeypatch, WAITING_LIFETIME_MS["public"] - MINUTE_MS)
        await limits_and_expiry.keep(tables)
        wait_at(monkeypatch, WAITING_LIFETIME_MS["public"] + MINUTE_MS)
        assert set(await limits_and_expiry.expire_tables(tables)) == {watched.facts.id}
        await limits_and_expiry.keep(tables)
        wait_at(monkeypatch, 3 * WAITING_LIFETIME_MS["public"])
        assert set(await limits_and_expiry.expire_tables(tables)) == {live.facts.id}

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
    assert (refusal["code"], refusal["telling"]["id"]) == ("forbidden", "server.host-only")
    with line(node, table, other) as watching:
        assert watching.hello()["table"]["host"] == 0
        assert host.post(address).json()["status"] == "over"
        told = watching.hear("changed")["table"]
        assert (told["status"], told["closed"]["id"]) == ("over", "server.closed-by-host")
    assert host.post(address).is_success, "closing again is allowed"
    for person in (host, other):
        refusal = person.post(f"/api/tables/{table}/join", json={}).json()
        assert (refusal["code"], refusal["telling"]["id"]) == ("stale", "server.closed-by-host")
        assert person.get("/api/tables/mine").json() == []
    assert host.post(f"/api/tables/{table}/turn-away", json={"seat": 1}).json()["code"] == "stale"


def test_a_player_who_was_turned_away_cannot_join_again(node: Node) -> None:
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
    assert (refusal["code"], refusal["telling"]["id"]) == ("forbidden", "server.turned-away")
    assert guest(node).post(f"/api/tables/{table}/join", json={"seat": 1}).is_success


def test_when_the_host_leaves_another_player_becomes_host(node: Node) -> None:
    host, other, table = sit_three(node)
    assert host.post(f"/api/tables/{table}/leave").json()["host"] == 1
    assert host.post(f"/api/tables/{table}/close").json()["code"] == "forbidden"
    assert other.post(f"/api/tables/{table}/leave").json()["closed"]["id"] == "server.closed-empty"


def test_spectators_read_the_chat_but_cannot_write(node: Node) -> None:
    host, other, table = sit_three(node)
    with line(node, table, host) as seated, line(node, table, guest(node)) as watching, line(node, table) as stranger:
        for one in (seated, watching, stranger):
            one.hello()
        assert seated.ask(type="talk", text="Ahoy")["type"] == "accepted"
        assert watching.hear("said")["text"] == "Ahoy"
        assert watching.ask(type="talk", text="Buy!")["refusal"]["telling"]["id"] == "server.not-seated"
        assert stranger.ask(type="talk", text="Buy!")["refusal"]["telling"]["id"] == "server.no-name"
    other.close()
