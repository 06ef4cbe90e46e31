"""A node on both databases: migrations, transactions, errors as data, pages, settings."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fastapi import FastAPI
from sqlalchemy import Connection, func, select

from shoal.server.app.admin import schema as _moderation  # noqa: F401  (its table is part of the schema)
from shoal.server.migrations.upgrade import OldSchema, migrate, newest, require_newest
from shoal.server.platform.config.settings import BadSettings, Settings, read_settings
from shoal.server.platform.db.database import METADATA, Database, open_database, upsert
from shoal.server.platform.rate_limits.schema import ATTEMPTS
from shoal.server.platform.static_files.pages import mount_pages
from support.nodes import SECRET, Databases, Node, run_node


@pytest.mark.anyio
async def test_migrations_make_exactly_the_schema(settings: Settings) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, METADATA))

    database = open_database(settings)
    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
    assert await migrate(database) == newest()
    await database.close()


@pytest.mark.anyio
async def test_a_database_that_was_not_migrated_is_refused(tmp_path: Path) -> None:
    database = open_database(Settings(f"sqlite:///{tmp_path / 'empty.sqlite'}", SECRET))
    with pytest.raises(OldSchema, match="run `shoal migrate`"):
        await require_newest(database)
    await database.close()


async def count_up(database: Database, times: int) -> None:
    """Read and write in one transaction; without isolation, concurrent calls would lose updates."""
    for _ in range(times):
        async with database.transaction() as connection:
            row = select(ATTEMPTS.c.count).where(ATTEMPTS.c.subject == "sum").with_for_update()
            found = (await connection.execute(row)).scalar_one()
            await asyncio.sleep(0)
            await connection.execute(ATTEMPTS.update().values(count=found + 1))


@pytest.mark.anyio
async def test_concurrent_transactions_lose_no_update(settings: Settings) -> None:
    database = open_database(settings)
    async with database.transaction() as connection:
        await connection.execute(ATTEMPTS.insert().values(subject="sum", period=0, count=0))
    await asyncio.gather(*(count_up(database, 10) for _ in range(4)))
    async with database.reading() as connection:
        assert (await connection.execute(select(ATTEMPTS.c.count))).scalar_one() == 40
    await database.close()


@pytest.mark.anyio
async def test_a_failed_transaction_changes_nothing(settings: Settings) -> None:
    async def fail() -> None:
        async with database.transaction() as connection:
            await connection.execute(upsert(connection, ATTEMPTS).values(subject="a", period=0, count=1))
            raise ZeroDivisionError

    database = open_database(settings)
    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.reading() as connection:
        assert (await connection.execute(select(func.count()).select_from(ATTEMPTS))).scalar_one() == 0
    await database.close()


def test_healthz_and_readyz_of_a_new_node(node: Node) -> None:
    person = node.person()
    assert person.get("/healthz").json() == {"status": "well"}
    assert person.get("/readyz").json() == {"status": "well"}


@pytest.mark.usefixtures("services")
def test_a_node_without_its_database_is_not_ready(databases: Databases) -> None:
    with run_node(databases.cluster()) as node:
        person = node.person()
        assert person.get("/readyz").status_code == 200
        databases.drop(databases.made[-1])
        answer = person.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert person.get("/healthz").status_code == 200


def test_an_unknown_path_is_not_found(node: Node) -> None:
    answer = node.person().get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json() == {"code": "unknown", "rule": "", "telling": {"id": "server.nothing-here", "args": {}}}


@pytest.mark.parametrize(
    ("headers", "body", "code"),
    [
        ({"Origin": "https://elsewhere.example", "X-Shoal": "1"}, b"", "origin"),
        ({"Origin": "null", "X-Shoal": "1"}, b"", "origin"),
        ({}, b"", "origin"),
        ({"X-Shoal": "1"}, bytes(70000), "large"),
        ({"X-Shoal": "1"}, [b"in", b"pieces"], "large"),
    ],
)
def test_commands_from_other_sites_and_large_ones_are_refused(
    lasting: Node, headers: dict[str, str], body: Any, code: str
) -> None:
    assert httpx.post(f"{lasting.url}/api/nothing", headers=headers, content=body).json()["code"] == code


def test_commands_from_our_own_pages_are_accepted(node: Node) -> None:
    answer = node.person(Origin=node.url).post("/api/nothing")
    assert answer.json()["code"] == "unknown"
    assert answer.headers["referrer-policy"] == "same-origin"


@pytest.mark.anyio
async def test_pages_and_their_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Shoal</title>")
    (tmp_path / "assets/a.js").write_text("let a")
    app = FastAPI()
    mount_pages(app, tmp_path)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://shoal") as browser:
        assert (await browser.get("/")).text == (await browser.get("/table/abc")).text == "<title>Shoal</title>"
        assert "immutable" in (await browser.get("/assets/a.js")).headers["cache-control"]
        assert (await browser.get("/")).headers["cache-control"] == "no-cache"
        assert [(await browser.get(path)).status_code for path in ("/assets/b.js", "/api/b")] == [404, 404]
        assert [(await browser.post(path)).status_code for path in ("/table/abc", "/api/b")] == [405, 404]


def test_the_secret_of_a_standalone_node_is_made_once(tmp_path: Path) -> None:
    environment = {"SHOAL_DATA": str(tmp_path / "new")}
    settings = read_settings(environment)
    assert settings == read_settings(environment)
    assert settings.standalone
    assert len(settings.secret) > 32
    assert (tmp_path / "new/secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"SHOAL_DATABASE": "mysql://x"}, "must begin with"),
        ({"SHOAL_DATABASE": "postgresql://x"}, "SHOAL_SECRET is missing"),
        ({"SHOAL_DATABASE": "postgresql://x", "SHOAL_SECRET": "short"}, "at least 32"),
        ({"SHOAL_DATABASE": "sqlite:///x", "SHOAL_SECRET": SECRET, "SHOAL_CONNECTIONS": "none"}, "whole number"),
    ],
)
def test_bad_settings_are_refused(environment: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence):
        read_settings(environment)
