"""Tables that ask for news at the same time share one statement, and each gets its own answer."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS
from shoal.server.play.tables import batched_reads, store
from shoal.server.play.tables.batched_reads import LARGEST, TableRead, read_news
from shoal.server.play.tables.registry import TableRegistry
from support.bus_batches import begin_many, execute
from support.running_tables import begin, play_on, run_tables

pytestmark = pytest.mark.anyio


@pytest.fixture
def cluster(own_cluster: Settings) -> Settings:
    """Return a cluster whose rows these tests may break."""
    return own_cluster


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list of how many questions each statement has, filled while statements are made."""
    found: list[int] = []

    async def counted(database: Database, batch: Sequence[TableRead]) -> list[Any]:
        found.append(len(batch))
        return await ask(database, batch)

    ask = batched_reads.read_batch
    monkeypatch.setattr(batched_reads, "read_batch", counted)
    return found


async def news_of_all(tables: TableRegistry, asked: Sequence[tuple[str, int]]) -> list[Any]:
    return list(await asyncio.gather(*(tables.asking.news(*one) for one in asked), return_exceptions=True))


async def test_a_hundred_tables_share_two_statements(cluster: Settings, sizes: list[int]) -> None:
    async with run_tables(cluster) as tables:
        lives = await begin_many(tables, 100)
        await play_on([tables], lives[99].facts.id, Rng(5), entries=9)
        sizes.clear()
        found = await news_of_all(tables, [(live.facts.id, 0) for live in lives])
        assert sizes == [LARGEST, 100 - LARGEST]
        for live, news in zip(lives, found, strict=True):
            assert news == await read_news(tables.database, live.facts.id, 0)


@pytest.mark.parametrize("game", ["fleet", "fresh_fish"])
async def test_each_gets_what_it_asked_for(cluster: Settings, game: str, sizes: list[int]) -> None:
    """Facts and entries are those that SQLAlchemy reads; a table that is gone has none."""
    async with run_tables(cluster) as tables:
        table = (await begin(tables, game, 3)).facts.id
        await play_on([tables], table, Rng(5), entries=30)
        sizes.clear()
        found = await news_of_all(tables, [(table, 0), ("gone", 0), (table, 28), (table, 1000)])
        assert sizes == [4]
        assert found[0] == await read_news(tables.database, table, 0)
        assert found[1] is None
        assert found[2].written == found[0].written[28:]
        assert found[3].written == []
        assert found[3].facts == await store.find_table(tables.database, table)


async def test_a_broken_table_harms_no_other(cluster: Settings, sizes: list[int]) -> None:
    """A table that PostgreSQL cannot read fails alone."""
    async with run_tables(cluster) as tables:
        lives = await begin_many(tables, 3)
        broken = lives[1].facts.id
        await execute(
            cluster,
            "CREATE FUNCTION unreadable(found tables) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN"
            f" IF found.id = '{broken}' THEN RAISE EXCEPTION 'broken on purpose'; END IF; RETURN true; END $$",
            "ALTER TABLE tables RENAME TO kept_tables",
            "CREATE VIEW tables AS SELECT * FROM kept_tables AS found WHERE unreadable(found)",
        )
        sizes.clear()
        found = await news_of_all(tables, [(live.facts.id, 0) for live in lives])
        assert [isinstance(news, DATABASE_ERRORS) for news in found] == [False, True, False]
        assert sizes == [3, 1, 1, 1]


async def test_who_stops_waiting_harms_nobody(cluster: Settings, sizes: list[int]) -> None:
    async with run_tables(cluster) as tables:
        lives = await begin_many(tables, 2)
        sizes.clear()
        tasks = [asyncio.create_task(tables.asking.news(live.facts.id, 0)) for live in lives]
        await asyncio.sleep(0)
        tasks[0].cancel()
        assert await tasks[1] == await read_news(tables.database, lives[1].facts.id, 0)
        assert tasks[0].cancelled()
        assert sizes == [2]
