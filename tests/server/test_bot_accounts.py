"""Bot accounts: who makes them, what marks them, and what keeps them apart from people."""

import asyncio
import time
from typing import Any

import httpx
import pytest

from server.test_moderation import desk, run
from server.test_sessions import AT_ONCE
from shoal.server.accounts.bot_accounts import bot_accounts
from shoal.server.accounts.leaderboards import store as leaderboards
from shoal.server.accounts.ratings import store as ratings
from shoal.server.accounts.ratings.rating_formula import Rating
from shoal.server.accounts.statistics import store as statistics
from shoal.server.app.account_data import erase
from shoal.server.app.lifecycle import open_migrated
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.platform.observability import logs
from shoal.server.play.presence.presence_tracker import seats_open
from shoal.server.play.tables.broadcast import Channel, Reader
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import ChairRow, TableRow
from support.bot_programs import bot, code, owner, program, telling, token_of
from support.nodes import Databases, Node, run_node
from support.people import guest, line, open_table, signed_out_within

__all__ = ["desk"]
PAIR = {"chairs": [{"kind": "me"}, {"kind": "open"}], "door": "public"}


def join(person: httpx.Client, table: dict[str, Any]) -> httpx.Response:
    return person.post(f"/api/tables/{table['id']}/join", json={})


def test_an_owner_makes_lists_and_deletes_bots(node: Node) -> None:
    person = owner(node)
    robin = bot(node, person, "Robin")
    assert robin.get("/api/me").json() | {"id": ""} == {"id": "", "name": "Robin", "account": True}
    (listed,) = person.get("/api/me/bots").json()
    assert (listed["name"], len(listed["tokens"])) == ("Robin", 1)
    assert [one["name"] for one in person.get("/api/account/export").json()["bots"]] == ["Robin"]
    assert person.get("/api/me/tokens").json() == []
    assert person.delete(f"/api/me/tokens/{listed['tokens'][0]['id']}").status_code == 204
    assert code(robin.get("/api/me")) == "stranger"
    again = program(node, token_of(person, bot="Robin")["token"])
    assert person.delete("/api/me/bots/Robin").status_code == 204
    assert code(again.get("/api/me")) == "stranger"
    assert person.get("/api/me/bots").json() == []
    assert code(person.delete("/api/me/bots/Robin")) == "unknown"


def test_nobody_signs_in_as_a_bot(node: Node) -> None:
    bot(node, owner(node), "Robin")
    for path, wish in (
        ("/api/players/login", {"name": "Robin", "password": ""}),
        ("/api/players/recover", {"name": "Robin", "words": "", "password": "nine fathoms deep"}),
    ):
        assert code(node.person().post(path, json=wish)) == "password"


def test_only_owners_make_bots_and_at_most_five(node: Node) -> None:
    wish = {"name": "Robin"}
    assert code(node.person().post("/api/me/bots", json=wish)) == "stranger"
    assert code(guest(node).post("/api/me/bots", json=wish)) == "forbidden"
    person = owner(node)
    for number in range(bot_accounts.MOST):
        assert person.post("/api/me/bots", json={"name": f"Robin {number}"}).status_code == 201
    assert code(person.post("/api/me/bots", json={"name": "Robin 1"})) == "forbidden"
    refused = person.post("/api/me/bots", json={"name": "One More"})
    assert (code(refused), telling(refused)) == ("forbidden", "server.most-bots")
    other = owner(node, "Cy")
    assert code(other.post("/api/me/bots", json={"name": "ROBIN 1"})) == "taken"
    assert code(other.post("/api/me/bots", json={"name": "Chess Bot"})) == "malformed"


def test_a_bot_of_somebody_else_is_unknown(node: Node) -> None:
    ann, bo = owner(node, "Ann"), owner(node, "Bo")
    robin = bot(node, ann, "Robin")
    wish = {"name": "Mine", "scopes": ["play"]}
    for name in ("Robin", "Ann", "Bo", "Nobody"):
        assert code(bo.post(f"/api/me/bots/{name}/tokens", json=wish)) == "unknown"
        assert code(bo.delete(f"/api/me/bots/{name}")) == "unknown"
    (listed,) = ann.get("/api/me/bots").json()
    assert code(bo.delete(f"/api/me/tokens/{listed['tokens'][0]['id']}")) == "unknown"
    assert robin.get("/api/me").status_code == 200


def test_a_bot_is_marked_wherever_it_is_named(node: Node) -> None:
    person = owner(node)
    robin = bot(node, person, "Robin")
    table = open_table(robin, **PAIR)
    assert [chair.get("program") for chair in table["chairs"]] == [True, None]
    (listed,) = node.person().get("/api/lobby").json()["open"]
    assert listed["chairs"][0]["program"] is True
    begun = join(guest(node), table).json()
    assert [chair.get("program") for chair in begun["chairs"]] == [True, None]
    assert node.person().get("/api/players/Robin").json()["program"] is True
    assert node.person().get("/api/players/Bo").json()["program"] is False
    found = node.person().get("/api/players", params={"name": "Rob"}).json()
    assert [(one["name"], one["program"]) for one in found] == [("Robin", True)]
    robin.post("/api/challenges", json={"name": "Bo", "game": "fleet"})
    (challenge,) = person.post("/api/finding").json()["received"]
    assert (challenge["by"], challenge["program"]) == ("Robin", True)
    accepted = person.post(f"/api/challenges/{challenge['id']}/accept").json()
    assert {chair["name"]: chair.get("program") for chair in accepted["chairs"]} == {"Robin": True, "Bo": None}


def test_rated_tables_seat_people_or_bots_but_not_both(node: Node) -> None:
    person, other = owner(node), owner(node, "Cy")
    robin, wren = bot(node, person, "Robin"), bot(node, other, "Wren")
    for host, late, friend in ((person, robin, other), (robin, person, wren)):
        table = open_table(host, rated=True, preset=None, **PAIR)
        refused = join(late, table)
        assert (code(refused), telling(refused)) == ("forbidden", "server.rated-apart")
        begun = join(friend, table).json()
        assert (begun["status"], begun["casual"]["id"]) == ("running", "server.casual-near"), "at one address"
    friendly = open_table(person, **PAIR)
    assert join(robin, friendly).json()["status"] == "running"
    wish = {"name": "Robin", "game": "fleet", "rated": True}
    assert telling(person.post("/api/challenges", json=wish)) == "server.rated-apart"
    assert telling(robin.post("/api/challenges", json={**wish, "name": "Bo"})) == "server.rated-apart"
    assert robin.post("/api/challenges", json={**wish, "name": "Wren"}).is_success


def test_a_game_of_people_and_bots_counts_for_neither(node: Node) -> None:
    person = owner(node)
    robin = bot(node, person, "Robin")
    table = open_table(person, **PAIR)
    join(robin, table)
    with line(node, table["id"], person) as opened:
        opened.hello()
        assert opened.ask(type="resign")["type"] == "accepted"
    for name in ("Bo", "Robin"):
        profile = person.get(f"/api/players/{name}").json()
        assert (profile["tallies"], profile["rivalry"]) == ([], [])
        assert len(profile["recent"]) == 1


def test_leaderboards_are_apart(node: Node) -> None:
    people = {name: owner(node, name) for name in ("Ann", "Bo")}
    programs = {name: bot(node, people["Ann"], name) for name in ("Robin", "Wren")}
    ids = {name: one.get("/api/me").json()["id"] for name, one in (people | programs).items()}

    async def write() -> None:
        database = open_database(node.settings)
        async with database.transaction() as connection:
            for one, other in (("Ann", "Bo"), ("Robin", "Wren")):
                pair = {ids[one]: 1.0, ids[other]: 0.0}
                await ratings.settle(connection, "fleet", pair, 1)
                known = {player: Rating(30.0, 1.0, 40) for player in pair}
                await statistics.add_to_history(connection, "fleet", known, 1)
                await leaderboards.place_players(connection, "fleet", known)
        await database.close()

    asyncio.run(write())

    def board(reader: httpx.Client, **query: Any) -> tuple[bool, set[str], bool]:
        told = reader.get("/api/leaderboards/fleet", params=query).json()
        return told["bots"], {leader["name"] for leader in told["leaders"]}, told["mine"] is not None

    assert board(people["Ann"]) == (False, {"Ann", "Bo"}, True)
    assert board(people["Ann"], bots=True) == (True, {"Robin", "Wren"}, False)
    assert board(programs["Wren"], bots=True) == (True, {"Robin", "Wren"}, True)
    assert code(people["Ann"].get("/api/leaderboards/fleet", params={"bots": True, "after": "Ann"})) == "unknown"
    assert people["Ann"].get("/api/leaderboards/fleet", params={"bots": True, "after": "Robin"}).is_success


def test_programs_are_neither_counted_nor_searched_for(node: Node) -> None:
    robin = bot(node, owner(node), "Robin")
    table = open_table(robin, **PAIR)
    token = robin.headers["Authorization"]
    with line(node, table["id"], Authorization=token) as opened:
        opened.send(type="hello", since=0, presence=True)
        time.sleep(3)
        assert node.person().get("/api/people/here").json()["here"] == 1, "only the owner"
    refused = robin.post("/api/search", json={"games": [{"game": "fleet", "seats": 2}]})
    assert (code(refused), telling(refused)) == ("forbidden", "server.not-by-token")
    assert code(robin.post("/api/notices", json={"push": True, "mail": False})) == "forbidden"


def test_when_the_owner_leaves_or_signs_out_everywhere_the_bots_stop(node: Node) -> None:
    person = owner(node)
    robin = bot(node, person, "Robin")
    assert person.post("/api/account/devices/end-others").status_code == 204
    assert code(robin.get("/api/me")) == "stranger"
    robin = program(node, token_of(person, bot="Robin")["token"])
    table = open_table(robin, **PAIR)
    assert join(guest(node), table).json()["status"] == "running"
    person.post("/api/me/bots", json={"name": "Wren"})
    assert person.delete("/api/me/bots/Wren").status_code == 204
    assert person.post("/api/account/delete", json={"name": "Bo"}).is_success
    assert code(robin.get("/api/me")) == "stranger"
    assert node.person().get(f"/api/tables/{table['id']}").json()["status"] == "over"
    assert person.get("/api/me/bots").json() == []
    assert person.post("/api/account/return").status_code == 204
    assert [one["name"] for one in person.get("/api/me/bots").json()] == ["Robin"], "Wren was deleted before"


@pytest.mark.anyio
async def test_a_deleted_bot_is_erased_and_games_stay(settings: Settings) -> None:
    with run_node(settings) as node:
        person, friend = owner(node), guest(node)
        table = open_table(bot(node, person, "Robin"), **PAIR)
        join(friend, table)
        assert person.delete("/api/me/bots/Robin").status_code == 204
    async with open_migrated(settings) as resources:
        tables = TableRegistry(resources.database, resources.bus)
        await erase.erase_due(resources, tables)
        await tables.flush.close()
    with run_node(settings) as node:
        told = node.person().get(f"/api/tables/{table['id']}").json()
        assert (told["chairs"][0]["name"], told["chairs"][0]["program"]) == ("~", True)
        assert code(node.person().get("/api/players/Robin")) == "unknown"


def test_a_bot_is_as_silent_as_its_owner(desk: Node) -> None:
    robin = bot(desk, owner(desk), "Robin")
    table = open_table(robin, **PAIR)
    join(guest(desk), table)
    with line(desk, table["id"], Authorization=robin.headers["Authorization"]) as opened:
        opened.hello()
        assert opened.ask(type="talk", text="Ahoy")["type"] == "accepted"
        run("admin", "mute", "Bo", "--days", "2")
        assert opened.ask(type="talk", text="Ahoy")["refusal"]["telling"]["id"] == "server.muted"


def test_a_program_that_may_only_read_does_not_attend_for_its_person() -> None:
    live: Any = {"kind": "none"}
    chairs = tuple(ChairRow(seat, "person", f"player{seat}", "") for seat in range(3))
    kept: dict[str, Any] = {"edition": "", "options": {}, "door": "link", "host": "player0", "secret": "", "created": 0}
    facts = TableRow(
        "t", "fleet", 1, seats=3, clock=live, rated=False, talk=True, chairs=chairs, **kept, status="running"
    )
    scopes = (None, frozenset({"read"}), frozenset({"play"}))
    readers = [Reader(f"player{seat}", seat, scopes=may) for seat, may in enumerate(scopes)]
    assert dict(seats_open([Channel(facts, 0, 0, readers=readers)])).keys() == {("t", 0), ("t", 2)}


@pytest.mark.usefixtures("services")
def test_a_ban_of_the_owner_closes_the_bots_websockets_on_all_nodes(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = databases.cluster()
    monkeypatch.setattr(logs, "set_up_logs", lambda _level: None)
    for name in ("database", "secret", "nats"):
        monkeypatch.setenv(f"SHOAL_{name.upper()}", getattr(settings, name))
    with run_node(settings) as one, run_node(settings) as two:
        person = owner(one)
        robin = bot(one, person, "Robin")
        table = open_table(robin, **PAIR)
        assert join(guest(one), table).json()["status"] == "running"
        with line(two, table["id"], Authorization=robin.headers["Authorization"]) as opened:
            opened.hello()
            run("admin", "ban", "Bo", "--days", "3")
            assert signed_out_within(opened, AT_ONCE)
        assert code(robin.get("/api/me")) == "stranger"
        assert code(person.get("/api/me/bots")) == "stranger"
        assert one.person().get(f"/api/tables/{table['id']}").json()["status"] == "over"
