"""Migrations fill the new columns of a database from an earlier release."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text

from shoal.server.migrations.upgrade import config, migrate
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.play.tables.store import read_said
from shoal.server.play.tables.table_row import WAITING_LIFETIME_MS
from support.nodes import SECRET, Databases

OLD_TABLE = text(
    "INSERT INTO tables (id, game, rules_version, edition, seats, options, clock, door, rated, talk, host, status,"
    " version, entries, turn, secret, words, said, created, ended) VALUES (:id, 'fishery', 1, 'x', 1, '{}', '{}',"
    " 'public', false, true, 'host', :status, 0, 0, '[]', '', '[]', 0, 5, :ended)"
)
OLD_CHAIR = text(
    "INSERT INTO chairs (table_id, seat, kind, player, name, word) VALUES (:id, 0, 'person', 'host', 'Host', '')"
)


@pytest.fixture(params=["standalone", "cluster"])
def empty(request: pytest.FixtureRequest, databases: Databases, tmp_path: Path) -> Any:
    if request.param == "standalone":
        yield Settings(f"sqlite:///{tmp_path / 'old.sqlite'}", SECRET)
    else:
        databases.cluster()
        databases.create()
        yield Settings(databases.url(databases.made[-1]), SECRET)
        databases.drop(*databases.made[-2:])


def insert_old_tables(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "0004")
    for table, status, ended in (("over", "over", 7), ("waits", "waiting", None)):
        connection.execute(OLD_TABLE, {"id": table, "status": status, "ended": ended})
        connection.execute(OLD_CHAIR, {"id": table})


@pytest.mark.anyio
async def test_migration_copies_dates_to_chairs_and_sets_when_tables_expire(empty: Settings) -> None:
    database = open_database(empty)
    async with database.transaction() as connection:
        await connection.run_sync(insert_old_tables)
    await migrate(database)
    async with database.reading() as connection:
        chairs = await connection.execute(text("SELECT door, created, ended FROM chairs ORDER BY table_id"))
        assert [tuple(row) for row in chairs] == [("public", 5, 7), ("public", 5, None)]
        tables = await connection.execute(text("SELECT expires FROM tables ORDER BY id"))
        assert [row.expires for row in tables] == [None, 5 + WAITING_LIFETIME_MS["link"]]
    await database.close()


OLD_SAID = text(
    "INSERT INTO said (table_id, number, player, name, text, key, at)"
    " VALUES (:id, :number, 'host', 'Host', 'hm', :key, :at)"
)
OLD_ENTRY = text(
    "INSERT INTO entries (table_id, ply, seat, kind, text, back_to, made) VALUES (:id, :ply, 0, 'act', '', 0, :made)"
)


def insert_old_talk(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "0008")
    for table in ("one", "other"):
        connection.execute(OLD_TABLE, {"id": table, "status": "running", "ended": None})
    for ply, made in enumerate((10, 20, 30)):
        connection.execute(OLD_ENTRY, {"id": "one", "ply": ply, "made": made})
    for number, at in enumerate((5, 20, 29, 99)):
        connection.execute(OLD_SAID, {"id": "one", "number": number, "key": str(number), "at": at})


@pytest.mark.anyio
async def test_lines_of_earlier_releases_stand_where_their_time_says(empty: Settings) -> None:
    database = open_database(empty)
    async with database.transaction() as connection:
        await connection.run_sync(insert_old_talk)
    await migrate(database)
    async with database.reading() as connection:
        assert [one.entry for one in await read_said(connection, "one", 0)] == [0, 2, 2, 3]
        assert [one.entry for one in await read_said(connection, "one", 3)] == [3]
    await database.close()
