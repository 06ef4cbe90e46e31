"""shoal site: write a static site, the pages with the engine inside them, for any file server."""

import hashlib
import json
import shutil
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Annotated, Final

import typer

import shoal
from shoal.cli.voice import own_texts
from shoal.core.catalogue import load
from shoal.core.errors import ShoalError
from shoal.page.starts import starts
from shoal.table import shelf

PACKAGE: Final = Path(shoal.__file__).parent
PAGES: Final = PACKAGE / "page" / "static"
DOCUMENTATION: Final = PACKAGE / "server" / "docs"
PARTS: Final = ("__init__.py", "builds.py", "core", "games", "bots", "table", "page")
"""The parts of the package that run in a page; they need only the standard library."""
SUFFIXES: Final = (".py", ".toml", ".md")
ENGINE: Final = "engine.zip"
COMPILED: Final = "engine.wasm"
"""The names that the pages have for the engine and for its compiled modules, until both are packed."""
PAGE_LIBRARY: Final = PACKAGE / "page" / "compiled" / "engine.wasm"
LIBRARY_SOURCES: Final = PAGE_LIBRARY.with_name("sources.json")
"""The compiled modules, and the digests of the sources that they were made from; scripts/wasm.py writes both."""
WORKER: Final = "service.js"
FILES: Final = "/* FILES */ []"
"""The text in the service worker that the list of all files replaces."""
EPOCH: Final = (1980, 1, 1, 0, 0, 0)


class NoPages(ShoalError):
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
        raise NoPages(own_texts().text("site-no-pages"))
    if folder.exists() and any(folder.iterdir()) and not (folder / WORKER).exists():
        raise Occupied(f"{folder} is not empty and is not a static site of Shoal")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(pages, folder)
    write_shelf(folder)
    name_in_page(folder, ENGINE, write_versioned(folder, ENGINE, packed_engine()))
    name_in_page(
        folder, COMPILED, write_versioned(folder, COMPILED, PAGE_LIBRARY.read_bytes()) if compiled_fits() else ""
    )
    list_files(folder)
    if documentation.exists():
        shutil.copytree(documentation, folder / "docs", ignore=shutil.ignore_patterns("*.gz"))
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def write_shelf(folder: Path) -> None:
    """Write descriptions, rules and starts of all games, so that pages can show them before the engine has started."""
    boxes = shelf.boxes()
    (folder / "games.json").write_text(json.dumps(boxes), encoding="utf-8")
    for kind, shown in {"rules": lambda name: shelf.rules_of(load(name)), "starts": starts}.items():
        (folder / kind).mkdir()
        for box in boxes:
            (folder / kind / f"{box['name']}.json").write_text(json.dumps(shown(box["name"])), encoding="utf-8")


def write_versioned(folder: Path, name: str, data: bytes) -> str:
    """Write a file under a name that tells its version; return that name."""
    stem, _, suffix = name.partition(".")
    versioned = f"{stem}-{digest(data)}.{suffix}"
    (folder / versioned).write_bytes(data)
    return versioned


def name_in_page(folder: Path, name: str, versioned: str) -> None:
    index = folder / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace(name, versioned), encoding="utf-8")


def compiled_fits() -> bool:
    """Return whether there are compiled modules, made from the very sources that the page gets."""
    if not PAGE_LIBRARY.exists():
        return False
    sources: dict[str, str] = json.loads(LIBRARY_SOURCES.read_text(encoding="utf-8"))
    return digests(list(sources)) == sources


def digests(modules: list[str]) -> dict[str, str]:
    """Return the digest of the source of each module, by its path in the package; one that is gone has none."""
    files = {module: PACKAGE / module for module in modules}
    return {module: digest(file.read_bytes()) for module, file in files.items() if file.exists()}


def packed_engine() -> bytes:
    """Pack the interpreted engine; equal sources give equal bytes."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as pack:
        for file in sorted(engine_files()):
            entry = zipfile.ZipInfo(f"shoal/{file.relative_to(PACKAGE).as_posix()}", EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            pack.writestr(entry, file.read_bytes())
    return buffer.getvalue()


def engine_files() -> Iterator[Path]:
    for part in PARTS:
        found = [PACKAGE / part] if part.endswith(".py") else (PACKAGE / part).rglob("*")
        yield from (file for file in found if file.suffix in SUFFIXES and PAGES not in file.parents)


def list_files(folder: Path) -> None:
    """Write the hash of every file into the service worker, which caches these files; a change makes a new version."""
    names = sorted(file for file in folder.rglob("*") if file.is_file() and file.name != WORKER)
    files = [[file.relative_to(folder).as_posix(), digest(file.read_bytes())] for file in names]
    worker = folder / WORKER
    worker.write_text(worker.read_text(encoding="utf-8").replace(FILES, json.dumps(files)), encoding="utf-8")


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]
