"""Put the built pages into every wheel and sdist, and compile the engine if HATCH_BUILD_HOOKS_ENABLE=1 is set.

Pages: a checkout builds them with Node where they are missing. An sdist contains them and never builds. Without Node a
wheel has no pages, and `shoal serve` says so; an sdist without pages is refused. HATCH_BUILD_NO_HOOKS=1 skips all this.

Engine: the sources are copied to a temporary folder and compiled there with mypyc, so a checkout never holds a compiled
module by accident. The wheel has each module twice, compiled and as source. One C file per module compiles twice as
fast as one for all, and the engine is as fast. SHOAL_OPTIMIZE=1 compiles in half the time, for tests.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = ["mypy[mypyc]==2.4.1", "setuptools>=75"]
COMPILED = [
    "core",
    "games",
    "bots",
    "table/match.py",
    "table/reader_view.py",
    "table/undo_rule.py",
    "lab/play",
    "rl/observations",
    "rl/play",
]
NEVER_COMPILED = {"__init__.py", "native.py"}
LIBRARIES = {".so", ".pyd"}
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
modules = mypycify({modules!r}, group_name="shoal", opt_level={level!r}, debug_level="0", multi_file=True)
setup(name="shoal", packages=[], ext_modules=modules)
"""
PAGES = {"build": "src/shoal/server/static", "build:site": "src/shoal/browser_engine/static"}
"""The npm script that builds each folder of pages."""
NO_NODE = "the pages are missing, and Node (20 or later, with npm) is not installed to build them"


class PagesAndCompiler(BuildHookInterface[Any]):
    """The build hook that hatchling finds by this file's name."""

    def dependencies(self) -> list[str]:
        return COMPILER if self.compiles() else []

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HATCH_BUILD_HOOKS_ENABLE") in {"1", "true"}

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        missing = missing_pages(Path(self.root))
        if missing and not build_pages(Path(self.root), missing):
            if self.target_name == "sdist":
                raise RuntimeError(f"{NO_NODE}; an sdist must contain them")
            self.app.display_warning(f"{NO_NODE}; this wheel is for the terminal only")
        if self.compiles():
            self.workshop = Path(tempfile.mkdtemp(prefix="shoal-mypyc-"))
            compile_engine(Path(self.root), self.workshop, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002  (hatchling's signature)
        if self.compiles() and version != "editable":
            shutil.rmtree(self.workshop)


def missing_pages(root: Path) -> list[str]:
    """Return the npm scripts whose pages are not there."""
    return [script for script, folder in PAGES.items() if not (root / folder / "index.html").exists()]


def build_pages(root: Path, scripts: list[str]) -> bool:
    """Build pages with npm; return False if npm or the web client's source is not there."""
    npm, web = shutil.which("npm"), root / "web"
    if npm is None or not web.exists():
        return False
    for command in (["ci", "--no-fund", "--no-audit"], *(["run", script] for script in scripts)):
        subprocess.run([npm, *command], cwd=web, stdout=sys.stderr, check=True)  # noqa: S603  (our own scripts)
    return True


def compile_engine(root: Path, workshop: Path, build_data: dict[str, Any]) -> None:
    shutil.copytree(root / "src" / "shoal", workshop / "shoal")
    modules = compiled_modules(workshop)
    (workshop / "setup.py").write_text(SETUP.format(modules=modules, level=os.environ.get("SHOAL_OPTIMIZE", "3")))
    subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=workshop, check=True)
    refuse_narrow_shifts(workshop)
    for library in [*workshop.glob("*"), *workshop.glob("shoal/**/*")]:
        if library.suffix in LIBRARIES:
            build_data["force_include"][str(library)] = str(library.relative_to(workshop))
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def refuse_narrow_shifts(workshop: Path) -> None:
    """Refuse a constant shifted by a machine word: mypyc makes a 32-bit expression of it, wrong from bit 31 on."""
    for source in workshop.glob("build/**/*.c"):
        if re.search(r"= 1 << \(?cpy_", source.read_text()):
            raise RuntimeError(f"{source.name} shifts a small constant by an i64; shift a variable instead")


def compiled_modules(root: Path) -> list[str]:
    """Return the modules to compile, in a fixed order, relative to the root."""
    found = (path for place in COMPILED for path in python_files(root / "shoal" / place))
    return sorted(str(path.relative_to(root)) for path in found if path.name not in NEVER_COMPILED)


def python_files(place: Path) -> list[Path]:
    return list(place.rglob("*.py")) if place.is_dir() else [place]
