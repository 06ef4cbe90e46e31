"""What a player holds: export, deletion that keeps the games of others, and a guest's games that become an account's.

The attackers: they read another's file, delete with a borrowed device, or add the games of a guest who is not theirs.
"""

import json

import httpx
import pytest
from sqlalchemy import select

from shoal.puzzles.collection import daily, puzzles_of
from shoal.server.accounts.identity import authentication
from shoal.server.accounts.identity.names import FORMER
from shoal.server.accounts.identity.schema import PLAYERS, SESSIONS
from shoal.server.accounts.notification_outbox.schema import DEVICES, NOTICES, WISHES
from shoal.server.accounts.social_graph.schema import HEARING, RELATIONS
from shoal.server.app.account_data import erase
from shoal.server.app.account_data import store as leaving
from shoal.server.app.lifecycle import open_migrated
from shoal.server.community.matchmaking.schema import CHALLENGES, SEARCHES, WANTS
from shoal.server.community.player_reports.schema import REPORTS
from shoal.server.community.puzzles.schema import SOLVERS, TRIES
from shoal.server.platform.base.timestamps import now, today
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.resources import Resources
from shoal.server.play.presence.schema import PRESENCE
from shoal.server.play.tables import personal_data_store
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import SAID
from support.nodes import Node, run_node
from support.people import guest, line, open_table, two_at_a_table
from support.pushes import PushService

PASSWORD = "nine fathoms deep"
BO = {"name": "Bo", "password": PASSWORD}
PERSONAL = (NOTICES, WISHES, DEVICES, RELATIONS, HEARING, REPORTS, TRIES, SOLVERS)


def code(answer: httpx.Response) -> str:
    return "ok" if answer.is_success else str(answer.json()["code"])


def names_at(node: Node, table: str) -> list[str]:
    return [chair["name"] for chair in node.person().get(f"/api/tables/{table}").json()["chairs"]]


def solve_a_puzzle(person: httpx.Client) -> None:
    puzzle = next(one for one in puzzles_of("fishery") if one.id != daily(today()).id)
    tried = person.post(f"/api/puzzles/fishery/{puzzle.id}/try", json={"steps": puzzle.answer.steps})
    assert tried.json()["solver"]["tries"] == 1


def say_and_resign(node: Node, person: httpx.Client, table: str) -> None:
    with line(node, table, person) as socket:
        socket.hello()
        assert socket.ask(type="talk", text="Ahoy there")["type"] == "accepted"
        assert socket.ask(type="resign")["type"] == "accepted"


def seek(person: httpx.Client, other: httpx.Client) -> None:
    """Look for people, and challenge somebody."""
    assert person.post("/api/search", json={"games": [{"game": "pisces", "seats": 6}]}).is_success
    wish = {"name": other.get("/api/me").json()["name"], "game": "fleet", "clock": "days"}
    assert person.post("/api/challenges", json=wish).is_success


def test_an_export_has_everything_of_one_player_and_nothing_hidden(node: Node) -> None:
    first, second, over = two_at_a_table(node)
    first.post("/api/players/register", json={**BO, "email": "bo@example.org"})
    say_and_resign(node, first, over)
    running = open_table(first, game="fresh_fish", preset=None, chairs=[{"kind": "me"}, {"kind": "open"}])["id"]
    second.post(f"/api/tables/{running}/join", json={})
    with line(node, running, second) as socket:
        socket.hello()
        socket.ask(type="talk", text="Not a word of Bo")
    first.post("/api/notices", json={"push": True, "mail": False, "hours": 12})
    other = second.get("/api/me").json()["name"]
    first.post("/api/people/mute", json={"name": other})
    first.post("/api/reports", json={"kind": "name", "name": other, "words": "Too loud"})
    seek(first, second)
    answer = first.get("/api/account/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    file = json.loads(answer.text)
    assert file["profile"]["email"] == "bo@example.org"
    assert (file["notices"]["hours"], file["pushed_to"]) == (12, [])
    assert file["people"] == {"follow": [], "mute": [other], "block": []}
    assert [(report["about"], report["words"]) for report in file["reports"]] == [(other, "Too loud")]
    assert file["search"]["for"] == ["pisces/6/live/friendly"]
    assert [(one["by"], one["game"]) for one in file["challenges"]] == [("Bo", "fleet")]
    games = {game["id"]: game for game in file["games"]}
    assert games.keys() == {over, running}
    assert [said["text"] for said in games[over]["said"]] == ["Ahoy there"]
    assert games[over]["record"]["commitment"]["secret"] is not None
    assert games[running]["record"] == first.get(f"/api/tables/{running}/record").json(), "as this seat may see it"
    assert games[running]["record"]["commitment"]["secret"] is None
    assert "Not a word" not in answer.text
    assert all(word not in answer.text for word in ("argon2", "password", first.cookies["shoal"].split(".")[0]))
    assert node.person().get("/api/account/export").status_code == 401


def test_many_games_are_exported_page_by_page(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(personal_data_store, "PAGE", 2)
    person = guest(node)
    bots = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    tables = [open_table(person, chairs=bots)["id"] for _ in range(5)]
    for table in tables:
        with line(node, table, person) as socket:
            socket.hello()
            socket.ask(type="resign")
    games = json.loads(person.get("/api/account/export").text)["games"]
    assert [game["id"] for game in games] == tables[::-1]


def test_deletion_leaves_games_now_and_can_be_undone(node: Node) -> None:
    first, second, table = two_at_a_table(node)
    first.post("/api/players/register", json=BO)
    waiting = open_table(first, seats=2)["id"]
    there = node.person()
    there.post("/api/players/login", json=BO)
    assert code(first.post("/api/account/delete", json={"name": "bo"})) == "malformed"
    assert code(first.post("/api/account/delete", json={"name": "Bo"})) == "ok"
    assert second.get(f"/api/tables/{table}").json()["status"] == "over"
    assert second.get(f"/api/tables/{waiting}").json()["status"] == "over"
    assert there.get("/api/tables/mine").status_code == 401
    assert first.get("/api/account").json()["leaves"] is not None
    assert there.post("/api/players/login", json=BO).is_success, "they may come back"
    assert there.post("/api/account/return").status_code == 204
    assert there.get("/api/account").json()["leaves"] is None


def test_a_borrowed_device_deletes_nothing(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person = node.person()
    person.post("/api/players/register", json=BO)
    later = now() + authentication.PROOF_LIFETIME_MS + 1
    monkeypatch.setattr(authentication, "now", lambda: later)
    assert code(person.post("/api/account/delete", json={"name": "Bo"})) == "unproved"
    monkeypatch.undo()
    assert code(person.post("/api/account/prove", json={"password": "a guess"})) == "password"
    assert person.post("/api/account/prove", json={"password": PASSWORD}).status_code == 204
    assert code(person.post("/api/account/delete", json={"name": "Bo"})) == "ok"


async def erased(settings: Settings, monkeypatch: pytest.MonkeyPatch, days: int) -> int:
    """Let so many days pass; return how many accounts were erased."""
    later = now() + days * 24 * 3600 * 1000
    for module in (erase, leaving):
        monkeypatch.setattr(module, "now", lambda: later)
    async with open_migrated(settings) as resources:
        tables = TableRegistry(resources.database, resources.bus)
        done = await erase.erase_due(resources, tables)
        await tables.flush.close()
        if done:
            await expect_nothing_left(resources)
    monkeypatch.undo()
    return done


async def expect_nothing_left(resources: Resources) -> None:
    async with resources.database.reading() as connection:
        said = (await connection.execute(select(SAID))).all()
        players = (await connection.execute(select(PLAYERS))).all()
        sessions = (await connection.execute(select(SESSIONS.c.player))).scalars().all()
        told = [(await connection.execute(select(one.c.player))).scalars().all() for one in PERSONAL]
        here = (await connection.execute(select(PRESENCE.c.player))).scalars().all()
        sought = [(await connection.execute(select(one))).all() for one in (SEARCHES, WANTS, CHALLENGES)]
    assert sought == [[], [], []]
    assert [row.text for row in said] == []
    (former,) = [row for row in players if row.name == FORMER]
    blank = (former.password, former.joined, former.email, former.words, former.leaves)
    assert blank == (None,) * 5
    assert former.id not in sessions
    assert told == [[]] * len(PERSONAL)
    assert former.id not in here


@pytest.mark.slow
@pytest.mark.anyio
async def test_after_two_weeks_name_and_words_are_erased_and_games_stay(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with run_node(settings) as node:
        first, second, over = two_at_a_table(node)
        first.post("/api/players/register", json={**BO, "email": "bo@example.org"})
        first.post("/api/account/words")
        first.post("/api/notices", json={"push": True, "mail": False})
        device = PushService(url="https://push.example.org").device("/device")
        assert first.post("/api/notices/devices", json=device).status_code == 204
        seek(first, second)
        solve_a_puzzle(first)
        say_and_resign(node, first, over)
        other = second.get("/api/me").json()["name"]
        for person, kind, name in ((first, "follow", other), (second, "block", "Bo")):
            assert person.post(f"/api/people/{kind}", json={"name": name}).status_code == 204
        assert first.post("/api/people/hearing", json={"whom": "nobody"}).status_code == 204
        assert second.post("/api/reports", json={"kind": "name", "name": "Bo"}).status_code == 204
        assert second.post("/api/people/block", json={"name": "Bo", "on": False}).status_code == 204
        three = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        running = open_table(second, game="pisces", preset=None, chairs=three)["id"]
        for person in (first, guest(node)):
            person.post(f"/api/tables/{running}/join", json={})
        first.post("/api/account/delete", json={"name": "Bo"})
    assert await erased(settings, monkeypatch, 13) == 0
    assert await erased(settings, monkeypatch, 15) == 1
    assert await erased(settings, monkeypatch, 16) == 0
    with run_node(settings) as node:
        assert names_at(node, over) == [FORMER, other]
        assert names_at(node, running)[1] == FORMER, "also where a bot plays on"
        assert node.person().get(f"/api/tables/{over}/record").json()["commitment"]["secret"]
        assert node.person().get("/api/players/Bo").status_code == 404
        assert code(node.person().post("/api/players/login", json=BO)) == "password"
        assert node.person().post("/api/players/register", json=BO).is_success, "the name is free"
        assert node.person(first.cookies).get("/api/me").json() is None


def test_a_guests_games_become_an_accounts_while_they_run(node: Node) -> None:
    node.person().post("/api/players/register", json=BO)
    person, other, table = two_at_a_table(node)
    seek(person, other)
    blocked = person.get("/api/me").json()["name"]
    assert other.post("/api/people/block", json={"name": blocked}).status_code == 204
    with line(node, table, other) as socket:
        socket.hello()
        person.post("/api/players/login", json=BO)
        assert [mine["table"]["id"] for mine in person.get("/api/tables/mine").json()] == []
        assert person.post("/api/account/guest").json() == {"games": 1}
        assert names_at(node, table)[0] == "Bo"
        assert other.get("/api/people").json()["block"] == ["Bo"]
        (mine,) = person.get("/api/tables/mine").json()
        assert mine["table"]["id"] == table
        with line(node, table, person) as own:
            welcome = own.hello()
            assert welcome["you"] == 0
            assert own.ask(type="resign")["type"] == "accepted"
        assert socket.hello()["table"]["chairs"][0]["name"] == "Bo"
    assert code(person.post("/api/account/guest")) == "stale", "the guest is gone"
    assert other.post("/api/finding", json={}).json()["received"] == [], "and so are the guest's challenges"


def test_nobody_adds_the_games_of_a_guest_who_is_not_theirs(node: Node) -> None:
    thief, victim = node.person(), guest(node)
    thief.post("/api/players/register", json=BO)
    assert code(thief.post("/api/account/guest")) == "stale"
    thief.cookies.set("shoal-guest", victim.get("/api/me").json()["id"])
    assert (thief.get("/api/account/guest").json(), code(thief.post("/api/account/guest"))) == (None, "stale")
    assert code(node.person().post("/api/account/guest")) == "stranger"
