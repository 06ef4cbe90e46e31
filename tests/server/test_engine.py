"""The engine for pages.

The attackers: somebody who asks for files beside it, and a page that takes something else for the engine.
"""

import asyncio
import json
import zipfile
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from shoal.server.platform.static_files.browser_engine import mount_engine
from shoal.server.platform.static_files.pages import mount_pages

FOR_EVER = "public, max-age=31536000, immutable"


def app_with(folder: Path, *, python: bool) -> FastAPI:
    """Return an application whose static site has Pyodide, or not."""
    pages, site = folder / "static", folder / "site"
    pages.mkdir()
    (pages / "index.html").write_text("page")
    (site / "pyodide-1.2").mkdir(parents=True)
    (site / "pyodide-1.2" / "python.js").write_text("run();")
    (site / "secret.txt").write_text("secret")
    app = FastAPI(docs_url=None)
    mount_engine(app, site if python else folder / "nowhere")
    mount_pages(app, pages, folder / "nowhere")
    return app


def get(app: FastAPI, *paths: str, coding: str = "") -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://shoal") as client:
            return [await client.get(path, headers={"accept-encoding": coding}) for path in paths]

    return asyncio.run(ask())


@pytest.mark.parametrize("coding", ["", "gzip"])
def test_the_engine_is_found_by_names_that_tell_its_version(tmp_path: Path, coding: str) -> None:
    app = app_with(tmp_path, python=True)
    (listed,) = get(app, "/engine/names.json")
    assert listed.headers["cache-control"] == "no-cache"
    names = json.loads(listed.content)
    pack, python = get(app, f"/engine/{names[0]}", "/engine/pyodide-1.2/python.js", coding=coding)
    assert "shoal/core/game.py" in zipfile.ZipFile(BytesIO(pack.content)).namelist()
    assert pack.headers.get("content-encoding", "") == coding
    assert pack.headers["vary"] == "accept-encoding"
    assert python.content == b"run();"
    assert pack.headers["cache-control"] == python.headers["cache-control"] == FOR_EVER


def test_nothing_else_is_under_that_address(tmp_path: Path) -> None:
    app = app_with(tmp_path, python=True)
    paths = ("", "engine-0.zip", "secret.txt", "pyodide-1.2/../secret.txt", "pyodide-1.2/%2e%2e/secret.txt", "a/b/c")
    assert [answer.status_code for answer in get(app, *(f"/engine/{path}" for path in paths))] == [404] * len(paths)


def test_without_pyodide_a_page_gets_no_page_for_an_engine(tmp_path: Path) -> None:
    app = app_with(tmp_path, python=False)
    names, page = get(app, "/engine/names.json", "/elsewhere")
    assert (names.status_code, page.status_code) == (404, 200)
