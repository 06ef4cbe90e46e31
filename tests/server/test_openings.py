"""Openings are counted once for each finished public game, whatever happens to the workers."""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.record import EventEntry, Record
from shoal.core.replay import replay
from shoal.openings.opening_of_game import MOST, beginnings
from shoal.server.accounts.identity.names import FORMER
from shoal.server.community.openings import opening_counter, store
from shoal.server.community.openings.schema import OPENINGS
from shoal.server.community.openings.store import CountedChoice
from shoal.server.community.openings.strength_bands import STRENGTHS, strength_of
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db import leases_store
from shoal.server.platform.db.database import Database, driver_of, open_database
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS
from shoal.server.platform.object_storage import backends
from shoal.server.play.retention import archive_finished_tables
from shoal.server.play.tables.schema import TABLES
from shoal.server.play.tables.table_row import ChairRow
from support.finished_games import POND, Put, put, random_game

GAMES = [("fishery", 2, POND), ("fishery", 2, {}), ("fresh_fish", 3, {}), ("fleet", 2, {}), ("pisces", 3, {})]
Counts = dict[CountedChoice, tuple[int, float]]


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    database = open_database(settings)
    try:
        yield database
    finally:
        await database.close()


def some_games(number: int) -> list[Record]:
    kinds = [GAMES[seed % len(GAMES)] for seed in range(number)]
    return [random_game(game, seats, seed, options) for seed, (game, seats, options) in enumerate(kinds)]


def recounted(records: list[Record]) -> Counts:
    """Count games of people without ratings in another way."""
    sums: Counts = {}
    for record in records:
        shares = replay(record).shares()
        for one in beginnings(record):
            games, won = sums.get(CountedChoice(one.key, one.choice, 0), (0, 0.0))
            sums[CountedChoice(one.key, one.choice, 0)] = games + 1, won + shares[one.seat]
    return sums


async def counts(database: Database) -> Counts:
    async with database.reading() as connection:
        rows = await connection.execute(select(OPENINGS))
        return {CountedChoice(row.key, row.choice, row.band): (row.games, row.shares) for row in rows}


def expect_same(found: Counts, expected: Counts) -> None:
    assert {place: games for place, (games, _) in found.items()} == {
        place: games for place, (games, _) in expected.items()
    }
    assert all(math.isclose(won, expected[place][1], abs_tol=1e-9) for place, (_, won) in found.items())


@pytest.mark.anyio
async def test_the_counts_are_those_of_the_records(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening_counter, "AT_ONCE", 4)
    records = some_games(10)
    async with opened(settings) as database:
        for record in records:
            await put(database, record)
        assert [await opening_counter.count_batch(database) for _ in range(4)] == [4, 4, 2, 0]
        found = await counts(database)
        expect_same(found, recounted(records))
        assert sum(games for games, _ in found.values()) <= MOST * len(records)
        assert any(games > 1 for games, _ in found.values()), "no two games begin alike"


@pytest.mark.anyio
async def test_workers_at_the_same_time_count_each_game_once(cluster: Settings) -> None:
    """They do not wait for each other's turn, as the chore makes them; several read the same games."""
    records = some_games(10)
    async with opened(cluster) as one, opened(cluster) as other:
        for record in records:
            await put(one, record)
        counted = await asyncio.gather(*(opening_counter.count_batch(database) for database in (one, other) * 3))
        assert sum(counted) == len(records)
        expect_same(await counts(one), recounted(records))


@pytest.mark.anyio
@pytest.mark.parametrize("how", ["error", "killed"])
async def test_a_worker_that_is_stopped_in_between_counts_nothing_twice(
    cluster: Settings, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = some_games(5)
    add = store.add_steps

    async def stop(connection: AsyncConnection, *arguments: Any) -> None:
        await add(connection, *arguments)
        if how == "killed":
            driver_of(connection).terminate()
        else:
            raise RuntimeError("stopped after counting, before marking")

    async with opened(cluster) as database:
        for record in records:
            await put(database, record)
        with monkeypatch.context() as patch:
            patch.setattr(store, "add_steps", stop)
            with pytest.raises((RuntimeError, *DATABASE_ERRORS)):
                await opening_counter.take_turn(database)
        assert await counts(database) == {}
        assert not await opening_counter.take_turn(database)
        expect_same(await counts(database), recounted(records))


@pytest.mark.anyio
async def test_one_process_at_a_time_has_the_chore(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening_counter, "AT_ONCE", 1)
    async with opened(settings) as database:
        await put(database, random_game("fishery", 2, 1, POND))
        async with database.transaction() as connection:
            assert await leases_store.claim_lease(connection, opening_counter.CHORE)
        assert not await opening_counter.take_turn(database)
        assert await counts(database) == {}
        async with database.transaction() as connection:
            await leases_store.release_lease(connection, opening_counter.CHORE)
        assert await opening_counter.take_turn(database), "a full batch says that there may be more"
        assert len(await counts(database)) == MOST


@pytest.mark.anyio
@pytest.mark.parametrize(
    "changes",
    [{"door": "link"}, {"practice": True}, {"shared": True}, {"result": None}, {"status": "running", "ended": None}],
    ids="-".join,
)
async def test_what_is_not_public_does_not_count(settings: Settings, changes: dict[str, Any]) -> None:
    async with opened(settings) as database:
        await put(database, random_game("fishery", 2, 1, POND), Put(changes=changes))
        assert await opening_counter.count_batch(database) == 0
        assert await counts(database) == {}


@pytest.mark.anyio
async def test_games_that_say_nothing_are_looked_at_once(settings: Settings) -> None:
    """One that was left early, one with unusual options, and one of an edition that this release does not have."""
    left = random_game("fishery", 2, 1, POND)
    left = replace(left, entries=(*left.entries[:7], EventEntry("resign", 1)))
    unusual = random_game("fishery", 2, 1, {"rows": 4, "columns": 4, "ships": 2})
    async with opened(settings) as database:
        await put(database, left)
        await put(database, unusual)
        strange = await put(database, random_game("fishery", 2, 2, POND))
        async with database.transaction() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == strange.id).values(edition="another"))
        assert await opening_counter.count_batch(database) == 3
        assert await opening_counter.count_batch(database) == 0
        assert await counts(database) == {}


@pytest.mark.anyio
async def test_a_game_that_is_resigned_later_counts_as_it_ended(settings: Settings) -> None:
    record = random_game("fishery", 2, 1, POND)
    record = replace(record, entries=(*record.entries[:8], EventEntry("resign", 1)))
    async with opened(settings) as database:
        await put(database, record)
        await opening_counter.count_batch(database)
        assert sorted(won for _, won in (await counts(database)).values()) == [0.0] * 4 + [1.0] * 4


@pytest.mark.anyio
async def test_archived_games_count_and_never_keep_others_waiting(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = some_games(2)
    async with opened(replace(settings, archive=f"file://{tmp_path}/archive")) as database:
        await put(database, records[0])
        assert await archive_finished_tables.archive(database, age=-1000) == 1
        await put(database, records[1])
        with monkeypatch.context() as patch:
            patch.setattr(type(database.archive), "read", away)
            assert await opening_counter.count_batch(database) == 1
        expect_same(await counts(database), recounted(records[1:]))
        assert await opening_counter.count_batch(database) == 1
        expect_same(await counts(database), recounted(records))


async def away(*_: object) -> None:
    raise backends.ArchiveUnreachable("the storage is away")


def test_how_strong_a_seat_is_follows_from_its_chair() -> None:
    person = ChairRow(0, "person", "ann", "Ann")
    chairs = {
        "new": [person, replace(person, rating=1000), replace(person, rating=1399), replace(person, kind="bot")],
        "middle": [replace(person, rating=1400), replace(person, rating=1799)],
        "strong": [replace(person, rating=1800), replace(person, rating=2400, player=None, name=FORMER)],
        "easy": [ChairRow(0, "bot", None, "Deckhand", "deckhand"), ChairRow(0, "bot", None, "Mate", "mate")],
        "hard": [ChairRow(0, "bot", None, "Skipper", "skipper"), ChairRow(0, "bot", None, "Admiral", "admiral")],
    }
    assert {strength_of(chair) for chair in chairs["new"]} == {"new"}
    assert {name: {strength_of(chair) for chair in some} for name, some in chairs.items()} == {
        name: {name} for name in STRENGTHS
    }


@pytest.mark.anyio
async def test_each_seat_counts_with_its_own_strength(settings: Settings) -> None:
    chairs = (ChairRow(0, "person", "ann", "Ann", rating=1900), ChairRow(1, "bot", None, "Mate", "mate"))
    async with opened(settings) as database:
        await put(database, random_game("fishery", 2, 1, POND), Put(chairs))
        await opening_counter.count_batch(database)
        bands = [place.band for place in await counts(database)]
    assert sorted(bands) == [STRENGTHS.index("strong")] * 4 + [STRENGTHS.index("easy")] * 4
