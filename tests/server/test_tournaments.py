"""Tournaments: entered and left over HTTP, played by workers, each step once, even if many workers come at once.

The attackers: a guest who fills the calendar or a tournament; a host who would see what they may not, or change
results; a player who leaves games; somebody who was blocked; somebody who reads who follows whom.
"""

import asyncio
import hashlib
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from shoal.core.rng import Rng
from shoal.server.accounts.ratings.rating_formula import FEWEST
from shoal.server.community.tournaments import commands as entering
from shoal.server.community.tournaments import store
from shoal.server.community.tournaments.pairing.arena import WaitingEntrant
from shoal.server.community.tournaments.pairing.history import MEAN, History
from shoal.server.community.tournaments.pairing.standings import standings
from shoal.server.community.tournaments.rounds import scheduler_steps
from shoal.server.community.tournaments.rounds import store as rounds
from shoal.server.community.tournaments.rounds.plan import RoundInput, made_again
from shoal.server.community.tournaments.schema import ENTRANTS, TOURNAMENTS
from shoal.server.community.tournaments.tournament_row import TournamentRow
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS, is_outage
from shoal.server.play.tables import commands
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import CHAIRS
from shoal.table.match import Match
from support.frequent_players import play_until
from support.nodes import Node, run_node
from support.people import guest, line
from support.running_tables import play_on, run_tables

LIVE = {"kind": "live", "main": 300, "increment": 3}
DAYS = {"kind": "days", "days": 1}
WISH: dict[str, Any] = {
    "name": "Harbour Cup",
    "form": "arena",
    "game": "fishery",
    "preset": "puddle",
    "seats": 2,
    "clock": LIVE,
    "door": "public",
    "starts": 60,
}
LEAGUE = {**WISH, "form": "league", "rounds": 3}


@pytest.fixture
def open_house(cluster: Settings) -> Iterator[Node]:
    """Yield a node of a cluster without limits. No worker runs: the tests take each step themselves."""
    with run_node(replace(cluster, limits=False)) as node:
        yield node


@pytest.fixture
def house(cluster: Settings) -> Iterator[Node]:
    """Yield a node of a cluster with its limits."""
    with run_node(cluster) as node:
        yield node


def make(node: Node, **wish: Any) -> tuple[httpx.Client, str]:
    host = guest(node)
    answer = host.post("/api/tournaments", json={**WISH, **wish})
    assert answer.status_code == 201, answer.text
    return host, str(answer.json()["tournament"]["id"])


def enter(node: Node, tournament: str, number: int) -> list[httpx.Client]:
    people = [guest(node) for _ in range(number)]
    for person in people:
        assert post(person, tournament, "enter").status_code == 200
    return people


def post(person: httpx.Client, tournament: str, what: str, **body: Any) -> httpx.Response:
    return person.post(f"/api/tournaments/{tournament}/{what}", json=body or None)


def shown(person: httpx.Client, tournament: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tournaments/{tournament}").json()
    return found


def code(answer: httpx.Response) -> str:
    return "ok" if answer.is_success else str(answer.json()["code"])


def started(node: Node, number: int, **wish: Any) -> tuple[httpx.Client, str, list[httpx.Client]]:
    host, tournament = make(node, **wish)
    people = enter(node, tournament, number)
    assert post(host, tournament, "start").status_code == 200
    return host, tournament, people


@asynccontextmanager
async def working(node: Node) -> AsyncIterator[TableRegistry]:
    async with run_tables(node.settings) as tables:
        yield tables


async def step(tables: TableRegistry, tournament: str) -> None:
    """Do what is due; like a worker, again if the database was too slow for this machine."""
    while True:
        try:
            return await scheduler_steps.step(tables, tournament)
        except DATABASE_ERRORS as error:
            if not is_outage(error):
                raise


async def known(tables: TableRegistry, tournament: str) -> TournamentRow:
    async with tables.database.reading() as connection:
        found = await store.find_tournament(connection, tournament)
    assert found is not None
    return found


async def boards(tables: TableRegistry, tournament: str) -> list[rounds.TournamentTableRow]:
    async with tables.database.reading() as connection:
        return await rounds.boards_of(connection, tournament)


async def finish_round(tables: TableRegistry, tournament: str) -> None:
    """End every game that runs: of two the second resigns, larger ones are played at random."""
    for board in await boards(tables, tournament):
        if board.points is None and board.table is not None:
            live = await tables.newest(board.table)
            if live.facts.seats == 2:
                await commands.resign(tables, live, 1, None)
            else:
                await play_on([tables], board.table, Rng(3))


async def run_out(tables: TableRegistry, live: LiveTable, seat: int) -> None:
    """Let the time of a seat be over."""

    def work(_known: LiveTable, draft: Match) -> None:
        draft.quit(seat, "timeout", [0, 1])

    await tables.command(live, seat, None, work)


async def expect_checked(tables: TableRegistry, tournament: str) -> None:
    """Make all rounds and the standings again from the rows, and compare."""
    async with tables.database.reading() as connection:
        facts = await rounds.facts_of(connection, tournament)
        played = await rounds.boards_of(connection, tournament)
    first = [player for player, _ in facts[0].entrants]
    bases = [
        RoundInput(
            row.number,
            row.at,
            [WaitingEntrant(*one) for one in row.entrants],
            frozenset(frozenset(pair) for pair in row.friends),
            first if row.number > 1 else (),
        )
        for row in facts
    ]
    again = made_again(await known(tables, tournament), bases, [(one.played, one.settled) for one in played])
    stored = [[one.players for one in played if one.round == basis.number] for basis in bases]
    assert again == stored


@pytest.mark.anyio
async def test_an_arena_pairs_again_and_again_until_the_bell(open_house: Node) -> None:
    _, tournament, people = started(open_house, 6)
    async with working(open_house) as tables:
        for _ in range(3):
            await step(tables, tournament)
            await finish_round(tables, tournament)
        played = await boards(tables, tournament)
        assert len(played) == 9
        for number in (1, 2, 3):
            seen = [player for one in played if one.round == number for player in one.players]
            assert len(set(seen)) == len(seen) == 6
        assert not History(one.played for one in played).met.most_common(1)[0][1] > 2
        async with tables.database.transaction() as connection:
            await connection.execute(update(TOURNAMENTS).values(ends=now()))
        await step(tables, tournament)
        assert (await known(tables, tournament)).state == "over"
        assert len(await boards(tables, tournament)) == 9
        await expect_checked(tables, tournament)
        found = shown(people[0], tournament)
        async with tables.database.reading() as connection:
            entrants = {one.player: one.name for one in await store.entrants_of(connection, tournament)}
        settled = [one.played for one in await boards(tables, tournament)]
        secret = bytes.fromhex(found["secret"])
        lines = standings("arena", list(entrants), settled, secret)
        assert [(entrants[one.player], one.points) for one in lines] == [
            (one["name"], one["points"]) for one in found["standings"]
        ]
        assert hashlib.sha256(secret).hexdigest() == found["hash"]


@pytest.mark.anyio
async def test_a_swiss_league_of_an_odd_number(open_house: Node) -> None:
    _, tournament, _ = started(open_house, 7, **LEAGUE)
    async with working(open_house) as tables:
        for number in (1, 2, 3):
            await step(tables, tournament)
            assert (await known(tables, tournament)).round == number
            await step(tables, tournament)
            assert (await known(tables, tournament)).round == number, "a round waits for its tables"
            await finish_round(tables, tournament)
        await step(tables, tournament)
        played = await boards(tables, tournament)
        out = [one for one in played if len(one.players) == 1]
        assert [one.points for one in out] == [(MEAN,)] * 3
        assert len({one.players for one in out}) == 3
        assert set(History(one.played for one in played).met.values()) == {1}
        assert (await known(tables, tournament)).state == "over"
        await expect_checked(tables, tournament)


@pytest.mark.anyio
@pytest.mark.usefixtures("toys")
async def test_a_league_of_three_seats_has_smaller_tables_and_exact_points(open_house: Node) -> None:
    _, tournament, people = started(
        open_house, 8, **{**LEAGUE, "game": "lots", "preset": None, "seats": 3, "rounds": 2}
    )
    async with working(open_house) as tables:
        for _ in (1, 2):
            await step(tables, tournament)
            await finish_round(tables, tournament)
        await step(tables, tournament)
        played = await boards(tables, tournament)
        assert sorted(len(one.players) for one in played) == [2, 2, 3, 3, 3, 3]
        assert all(one.points is not None and sum(one.points) == MEAN * len(one.players) for one in played)
        await expect_checked(tables, tournament)
    found = shown(people[0], tournament)
    assert found["tournament"]["state"] == "over"
    assert sum(one["points"] for one in found["standings"]) == MEAN * 16


@pytest.mark.anyio
async def test_everybody_meets_everybody_and_who_withdraws_is_missed(open_house: Node) -> None:
    _, tournament, people = started(open_house, 4, **{**LEAGUE, "everybody": True, "rounds": 1})
    async with working(open_house) as tables:
        await step(tables, tournament)
        assert (await known(tables, tournament)).rounds == 3
        await finish_round(tables, tournament)
        assert code(post(people[0], tournament, "withdraw")) == "ok"
        for _ in range(3):
            await step(tables, tournament)
            await finish_round(tables, tournament)
        await step(tables, tournament)
        played = await boards(tables, tournament)
        assert sum(len(one.players) == 1 for one in played) == 2
        await expect_checked(tables, tournament)


@pytest.mark.anyio
async def test_many_workers_at_once_make_each_round_and_open_each_table_once(open_house: Node) -> None:
    _, tournament, _ = started(open_house, 14)
    async with working(open_house) as one, working(open_house) as two, working(open_house) as three:
        nodes = (one, two, three)
        for _ in range(3):
            await asyncio.gather(*(step(tables, tournament) for tables in nodes for _ in range(2)))
            await finish_round(one, tournament)
        played = await boards(one, tournament)
        for number in {board.round for board in played}:
            seen = [player for board in played if board.round == number for player in board.players]
            assert len(seen) == len(set(seen))
        async with one.database.reading() as connection:
            rows = list(
                await connection.execute(CHAIRS.select().where(CHAIRS.c.table_id.in_([b.table for b in played])))
            )
        assert len(rows) == 2 * len(played)
        await expect_checked(one, tournament)


@pytest.mark.anyio
async def test_who_is_not_there_is_not_seated_in_an_arena(open_house: Node) -> None:
    _, tournament, people = started(open_house, 3)
    me = people[0].get("/api/me").json()["id"]
    async with working(open_house) as tables:
        async with tables.database.transaction() as connection:
            await store.change_entrant(connection, tournament, me, seen=now() - scheduler_steps.LOST_AFTER_MS - 1)
        await step(tables, tournament)
        (board,) = await boards(tables, tournament)
        assert me not in board.players
        assert code(post(people[0], tournament, "here")) == "ok"
        await finish_round(tables, tournament)
        await step(tables, tournament)
        assert me in (await boards(tables, tournament))[-1].players


@pytest.mark.anyio
async def test_who_leaves_games_of_an_arena_pauses_longer_each_time_and_then_is_out(open_house: Node) -> None:
    _, tournament, people = started(open_house, 2, preset="pond")
    me = people[0].get("/api/me").json()["id"]
    async with working(open_house) as tables:
        for pause in (*scheduler_steps.LEAVER_PAUSES_MS, None):
            async with tables.database.transaction() as connection:
                await connection.execute(update(ENTRANTS).values(until=0, since=now() - 3 * 90_000, seen=now()))
            await step(tables, tournament)
            board = (await boards(tables, tournament))[-1]
            live = await tables.newest(str(board.table))
            seat = board.players.index(me)
            if pause is None:
                await play_until(tables, live, FEWEST)
            await run_out(tables, live, seat)
            before = now()
            await step(tables, tournament)
            mine = shown(people[0], tournament)["me"]
            if pause is None:
                assert mine["doing"] == "out"
            else:
                assert pause - 5000 <= mine["pause"] <= pause + now() - before
        assert code(post(people[0], tournament, "enter")) == "stale"
        points = {one["name"]: one["points"] for one in shown(people[0], tournament)["standings"]}
        assert sorted(points.values()) == [0, 6 * 20], "who left before a few moves gave no points away"


@pytest.mark.anyio
@pytest.mark.usefixtures("toys")
async def test_who_leaves_a_league_game_is_last_and_plays_on_only_if_they_ask(open_house: Node) -> None:
    _, tournament, people = started(
        open_house, 6, **{**LEAGUE, "game": "lots", "preset": None, "seats": 3, "rounds": 2}
    )
    async with working(open_house) as tables:
        await step(tables, tournament)
        (board, _) = await boards(tables, tournament)
        live = await tables.newest(str(board.table))
        await commands.resign(tables, live, 0, None)
        assert live.facts.chairs[0].level == "skipper"
        await play_on([tables], str(board.table), Rng(1))
        await finish_round(tables, tournament)
        await scheduler_steps.settle_tables(tables.database, tournament)
        (board, _) = await boards(tables, tournament)
        assert board.points is not None
        assert board.points[0] == 0
        async with tables.database.reading() as connection:
            left = await store.entrant(connection, tournament, str(board.players[0]))
        assert left is not None
        assert left.state == "paused"
        (leaver,) = [one for one in people if one.get("/api/me").json()["id"] == left.player]
        assert code(post(leaver, tournament, "enter")) == "ok"
        assert shown(leaver, tournament)["me"]["doing"] == "waits"


@pytest.mark.anyio
async def test_bots_fill_tables_where_the_host_says_so_and_give_no_hints_there(open_house: Node) -> None:
    _, tournament, people = started(open_house, 3, **{**LEAGUE, "bots": True, "rounds": 1})
    async with working(open_house) as tables:
        await step(tables, tournament)
        filled = [one for one in await boards(tables, tournament) if None in one.players]
        assert len(filled) == 1
        facts = (await tables.newest(str(filled[0].table))).facts
        assert sorted(chair.kind for chair in facts.chairs) == ["bot", "person"]
        (person,) = [one for one in people if one.get("/api/me").json()["id"] in filled[0].players]
        with line(open_house, facts.id, person) as socket:
            socket.hello()
            answer = socket.ask(type="hint", decision=0)
        assert answer["refusal"]["telling"]["id"] == "server.no-hints"


def test_too_few_entrants_do_not_start_and_late_ones_enter(house: Node) -> None:
    host, tournament = make(house, form="league", rounds=4)
    people = enter(house, tournament, 2)
    assert code(post(host, tournament, "start")) == "stale"
    people += enter(house, tournament, 1)
    assert code(post(people[0], tournament, "start")) == "forbidden"
    assert code(post(host, tournament, "start")) == "ok"


@pytest.mark.anyio
async def test_late_entries_pauses_withdrawals_and_the_end(open_house: Node) -> None:
    host, tournament, people = started(open_house, 4)
    async with working(open_house) as tables:
        await step(tables, tournament)
        assert code(post(people[0], tournament, "pause")) == "ok"
        assert code(post(people[1], tournament, "withdraw")) == "ok"
        (late,) = enter(open_house, tournament, 1)
        await finish_round(tables, tournament)
        await step(tables, tournament)
        found = shown(late, tournament)
        assert {one["doing"] for one in found["standings"]} == {"plays", "waits", "paused", "out"}
        assert sum(one["doing"] == "plays" for one in found["standings"]) == 2
        assert code(post(people[0], tournament, "enter")) == "ok"
        assert shown(people[0], tournament)["me"]["doing"] == "waits"
        assert code(post(late, tournament, "stop")) == "forbidden"
        assert code(post(host, tournament, "stop")) == "ok"
        assert code(post(late, tournament, "enter")) == "ok", "who is in stays in"
        assert code(post(guest(open_house), tournament, "enter")) == "stale"
        await step(tables, tournament)
        assert shown(late, tournament)["tournament"]["why"] == "host"


def test_before_the_start_the_host_removes_somebody_and_withdrawing_leaves_no_trace(node: Node) -> None:
    host, tournament = make(node)
    first, second = enter(node, tournament, 2)
    name = first.get("/api/me").json()["name"]
    assert code(post(second, tournament, "remove", name=name)) == "forbidden"
    assert code(post(host, tournament, "remove", name=name)) == "ok"
    assert code(post(second, tournament, "withdraw")) == "ok"
    assert shown(host, tournament)["standings"] == []


def test_the_calendar_shows_public_tournaments_and_those_by_link_only_to_theirs(node: Node) -> None:
    _, public = make(node)
    host, hidden = make(node, door="link", name="Quiet Cup")
    (entrant,) = enter(node, hidden, 1)

    def ids(person: httpx.Client, where: str) -> list[str]:
        return [one["id"] for one in person.get("/api/tournaments").json()[where]]

    stranger = node.person()
    assert ids(stranger, "open") == [public]
    assert ids(host, "mine") == ids(entrant, "mine") == [hidden]
    assert stranger.get(f"/api/tournaments/{hidden}").status_code == 200, "the link is enough"


def test_no_answer_names_a_player_by_id_or_tells_the_secret_before_the_end(house: Node) -> None:
    host, tournament = make(house)
    people = enter(house, tournament, 3)
    known_ids = [one.get("/api/me").json()["id"] for one in (host, *people)]
    text = json.dumps([shown(people[0], tournament), people[0].get("/api/tournaments").json()])
    assert not any(one in text for one in known_ids)
    assert shown(host, tournament)["secret"] is None


def test_a_guest_cannot_fill_the_calendar(house: Node) -> None:
    person = guest(house)
    codes = [code(person.post("/api/tournaments", json=WISH)) for _ in range(5)]
    assert codes[:3] == ["ok"] * 3
    assert set(codes[3:]) == {"limit"}
    crowd = [code(guest(house).post("/api/tournaments", json=WISH)) for _ in range(5)]
    assert crowd.count("ok") == entering.OF_ADDRESS - 3


def test_one_address_cannot_fill_a_tournament(house: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entering, "NEAR", 4)
    _, tournament = make(house)
    codes = [code(post(guest(house), tournament, "enter")) for _ in range(entering.NEAR + 2)]
    assert codes == ["ok"] * entering.NEAR + ["limit"] * 2


def test_who_was_blocked_by_the_host_is_told_that_it_is_full(house: Node) -> None:
    host, tournament = make(house)
    other = guest(house)
    assert host.post("/api/people/block", json={"name": other.get("/api/me").json()["name"]}).is_success
    assert code(post(other, tournament, "enter")) == "taken"
    assert other.get("/api/tournaments").json()["open"] == []


NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"name": "x"}, "malformed"),
    ({"name": "Official Cup"}, "malformed"),
    ({"name": "\u202eCup"}, "malformed"),
    ({"game": "chess"}, "unknown"),
    ({"seats": 3}, "malformed"),
    ({"seats": 7}, "malformed"),
    ({"preset": "ocean"}, "malformed"),
    ({"clock": DAYS}, "malformed"),
    ({"clock": {**LIVE, "main": 900}}, "malformed"),
    ({"rated": True, "bots": True}, "malformed"),
    ({"everybody": True}, "malformed"),
    ({"starts": 0}, "malformed"),
    ({"starts": 10**9}, "malformed"),
    ({"form": "league", "rounds": 99}, "malformed"),
    ({"surprise": 1}, "malformed"),
]


def test_tournaments_that_make_no_sense_are_refused(open_house: Node) -> None:
    person = guest(open_house)
    found = []
    for wish, _ in NONSENSE:
        found.append((wish, code(person.post("/api/tournaments", json={**WISH, **wish}))))
    assert found == NONSENSE


def test_a_rated_tournament_refuses_guests(house: Node) -> None:
    _, tournament = make(house, rated=True, preset=None)
    assert code(post(guest(house), tournament, "enter")) == "forbidden"


def test_a_whole_league_is_played_by_the_server_alone(tmp_path: Any, databases: Any) -> None:
    """A standalone node is its own worker: rounds begin and end without anybody's help."""
    settings = databases.standalone(tmp_path)
    with run_node(settings) as node:
        _, tournament, people = started(node, 4, **{**LEAGUE, "rounds": 2})
        found = shown(people[0], tournament)
        while found["tournament"]["state"] != "over":
            for person in people:
                mine = shown(person, tournament)["me"]
                if mine["table"] is not None:
                    with line(node, mine["table"], person) as socket:
                        if socket.hello()["table"]["status"] == "running":
                            socket.ask(type="resign")
            time.sleep(1)
            found = shown(people[0], tournament)
        assert sum(len(one["games"]) for one in found["standings"]) == 8
