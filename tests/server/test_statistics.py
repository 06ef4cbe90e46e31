"""What finished games say about players: counted once, at the end, and shown only to those who may know.

The attackers: they read a profile to learn of games by link or against bots, crowd a leaderboard with guests, send
signs of a pattern instead of a name, or page through everything.
"""

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from shoal.core.catalogue import load
from shoal.core.record import ActEntry, EventEntry, standing
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.leaderboards import store as places
from shoal.server.accounts.ratings.rating_formula import FEWEST, Rating
from shoal.server.accounts.ratings.schema import RATINGS
from shoal.server.accounts.statistics import store
from shoal.server.accounts.statistics.finished_game import KEPT, FinishedGame, FinishedPlayer, GameHabit
from shoal.server.accounts.statistics.schema import HABITS, HISTORY, RIVALRIES, TALLIES
from shoal.server.community.profiles.store import FOUND
from shoal.server.platform.base.confusables import fold
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.play.tables import commands
from shoal.server.play.tables.registry import TableRegistry
from support.frequent_players import GAME, GAME_OF_THREE, at_tables, guest, open_for, people, play_until
from support.nodes import Node

PASSWORD = "nine fathoms deep"
PRIVATE: dict[str, Any] = {"tallies": [], "habits": [], "finished": None, "ratings": [], "recent": []}


def profile(reader: httpx.Client, name: str) -> dict[str, Any]:
    found: dict[str, Any] = reader.get(f"/api/players/{name}").json()
    return found


@pytest.mark.usefixtures("quick_games")
def test_public_games_are_counted_and_games_by_link_are_not(node: Node) -> None:
    first, second = people(node, 2)
    one, two = guest(first), guest(second)

    async def work(tables: TableRegistry) -> None:
        for door in ("public", "public", "link"):
            live = await open_for(tables, [one, two], 2, door, rated=door == "public")
            await play_until(tables, live, FEWEST)
            for _ in range(2):
                await commands.resign(tables, live, 0, "the same key")

    at_tables(node, work)
    theirs = profile(node.person(), two.name)
    assert theirs["tallies"] == [{"game": GAME, "seats": 2, "games": 2, "firsts": 2, "won": 2.0}]
    lost = profile(node.person(), one.name)
    assert [(row["games"], row["firsts"], row["won"]) for row in lost["tallies"]] == [(2, 0, 0.0)]
    assert {row["kind"] for row in lost["habits"]} == {"square"}
    assert sum(row["games"] for row in lost["habits"]) == 2
    assert theirs["habits"] == [], "only Black's first ship is counted"
    (rating,) = theirs["ratings"]
    assert [point["rating"] for point in rating["history"]] == [rating["rating"]], "one point a day"
    assert rating["margin"] < Rating().margin()
    assert len(rating["history"][0]["day"]) == len("2026-01-01")


def test_only_the_two_players_see_what_they_played_against_each_other(node: Node) -> None:
    first, second, third = people(node, 3)
    one, two = guest(first), guest(second)

    async def work(tables: TableRegistry) -> None:
        for quitter in (0, 0, 1):
            live = await open_for(tables, [one, two], 2, "link")
            await commands.resign(tables, live, quitter, "key")

    at_tables(node, work)
    row = {"game": GAME, "seats": 2, "level": 0}
    assert profile(second, one.name)["rivalry"] == [{**row, "ahead": 2, "behind": 1}]
    assert profile(first, two.name)["rivalry"] == [{**row, "ahead": 1, "behind": 2}]
    for reader, name in ((first, one.name), (third, one.name), (node.person(), one.name)):
        assert profile(reader, name)["rivalry"] == []
    others = profile(third, one.name)
    assert {name: others[name] for name in PRIVATE} == PRIVATE


def test_games_against_bots_say_nothing_and_leaving_a_game_is_counted(node: Node) -> None:
    persons = people(node, 3)
    guests = [guest(person) for person in persons]
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    alone = persons[0].post("/api/tables", json={"game": GAME, "chairs": chairs, "door": "public"}).json()["id"]

    async def work(tables: TableRegistry) -> None:
        await commands.resign(tables, await tables.live(alone), 0, "key")
        live = await open_for(tables, guests, 3, game=GAME_OF_THREE)
        await play_until(tables, live, 1)
        for seat in (1, 0, 2):
            await commands.resign(tables, live, seat, "key")

    at_tables(node, work)
    database = open_database(node.settings)

    async def left() -> list[tuple[str, int, float]]:
        async with database.reading() as connection:
            rows = await connection.execute(select(TALLIES).order_by(TALLIES.c.player))
            found = [(row.player, row.left, row.shares) for row in rows if row.game == GAME_OF_THREE]
        await database.close()
        return found

    counted = asyncio.run(left())
    assert {player: gone for player, gone, _ in counted} == {
        guests[0].player: 1,
        guests[1].player: 1,
        guests[2].player: 0,
    }
    assert sum(share for *_, share in counted) <= 1
    assert profile(node.person(), guests[0].name)["tallies"][0]["game"] == GAME_OF_THREE


@pytest.mark.anyio
async def test_the_history_of_a_rating_is_bounded_and_guests_have_no_place(settings: Settings) -> None:
    database = open_database(settings)
    async with database.transaction() as connection:
        await players.add_player(connection, "account", "Ann", "hash")
        await players.add_player(connection, "guest", "Guest", None)
        await connection.execute(
            RATINGS.insert(),
            [
                {"player": player, "game": GAME, "strength": 30, "doubt": 2.9, "games": 1}
                for player in ("account", "guest")
            ],
        )
        for games in range(1, KEPT + 6):
            sure = Rating(30.0, 8.0 if games < 9 else 2.9, games)
            await store.add_to_history(connection, GAME, {"account": sure, "guest": sure}, now() + games)
            await places.place_players(connection, GAME, {"account": sure, "guest": sure})
            listed = await connection.execute(select(RATINGS.c.player).where(RATINGS.c.listed))
            assert list(listed.scalars()) == ([] if games < 10 else ["account"])
        kept = await connection.scalar(select(func.count()).select_from(HISTORY).where(HISTORY.c.player == "account"))
        assert kept == KEPT
        unsure = Rating(30.0, 3.2, KEPT + 6)
        assert unsure.margin() > 80
        await places.place_players(connection, GAME, {"account": unsure})
        assert await places.leaders(connection, GAME, None) == []
    await database.close()


def fill_leaderboard(node: Node, accounts: int) -> None:
    """Write accounts with places, and guests with better ratings, who have none."""

    async def write() -> None:
        database = open_database(node.settings)
        async with database.transaction() as connection:
            for number in range(accounts):
                await players.add_player(connection, f"account{number}", f"Sailor {number:02}", "hash")
                await players.add_player(connection, f"guest{number}", f"Stowaway {number:02}", None)
            row = {"game": "fleet", "strength": 30.0, "doubt": 2.0, "games": 12}
            sure = [
                {**row, "player": f"account{number}", "points": 2000 - number // 2, "listed": True}
                for number in range(accounts)
            ]
            crowd = [{**row, "player": f"guest{number}", "points": 3000, "listed": False} for number in range(accounts)]
            await connection.execute(RATINGS.insert(), [*sure, *crowd])
        await database.close()

    asyncio.run(write())


def test_a_leaderboard_is_paged_by_key_and_tells_the_readers_place(node: Node) -> None:
    fill_leaderboard(node, 2 * places.PAGE + 5)
    reader = node.person()
    reader.post("/api/players/guest")
    seen: list[str] = []
    after: dict[str, str] = {}
    while True:
        page = reader.get("/api/leaderboards/fleet", params=after).json()
        seen += [leader["name"] for leader in page["leaders"]]
        if not page["more"]:
            break
        after = {"after": seen[-1]}
    assert len(seen) == len(set(seen)) == 2 * places.PAGE + 5
    assert all(name.startswith("Sailor") for name in seen)
    assert (page["mine"], page["place"]) == (None, None)
    me = reader.get("/api/me").json()["id"]

    async def place_reader() -> None:
        database = open_database(node.settings)
        async with database.transaction() as connection:
            mine = {"player": me, "game": "fleet", "strength": 30.0, "doubt": 2.0, "games": 12, "points": 1990}
            await connection.execute(RATINGS.insert(), [{**mine, "listed": True}])
            await connection.execute(update(RATINGS).where(RATINGS.c.player == "account0").values(points=2100))
        await database.close()

    asyncio.run(place_reader())
    page = reader.get("/api/leaderboards/fleet").json()
    assert page["mine"]["games"] == 12
    assert 20 < page["place"] < 24
    assert page["leaders"][0]["name"] == "Sailor 00"
    for game, query in (("chess", {}), ("fleet", {"after": "Nobody"}), ("fleet", {"after": "Stowaway 00"})):
        assert reader.get(f"/api/leaderboards/{game}", params=query).json()["code"] == "unknown"


def test_a_name_is_found_by_its_beginning_and_signs_of_patterns_find_nothing(node: Node) -> None:
    fill_leaderboard(node, 14)

    def found(name: str) -> list[str]:
        return [one["name"] for one in node.person().get("/api/players", params={"name": name}).json()]

    sailors = found("sail")
    assert len(set(sailors)) == FOUND, "bounded"
    assert sailors == sorted(sailors, key=fold)
    assert set(found("SAILOR 1")) == {f"Sailor {number:02}" for number in range(10, 14)}
    assert found("Stow") == [], "guests are found by their whole name only"
    assert found("stowaway 03") == ["Stowaway 03"]
    for odd in ("%", "_ailor", "%%", "\\", "'; --", "~", "=", "\N{ZERO WIDTH JOINER}"):
        assert found(odd) == []
    for refused in ("", "\x00", "a\x00", "x" * 25):
        assert node.person().get("/api/players", params={"name": refused}).json()["code"] == "malformed"
    (best,) = node.person().get("/api/players", params={"name": "Sailor 03"}).json()
    assert (best["game"], best["rating"]) == ("fleet", 1999)


def test_what_is_counted_moves_with_a_guest_and_goes_with_an_account(node: Node) -> None:
    async def work() -> None:
        database = open_database(node.settings)
        guest_of = FinishedPlayer("guest", 1.0, left=False, habits=[GameHabit("licence", "cod")])
        async with database.transaction() as connection:
            for other in ("heir", "alan", "zoe"):
                await store.count_game(
                    connection, FinishedGame("fleet", 2, True, [guest_of, FinishedPlayer(other, 0.0, left=False)])
                )
            await store.give_statistics(connection, "guest", "heir")
            assert [row.games for row in await store.tallies_of(connection, "guest")] == [3], "they have met"
            await store.give_statistics(connection, "guest", "alma")
            assert await store.tallies_of(connection, "guest") == []
            assert [(row.games, row.shares) for row in await store.tallies_of(connection, "alma")] == [(3, 3.0)]
            assert await store.rivalry_of(connection, "alma", "alan") == [("fleet", 2, 1, 0, 0)]
            assert await store.rivalry_of(connection, "zoe", "alma") == [("fleet", 2, 0, 1, 0)]
            await store.forget_statistics(connection, "alma")
            for table in (HABITS, RIVALRIES, HISTORY):
                assert (await connection.execute(select(table))).all() == []
            assert await store.tallies_of(connection, "alma") == []
        await database.close()

    asyncio.run(work())


@pytest.mark.usefixtures("quick_games")
def test_an_export_tells_what_is_counted_without_ids_of_others(node: Node) -> None:
    first, second = people(node, 2)
    one, two = guest(first), guest(second)

    async def work(tables: TableRegistry) -> None:
        live = await open_for(tables, [one, two], 2, rated=True)
        await play_until(tables, live, FEWEST)
        await commands.resign(tables, live, 1, "key")

    at_tables(node, work)
    text = first.get("/api/account/export").text
    file = first.get("/api/account/export").json()
    assert (file["tallies"][0]["firsts"], file["rating_history"][0]["games"]) == (1, 1)
    (rivalry,) = file["rivalries"]
    assert (rivalry["ahead"], rivalry["behind"]) == ((1, 0) if rivalry["first"] else (0, 1))
    assert file["habits"][0]["kind"] == "square"
    assert two.player not in text


def test_habits_are_read_from_what_spectators_see() -> None:
    fleet = {"players": [{"licences": {"cod": 1, "tuna": 2}}]}
    assert load("fleet").habits(fleet, 0, []) == [("licence", "cod"), ("licence", "tuna")]
    assert load("fishery_boom").habits({"sheets": [{"marked": ["seine+", "radar"]}]}, 0, []) == [("box", "seine-plus")]
    assert load("pisces").habits({"players": [{"board": None}]}, 0, []) == []
    acts = standing(
        [
            ActEntry(0, "d4"),
            ActEntry(1, "a1"),
            EventEntry("undo", 0, 0),
            ActEntry(0, "e5"),
            ActEntry(1, "a1"),
            ActEntry(0, "b2"),
        ]
    )
    words = [act.text for act in acts if act.seat == 0]
    whole, small = ({"options": {"rows": rows, "columns": 9}} for rows in (7, 5))
    fishery = load("fishery")
    assert fishery.habits(whole, 0, words) == [("square", "e5")]
    assert fishery.habits(whole, 1, words) == fishery.habits(small, 0, words) == []
