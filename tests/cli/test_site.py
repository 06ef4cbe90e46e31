"""A static site: it contains the engine, its service worker lists every file, and it replaces an older one."""

import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from shoal import packing
from shoal.cli import site
from shoal.core.catalogue import OURS

PLAYED = """
import sys
sys.path.insert(0, sys.argv[1])
import json
import shoal.browser_engine.calls as device
assert device.__file__.startswith(sys.argv[1]), device.__file__
print(device.call(sys.argv[2]))
"""


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "a.js").write_text("1")
    named = [f'<meta content="{name}">' for name in (packing.ENGINE, packing.COMPILED, packing.PUZZLES)]
    (folder / "index.html").write_text("".join(named))
    (folder / "service.js").write_text("const files = /* FILES */ [];")
    return folder


@pytest.fixture
def documentation(tmp_path: Path) -> Path:
    folder = tmp_path / "documentation"
    (folder / "games").mkdir(parents=True)
    (folder / "index.html").write_text("documentation")
    (folder / "index.html.gz").write_bytes(b"smaller")
    return folder


def listed(folder: Path) -> dict[str, str]:
    (text,) = re.findall(r"const files = (.*);", (folder / "service.js").read_text())
    return dict(json.loads(text))


def test_the_service_worker_lists_every_file(tmp_path: Path, pages: Path) -> None:
    folder = tmp_path / "site"
    site.write_site(folder, pages, tmp_path / "nowhere")
    files = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert set(listed(folder)) == files - {"service.js"}
    (engine,), (puzzles,) = folder.glob("engine-*.zip"), folder.glob("puzzles-*.zip")
    assert engine.name in (folder / "index.html").read_text()
    assert puzzles.name in (folder / "index.html").read_text()
    assert [box["name"] for box in json.loads((folder / "games.json").read_text())] == list(OURS)
    assert all((folder / "rules" / f"{name}.json").exists() for name in OURS)


def test_a_newer_site_replaces_an_older_one_and_nothing_else(tmp_path: Path, pages: Path) -> None:
    folder = tmp_path / "site"
    site.write_site(folder, pages, tmp_path / "nowhere")
    before = listed(folder)
    (folder / "left over").write_text("")
    (pages / "assets" / "a.js").write_text("2")
    site.write_site(folder, pages, tmp_path / "nowhere")
    after = listed(folder)
    assert {name for name in before if after[name] != before[name]} == {"assets/a.js"}
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("mine")
    with pytest.raises(site.Occupied):
        site.write_site(tmp_path / "other", pages)
    with pytest.raises(site.PagesNotBuilt):
        site.write_site(tmp_path / "new", tmp_path / "nowhere")


def asked(engine: Path, call: str, **words: str) -> Any:
    """Ask the engine in a folder, with nothing else to import from."""
    command = [sys.executable, "-I", "-S", "-c", PLAYED, str(engine), json.dumps({"call": call, **words})]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def test_the_packed_engine_runs_alone_and_is_the_same_each_time(tmp_path: Path) -> None:
    pack = packing.packed_engine()
    assert pack == packing.packed_engine()
    zipfile.ZipFile(io.BytesIO(pack)).extractall(tmp_path)
    assert [box["name"] for box in asked(tmp_path, "games")["value"]] == list(OURS)


def test_puzzles_are_packed_by_themselves_and_the_engine_finds_them(tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(packing.packed_engine())).extractall(tmp_path)
    assert not list(tmp_path.rglob("*.jsonl"))
    zipfile.ZipFile(io.BytesIO(packing.packed_puzzles())).extractall(tmp_path)
    listed = asked(tmp_path, "puzzles", day="2026-11-18")["value"]["puzzles"]
    assert {puzzle["game"] for puzzle in listed} == set(OURS)


def test_documentation_lies_beside_the_games_and_is_not_kept(tmp_path: Path, pages: Path, documentation: Path) -> None:
    """The first visit of a player fetches every file that the service worker lists: the documentation is not one."""
    folder = tmp_path / "site"
    site.write_site(folder, pages, documentation)
    assert (folder / "docs" / "index.html").read_text() == "documentation"
    assert not (folder / "docs" / "index.html.gz").exists()
    assert [name for name in listed(folder) if name.startswith("docs")] == []


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Compiled modules that were made from the sources as they are."""
    folder = tmp_path / "compiled"
    folder.mkdir()
    (folder / "engine.wasm").write_bytes(b"compiled")
    (folder / "sources.json").write_text(json.dumps(packing.digests(["core/game.py", "bots/mcts.py"])))
    monkeypatch.setattr(packing, "PAGE_LIBRARY", folder / "engine.wasm")
    monkeypatch.setattr(packing, "LIBRARY_SOURCES", folder / "sources.json")
    return folder


def test_compiled_modules_come_along(tmp_path: Path, pages: Path, library: Path) -> None:
    folder = tmp_path / "site"
    site.write_site(folder, pages, tmp_path / "nowhere")
    (compiled,) = folder.glob("engine-*.wasm")
    assert compiled.read_bytes() == (library / "engine.wasm").read_bytes()
    assert f'content="{compiled.name}"' in (folder / "index.html").read_text()


@pytest.mark.parametrize(
    "sources", [None, {"core/game.py": "of an older version"}, {"core/gone.py": "of a file that is gone"}]
)
def test_without_compiled_modules_of_these_sources_the_page_names_none(
    tmp_path: Path, pages: Path, library: Path, sources: dict[str, str] | None
) -> None:
    if sources is None:
        (library / "engine.wasm").unlink()
    else:
        (library / "sources.json").write_text(json.dumps(sources))
    folder = tmp_path / "site"
    site.write_site(folder, pages, tmp_path / "nowhere")
    assert list(folder.glob("engine-*.wasm")) == []
    assert 'content=""' in (folder / "index.html").read_text()
