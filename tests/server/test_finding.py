"""Finding people: searches that are matched, challenges by name, bots on free chairs, rematches asked for again.

The attackers: somebody who looks for people with many guests of one address; who is found and never sits down; who
floods a person with challenges; who sits at another's place; and two nodes that match the same people.
"""

import asyncio
from collections import Counter
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from shoal.server.accounts.identity import store as players
from shoal.server.community.matchmaking.challenges import challenge as challenges
from shoal.server.community.matchmaking.pools import GameTerms, terms_of
from shoal.server.community.matchmaking.queue import matcher, searches, store
from shoal.server.community.matchmaking.queue.matching_rule import (
    ALL_AFTER_MINUTES,
    FIRST,
    WaitingPlayer,
    allowed_rating_gap,
    first_group,
)
from shoal.server.community.matchmaking.queue.store import SearchedPool
from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.base import timestamps
from shoal.server.platform.base.timestamps import MINUTE_MS
from shoal.server.platform.bus.bus import LocalBus
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database, open_database
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import CHAIRS, TABLES
from support.nodes import Node
from support.people import guest, line, open_table

FISHERY = {"games": [{"game": "fishery", "seats": 2}]}
FLEET = {"games": [{"game": "fleet", "seats": 3}]}


def finding(person: httpx.Client) -> dict[str, Any]:
    answer = person.post("/api/finding", json={})
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def look(person: httpx.Client, **wish: Any) -> dict[str, Any] | None:
    answer = person.post("/api/search", json={**FISHERY, **wish})
    assert answer.is_success, answer.text
    found: dict[str, Any] | None = answer.json()["search"]
    return found


def refusal(answer: httpx.Response) -> tuple[str, str]:
    data = answer.json()
    return data["code"], data["telling"]["id"]


def test_three_people_who_look_for_the_same_sit_down_and_play(node: Node) -> None:
    people = [guest(node) for _ in range(3)]
    first = look(people[0], **FLEET)
    assert first is not None
    assert (first["state"], first["pools"][0]["here"], first["pools"][0]["ratings"]) == ("looking", 1, [850, 1150])
    look(people[1], games=[*FISHERY["games"], *FLEET["games"]])
    found = look(people[2], **FLEET)
    assert found is not None
    assert found["state"] == "found"
    table = found["table"]
    assert [finding(person)["search"]["table"] for person in people] == [table] * 3
    assert 50_000 < found["left"] <= 60_000
    assert node.person().get("/api/lobby").json()["open"] == [], "its chairs are kept"
    stranger = guest(node).post(f"/api/tables/{table}/join", json={})
    assert refusal(stranger) == ("taken", "server.chair-taken")
    host = people[0].post(f"/api/tables/{table}/bot", json={"seat": 0, "level": "mate"})
    assert not host.is_success, "nobody gives away a chair that is kept for another"
    states = [person.post(f"/api/tables/{table}/join", json={}).json()["status"] for person in people]
    assert states == ["waiting", "waiting", "running"]
    assert [finding(person)["search"] for person in people] == [None] * 3
    assert look(people[1]) is not None, "who has played may look again"


def test_who_does_not_sit_down_loses_the_place_and_the_others_keep_theirs(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitter, absent, late = (guest(node) for _ in range(3))
    look(sitter)
    found = look(absent)
    assert found is not None
    table = found["table"]
    assert sitter.post(f"/api/tables/{table}/join", json={}).is_success
    run(node.settings, lambda resources, tables: settle_later(resources, tables, monkeypatch))
    assert finding(absent)["search"] is None
    again = finding(sitter)["search"]
    assert again["state"] == "looking"
    assert again["waited"] > 0
    closed = sitter.get(f"/api/tables/{table}").json()
    assert (closed["status"], closed["closed"]["id"]) == ("over", "server.closed-unmet")
    found = look(late)
    assert found is not None
    assert found["state"] == "found"
    late.post("/api/search/leave", json={})
    again = finding(sitter)["search"]
    assert again["state"] == "looking", "who says no lets the other look again at once"
    assert refusal(sitter.post(f"/api/tables/{found['table']}/join", json={})) == ("stale", "server.closed-unmet")


async def settle_later(resources: Resources, tables: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matcher, "now", lambda: timestamps.now() + matcher.SIT_DOWN_MS + 1000)
    await matcher.settle_due(resources, tables)
    monkeypatch.setattr(matcher, "now", timestamps.now)


def test_who_never_sits_down_must_pause(node: Node) -> None:
    patient, attacker = guest(node), guest(node)
    look(patient)
    for _ in range(matcher.NO_SHOWS):
        found = look(attacker)
        assert found is not None
        assert found["state"] == "found"
        assert attacker.post("/api/search/leave", json={}).is_success
    answer = attacker.post("/api/search", json=FISHERY)
    assert refusal(answer) == ("limit", "server.did-not-sit-down")
    assert finding(patient)["search"]["state"] == "looking"


def test_one_address_cannot_fill_the_pools(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "OF_ADDRESS", 4)
    crowd = [guest(node) for _ in range(searches.OF_ADDRESS + 1)]
    wishes = [{"games": [{"game": "pisces", "seats": 6}], "clock": "either"}] * len(crowd)
    answers = [one.post("/api/search", json=wish) for one, wish in zip(crowd, wishes, strict=True)]
    assert [answer.is_success for answer in answers].count(True) == searches.OF_ADDRESS
    assert refusal(answers[-1]) == ("limit", "server.network-searches")
    many = {"games": [{"game": "pisces", "seats": 6}] * 11}
    assert crowd[0].post("/api/search", json=many).status_code == 422
    assert crowd[0].post("/api/search", json={"games": [{"game": "fishery", "seats": 3}]}).status_code == 422
    assert refusal(crowd[0].post("/api/search", json={**FISHERY, "rated": True}))[1] == "server.rated-needs-account"


def test_searches_end_when_nobody_is_there_or_after_half_an_hour(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = guest(node)
    look(lost)

    async def work(resources: Resources, tables: TableRegistry) -> None:
        for later, state in ((searches.LOST_AFTER_MS - 5000, "looking"), (searches.LOST_AFTER_MS + 5000, "ended")):
            monkeypatch.setattr(matcher, "now", lambda later=later: timestamps.now() + later)
            await matcher.end_searches(resources)
            assert finding(lost)["search"]["state"] == state
        monkeypatch.setattr(matcher, "now", lambda: timestamps.now() + 2 * matcher.KEPT_MS)
        await matcher.end_searches(resources)
        monkeypatch.setattr(matcher, "now", timestamps.now)

    run(node.settings, work)
    assert finding(lost)["search"] is None
    assert node.person().get("/api/finding/waits").json() == {"looking": 0, "minutes": {}}


def test_no_waiting_time_is_told_before_ten_were_measured(settings: Settings) -> None:
    async def work(resources: Resources, _tables: TableRegistry) -> None:
        at = timestamps.now()
        for waits in ([MINUTE_MS // 2] * 9, [4 * MINUTE_MS]):
            assert (await searches.usual_waits(resources))[1] == {}
            async with resources.database.transaction() as connection:
                await store.note_waits(connection, "fishery", searches.hour_of(at), waits, at)
        assert (await searches.usual_waits(resources))[1] == {"fishery": 1}

    run(settings, work)


def run(settings: Settings, work: Any) -> None:
    """Work with the database of a node, without HTTP."""

    async def inside() -> None:
        database, bus = open_database(settings), LocalBus()
        try:
            await work(Resources(settings, database, bus, Supervisor()), TableRegistry(database, bus))
        finally:
            await database.close()

    asyncio.run(inside())


async def crowd(database: Database, number: int) -> list[str]:
    """Add so many players; return their ids."""
    names = [f"p{place:04}" for place in range(number)]
    async with database.transaction() as connection:
        for place, name in enumerate(names):
            await players.add_player(connection, name, f"Player {place}", None)
    return names


def test_two_hundred_at_once_and_nobody_sits_at_two_tables(cluster: Settings) -> None:
    """Six nodes match at the same time, while people come in; each wants two games."""
    pools = [GameTerms("fishery", 2, "live", False).pool, GameTerms("fleet", 3, "live", False).pool]

    async def work(resources: Resources, _tables: TableRegistry) -> None:
        names = await crowd(resources.database, 200)
        nodes = [Resources(cluster, open_database(cluster, None), LocalBus(), Supervisor()) for _ in range(5)]

        crowded = asyncio.Semaphore(3 * len(nodes))

        async def come(place: int, name: str) -> None:
            node = nodes[place % len(nodes)]
            async with crowded:
                await enter(node, place, name)

        async def enter(node: Resources, place: int, name: str) -> None:
            async with node.database.transaction() as connection:
                await store.store_search(
                    connection, name, "", [SearchedPool(pool, 1000) for pool in pools], timestamps.now()
                )
            await matcher.match(node, pools[place % 2])

        try:
            await asyncio.gather(*(come(place, name) for place, name in enumerate(names)))
            await asyncio.gather(*(matcher.match_all(node) for node in nodes))
            await matcher.match_all(nodes[0])
        finally:
            for node in nodes:
                await node.database.close()
        async with resources.database.reading() as connection:
            chairs = list(await connection.execute(select(CHAIRS.c.player, CHAIRS.c.table_id)))
            tables = list(await connection.execute(select(TABLES.c.id, TABLES.c.seats)))
        assert max(Counter(chair.player for chair in chairs).values()) == 1, "nobody is at two tables"
        assert sum(table.seats for table in tables) == len(chairs)
        assert len(names) - len(chairs) <= 1, "nobody is left who could be seated"

    run(cluster, work)


def test_ratings_must_be_near_and_more_are_near_with_time() -> None:
    moment = 100 * MINUTE_MS

    def seekers(*given: tuple[str, int, int]) -> list[WaitingPlayer]:
        return [WaitingPlayer(name, name, moment - minutes * MINUTE_MS, rating) for name, minutes, rating in given]

    def group(seats: int, *given: tuple[str, int, int], **blocked: set[str]) -> str | None:
        found = first_group(seekers(*given), seats, blocked, moment)
        return None if found is None else "".join(one.player for one in found)

    assert allowed_rating_gap(0) == FIRST
    assert allowed_rating_gap(ALL_AFTER_MINUTES * MINUTE_MS) > 10_000
    assert group(2, ("a", 0, 1000), ("b", 0, 1000 + FIRST)) == "ab"
    assert group(2, ("a", 9, 1000), ("b", 0, 1001 + FIRST)) is None, "both must accept"
    assert group(2, ("a", 9, 1000), ("b", 6, 3000)) == "ab"
    assert group(2, ("a", 2, 1000), ("b", 1, 1000), ("c", 0, 1000), a={"b"}) == "ac"
    assert group(3, ("a", 3, 1000), ("b", 2, 1000), ("c", 1, 1000), ("d", 0, 1000), b={"c", "d"}) == "acd"
    assert group(3, ("a", 3, 1000), ("b", 2, 1000), ("c", 1, 1000), c={"a"}) is None


def test_players_who_blocked_each_other_never_meet(node: Node) -> None:
    one, other, third = (guest(node) for _ in range(3))
    assert challenge(other, one).is_success
    (before,) = finding(one)["received"]
    assert one.post("/api/people/block", json={"name": name_of(other)}).status_code == 204
    late = one.post(f"/api/challenges/{before['id']}/accept", json={})
    assert refusal(late) == ("stale", "server.challenge-over"), "it came before the block"
    look(one)
    assert (look(other) or {})["state"] == "looking"
    assert (look(third) or {})["state"] == "found"
    states = [finding(person)["search"]["state"] for person in (one, other)]
    assert states == ["found", "looking"]
    assert challenge(other, one).is_success
    assert [got for got in finding(one)["received"] if got["id"] != before["id"]] == []
    assert finding(other)["sent"], "the other is not told"


def name_of(person: httpx.Client) -> str:
    return str(person.get("/api/me").json()["name"])


def challenge(by: httpx.Client, to: httpx.Client, **wish: Any) -> httpx.Response:
    return by.post("/api/challenges", json={"name": name_of(to), "game": "fleet", **wish})


def test_an_accepted_challenge_seats_both(node: Node) -> None:
    by, to, other = (guest(node) for _ in range(3))
    assert challenge(by, to).is_success
    (got,) = finding(to)["received"]
    assert (got["by"], got["game"], got["table"]) == (name_of(by), "fleet", None)
    address = f"/api/challenges/{got['id']}"
    for wrong in (by, other):
        assert refusal(wrong.post(f"{address}/accept", json={})) == ("unknown", "server.no-challenge")
        assert refusal(wrong.post(f"{address}/decline", json={})) == ("unknown", "server.no-challenge")
    table = to.post(f"{address}/accept", json={}).json()
    assert (table["status"], {chair["name"] for chair in table["chairs"]}) == ("running", {name_of(by), name_of(to)})
    assert to.post(f"{address}/accept", json={}).json()["id"] == table["id"], "accepting twice opens one table"
    assert finding(to)["received"] == []
    assert [one["table"] for one in finding(by)["sent"]] == [table["id"]]
    assert by.post(f"{address}/withdraw", json={}).json()["sent"] == []
    assert [one["table"]["id"] for one in by.get("/api/tables/mine").json()] == [table["id"]]


def test_not_now_three_times_pauses_a_challenger_who_is_not_told(node: Node) -> None:
    by, to = guest(node), guest(node)
    for _ in range(challenges.NOT_NOW):
        challenge(by, to, clock="days")
        (got,) = finding(to)["received"]
        assert to.post(f"/api/challenges/{got['id']}/decline", json={}).json()["received"] == []
        assert [one["to"] for one in finding(by)["sent"]] == [name_of(to)], "it seems to stand"
    assert challenge(by, to).is_success
    assert finding(to)["received"] == []
    assert len(finding(by)["sent"]) == 1
    assert challenge(to, by).is_success
    assert len(finding(by)["received"]) == 1, "the other way is open"


def test_a_player_has_ten_open_challenges(node: Node) -> None:
    by, crowd = guest(node), [guest(node) for _ in range(challenges.MOST + 1)]
    answers = [challenge(by, to) for to in crowd]
    assert refusal(answers[-1]) == ("limit", "server.most-challenges")
    assert challenge(by, crowd[0], game="fishery").is_success, "a new one replaces the one to the same player"
    assert [one["game"] for one in finding(crowd[0])["received"]] == ["fishery"]
    assert refusal(challenge(by, by)) == ("malformed", "server.challenging-self")
    (got,) = finding(crowd[1])["received"]
    assert challenge(crowd[1], by, game="pisces", instead=got["id"]).is_success
    assert finding(crowd[1])["received"] == []
    assert [one["game"] for one in finding(by)["received"]] == ["pisces"]
    other = guest(node)
    assert all(challenge(other, to).is_success for to in crowd[: challenges.MOST])
    third = challenge(guest(node), crowd[0])
    assert refusal(third) == ("limit", "server.too-many-challenges"), "an address floods nobody"


def test_the_host_gives_free_chairs_to_bots(node: Node) -> None:
    host, other = guest(node), guest(node)
    table = host.post("/api/tables", json={"game": "pisces", "seats": 3}).json()["id"]
    address = f"/api/tables/{table}/bot"

    def put(seat: int, level: str | None, person: httpx.Client = host) -> httpx.Response:
        return person.post(address, json={"seat": seat, "level": level})

    assert refusal(put(1, "mate", other)) == ("forbidden", "server.host-only")
    assert refusal(put(0, "mate")) == ("taken", "server.no-room-for-bots")
    assert refusal(put(9, "mate")) == ("taken", "server.no-room-for-bots")
    assert put(1, "greedy").status_code == 422
    assert [put(1, level).json()["chairs"][1]["level"] for level in ("mate", "skipper", "skipper")][-1] == "skipper"
    assert put(1, None).json()["chairs"][1]["kind"] == "open"
    assert other.post(f"/api/tables/{table}/join", json={"seat": 1}).json()["status"] == "waiting"
    assert put(2, "deckhand").json()["status"] == "running"
    assert refusal(put(2, None)) == ("stale", "server.begun")


def test_a_rematch_that_was_taken_back_can_be_asked_for_again(node: Node) -> None:
    one, other = guest(node), guest(node)
    table = open_table(one)["id"]
    other.post(f"/api/tables/{table}/join", json={})
    with line(node, table, one) as playing:
        playing.hello()
        assert playing.ask(type="resign")["type"] == "accepted"
    asked = one.post(f"/api/tables/{table}/rematch", json={}).json()
    assert asked["status"] == "waiting"
    assert one.post(f"/api/tables/{asked['id']}/leave", json={}).json()["closed"] is not None
    again = other.post(f"/api/tables/{table}/rematch", json={}).json()
    assert (again["status"], again["id"] != asked["id"]) == ("waiting", True)
    both = one.post(f"/api/tables/{table}/rematch", json={}).json()
    assert (both["id"], both["status"]) == (again["id"], "running"), "both sit at once"


def test_terms_are_read_from_the_name_of_a_pool() -> None:
    terms = GameTerms("fleet", 3, "days", True)
    assert terms_of(terms.pool) == terms
