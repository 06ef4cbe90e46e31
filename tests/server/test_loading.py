"""Loading a table never replays the whole game: 400 entries take at most twice as long as 40."""

import time
from statistics import median

import pytest

from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from shoal.server.play.tables.live_table import load
from shoal.server.play.tables.registry import TableRegistry
from support.running_tables import begin, play_on, run_tables


async def seconds_to_load(tables: TableRegistry, table: str) -> float:
    begun = time.process_time()
    assert await load(tables.database, table) is not None
    return time.process_time() - begun


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_long_game_loads_as_fast_as_a_short_one(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        short, long = [(await begin(tables, "pisces", 6)).facts.id for _ in range(2)]
        await play_on([tables], short, Rng(9), entries=40)
        entries = (await play_on([tables], long, Rng(9), entries=400)).entries
        assert entries >= 400
        taken = [(await seconds_to_load(tables, short), await seconds_to_load(tables, long)) for _ in range(7)]
        assert median(after for _, after in taken) <= 2 * median(before for before, _ in taken)
