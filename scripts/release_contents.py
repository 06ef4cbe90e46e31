"""List what is in sdists and wheels, and refuse one that lacks its pages, its data files or its right tag.

python scripts/release_contents.py dist/*
"""

import sys
import tarfile
import zipfile
from pathlib import Path

SUFFIXES = (".so", ".pyd")
KINDS = {
    "pages of the server": "shoal/server/static/",
    "pages of the static site": "shoal/browser_engine/static/",
    "games": "shoal/games/",
    "everything": "",
}
NEEDED = (
    "shoal/server/static/index.html",
    "shoal/browser_engine/static/index.html",
    "shoal/browser_engine/static/service.js",
    "shoal/browser_engine/compiled/engine.wasm",
    "shoal/cli/ja.ftl",
    "shoal/games/fleet/RULES.md",
    "shoal/games/fleet/edition.toml",
    "shoal/py.typed",
)

Sizes = dict[str, int]


def main() -> None:
    files = [Path(argument) for argument in sys.argv[1:]]
    problems = [problem for file in files for problem in check(file)]
    if problems or not files:
        sys.exit("\n".join(problems) or "no file was given")


def check(file: Path) -> list[str]:
    """Print what a file contains and return what is wrong with it."""
    sizes = sizes_in(file)
    libraries = [name for name in sizes if name.endswith(SUFFIXES)]
    print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")
    for kind, start in KINDS.items():
        inside = [size for name, size in sizes.items() if name.startswith(start)]
        print(f"  {kind}: {len(inside)} files, {sum(inside) / 1e6:.1f} MB")
    print(f"  compiled modules: {len(libraries)}")
    wrong = [f"{file.name} lacks {name}" for name in NEEDED if name not in sizes]
    if libraries and file.name.endswith("-any.whl"):
        wrong.append(f"{file.name} has compiled modules, but its name says that it runs everywhere")
    if file.suffix == ".whl" and not libraries and not file.name.endswith("-none-any.whl"):
        wrong.append(f"{file.name} has no compiled modules")
    return wrong


def sizes_in(file: Path) -> Sizes:
    """Return the size of every file inside, by its name as it is installed."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return {entry.filename: entry.file_size for entry in wheel.infolist() if not entry.is_dir()}
    with tarfile.open(file) as sdist:
        found = {entry.name.partition("/")[2]: entry.size for entry in sdist if entry.isfile()}
    return {name.removeprefix("src/"): size for name, size in found.items()}


if __name__ == "__main__":
    main()
