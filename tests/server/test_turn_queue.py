"""Who waits for a connection to the database: moves go first, addresses take turns, and a full pool is no outage.

The attacker at one address keeps every connection busy that they can get.
"""

import asyncio
from dataclasses import replace

import pytest
import structlog
from sqlalchemy import text

from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db import turn_queue
from shoal.server.platform.db.database import Database, fetch, open_database
from shoal.server.platform.db.error_kinds import PoolExhausted
from shoal.server.platform.db.turn_queue import ADDRESS, TurnQueue, of_connections
from shoal.server.platform.http.errors import BUSY, refusal_for


async def hold(queue: TurnQueue, who: str, came: list[str], free: asyncio.Event, *, first: bool = False) -> None:
    ADDRESS.set(who)
    async with queue.place(first=first):
        came.append(who)
        await free.wait()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.anyio
async def test_moves_find_a_connection_while_one_address_takes_all_it_can_get() -> None:
    queue, never = of_connections(8), asyncio.Event()
    came: list[str] = []
    attackers = [asyncio.create_task(hold(queue, "flood", came, never)) for _ in range(200)]
    await settle()
    others = [asyncio.create_task(hold(queue, who, came, never)) for who in ("ann", "bo")]
    moves = [asyncio.create_task(hold(queue, f"move {number}", came, never, first=True)) for number in range(2)]
    await settle()
    assert came == ["flood"] * 4 + ["ann", "bo", "move 0", "move 1"]
    for task in (*attackers, *others, *moves):
        task.cancel()
    await asyncio.gather(*attackers, *others, *moves, return_exceptions=True)
    assert (queue.lent, sum(queue.held.values())) == (0, 0)


@pytest.mark.anyio
async def test_addresses_take_turns_and_moves_go_first() -> None:
    queue, free = of_connections(1), asyncio.Event()
    came: list[str] = []
    tasks = [asyncio.create_task(hold(queue, who, came, free)) for who in ("flood", *["flood"] * 3, "ann", "bo")]
    await settle()
    tasks.append(asyncio.create_task(hold(queue, "move", came, free, first=True)))
    await settle()
    free.set()
    await asyncio.gather(*tasks)
    assert came == ["flood", "move", "flood", "ann", "bo", "flood", "flood"]


@pytest.mark.anyio
async def test_a_full_pool_is_busy_and_never_a_lost_database(
    cluster: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_queue, "QUEUE_TIMEOUT_S", 0.3)
    database = open_database(replace(cluster, connections=4))
    with structlog.testing.capture_logs() as logs:
        met = await asyncio.gather(*(sleep(database, 1.0) for _ in range(6)), return_exceptions=True)
        assert [type(error) for error in met if error is not None] == [PoolExhausted] * 4
        assert [refusal_for(error) for error in met if isinstance(error, Exception)] == [BUSY] * 4
    assert logs == []
    await database.close()


@pytest.mark.anyio
async def test_a_burst_is_served_and_moves_do_not_wait_for_it(cluster: Settings) -> None:
    """More work than two connections do in two seconds: all of it is done, which was called an outage before."""
    database = open_database(replace(cluster, connections=4))
    with structlog.testing.capture_logs() as logs:
        burst = [asyncio.create_task(sleep(database, 0.5)) for _ in range(20)]
        await asyncio.sleep(0.1)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await fetch(database, "SELECT 1", [])
        assert loop.time() - begun < 0.4
        await asyncio.gather(*burst)
    assert logs == []
    await database.close()


async def sleep(database: Database, seconds: float) -> None:
    async with database.reading() as connection:
        await connection.execute(text(f"SELECT pg_sleep({seconds})"))
