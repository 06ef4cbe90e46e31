"""Ratings: each rated game counts once; many games between the same two count little, and unplayed games not at all.

The attackers are two people, or one person with two guests, who agree on who wins and play as often as they like.
"""

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest

from shoal.core.rng import Rng
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.ratings import rating_formula, store
from shoal.server.accounts.ratings.rating_formula import FEWEST, MEETING_WINDOW_MS, Rating, rate
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.play.tables import commands, rematch
from shoal.server.play.tables.finish_game import merits
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from support.frequent_players import GAME, GAME_OF_THREE, at_tables, guest, open_for, people, play_until
from support.nodes import Node
from support.running_tables import act_at_random, play_on

pytestmark = pytest.mark.usefixtures("quick_games")


def ratings_of(person: httpx.Client) -> list[dict[str, Any]]:
    found = person.get(f"/api/players/{guest(person).name}").json()["ratings"]
    assert isinstance(found, list)
    return found


async def play_rated(tables: TableRegistry, persons: list[httpx.Client], moves: int = FEWEST) -> LiveTable:
    live = await open_for(tables, [guest(person) for person in persons], 2, rated=True)
    await play_until(tables, live, moves)
    return live


def test_a_rated_game_counts_once_even_if_its_end_is_sent_again(node: Node) -> None:
    first, second = people(node, 2)

    async def work(tables: TableRegistry) -> None:
        live = await play_rated(tables, [first, second])
        for _ in range(3):
            await commands.resign(tables, live, 0, "the same key")
        friendly = await open_for(tables, [guest(first), guest(second)], 2)
        await commands.resign(tables, friendly, 0, "key")

    at_tables(node, work)
    (lost,), (won,) = ratings_of(first), ratings_of(second)
    assert lost["games"] == won["games"] == 1
    assert lost["rating"] < 1000 < won["rating"]
    games = first.get(f"/api/players/{guest(first).name}").json()["recent"]
    assert [game["rated"] for game in games] == [False, True]


def test_games_that_end_at_the_same_time_all_count(node: Node) -> None:
    first, second = people(node, 2)

    async def work(tables: TableRegistry) -> None:
        lives = [await play_rated(tables, [first, second]) for _ in range(6)]
        await asyncio.gather(*(commands.resign(tables, live, 0, "key") for live in lives))

    at_tables(node, work)
    assert [rating["games"] for rating in (*ratings_of(first), *ratings_of(second))] == [6, 6]


def test_a_game_that_is_given_up_before_anybody_moved_changes_no_rating(node: Node) -> None:
    first, second = people(node, 2)
    told: list[LiveTable] = []

    async def work(tables: TableRegistry) -> None:
        told.append(await play_rated(tables, [first, second], 0))
        await commands.resign(tables, told[0], 0, "key")

    at_tables(node, work)
    assert ratings_of(first) == ratings_of(second) == []
    summary = told[0].facts.summary()
    assert (summary["rated"], summary["casual"]["id"]) == (False, "server.casual-unmoved")
    (game,) = second.get(f"/api/players/{guest(first).name}").json()["recent"]
    assert (game["rated"], game["result"]["quitter"]) == (False, 0)


@pytest.mark.parametrize("moves", [1, FEWEST - 1])
def test_who_leaves_loses_from_the_first_move_on_and_nobody_gains_by_it(node: Node, moves: int) -> None:
    first, second = people(node, 2)
    told: list[LiveTable] = []

    async def work(tables: TableRegistry) -> None:
        told.append(await play_rated(tables, [first, second], moves))
        await commands.resign(tables, told[0], 0, "key")

    at_tables(node, work)
    (lost,) = ratings_of(first)
    assert lost["rating"] < 1000
    assert ratings_of(second) == []
    summary = told[0].facts.summary()
    assert (summary["rated"], summary["casual"]["id"]) == (True, "server.casual-early")


def test_one_step_is_a_move(node: Node) -> None:
    first, second = people(node, 2)

    async def work(tables: TableRegistry) -> None:
        live = await play_rated(tables, [first, second], 0)
        await act_at_random(tables, live.facts.id, Rng(1), "first")
        (other,) = live.playing().turn()
        await commands.resign(tables, live, other, "key")

    at_tables(node, work)
    ratings = [*ratings_of(first), *ratings_of(second)]
    assert [rating["games"] for rating in ratings] == [1], "who left before their own move loses too"
    assert ratings[0]["rating"] < 1000


def test_nobody_gains_by_a_game_that_was_over_in_a_moment(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = people(node, 2)
    monkeypatch.setattr(rating_formula, "SHORTEST_MS", 60_000)
    told: list[LiveTable] = []

    async def work(tables: TableRegistry) -> None:
        given_up = await play_rated(tables, [first, second])
        await commands.resign(tables, given_up, 0, "key")
        played = await open_for(tables, [guest(first), guest(second)], 2, rated=True)
        await play_on([tables], played.facts.id, Rng(3))
        told.append(await tables.newest(played.facts.id))

    at_tables(node, work)
    assert told[0].facts.summary()["casual"]["id"] == "server.casual-short"
    assert [rating["rating"] < 1000 for rating in ratings_of(first)] == [True]
    assert ratings_of(second) == []


def test_a_resignation_before_any_move_in_a_game_of_three_makes_it_unrated(node: Node) -> None:
    persons = people(node, 3)
    void: list[bool] = []

    async def work(tables: TableRegistry) -> None:
        for moves in (0, 1):
            live = await open_for(tables, [guest(one) for one in persons], 3, rated=True, game=GAME_OF_THREE)
            await play_until(tables, live, moves)
            await commands.resign(tables, live, 1, "key")
            await play_until(tables, live, FEWEST + 1)
            void.append(not live.facts.counts)

    at_tables(node, work)
    assert void == [True, False]


def test_a_player_who_resigns_comes_last_even_if_the_bot_in_their_seat_wins(node: Node) -> None:
    persons = people(node, 3)
    guests = [guest(person) for person in persons]
    deserved: dict[str, float] = {}

    async def work(tables: TableRegistry) -> None:
        live = await open_for(tables, guests, 3, rated=True, game=GAME_OF_THREE)
        await commands.resign(tables, live, 1, "key")
        deserved.update(merits(live.facts, [0.0, 1.0, 0.0]))

    at_tables(node, work)
    assert deserved == {guests[0].player: 0.0, guests[1].player: -1.0, guests[2].player: 0.0}
    assert persons[1].get("/api/tables/mine").json() == []
    assert len(persons[0].get("/api/tables/mine").json()) == 1


@pytest.mark.anyio
async def test_fifty_thrown_games_change_a_rating_less_than_two_honest_games(settings: Settings) -> None:
    database, moment = open_database(settings), now()
    async with database.transaction() as connection:
        for name in ("winner", "loser", "third"):
            await players.add_player(connection, name, name.title(), None)
        for number in range(50):
            await store.settle(connection, GAME, {"winner": 1.0, "loser": 0.0}, moment + number)
        thrown = (await store.of_player(connection, "winner"))[GAME]
        await store.settle(connection, GAME, {"winner": 1.0, "third": 0.0}, moment)
        honest = (await store.of_player(connection, "winner"))[GAME]
        await store.settle(connection, GAME, {"winner": 1.0, "loser": 0.0}, moment + MEETING_WINDOW_MS + 1)
        later = (await store.of_player(connection, "winner"))[GAME]
    await database.close()
    once = rate([Rating()] * 2, [1.0, 0.0], [1.0, 1.0])[0]
    twice = 2 * (once.shown() - Rating().shown())
    assert 0 < thrown.shown() - Rating().shown() < twice
    assert thrown.games == 50
    assert honest.shown() - thrown.shown() > 20, "games against others still count fully"
    assert later.shown() > honest.shown() + 5, "after the window games between the same two count again"


def test_the_winner_gains_and_the_losers_lose() -> None:
    newcomers = [Rating()] * 3
    after = rate(newcomers, [1.0, 0.0, 0.0], [1.0, 1.0, 1.0])
    assert after[0].shown() > Rating().shown() == 1000
    assert after[1] == after[2]
    assert after[1].strength < Rating().strength
    assert all(rating.doubt < Rating().doubt and rating.games == 1 for rating in after)


def test_a_game_that_counts_half_changes_ratings_half_as_much() -> None:
    whole, half, none = (rate([Rating()] * 2, [1.0, 0.0], [share] * 2)[0] for share in (1.0, 0.5, 0.0))
    assert half.strength == pytest.approx((Rating().strength + whole.strength) / 2)
    assert half.doubt == pytest.approx((Rating().doubt + whole.doubt) / 2)
    assert (none.strength, none.doubt) == (Rating().strength, Rating().doubt)


@pytest.mark.parametrize("account", [True, False])
def test_a_rematch_is_rated_if_who_opens_it_has_an_account(node: Node, account: bool) -> None:
    persons = [replace(guest(person), account=account) for person in people(node, 2)]
    rated: list[bool] = []

    async def work(tables: TableRegistry) -> None:
        live = await open_for(tables, [replace(person, account=True) for person in persons], 2, rated=True)
        await commands.resign(tables, live, 0, "key")
        rated.append((await rematch.open_rematch(tables, live, persons[1])).rated)

    at_tables(node, work)
    assert rated == [account]
