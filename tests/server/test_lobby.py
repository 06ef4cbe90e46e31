"""The lobby, one's own tables, profiles and ratings: each sees what is his business, and each game counts once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import httpx

from server.houses import Node
from server.rooms import NO_CLOCK, open_room
from shoal.server.ratings import Rating, rate
from shoal.server.tables import commands, opening
from shoal.server.tables.live import Live
from shoal.server.tables.opening import Guest, Plan, Wish
from shoal.server.tables.store import merits
from shoal.server.tables.tables import Tables

GAME, GAME_OF_THREE = "fishery", "pisces"


def people(node: Node, number: int) -> list[httpx.Client]:
    """Let some guests come in."""
    found = [node.person() for _ in range(number)]
    for person in found:
        assert person.post("/api/players/guest").status_code == 200
    return found


def guest(person: httpx.Client) -> Guest:
    me = person.get("/api/me").json()
    return Guest(me["id"], me["name"])


def at_tables(node: Node, work: Callable[[Tables], Awaitable[None]]) -> None:
    """Work with tables beside the node, over its database."""

    async def run() -> None:
        async with open_room(node.settings) as tables:
            await work(tables)

    asyncio.run(run())


async def open_for(
    tables: Tables,
    guests: list[Guest],
    seats: int,
    door: Literal["public", "link"] = "public",
    *,
    rated: bool = False,
    game: str = GAME,
) -> Live:
    """Open a table and let the guests sit down."""
    wishes = [Wish("me"), *[Wish("open")] * (seats - 1)]
    plan = Plan(game, None, {}, wishes, NO_CLOCK, door, rated=rated, talk=True)
    live = await tables.live((await opening.open_table(tables, guests[0], plan)).id)
    for other in guests[1:]:
        await opening.join(tables, live, other)
    return live


def test_the_lobby_shows_public_tables_only(node: Node) -> None:
    first, second = (guest(person) for person in people(node, 2))
    made: dict[str, str] = {}

    async def work(tables: Tables) -> None:
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


def test_my_tables_come_with_those_first_where_i_am_due(node: Node) -> None:
    first, second = people(node, 2)
    made: list[str] = []

    async def work(tables: Tables) -> None:
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


def test_a_profile_shows_games_by_link_to_oneself_only(node: Node) -> None:
    first, second = people(node, 2)

    async def work(tables: Tables) -> None:
        for door in ("link", "public", "public"):
            live = await open_for(tables, [guest(first), guest(second)], 2, door)
            await commands.resign(tables, live, 0, "key")

    at_tables(node, work)
    address = f"/api/players/{guest(first).name}"
    own, others = first.get(address).json(), second.get(address).json()
    assert [len(profile["recent"]) for profile in (own, others)] == [3, 2]
    assert others == node.person().get(address).json()
    game = others["recent"][0]
    assert (game["game"], game["seat"], game["result"]["shares"], game["result"]["quitter"]) == (GAME, 0, [0, 1], 0)
    assert others["ratings"] == []
    assert node.person().get("/api/players/Nobody").json()["code"] == "unknown"
    pages = [first.get(f"{address}/games", params=query).json() for query in ({}, {"before": game["ended"]})]
    assert [len(page) for page in pages] == [3, 2]


def ratings_of(person: httpx.Client) -> list[dict[str, Any]]:
    found = person.get(f"/api/players/{guest(person).name}").json()["ratings"]
    assert isinstance(found, list)
    return found


def test_a_rated_game_counts_once_however_often_its_end_is_sent(node: Node) -> None:
    first, second = people(node, 2)

    async def work(tables: Tables) -> None:
        live = await open_for(tables, [guest(first), guest(second)], 2, rated=True)
        for _ in range(3):
            await commands.resign(tables, live, 0, "the same key")
        friendly = await open_for(tables, [guest(first), guest(second)], 2)
        await commands.resign(tables, friendly, 0, "key")

    at_tables(node, work)
    (lost,), (won,) = ratings_of(first), ratings_of(second)
    assert lost["games"] == won["games"] == 1
    assert lost["rating"] < 1000 < won["rating"]


def test_games_that_end_at_once_all_count(node: Node) -> None:
    first, second = people(node, 2)

    async def work(tables: Tables) -> None:
        guests = [guest(first), guest(second)]
        lives = [await open_for(tables, guests, 2, rated=True) for _ in range(6)]
        await asyncio.gather(*(commands.resign(tables, live, 0, "key") for live in lives))

    at_tables(node, work)
    assert [rating["games"] for rating in (*ratings_of(first), *ratings_of(second))] == [6, 6]


def test_whoever_leaves_a_rated_game_comes_last_whatever_the_bot_makes_of_it(node: Node) -> None:
    persons = people(node, 3)
    guests = [guest(person) for person in persons]
    deserved: dict[str, float] = {}

    async def work(tables: Tables) -> None:
        live = await open_for(tables, guests, 3, rated=True, game=GAME_OF_THREE)
        await commands.resign(tables, live, 1, "key")
        deserved.update(merits(live.facts, [0.0, 1.0, 0.0]))

    at_tables(node, work)
    assert deserved == {guests[0].player: 0.0, guests[1].player: -1.0, guests[2].player: 0.0}
    assert persons[1].get("/api/tables/mine").json() == []
    assert len(persons[0].get("/api/tables/mine").json()) == 1


def test_ratings_follow_merit() -> None:
    newcomers = [Rating()] * 3
    after = rate(newcomers, [1.0, 0.0, 0.0])
    assert after[0].shown() > Rating().shown() == 1000
    assert after[1] == after[2]
    assert after[1].strength < Rating().strength
    assert all(rating.doubt < Rating().doubt and rating.games == 1 for rating in after)
