"""The queue of work for bots: payers take turns, quick work comes first, payers over their hourly budget come last."""

import asyncio
import time
from collections.abc import Iterable

import pytest
from sqlalchemy import update

from server.test_claims import open_with_bots
from shoal.core.game import View
from shoal.server.platform.config.settings import Settings
from shoal.server.play.job_workers import bot_process_pool, store
from shoal.server.play.job_workers import fair_queue_store as walking
from shoal.server.play.job_workers.fair_queue import FairQueue, pick
from shoal.server.play.job_workers.job_types import DECISION, HINT, REVIEW, ClaimedJob, DueJob, Job, JobKind
from shoal.server.play.tables.chairs import Person
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import CHAIRS
from shoal.server.play.thinking_budget import hourly_budget
from shoal.server.play.thinking_budget import store as budget_store
from support.nodes import Databases, run_node
from support.people import guest as visitor
from support.people import line, open_table
from support.running_tables import guest, run_tables, workers

GREEDY, HONEST = Person("greedy", "Greedy", origin="a" * 32), Person("honest", "Honest", origin="b" * 32)
FEW = {True: 2, False: 4}
BOTS = {"chairs": [{"kind": "bot", "level": "deckhand"}, {"kind": "me"}]}


async def fill(tables: TableRegistry, number: int, host: Person, *levels: str) -> None:
    for _ in range(number):
        await open_with_bots(tables, *levels, host=host)


@pytest.mark.anyio
async def test_a_guest_with_100_admirals_does_not_delay_others(settings: Settings) -> None:
    """The attacker opens a hundred tables against admirals; an honest guest plays a deckhand and an admiral."""
    async with run_tables(settings) as tables:
        await fill(tables, 100, GREEDY, "admiral")
        await fill(tables, 1, HONEST, "deckhand")
        queue = FairQueue()
        first = await queue.choose(tables.database, FEW)
        assert sorted((one.name, one.payer) for one in first) == [("admiral", "greedy"), ("deckhand", "honest")]
        assert len(await store.claim_jobs(tables.database, first)) == 2
        await fill(tables, 1, HONEST, "admiral")
        await hourly_budget.spend(tables.database, {("greedy", GREEDY.origin): 1900})
        second = await queue.choose(tables.database, {True: 1, False: 4})
        assert [(one.name, one.payer) for one in second] == [("admiral", "honest")]


@pytest.mark.anyio
async def test_many_guests_of_one_address_share_its_budget(settings: Settings) -> None:
    """The attacker uses a new guest for each table; their address is over its budget, so others come first."""
    async with run_tables(settings) as tables:
        crowd = [Person(f"crowd{number:03}", "Crowd", origin=GREEDY.origin) for number in range(80)]
        for one in crowd:
            await fill(tables, 1, one, "admiral")
        await fill(tables, 1, HONEST, "admiral")
        await hourly_budget.spend(tables.database, {("crowd000", GREEDY.origin): hourly_budget.ADDRESS_BUDGET_MS})
        (chosen,) = await FairQueue().choose(tables.database, {True: 1, False: 0})
        assert chosen.payer == "honest"


def offer(kind: JobKind, name: str, payer: str, due: int = 0) -> DueJob:
    return DueJob(kind, f"table {payer} {name}", 0, 0, name, payer, "", due)


def test_work_is_ordered_by_use_of_the_budget_and_by_kind() -> None:
    over, little, nothing = ("over", 1.2), ("little", 0.1), ("nothing", 0.0)
    uses = {(payer, ""): used for payer, used in (over, little, nothing)}
    offers = [
        offer(REVIEW, REVIEW, "nothing"),
        offer(DECISION, "skipper", "over"),
        offer(DECISION, "neptune", "little", due=1),
        offer(HINT, HINT, "little", due=2),
        offer(DECISION, "admiral", "nothing", due=3),
    ]
    order = [(one.name, one.payer) for one in pick(offers, uses, {True: 9, False: 9})]
    assert order == [("admiral", "nothing"), ("hint", "little"), ("skipper", "over")]
    assert pick(offers[:2], uses, {True: 1, False: 9}) == offers[1:2]
    quick = [offer(DECISION, level, payer) for level in ("mate", "deckhand") for payer in ("little", "nothing")]
    assert [(one.name, one.payer) for one in pick(quick, uses, {True: 0, False: 1})] == [("deckhand", "nothing")]


@pytest.mark.anyio
async def test_every_payer_gets_a_turn(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "WINDOW", 3)
    monkeypatch.setattr("shoal.server.play.job_workers.fair_queue.WINDOW", 3)
    monkeypatch.setattr("shoal.server.play.job_workers.fair_queue.WINDOWS", 1)
    async with run_tables(settings) as tables:
        for number in range(8):
            await fill(tables, 2, guest(number), "admiral")
        queue = FairQueue()
        chosen = [await queue.choose(tables.database, {True: 9, False: 0}) for _ in range(6)]
        met = [[one.payer for one in some] for some in chosen]
        assert met[:3] == [["player0", "player1", "player2"], ["player3", "player4", "player5"], ["player6", "player7"]]
        assert met[3:] == met[:3]
        (oldest,) = [one.offer for one in await walking.walk_over(tables.database, {"admiral": "player7"})]
        assert oldest is not None
        assert await store.claim_jobs(tables.database, [oldest])
        (next_one,) = [one.offer for one in await walking.walk_over(tables.database, {"admiral": "player7"})]
        assert next_one is not None
        assert next_one.table != oldest.table


@pytest.mark.anyio
async def test_a_bot_without_a_payer_still_plays(settings: Settings) -> None:
    """A node of the previous release opens a table while the workers are already new."""
    async with run_tables(settings) as tables:
        live = await open_with_bots(tables, "mate")
        async with tables.database.transaction() as connection:
            await connection.execute(update(CHAIRS).values(payer=""))
        (chosen,) = await FairQueue().choose(tables.database, FEW)
        assert chosen.table == live.facts.id


@pytest.mark.anyio
async def test_thinking_time_is_counted_for_payer_and_address(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await open_with_bots(tables, "mate", host=HONEST)
        who = ("honest", HONEST.origin)
        async with workers(tables), asyncio.timeout(60):
            while not (await hourly_budget.uses(tables.database, [who]))[who]:
                await asyncio.sleep(0.05)
        assert (await tables.newest(live.facts.id)).playing().walk.acts
        spent = await budget_store.read_thinking(tables.database, hourly_budget.subjects(*who), hourly_budget.period())
        assert len(spent) == 2
        assert all(0 < milliseconds < 5000 for milliseconds in spent.values())
        used = (await hourly_budget.uses(tables.database, [("other", HONEST.origin), ("other", "")])).values()
        assert min(used) == 0 < max(used)


@pytest.mark.usefixtures("services")
def test_over_the_budget_new_bots_are_refused_but_running_games_go_on(databases: Databases) -> None:
    """The attacker has used up the budget: no new bots, hints or reviews, but tables with people can be opened."""
    with run_node(databases.cluster()) as node:
        person = visitor(node)
        table = open_table(person, chairs=[{"kind": "me"}, {"kind": "bot", "level": "deckhand"}])["id"]
        asyncio.run(use_up(node.settings, table))
        refused = person.post("/api/tables", json={"game": "fishery", "preset": "pond", **BOTS})
        assert (refused.status_code, refused.json()["code"]) == (429, "limit")
        assert open_table(person)["status"] == "waiting"
        with line(node, table, person) as play:
            decision = play.hello()["position"]["decision"]
            assert play.ask(type="hint", decision=decision)["refusal"]["code"] == "limit"
            legal = play.hello()["position"]["legal"]
            assert play.ask(type="act", decision=decision, steps=legal[:1])["type"] == "accepted"
            assert play.ask(type="resign")["type"] == "accepted"
        refused = person.post(f"/api/tables/{table}/review", json={})
        assert (refused.status_code, refused.json()["code"]) == (429, "limit")
        other = visitor(node)
        assert other.post("/api/tables", json={"game": "fishery", "preset": "pond", **BOTS}).status_code == 201


async def use_up(settings: Settings, table: str) -> None:
    async with run_tables(settings) as tables:
        facts = (await tables.live(table)).facts
        assert len(facts.origin) == 32
        await hourly_budget.spend(tables.database, {(facts.host, ""): hourly_budget.PLAYER_BUDGET_MS})


def slow_admiral(_game: str, level: str, _seat: int, _view: View, legal: list[str], _seed: int) -> str:
    """Think for 6 seconds as an admiral, which is longer than a deckhand may take to answer."""
    time.sleep(6 if level == "admiral" else 0.01)
    return legal[0]


@pytest.mark.anyio
async def test_quick_searches_never_wait_for_deep_ones(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attacker's admirals keep their process busy; a deckhand still answers soon."""
    monkeypatch.setattr(bot_process_pool, "choose", slow_admiral)
    async with run_tables(settings) as tables:
        await fill(tables, 30, GREEDY, "admiral")
        async with workers(tables) as (worker,), asyncio.timeout(60):
            warm = await open_with_bots(tables, "deckhand", host=guest(1))
            await until_acted(tables, warm.facts.id)
            while count(worker.thinking) < 2:
                await asyncio.sleep(0.05)
            began = time.monotonic()
            live = await open_with_bots(tables, "deckhand", host=HONEST)
            await until_acted(tables, live.facts.id)
            assert time.monotonic() - began < 3
            assert count(worker.thinking) == 2


def count(claims: Iterable[ClaimedJob]) -> int:
    return sum(claim.offer.deep for claim in claims)


async def until_acted(tables: TableRegistry, table: str) -> None:
    while not (await tables.newest(table)).playing().walk.acts:
        await asyncio.sleep(0.02)


@pytest.mark.anyio
async def test_the_player_who_asks_for_a_review_pays_for_it(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await open_with_bots(tables, "deckhand", host=HONEST)
        await store.add_jobs(tables.database, [Job(live.facts.id, REVIEW, 0, 0)], "reader", "c" * 32)
        chosen = await FairQueue().choose(tables.database, FEW)
        assert {(one.kind, one.payer, one.origin) for one in chosen} == {
            (DECISION, "honest", HONEST.origin),
            (REVIEW, "reader", "c" * 32),
        }
