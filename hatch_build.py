"""Compile the engine, and the code that plays or observes many games, if HATCH_BUILD_HOOKS_ENABLE=1 is set.

The sources are copied to a temporary folder and compiled there with mypyc, so a checkout never holds a compiled module
by accident. The wheel has each module twice, compiled and as source. One C file per module compiles twice as fast as
one for all, and the engine is as fast.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ["core", "games", "bots", "table/match.py", "table/reading.py", "lab/play", "rl/features", "rl/play"]
NEVER_COMPILED = {"__init__.py", "native.py"}
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="shoal", packages=[], ext_modules=mypycify({modules!r}, group_name="shoal", opt_level="3", multi_file=True))
"""


class CompiledBuild(BuildHookInterface[Any]):
    """A build hook that hatchling finds by this file's name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's signature)
        self.workshop = workshop = Path(tempfile.mkdtemp(prefix="shoal-mypyc-"))
        shutil.copytree(Path(self.root) / "src" / "shoal", workshop / "shoal")
        modules = compiled_modules(workshop)
        (workshop / "setup.py").write_text(SETUP.format(modules=modules))
        subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=workshop, check=True)
        refuse_narrow_shifts(workshop)
        for library in [*workshop.glob("*.so"), *workshop.glob("shoal/**/*.so")]:
            build_data["force_include"][str(library)] = str(library.relative_to(workshop))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002  (likewise)
        shutil.rmtree(self.workshop)


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
