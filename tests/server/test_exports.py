"""Exports of finished games: public ones only, page by page, to one reader at a time.

The attackers: they ask for many exports at once, stop reading, invent cursors, or look for games that are not public.
"""

import json
import socket
import time
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from shoal.server.accounts.identity.names import FORMER
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.play.game_exports import concurrency_limit, routes, store, stream
from shoal.server.play.game_exports.concurrency_limit import ExportLimiter
from shoal.server.play.tables import commands, personal_data_store
from shoal.server.play.tables.registry import TableRegistry
from support.frequent_players import GAME, GAME_OF_THREE, at_tables, guest, open_for, people, play_until
from support.nodes import Node, run_node

ADDRESS = f"/api/games/{GAME}/export"


@pytest.fixture(autouse=True)
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Export a game as soon as it is over."""
    monkeypatch.setattr(routes, "SETTLED_AFTER_MS", -1)


def exported(person: httpx.Client, **filters: Any) -> tuple[list[dict[str, Any]], Any]:
    """Return the games of an export, and its last line."""
    answer = person.get(ADDRESS, params=filters)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson"), answer.text
    *games, end = [json.loads(line) for line in answer.text.splitlines()]
    return games, end


def ids(person: httpx.Client, **filters: Any) -> list[str]:
    return [game["id"] for game in exported(person, **filters)[0]]


def finish(node: Node, persons: list[httpx.Client], count: int = 1, *, rated: bool = False) -> list[str]:
    """Play public games that end in this order; return their tables."""
    made: list[str] = []

    async def work(tables: TableRegistry) -> None:
        for _ in range(count):
            live = await open_for(tables, [guest(person) for person in persons], 2, rated=rated)
            if rated:
                await play_until(tables, live, 4)
            await commands.resign(tables, live, 0, "key")
            made.append(live.facts.id)

    at_tables(node, work)
    return made


def test_only_finished_public_games_are_exported(node: Node) -> None:
    first, second = people(node, 2)
    (over,) = finish(node, [first, second])
    bots = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    beside = [{"kind": "me"}, {"kind": "beside", "name": "Ann"}]
    hidden = [
        first.post("/api/tables", json={"game": GAME, **wish}).json()["id"]
        for wish in ({"chairs": bots, "door": "public", "practice": True}, {"chairs": beside})
    ]
    running: list[str] = []

    async def work(tables: TableRegistry) -> None:
        both = [guest(first), guest(second)]
        by_link = await open_for(tables, both, 2, "link")
        other_game = await open_for(tables, [*both, guest(people(node, 1)[0])], 3, game=GAME_OF_THREE)
        for table in (*hidden, by_link.facts.id, other_game.facts.id):
            await commands.resign(tables, await tables.live(table), 0, "key")
        await open_for(tables, both[:1], 2)
        running.append((await open_for(tables, both, 2)).facts.id)

    at_tables(node, work)
    closed = first.post("/api/tables", json={"game": GAME, "door": "public", "seats": 2}).json()["id"]
    assert first.post(f"/api/tables/{closed}/close").json()["status"] == "over"
    (game,), end = exported(node.person())
    names = [guest(person).name for person in (first, second)]
    assert (game["id"], game["game"], game["rules_version"], game["rated"]) == (over, GAME, 1, False)
    assert [(chair["kind"], chair["name"]) for chair in game["chairs"]][1] == ("person", names[1])
    assert game["chairs"][0]["name"] == names[0]
    assert (game["result"]["shares"], game["result"]["quitter"]) == ([0, 1], 0)
    assert game["options"] == first.get(f"/api/tables/{over}").json()["options"]
    assert game["record"] == node.person().get(f"/api/tables/{over}/record").text
    assert end == {"more": False, "cursor": game["cursor"]}
    assert ids(first, player=names[0]) == [over], "not even to a player of the others"
    assert ids(first, after=f"0-{running[0]}") == [over], "a cursor that names another table shows nothing of it"


def test_filters(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = people(node, 3)
    reader = node.person()
    made = [*finish(node, [first, second], 2), *finish(node, [second, third], rated=True)]
    games, _ = exported(first)
    assert [game["id"] for game in games] == made
    name, middle = guest(first).name, games[1]["ended"]
    expected: list[tuple[dict[str, Any], list[str]]] = [
        ({"player": name}, made[:2]),
        ({"rated": True}, made[2:]),
        ({"rated": False}, made[:2]),
        ({"seats": 2}, made),
        ({"seats": 3}, []),
        ({"since": middle}, made[1:]),
        ({"until": middle}, made[:1]),
        ({"after": games[0]["cursor"]}, made[1:]),
        ({"after": games[0]["cursor"], "since": "2000-01-01T00:00:00Z", "player": name}, made[1:2]),
    ]
    for filters, wanted in expected:
        assert ids(reader, **filters) == wanted, filters
    assert reader.get(ADDRESS, params={"player": "Nobody"}).json()["code"] == "unknown"
    assert reader.get("/api/games/nothing/export").json()["code"] == "unknown"
    monkeypatch.setattr(routes, "SETTLED_AFTER_MS", 60_000)
    assert ids(reader) == [], "a game that was stored late would be missed by those who read on"


def test_one_goes_on_where_an_export_has_stopped(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = people(node, 2)
    reader = node.person()
    made = finish(node, [first, second], 5)
    monkeypatch.setattr(store, "PAGE", 2)
    monkeypatch.setattr(stream, "MOST_GAMES", 3)
    for filters in ({}, {"player": guest(first).name}):
        games, end = exported(reader, **filters)
        assert ([game["id"] for game in games], end["more"]) == (made[:3], True)
        games, end = exported(reader, after=end["cursor"], **filters)
        assert ([game["id"] for game in games], end["more"]) == (made[3:], False)
        assert exported(reader, after=end["cursor"], **filters) == ([], end)
    monkeypatch.setattr(stream, "MOST_PAGES", 2)
    games, end = exported(reader, seats=3)
    assert (games, end["more"]) == ([], True)
    assert end["cursor"].endswith(f"-{made[3]}"), "an export that finds little says how far it has looked"


def test_an_erased_player_has_a_neutral_name(node: Node) -> None:
    first, second = people(node, 2)
    made, erased = finish(node, [first, second]), guest(first)

    async def work(tables: TableRegistry) -> None:
        async with tables.database.transaction() as connection:
            await personal_data_store.forget_names(connection, erased.player, made)

    at_tables(node, work)
    (game,), _ = exported(second)
    assert [chair["name"] for chair in game["chairs"]] == [FORMER, guest(second).name]
    assert erased.name not in json.dumps(game)


def test_public_games_of_somebody_who_blocks_the_reader_stay_public(node: Node) -> None:
    first, second, reader = people(node, 3)
    made = finish(node, [first, second])
    assert first.post("/api/people/block", json={"name": guest(reader).name}).is_success
    assert ids(reader, player=guest(first).name) == ids(node.person(), player=guest(first).name) == made


@pytest.mark.parametrize("cursor", ["", "x", "1", "1-", "-1-a", "1-A", "1-a-b", "1-a'--", f"{'9' * 16}-a", "1\n-a"])
def test_a_cursor_that_is_none_is_refused(lasting: Node, cursor: str) -> None:
    assert lasting.person().get(ADDRESS, params={"after": cursor}).json()["code"] == "malformed"


def test_an_invented_cursor_is_only_a_place_in_the_order(lasting: Node) -> None:
    cursor = f"{'9' * 15}-{'z' * 16}"
    assert exported(lasting.person(), after=cursor) == ([], {"more": False, "cursor": cursor})


def stall(node: Node) -> socket.socket:
    """Ask for an export and read only its beginning."""
    stalled = socket.create_connection(("127.0.0.1", urlsplit(node.url).port or 0))
    stalled.sendall(f"GET {ADDRESS} HTTP/1.1\r\nHost: here\r\n\r\n".encode())
    stalled.settimeout(20)
    assert stalled.recv(12) == b"HTTP/1.1 200"
    return stalled


def test_a_reader_who_stops_reading_holds_no_connection_and_is_cut_off(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def long_record(*_: object) -> str:
        return "x" * 30_000_000

    with run_node(replace(settings, connections=1)) as node:
        first, second = people(node, 2)
        (made,) = finish(node, [first, second])
        with monkeypatch.context() as patch:
            patch.setattr(stream, "record_of", long_record)
            patch.setattr(concurrency_limit, "EXPORT_TIMEOUT_S", 3.0)
            with stall(node):
                assert first.get(ADDRESS).json()["telling"]["id"] == "server.exports-running"
                for _ in range(5):
                    assert second.get("/api/lobby").is_success
                patch.undo()
                assert until_free(first) == [made]


def until_free(person: httpx.Client) -> list[str]:
    """Ask until the export of somebody else at this address has ended."""
    for _ in range(5):
        time.sleep(1)
        if person.get(ADDRESS).is_success:
            break
    return ids(person)


def test_many_exports_at_once_are_refused() -> None:
    counted, somebody = ExportLimiter(), Requester("somebody", "192.0.2.1")
    with counted.admit(somebody):
        for other in (
            somebody,
            Requester(None, "192.0.2.1"),
            Requester("other", "192.0.2.1"),
            Requester("somebody", "192.0.2.2"),
        ):
            with pytest.raises(Problem), counted.admit(other):
                pass
        with counted.admit(Requester(None, "192.0.2.3")), counted.admit(Requester(None, "192.0.2.4")):
            assert len(counted.reading) == 3
    assert counted.reading == set()
    counted.reading = {Requester(None, f"198.51.100.{number}") for number in range(concurrency_limit.MOST)}
    with pytest.raises(Problem), counted.admit(somebody):
        pass


def test_exports_have_a_pace_of_their_own(node: Node) -> None:
    stranger = node.person()
    codes = [stranger.get(ADDRESS).status_code for _ in range(30)]
    assert codes.index(429) in range(20, 30)
    assert stranger.get("/api/lobby").is_success
