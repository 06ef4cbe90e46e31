"""shoal site: write a static site, the pages with the engine inside them, for any file server."""

import json
import shutil
from pathlib import Path
from typing import Annotated, Final

import typer

from shoal import packing
from shoal.browser_engine.first_positions import starts
from shoal.cli.language import own_texts
from shoal.core.catalogue import load
from shoal.core.errors import ShoalError
from shoal.packing import COMPILED, ENGINE, PACKAGE, PAGES, PUZZLES, compiled_fits, digest
from shoal.table import game_descriptions

DOCUMENTATION: Final = PACKAGE / "server" / "docs"
WORKER: Final = "service.js"
FILES: Final = "/* FILES */ []"
"""The text in the service worker that the list of all files replaces."""


class PagesNotBuilt(ShoalError):
    """The package does not contain the pages."""


class Occupied(ShoalError):
    """The folder contains something other than a static site of ours."""


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", file_okay=False, help="The folder to write.")],
) -> None:
    """Write a static site: pages with the engine inside, as a folder for any file server, under any path."""
    size = write_site(folder)
    typer.echo(f"{folder}: {size / 1e6:.1f} MB; try it with: python -m http.server --directory {folder}")
    if not compiled_fits():
        typer.echo(own_texts().text("site-interpreted"), err=True)


def write_site(folder: Path, pages: Path = PAGES, documentation: Path = DOCUMENTATION) -> int:
    """Write all files, replacing an older static site; return their size in bytes.

    The documentation, where it was built, is not in the list of files that the service worker keeps.
    """
    if not (pages / "index.html").exists():
        raise PagesNotBuilt(own_texts().text("site-no-pages"))
    if folder.exists() and any(folder.iterdir()) and not (folder / WORKER).exists():
        raise Occupied(f"{folder} is not empty and is not a static site of Shoal")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(pages, folder, ignore=shutil.ignore_patterns("*.gz"))
    write_shelf(folder)
    write_engine(folder)
    list_files(folder)
    if documentation.exists():
        shutil.copytree(documentation, folder / "docs", ignore=shutil.ignore_patterns("*.gz"))
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def write_shelf(folder: Path) -> None:
    """Write descriptions, rules and starts of all games, so that pages can show them before the engine has started."""
    boxes = game_descriptions.boxes()
    (folder / "games.json").write_text(json.dumps(boxes), encoding="utf-8")
    for kind, shown in {"rules": lambda name: game_descriptions.rules_of(load(name)), "starts": starts}.items():
        (folder / kind).mkdir()
        for box in boxes:
            (folder / kind / f"{box['name']}.json").write_text(json.dumps(shown(box["name"])), encoding="utf-8")


def write_engine(folder: Path) -> None:
    """Write the engine and the puzzles under names that tell their versions, and these names into the page."""
    files, index = {**packing.engine(), PUZZLES: packing.packed_puzzles()}, folder / "index.html"
    page = index.read_text(encoding="utf-8")
    for name in (ENGINE, COMPILED, PUZZLES):
        data = files.get(name)
        page = page.replace(name, "" if data is None else packing.versioned(name, data))
        if data is not None:
            (folder / packing.versioned(name, data)).write_bytes(data)
    index.write_text(page, encoding="utf-8")


def list_files(folder: Path) -> None:
    """Write the hash of every file into the service worker, which caches these files; a change makes a new version."""
    names = sorted(file for file in folder.rglob("*") if file.is_file() and file.name != WORKER)
    files = [[file.relative_to(folder).as_posix(), digest(file.read_bytes())] for file in names]
    worker = folder / WORKER
    worker.write_text(worker.read_text(encoding="utf-8").replace(FILES, json.dumps(files)), encoding="utf-8")
