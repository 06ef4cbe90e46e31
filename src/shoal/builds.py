"""Which build of the engine runs: compiled by mypyc, or interpreted from source.

A compiled wheel contains both. SHOAL_BUILD=interpreted ignores the compiled modules;
SHOAL_BUILD=compiled refuses to start without them.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

Build = Literal["compiled", "interpreted"]
VARIABLE = "SHOAL_BUILD"


class SourceFinder(MetaPathFinder):
    """Finds the source of this package's modules, never the compiled form."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("shoal.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def compiled_is_installed() -> bool:
    core = Path(__file__).parent / "core"
    return any((core / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def running() -> Build:
    """Return the build that the engine was loaded from."""
    from shoal.core import game  # noqa: PLC0415  (the build must be chosen before the engine is loaded)

    return "interpreted" if str(game.__file__).endswith(".py") else "compiled"


def choose_from_environment() -> None:
    wanted = os.environ.get(VARIABLE)
    if wanted == "interpreted":
        sys.meta_path.insert(0, SourceFinder())
    elif wanted == "compiled" and not compiled_is_installed():
        raise ImportError(f"{VARIABLE}=compiled, but this installation has no compiled modules")
    elif wanted not in {None, "", "compiled"}:
        raise ImportError(f"{VARIABLE} must be 'compiled' or 'interpreted', not {wanted!r}")
