"""The cache: tables with readers stay, others are removed, and nobody can fill the memory by looking at tables."""

import pytest

from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database
from shoal.server.play.tables import cache, live_table
from shoal.server.play.tables import registry as module
from shoal.server.play.tables.broadcast import Reader
from shoal.server.play.tables.cache import Cache, weigh
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from support.running_tables import begin, play_on, run_tables

pytestmark = pytest.mark.anyio


async def loads(tables: TableRegistry, table: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Ask for a table three times; return how often it is loaded from the database."""
    asked: list[str] = []

    async def noting(database: Database, wanted: str) -> LiveTable | None:
        asked.append(wanted)
        return await live_table.load(database, wanted)

    with monkeypatch.context() as patch:
        patch.setattr(module, "load", noting)
        for _ in range(3):
            await tables.live(table)
    return len(asked)


async def test_tables_with_readers_stay_in_a_full_cache_and_others_do_not(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with run_tables(settings) as tables:
        tables.cache = Cache(0)
        read, other = [await begin(tables, "fishery", 2) for _ in range(2)]
        reader = Reader(None, NOBODY)
        await tables.listen(await tables.live(read.facts.id), reader)
        assert await loads(tables, read.facts.id, monkeypatch) == 0
        assert await loads(tables, other.facts.id, monkeypatch) == 3
        await tables.forget(read.facts.id, reader)
        assert await loads(tables, read.facts.id, monkeypatch) == 3
        assert (tables.cache.bytes, tables.cache.read, tables.cache.idle) == (0, {}, {})


async def test_the_least_recently_used_table_is_removed_first(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        lives = [await begin(tables, "fishery", 2) for _ in range(3)]
        small = Cache(2 * weigh(lives[0]))
        small.add(lives[0])
        small.add(lives[1])
        assert small.get(lives[0].facts.id) is lives[0]
        small.add(lives[2])
        assert list(small.idle) == [lives[0].facts.id, lives[2].facts.id]
        assert small.bytes == sum(weight for _, weight in small.idle.values())
        assert small.add(lives[2]) is lives[2]


async def test_a_long_game_weighs_more_than_its_beginning(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        begun = await begin(tables, "pisces", 2)
        before = weigh(begun)
        await play_on([tables], begun.facts.id, Rng(1), entries=40)
        assert before > cache.LEAST
        assert weigh(await tables.live(begun.facts.id)) > 5 * before
