"""Releases side by side: an old node works on a later schema if that says so, and a migration never blocks play."""

import asyncio
import time

import pytest
from sqlalchemy import Connection, text

from shoal.server.migrations import upgrade as migrations
from shoal.server.migrations.upgrade import Locked, NewSchema, migrate, newest, require_newest
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from support.nodes import administer, run_node
from support.people import line, two_at_a_table

NEXT = (
    "ALTER TABLE tables ADD COLUMN mood varchar(8)",
    "ALTER TABLE entries ADD COLUMN weather integer DEFAULT 3",
    "CREATE TABLE moods (player varchar(16) PRIMARY KEY)",
    "UPDATE alembic_version SET version_num = '9999'",
)
"""What the migration of a next release may do: add."""


def test_a_node_starts_and_plays_on_the_schema_of_the_next_release(own_cluster: Settings) -> None:
    administer(*NEXT, url=own_cluster.database)
    with run_node(own_cluster) as node:
        *people, table = two_at_a_table(node)
        accepted = 0
        for person in people:
            with line(node, table, person) as one:
                position = one.hello()["position"]
                if position["legal"]:
                    move = {"decision": position["decision"], "steps": position["legal"][:1]}
                    accepted += one.ask(type="act", **move)["type"] == "accepted"
        assert accepted > 0


@pytest.mark.anyio
async def test_a_node_refuses_a_schema_that_has_lost_what_it_uses(own_cluster: Settings) -> None:
    await asyncio.to_thread(administer, *NEXT, "COMMENT ON TABLE alembic_version IS '9999'", url=own_cluster.database)
    database = open_database(own_cluster)
    with pytest.raises(NewSchema, match="9999"):
        await require_newest(database)
    await database.close()


@pytest.mark.anyio
async def test_migrating_with_an_old_release_changes_nothing(own_cluster: Settings) -> None:
    await asyncio.to_thread(administer, *NEXT, url=own_cluster.database)
    database = open_database(own_cluster, patience=None)
    await migrate(database)
    async with database.reading() as connection:
        assert await connection.run_sync(migrations.current) == "9999"
    await database.close()


ADDED = {
    "tables": ("archive", "tournament", "in_openings", "casual", "reveal_by"),
    "chairs": ("near", "seal"),
    "challenges": ("near", "seal"),
    "players": ("emailed", "confirmed"),
}


def go_back(connection: Connection) -> None:
    """Undo the last migrations, which added columns and database tables."""
    for table, columns in ADDED.items():
        connection.execute(text(f"ALTER TABLE {table} {', '.join(f'DROP COLUMN {column}' for column in columns)}"))
    connection.execute(text("DROP TABLE chores, assets, tournaments, entrants, tournament_rounds, tournament_tables"))
    connection.execute(text("DROP TABLE puzzle_tries, puzzle_solvers, puzzle_ratings, openings"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0018'"))


@pytest.mark.anyio
@pytest.mark.parametrize("held", [3.0, 60.0])
async def test_a_migration_lets_go_while_others_hold_locks(
    own_cluster: Settings, held: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrations, "LOCK_TIMEOUT", "200ms")
    monkeypatch.setattr(migrations, "RETRY_AFTER_S", 0.3)
    database, other = open_database(own_cluster, patience=None), open_database(own_cluster, patience=None)
    async with database.transaction() as connection:
        await connection.run_sync(go_back)
    async with other.engine.connect() as holder:
        await holder.execute(text("LOCK TABLE tables IN ROW EXCLUSIVE MODE"))
        migrating = asyncio.create_task(migrate(database))
        await asyncio.sleep(0.5)
        begun = time.monotonic()
        async with other.transaction() as player:
            await player.execute(text("UPDATE tables SET version = version WHERE id = 'nobody'"))
        assert time.monotonic() - begun < 5, "a move does not wait for the end of the migration"
        if held > 30:
            with pytest.raises(Locked):
                await migrating
    if held < 30:
        assert await migrating == newest()
    for one in (database, other):
        await one.close()


def test_what_a_release_says_of_itself() -> None:
    assert migrations.WORKS in migrations.known()


KEPT = "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('ix_tables_kept')"
INVALID = "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'ix_tables_kept'::regclass"


@pytest.mark.anyio
@pytest.mark.parametrize("broken", ["DROP INDEX ix_tables_kept", INVALID])
async def test_a_large_index_is_built_while_others_write(own_cluster: Settings, broken: str) -> None:
    """One that is missing, or was interrupted; a writer of the same database table does not wait for it."""
    database, other = open_database(own_cluster, patience=None), open_database(own_cluster, patience=None)
    async with database.transaction() as connection:
        await connection.execute(text(broken))
        assert await connection.scalar(text(KEPT)) is not True
    async with other.engine.connect() as holder:
        await holder.execute(text("LOCK TABLE tables IN ROW EXCLUSIVE MODE"))
        migrating = asyncio.create_task(migrate(database))
        await asyncio.sleep(0.5)
        async with asyncio.timeout(5), other.transaction() as player:
            await player.execute(text("UPDATE tables SET version = version WHERE id = 'nobody'"))
        assert not migrating.done()
    assert await migrating == newest()
    async with database.reading() as connection:
        assert await connection.scalar(text(KEPT)) is True
    for one in (database, other):
        await one.close()
