"""Files of other releases: pages that were opened before an upgrade still load their lazy parts, at any node.

The attackers: they ask for names that do not exist, to make nodes ask the database, or for paths outside the folder.
"""

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event, select, update

from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database, open_database
from shoal.server.platform.static_files import old_releases, pages
from shoal.server.platform.static_files.old_releases import OldReleaseFiles, keep
from shoal.server.platform.static_files.schema import ASSETS
from support.nodes import Node, run_node

OLD, SHARED, NEW = "assets/Fleet-a1b2.js", "assets/kit-c3d4.css", "assets/Fleet-e5f6.js"


def release(folder: Path, *names: str) -> Path:
    """Make a folder of pages with these files."""
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"/* {name} */")
    (folder / "index.html").write_text("<!doctype html><title>Shoal</title>")
    return folder


async def names(database: Database) -> list[str]:
    async with database.reading() as connection:
        return sorted(await connection.scalars(select(ASSETS.c.name)))


@pytest.mark.anyio
async def test_files_of_the_release_before_stay_for_some_weeks(settings: Settings, tmp_path: Path) -> None:
    database = open_database(settings)
    await keep(database, release(tmp_path / "one", OLD, SHARED))
    await keep(database, release(tmp_path / "two", NEW, SHARED))
    await keep(database, tmp_path / "two")
    assert await names(database) == sorted([OLD, SHARED, NEW])
    async with database.transaction() as connection:
        await connection.execute(update(ASSETS).values(left=ASSETS.c.left - old_releases.KEPT_MS - 1000))
    await keep(database, tmp_path / "two")
    assert await names(database) == sorted([SHARED, NEW])
    await database.close()


@pytest.mark.anyio
async def test_a_release_without_pages_takes_nothing_away(settings: Settings, tmp_path: Path) -> None:
    database = open_database(settings)
    await keep(database, release(tmp_path / "one", OLD))
    await keep(database, tmp_path / "nothing")
    async with database.reading() as connection:
        assert (await connection.execute(select(ASSETS.c.name, ASSETS.c.left))).one() == (OLD, None)
    await database.close()


@pytest.fixture
def upgraded(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Node]:
    """Yield a node of the next release, whose database knows the files of the one before."""

    async def prepare() -> None:
        database = open_database(settings)
        await keep(database, release(tmp_path / "one", OLD, SHARED))
        await database.close()

    asyncio.run(prepare())
    monkeypatch.setattr(pages, "FOLDER", release(tmp_path / "two", NEW, SHARED))
    with run_node(settings) as node:
        yield node


def test_a_node_serves_files_of_the_release_before(upgraded: Node) -> None:
    person = upgraded.person()
    old, new = person.get(f"/{OLD}"), person.get(f"/{NEW}")
    assert (old.status_code, old.text) == (200, f"/* {OLD} */")
    assert old.headers["content-type"] == new.headers["content-type"]
    for header in ("cache-control", "content-security-policy", "vary"):
        assert old.headers[header] == new.headers[header]
    plain = httpx.get(f"{upgraded.url}/{OLD}", headers={"accept-encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == (f"/* {OLD} */", False)
    assert person.get("/assets/Fleet-none.js").status_code == 404


@pytest.mark.parametrize("path", ["assets/../../secret.js", "assets/%2e%2e/secret", "assets/", "assets/a%00.js"])
def test_other_paths_are_not_found(upgraded: Node, path: str) -> None:
    (Path(pages.FOLDER).parent / "secret.js").write_text("secret")
    answer = upgraded.person().get(f"/{path}")
    assert (answer.status_code in (200, 404, 422), "secret" in answer.text) == (True, False)


@pytest.mark.anyio
async def test_unknown_names_do_not_reach_the_database(settings: Settings, tmp_path: Path) -> None:
    database, kept = open_database(settings), OldReleaseFiles()
    await keep(database, release(tmp_path / "one", OLD))
    asked: list[str] = []
    event.listen(database.engine.sync_engine, "before_cursor_execute", lambda *words: asked.append(words[2]))
    for number in range(100):
        assert await kept.find(database, f"assets/x-{number}.js") is None
        body = await kept.find(database, OLD)
        assert body is not None
        assert gzip.decompress(body).decode() == f"/* {OLD} */"
    questions = [statement for statement in asked if "assets" in statement]
    assert len(questions) == 2, "the names once, and the file once"
    await database.close()
