"""Static files, compressed when the pages were built.

The attackers: somebody who asks for compressed copies that lie outside the folder, who reaches one by its own name or
by a link, who sends odd lists of codings; and a cache that sends one browser what only another can read.
"""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from shoal.server.platform.http.compression import accepted_codings
from shoal.server.platform.static_files.pages import mount_pages
from shoal.texts import LANGUAGES

SCRIPT = "let fish = 1;" * 200
PAGE = "<!doctype html><title>Shoal</title>"


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """Return an application with a page and a script, both compressed. What counts as brotli is any other bytes."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    for name, text in {"index.html": PAGE, "assets/a-1.js": SCRIPT, "assets/small.js": "1;"}.items():
        (folder / name).write_text(text)
    for name in ("index.html", "assets/a-1.js"):
        (folder / f"{name}.gz").write_bytes(gzip.compress((folder / name).read_bytes()))
        (folder / f"{name}.br").write_bytes(b"brotli of " + name.encode())
    (tmp_path / "secret.js").write_text("secret")
    (tmp_path / "secret.js.br").write_text("secret")
    (folder / "assets" / "linked.js").write_text("open")
    (folder / "assets" / "linked.js.br").symlink_to(tmp_path / "secret.js.br")
    (folder / "assets" / "odd.js").write_text("open")
    (folder / "assets" / "odd.js.br").mkdir()
    documentation = tmp_path / "docs"
    (documentation / "games").mkdir(parents=True)
    for name, text in {"index.html": "start", "games/index.html": "games", "404.html": "lost"}.items():
        (documentation / name).write_text(text)
    (documentation / "index.html.gz").write_bytes(gzip.compress(b"start"))
    found = FastAPI(docs_url=None)
    mount_pages(found, folder, documentation)
    return found


def get(app: FastAPI, path: str, **headers: str) -> httpx.Response:
    """Ask with these headers only; the body stays as it was sent."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://shoal") as client:
            request = client.build_request("GET", path, headers={"accept-encoding": "", **headers})
            answer = await client.send(request, stream=True)
            body = b"".join([part async for part in answer.aiter_raw()])
            left = {name: value for name, value in answer.headers.items() if name != "content-encoding"}
            left["coding"] = answer.headers.get("content-encoding", "none")
            return httpx.Response(answer.status_code, headers=left, content=body)

    return asyncio.run(ask())


def test_without_pages_a_browser_is_told_what_to_do(tmp_path: Path) -> None:
    app = FastAPI()
    app.get("/healthz")(lambda: "well")
    mount_pages(app, tmp_path)
    for path in ("/", "/t/abc", "/assets/a.js"):
        answer = get(app, path)
        assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert answer.text.count("scripts/start.py") == len(LANGUAGES)
    assert get(app, "/healthz").status_code == 200
    assert get(app, "/api/nothing").status_code == 404


def test_a_browser_gets_the_smallest_copy_that_it_accepts(app: FastAPI) -> None:
    for asked, coding, body in (
        ("gzip, deflate, br, zstd", "br", b"brotli of assets/a-1.js"),
        ("gzip, deflate", "gzip", gzip.compress(SCRIPT.encode())),
        ("", "none", SCRIPT.encode()),
    ):
        answer = get(app, "/assets/a-1.js", **{"accept-encoding": asked})
        assert (answer.status_code, answer.headers["coding"]) == (200, coding)
        assert gzip.decompress(answer.content) == SCRIPT.encode() if coding == "gzip" else answer.content == body
        assert answer.headers["content-length"] == str(len(answer.content))
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"


def test_every_page_is_the_compressed_index(app: FastAPI) -> None:
    for path in ("/", "/t/abc", "/rules/fleet"):
        answer = get(app, path, **{"accept-encoding": "br"})
        assert (answer.status_code, answer.headers["coding"]) == (200, "br")
        assert answer.content == b"brotli of index.html"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_file_without_a_copy_is_sent_as_it_is_and_caches_are_told_of_the_choice(app: FastAPI) -> None:
    answer = get(app, "/assets/small.js", **{"accept-encoding": "br, gzip"})
    assert (answer.content, answer.headers["coding"], answer.headers["vary"]) == (b"1;", "none", "accept-encoding")


def test_each_copy_has_its_own_tag(app: FastAPI) -> None:
    tags = {coding: get(app, "/", **{"accept-encoding": coding}).headers["etag"] for coding in ("br", "gzip", "")}
    assert len(set(tags.values())) == 3
    for coding, tag in tags.items():
        again = get(app, "/", **{"accept-encoding": coding, "if-none-match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["vary"] == "accept-encoding"
        for other in set(tags) - {coding}:
            assert get(app, "/", **{"accept-encoding": other, "if-none-match": tag}).status_code == 200


def test_a_part_is_a_part_of_the_copy(app: FastAPI) -> None:
    answer = get(app, "/assets/a-1.js", **{"accept-encoding": "br", "range": "bytes=0-5"})
    assert (answer.status_code, answer.content, answer.headers["coding"]) == (206, b"brotli", "br")


@pytest.mark.parametrize(
    "path", ["/assets/a-1.js.br", "/assets/a-1.js.gz", "/assets/linked.js.br", "/assets/odd.js.br"]
)
def test_a_copy_has_no_address_of_its_own(app: FastAPI, path: str) -> None:
    assert get(app, path).status_code == 404
    assert get(app, "/index.html.br").content == PAGE.encode()


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.js",
        "/..%2fsecret.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets/../../secret.js.br",
        "/%2e%2e/secret.js",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.js.br",
        "//secret.js",
        "/assets/a-1.js%00.br",
    ],
)
@pytest.mark.parametrize("coding", ["br", "", "../../secret.js.br"])
def test_nothing_outside_the_folder_is_sent(app: FastAPI, path: str, coding: str) -> None:
    answer = get(app, path, **{"accept-encoding": coding})
    assert b"secret" not in answer.content
    assert answer.status_code in (200, 404)


def test_a_copy_that_is_a_link_to_the_outside_or_a_folder_is_not_sent(app: FastAPI) -> None:
    for name in ("linked", "odd"):
        answer = get(app, f"/assets/{name}.js", **{"accept-encoding": "br"})
        assert (answer.status_code, answer.content, answer.headers["coding"]) == (200, b"open", "none")


@pytest.mark.parametrize(
    ("asked", "accepted"),
    [
        ("br", {"br"}),
        ("BR , GZip", {"br", "gzip"}),
        ("gzip;q=1.0, br;q=0", {"gzip"}),
        ("br; q=0.001", {"br"}),
        ("*", {"br", "gzip"}),
        ("*;q=0", set()),
        ("br;q=0, *", {"gzip"}),
        ("identity;q=0", set()),
        ("identity", set()),
        ("br;q=x, gzip;q=", set()),
        ("br;q=nan, gzip;q=-1", set()),
        ("br;level=5", set()),
        ("brotli, xgzip, gzip.br", set()),
        (";;;,,,q=1;=", set()),
        ("", set()),
        ("br," * 50_000, {"br"}),
    ],
)
def test_accept_encoding_is_read_as_browsers_and_attackers_write_it(asked: str, accepted: set[str]) -> None:
    assert accepted_codings([asked]) == accepted


def test_several_headers_count_as_one_list() -> None:
    assert accepted_codings(["deflate", "gzip;q=0.5", "br;q=0"]) == {"gzip"}


def test_documentation_has_its_own_pages_under_the_policy_of_all_pages(app: FastAPI) -> None:
    for path, status, body in (
        ("/docs/", 200, b"start"),
        ("/docs/games/", 200, b"games"),
        ("/docs/nothing", 404, b"lost"),
        ("/docs/index.html.gz", 404, b"lost"),
        ("/docs/../secret.js", 200, PAGE.encode()),
        ("/docs/%2e%2e/secret.js", 404, b"lost"),
        ("/docs/..%2fsecret.js", 404, b"lost"),
    ):
        answer = get(app, path)
        assert (answer.status_code, answer.content) == (status, body), path
        assert answer.headers["content-security-policy"] == get(app, "/").headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-cache"
    assert gzip.decompress(get(app, "/docs/", **{"accept-encoding": "gzip"}).content) == b"start"
    assert get(app, "/docs").headers["location"] == "/docs/"


def test_without_documentation_its_address_is_a_page_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    app = FastAPI(docs_url=None)
    mount_pages(app, tmp_path, tmp_path / "nowhere")
    assert get(app, "/docs/").content == PAGE.encode()
