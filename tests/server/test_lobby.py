"""The lobby, a player's own tables, and profiles: everybody sees only what they may."""

import pytest

from shoal.server.play.tables import commands
from shoal.server.play.tables.registry import TableRegistry
from support.frequent_players import GAME, at_tables, guest, open_for, people
from support.nodes import Node


def test_the_lobby_shows_public_tables_only(node: Node) -> None:
    first, second = (guest(person) for person in people(node, 2))
    made: dict[str, str] = {}

    async def work(tables: TableRegistry) -> None:
        made["waiting"] = (await open_for(tables, [first], 2)).facts.id
        made["running"] = (await open_for(tables, [first, second], 2)).facts.id
        await open_for(tables, [first], 2, "link")
        await open_for(tables, [first, second], 2, "link")
        over = await open_for(tables, [first, second], 2)
        await commands.resign(tables, over, 0, "key")

    at_tables(node, work)
    lobby = node.person().get("/api/lobby").json()
    assert [table["id"] for table in lobby["open"]] == [made["waiting"]]
    assert [table["id"] for table in lobby["running"]] == [made["running"]]
    assert [chair["name"] for chair in lobby["running"][0]["chairs"]] == [first.name, second.name]
    assert lobby["running"][0]["commitment"]["secret"] is None


@pytest.mark.parametrize(("coding", "answered"), [("gzip", "gzip"), ("identity", None), ("gzip;q=0", None)])
def test_a_long_lobby_is_compressed_where_the_browser_accepts_it(node: Node, coding: str, answered: str | None) -> None:
    (host,) = (guest(person) for person in people(node, 1))

    async def work(tables: TableRegistry) -> None:
        for _ in range(3):
            await open_for(tables, [host], 2)

    at_tables(node, work)
    answer = node.person().get("/api/lobby", headers={"accept-encoding": coding})
    assert answer.headers.get("content-encoding") == answered
    assert answer.headers["vary"] == "accept-encoding"
    assert len(answer.json()["open"]) == 3


def test_my_tables_where_i_am_to_move_come_first(node: Node) -> None:
    first, second = people(node, 2)
    made: list[str] = []

    async def work(tables: TableRegistry) -> None:
        one, two = guest(first), guest(second)
        seated = ([one, two], [two, one], [one])
        made.extend([(await open_for(tables, guests, 2, "link")).facts.id for guests in seated])

    at_tables(node, work)
    mine = first.get("/api/tables/mine").json()
    assert [(entry["table"]["id"], entry["seat"], entry["due"]) for entry in mine] == [
        (made[0], 0, True),
        (made[1], 1, False),
        (made[2], 0, False),
    ]
    assert [entry["table"]["id"] for entry in second.get("/api/tables/mine").json()] == [made[1], made[0]]
    assert people(node, 1)[0].get("/api/tables/mine").json() == []
    assert node.person().get("/api/tables/mine").status_code == 401


def test_only_the_player_sees_their_games_by_link_in_the_profile(node: Node) -> None:
    first, second = people(node, 2)

    async def work(tables: TableRegistry) -> None:
        for door in ("link", "public", "public"):
            live = await open_for(tables, [guest(first), guest(second)], 2, door)
            await commands.resign(tables, live, 0, "key")

    at_tables(node, work)
    address = f"/api/players/{guest(first).name}"
    own, others = first.get(address).json(), second.get(address).json()
    assert [len(profile["recent"]) for profile in (own, others)] == [3, 2]
    stranger = node.person().get(address).json()
    assert {**others, "rivalry": []} == stranger
    game = others["recent"][0]
    assert (game["game"], game["seat"], game["result"]["shares"], game["result"]["quitter"]) == (GAME, 0, [0, 1], 0)
    assert others["ratings"] == []
    assert node.person().get("/api/players/Nobody").json()["code"] == "unknown"
    pages = [first.get(f"{address}/games", params=query).json() for query in ({}, {"before": game["ended"]})]
    assert [len(page) for page in pages] == [3, 2]


def test_practice_is_not_listed_among_finished_games(node: Node) -> None:
    (person,) = people(node, 1)
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    wish = {"game": GAME, "chairs": chairs, "door": "public"}
    played = [person.post("/api/tables", json={**wish, "practice": practice}).json() for practice in (True, False)]
    assert [table["practice"] for table in played] == [True, False]

    async def work(tables: TableRegistry) -> None:
        for table in played:
            await commands.resign(tables, await tables.live(table["id"]), 0, "key")

    at_tables(node, work)
    address = f"/api/players/{guest(person).name}"
    for finished in (person.get(address).json()["recent"], person.get(f"{address}/games").json()):
        assert [game["id"] for game in finished] == [played[1]["id"]]
    again = person.post(f"/api/tables/{played[0]['id']}/rematch").json()
    assert again["practice"] is True
