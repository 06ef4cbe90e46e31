"""Presence: who is here, who has a table open, and how a game goes on without somebody who is away.

The attackers: a player who claims against somebody who is here; one who opens and closes sockets to flood others; one
who nudges all day; a watcher who claims; a claim that is made twice, or after the absent player has moved.
"""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from shoal.core.rng import Rng
from shoal.server.accounts.notification_outbox.schema import NOTICES
from shoal.server.accounts.notification_outbox.store import NotificationSettingsRow, save_notification_settings
from shoal.server.platform.config.settings import Settings
from shoal.server.play.presence import absence, presence_tracker, store
from shoal.server.play.presence.presence_message import AttendedTable, presence_of
from shoal.server.play.presence.schema import ATTENDANCE, PRESENCE
from shoal.server.play.tables.chairs import Person, sit
from shoal.server.play.tables.create_table import ChairPlan, TablePlan, new_facts
from shoal.server.play.tables.finish_game import merits
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import CHAIRS, ENTRIES, TABLES
from shoal.server.play.tables.table_row import RUNNING
from support.frequent_players import at_tables
from support.nodes import Node, run_node
from support.people import Line, guest, line, open_table, two_at_a_table
from support.running_tables import NO_CLOCK, act_at_random

LIVE = {"kind": "live", "main": 3600}
LONG = 200_000
"""Milliseconds: longer than the usual absence at a live table, shorter than what is forgiven."""
HOURS = 4 * 3_600_000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rounds follow each other quickly."""
    monkeypatch.setattr(presence_tracker, "ROUND", timedelta(milliseconds=100))
    monkeypatch.setattr(presence_tracker, "ROUND_LEAST", timedelta(milliseconds=20))
    monkeypatch.setattr(presence_tracker, "GONE_AFTER_MS", 100)
    monkeypatch.setattr(presence_tracker, "REFRESH_EVERY_S", 0.5)
    monkeypatch.setattr("support.people.PATIENCE", 20.0)


@contextmanager
def reading(node: Node, table: str, person: httpx.Client | None = None) -> Iterator[tuple[Line, dict[str, Any]]]:
    """Open a table as the page does; yield the line and the welcome."""
    with line(node, table, person) as opened:
        opened.send(type="hello", since=0, presence=True)
        yield opened, opened.hear("welcome")


def until(opened: Line, *, away: int | None = None, here: int | None = None) -> dict[str, Any]:
    """Return the first message that says that a seat is away, or that one is here."""
    while True:
        told = opened.hear("presence")
        if away is not None and told["away"][away] is not None:
            return told
        if here is not None and told["away"][here] is None:
            return told


def pass_time(node: Node, table: str, milliseconds: int) -> None:
    """Let everything at a table have happened so much earlier."""

    async def work(tables: TableRegistry) -> None:
        async with tables.database.transaction() as connection:
            earlier = {name: ATTENDANCE.c[name] - milliseconds for name in ("gone", "seen", "touched")}
            away = update(ATTENDANCE).where(ATTENDANCE.c.table_id == table)
            await connection.execute(away.where(ATTENDANCE.c.gone.is_not(None)).values(**earlier))
            await connection.execute(away.values(touched=ATTENDANCE.c.touched - milliseconds))
            made = update(ENTRIES).where(ENTRIES.c.table_id == table).values(made=ENTRIES.c.made - milliseconds)
            await connection.execute(made)
            begun = update(TABLES).where(TABLES.c.id == table)
            await connection.execute(
                begun.values(started=TABLES.c.started - milliseconds, version=TABLES.c.version + 1)
            )

    at_tables(node, work)


def begin(node: Node, **wish: Any) -> tuple[httpx.Client, httpx.Client, int, str]:
    """Begin a game of two; return who waits, who is to move, the seat of the latter, and the table."""
    first, second, table = two_at_a_table(node, **{"clock": LIVE, **wish})

    async def move(tables: TableRegistry) -> None:
        await act_at_random(tables, table, Rng(1), "the first move")

    at_tables(node, move)
    (turn,) = first.get(f"/api/tables/{table}").json()["turn"]
    return (first, second, turn, table) if turn == 1 else (second, first, turn, table)


def leave(node: Node, table: str, person: httpx.Client, seat: int, other: Line) -> None:
    """Let a person open the table and go; return when the other has been told."""
    with reading(node, table, person):
        until(other, here=seat)
    assert not until(other, away=seat)["away"][seat]["idle"]


def test_somebody_is_here_for_a_minute(node: Node) -> None:
    ids = [guest(node).get("/api/me").json()["id"] for _ in range(3)]

    async def look(tables: TableRegistry) -> None:
        while True:
            async with tables.database.reading() as connection:
                if await store.here(connection, ids) == set(ids):
                    break
            await asyncio.sleep(0.05)
        async with tables.database.transaction() as connection:
            assert await store.here(connection, []) == set()
            assert await store.count_people(connection) == 3
            old = PRESENCE.c.seen - store.PRESENT_FOR_MS
            await connection.execute(update(PRESENCE).where(PRESENCE.c.player == ids[0]).values(seen=old))
            assert await store.here(connection, ids) == set(ids[1:])
            await store.meet(connection, ids[:1])
            assert await store.count_people(connection) == 3

    at_tables(node, look)
    assert node.person().get("/api/people/here").json() == {"here": 3}, "a stranger may know the number"


def test_those_at_the_table_see_who_comes_and_goes_and_watchers_are_only_counted(node: Node) -> None:
    waiting, moving, seat, table = begin(node)
    with reading(node, table, waiting) as (here, welcome), reading(node, table) as (stranger, _):
        assert welcome["table"]["absence"] == {"after": 90, "level": "mate"}
        first = until(here, here=1 - seat)
        assert first["away"][seat] is not None, "they have never opened it"
        leave(node, table, moving, seat, here)
        told = stranger.hear("presence")
        while told["watchers"] != 1:
            told = stranger.hear("presence")
        assert told == {"type": "presence", "away": [], "watchers": 1, "votes": []}


def test_who_sits_down_or_goes_is_no_longer_counted_as_a_watcher(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_tracker, "REFRESH_EVERY_S", 600.0)
    monkeypatch.setattr("support.people.PATIENCE", 5.0)
    host, other = guest(node), guest(node)
    table = open_table(host)["id"]

    def counted(here: Line, number: int) -> None:
        while here.hear("presence")["watchers"] != number:
            pass

    with reading(node, table, host) as (here, _):
        time.sleep(1)  # the first rounds, which store and read everything, are over
        with reading(node, table, other):
            counted(here, 1)
        counted(here, 0)
        with reading(node, table, other):
            counted(here, 1)
            assert other.post(f"/api/tables/{table}/join", json={}).status_code == 200
            counted(here, 0)


def test_a_second_node_tells_its_readers_too(cluster: Settings) -> None:
    with run_node(cluster) as node, run_node(cluster) as other:
        waiting, moving, seat, table = begin(node)
        with reading(other, table, waiting) as (here, _):
            leave(node, table, moving, seat, here)


def test_who_is_here_cannot_be_claimed_against_and_a_win_is_claimed_once(node: Node) -> None:
    waiting, moving, seat, table = begin(node)
    claim = {"type": "claim", "seat": seat, "what": "win"}
    with reading(node, table, waiting) as (here, _):
        with reading(node, table, moving):
            until(here, here=seat)
            assert here.ask(**claim)["refusal"]["telling"]["id"] == "server.not-absent"
        until(here, away=seat)
        assert here.ask(**claim)["type"] == "refused", "they have only just gone"
        assert here.ask(**{**claim, "seat": 1 - seat})["type"] == "refused", "nobody is absent for themselves"
        assert here.ask(**{**claim, "seat": 9})["type"] == "refused"
        pass_time(node, table, LONG)
        with reading(node, table, guest(node)) as (watcher, _):
            assert watcher.ask(**claim)["refusal"]["code"] == "seat"
        key = "the same"
        assert here.ask(**claim, key=key)["type"] == "accepted"
        assert here.ask(**claim, key=key)["type"] == "accepted", "a repeat changes nothing"
        assert here.ask(**claim)["type"] == "refused"
    with reading(node, table, moving) as (back, welcome):
        assert welcome["table"]["status"] == "over"
        assert welcome["position"]["result"]["quitter"] == seat
        assert back.ask(type="back")["type"] == "refused"


def test_a_claim_is_too_late_after_a_move_or_a_return(node: Node) -> None:
    waiting, moving, seat, table = begin(node)
    claim = {"type": "claim", "seat": seat, "what": "bot"}
    with reading(node, table, waiting) as (here, _):
        leave(node, table, moving, seat, here)
        pass_time(node, table, LONG)
        with reading(node, table, moving) as (back, welcome):
            until(here, here=seat)
            assert here.ask(**claim)["type"] == "refused", "the rows decide, not what the page showed"
            decision, step = welcome["position"]["decision"], welcome["position"]["legal"][0]
            assert back.ask(type="act", decision=decision, steps=[step])["type"] == "accepted"
        until(here, away=seat)
        pass_time(node, table, LONG)
        assert here.ask(**claim)["type"] == "refused", "they owe nothing now"


def test_a_bot_plays_on_until_the_person_takes_the_seat_back(node: Node) -> None:
    waiting, moving, seat, table = begin(node, absence={"level": "deckhand"})
    with reading(node, table, waiting) as (here, _):
        leave(node, table, moving, seat, here)
        pass_time(node, table, LONG)
        assert here.ask(type="claim", seat=seat, what="bot")["type"] == "accepted"
        chair = waiting.get(f"/api/tables/{table}").json()["chairs"][seat]
        assert (chair["kind"], chair["level"]) == ("bot", "deckhand")
        (mine,) = moving.get("/api/tables/mine").json()
        assert (mine["table"]["id"], mine["seat"], mine["missed"], mine["due"]) == (table, seat, True, False)
        with reading(node, table, moving) as (back, welcome):
            assert welcome["you"] is None, "while a bot plays, its person sees what everybody sees"
            replaced = back.hear("presence")["replaced"]
            assert (replaced["seat"], replaced["late"]) == (seat, False)
            assert back.ask(type="back")["type"] == "accepted"
            assert back.ask(type="back")["type"] == "refused", "it is theirs already"
        assert [one["missed"] for one in moving.get("/api/tables/mine").json()] == [False]
        with reading(node, table, moving) as (_, welcome):
            assert welcome["you"] == seat
            assert [one["kind"] for one in welcome["happenings"]].count("return") == 1
            assert welcome["table"]["chairs"][seat]["kind"] == "person"
            clocks = welcome["position"]["clocks"]
            assert clocks[seat]["left"] > 3_000_000, "the clock goes on where it stopped"


def test_moves_of_the_bot_are_counted_and_a_late_return_counts_as_left(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, moving, seat, table = begin(node)
    monkeypatch.setattr(absence, "FORGIVEN_MS", LONG // 2)
    with reading(node, table, waiting) as (here, _):
        leave(node, table, moving, seat, here)
        pass_time(node, table, LONG)
        assert here.ask(type="claim", seat=seat, what="bot")["type"] == "accepted"
        at_tables(node, lambda tables: play_for_the_bot(tables, table, seat))
        with reading(node, table, moving) as (back, _):
            while (replaced := back.hear("presence")["replaced"])["moves"] < 1:
                pass
            assert replaced["late"]
            assert back.ask(type="back")["type"] == "accepted"

    async def look(tables: TableRegistry) -> None:
        facts = (await tables.live(table)).facts
        player = facts.chairs[seat].player
        assert player is not None
        assert merits(facts, [1.0, 1.0])[player] == -1.0

    at_tables(node, look)


async def play_for_the_bot(tables: TableRegistry, table: str, seat: int) -> None:
    """Let the bot make a move, unless a worker was quicker."""
    live = await tables.newest(table)
    if list(live.playing().turn()) == [seat]:
        await act_at_random(tables, table, Rng(1), "a bot's")


def test_three_and_more_vote(node: Node) -> None:
    people = [guest(node) for _ in range(3)]
    table = open_table(people[0], game="pisces", preset=None, seats=3, clock=LIVE)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", json={})
    (seat,) = people[0].get(f"/api/tables/{table}").json()["turn"]
    one, other = (place for place in range(3) if place != seat)
    claim = {"type": "claim", "seat": seat, "what": "bot"}
    with reading(node, table, people[one]) as (first, _), reading(node, table, people[other]) as (second, _):
        until(first, here=other)
        leave(node, table, people[seat], seat, first)
        pass_time(node, table, LONG)
        assert first.ask(**{**claim, "what": "win"})["refusal"]["telling"]["id"] == "server.only-votes"
        assert first.ask(**claim)["type"] == first.ask(**claim)["type"] == "accepted"
        while not (told := second.hear("presence"))["votes"]:
            pass
        assert told["votes"] == [{"seat": seat, "voted": [one], "needed": 1}]
        assert second.ask(**claim)["type"] == "accepted"
        assert people[one].get(f"/api/tables/{table}").json()["chairs"][seat]["kind"] == "bot"


def test_somebody_who_does_nothing_while_their_clock_runs_is_seen(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting, moving, seat, table = begin(node)
    monkeypatch.setattr(absence, "IDLE_AFTER_MS", 300)
    with reading(node, table, waiting) as (here, _), reading(node, table, moving) as (staller, _):
        while not until(here, away=seat)["away"][seat]["idle"]:
            pass
        assert here.ask(type="claim", seat=seat, what="win")["type"] == "refused", "not long enough yet"
        monkeypatch.setattr(presence_tracker, "TOUCH_EVERY_MS", 100)
        assert staller.ask(type="awake")["type"] == "accepted"
        until(here, here=seat)

        async def stall(tables: TableRegistry) -> None:
            async with tables.database.transaction() as connection:
                started = update(CHAIRS).where(CHAIRS.c.table_id == table, CHAIRS.c.since.is_not(None))
                await connection.execute(started.values(since=CHAIRS.c.since - LONG))

        at_tables(node, stall)
        assert here.ask(type="claim", seat=seat, what="win")["type"] == "refused", "they have just done something"


def test_a_person_who_comes_and_goes_all_the_time_does_not_flood_the_others(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, moving, seat, table = begin(node)
    monkeypatch.setattr(presence_tracker, "GONE_AFTER_MS", 2_000)
    with reading(node, table, waiting) as (here, _):
        with reading(node, table, moving):
            until(here, here=seat)
        for _ in range(15):
            with reading(node, table, moving):
                pass
        here.send(type="awake", key="mark")
        told = []
        while (message := json.loads(here.socket.recv(timeout=10))).get("key") != "mark":
            told.append(message)
        assert len([one for one in told if one["type"] == "presence"]) <= 1


def test_a_nudge_comes_once_a_turn_and_only_after_hours(node: Node) -> None:
    waiting, moving, seat, table = begin(node, clock={"kind": "none"})
    player = moving.get("/api/me").json()["id"]

    async def want(tables: TableRegistry) -> None:
        async with tables.database.transaction() as connection:
            await save_notification_settings(connection, NotificationSettingsRow(player, push=True))

    async def due(tables: TableRegistry) -> None:
        async with tables.database.reading() as connection:
            found = select(NOTICES.c.seat).where(NOTICES.c.table_id == table, NOTICES.c.player == player)
            noted.append(await connection.scalar(found))

    at_tables(node, want)
    noted: list[int | None] = []
    nudge = {"type": "nudge", "seat": seat}
    with reading(node, table, waiting) as (here, welcome):
        assert welcome["table"]["absence"] == {"after": 86_400, "level": "mate"}
        leave(node, table, moving, seat, here)
        assert here.ask(**nudge)["refusal"]["telling"]["id"] == "server.no-nudge", "too early"
        pass_time(node, table, HOURS)
        at_tables(node, due)
        assert here.ask(**nudge)["type"] == "accepted"
        at_tables(node, due)
        assert noted == [None, seat]
        assert here.ask(**nudge)["type"] == "refused", "once a turn"
        assert here.ask(**{**nudge, "seat": 1 - seat})["type"] == "refused"
        with reading(node, table) as (watcher, _):
            assert watcher.ask(**nudge)["refusal"]["code"] == "seat"
        asked = time.monotonic()
        while here.ask(**nudge)["refusal"]["code"] != "limit":
            assert time.monotonic() < asked + 10


def test_what_is_told_does_not_depend_on_secrets() -> None:
    plan = TablePlan(
        "fresh_fish", None, {}, [ChairPlan("me"), ChairPlan("open")], NO_CLOCK, "link", rated=False, talk=True
    )
    waiting = new_facts(Person("one", "One"), plan)
    seats = tuple(sit(seat, Person(name, name)) for seat, name in enumerate(("one", "other")))
    facts = replace(waiting, chairs=seats, status=RUNNING, started=1, turn=[1])
    twin = replace(facts, secret="0" * 64, words=["a word"], entries=7, said=3, options={})
    for player in ("one", "other", "somebody else", None):
        told, same = (presence_of(one, AttendedTable(), HOURS).message(player) for one in (facts, twin))
        assert told == same
        assert bool(told["away"]) == (player in ("one", "other"))


@pytest.mark.parametrize(
    ("clock", "wish", "status"),
    [
        (LIVE, {"after": 10}, 422),
        (LIVE, {"after": 86_400}, 422),
        (LIVE, {"after": 120}, 201),
        (LIVE, {"level": "admiral of all"}, 422),
        ({"kind": "none"}, {"after": 90}, 422),
        ({"kind": "days"}, {"after": 90}, 201),
    ],
)
def test_a_table_says_from_the_start_what_happens(
    lasting: Node, clock: dict[str, Any], wish: dict[str, Any], status: int
) -> None:
    asked = {"game": "fishery", "preset": "pond", "clock": clock, "absence": wish}
    assert guest(lasting).post("/api/tables", json=asked).status_code == status
