"""What of the package runs in a page: its sources packed, and its compiled modules."""

import hashlib
import json
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import shoal

PACKAGE: Final = Path(shoal.__file__).parent
PAGES: Final = PACKAGE / "page" / "static"
"""The pages of a static site, with Pyodide, if they were built."""
PARTS: Final = ("__init__.py", "builds.py", "core", "games", "bots", "table", "puzzles", "page")
"""The parts of the package that run in a page; they need only the standard library."""
NOT_FOR_PAGES: Final = (
    "bots/arena.py",
    "bots/pipes.py",
    "bots/program.py",
    "bots/serving.py",
    "core/simulation.py",
    "games/*/drawing.py",
)
"""Modules of these parts that no page runs (bots in processes, whole games at once, pictures for terminals).
They come as sources only, so that the compiled library is smaller."""
SUFFIXES: Final = (".py", ".toml", ".md", ".jsonl")
ENGINE: Final = "engine.zip"
COMPILED: Final = "engine.wasm"
"""The names of the packed engine and of its compiled modules, without their versions."""
PAGE_LIBRARY: Final = PACKAGE / "page" / "compiled" / "engine.wasm"
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


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]
