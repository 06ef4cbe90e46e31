"""What of the package a page gets: its sources packed, its compiled modules, and the puzzles packed."""

import hashlib
import json
import zipfile
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import shoal

PACKAGE: Final = Path(shoal.__file__).parent
PAGES: Final = PACKAGE / "browser_engine" / "static"
"""The pages of a static site, with Pyodide, if they were built."""
PARTS: Final = ("__init__.py", "builds.py", "core", "games", "bots", "table", "puzzles", "browser_engine")
"""The parts of the package that run in a page; they need only the standard library."""
NOT_FOR_PAGES: Final = (
    "bots/arena.py",
    "bots/bot_sdk.py",
    "bots/external_program.py",
    "bots/program_pipes.py",
    "core/simulation.py",
    "games/*/text_picture.py",
)
"""Modules of these parts that no page runs (bots in processes, whole games at once, pictures for terminals).
They come as sources only, so that the compiled library is smaller."""
SUFFIXES: Final = (".py", ".toml", ".md")
ENGINE: Final = "engine.zip"
COMPILED: Final = "engine.wasm"
PUZZLES: Final = "puzzles.zip"
"""The names of the packed engine, of its compiled modules and of the packed puzzles, without their versions."""
PAGE_LIBRARY: Final = PACKAGE / "browser_engine" / "compiled" / "engine.wasm"
LIBRARY_SOURCES: Final = PAGE_LIBRARY.with_name("sources.json")
"""The compiled modules, and the digests of the sources that they were made from; scripts/wasm.py writes both."""
EPOCH: Final = (1980, 1, 1, 0, 0, 0)


def engine() -> dict[str, bytes]:
    """Return the packed engine and its compiled modules, if any, by their names without versions."""
    return {ENGINE: packed_engine(), **({COMPILED: PAGE_LIBRARY.read_bytes()} if compiled_fits() else {})}


def versioned(name: str, data: bytes) -> str:
    """Return a name that tells the version of a file."""
    stem, _, suffix = name.partition(".")
    return f"{stem}-{digest(data)}.{suffix}"


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
    return packed(engine_files())


def packed_puzzles() -> bytes:
    """Pack the puzzles, which a page gets when it asks for one."""
    return packed((PACKAGE / "puzzles" / "data").glob("*.jsonl"))


def packed(files: Iterable[Path]) -> bytes:
    """Pack files of the package, with their places in it."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as pack:
        for file in sorted(files):
            entry = zipfile.ZipInfo(f"shoal/{file.relative_to(PACKAGE).as_posix()}", EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            pack.writestr(entry, file.read_bytes())
    return buffer.getvalue()


def engine_files() -> Iterator[Path]:
    for part in PARTS:
        files = [PACKAGE / part] if part.endswith(".py") else (PACKAGE / part).rglob("*")
        yield from (file for file in files if file.suffix in SUFFIXES and PAGES not in file.parents)


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]
