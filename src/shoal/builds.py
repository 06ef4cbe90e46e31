"""Which build of the engine runs: compiled by mypyc, or interpreted from source.

A compiled wheel contains both. SHOAL_BUILD=interpreted ignores the compiled modules;
SHOAL_BUILD=compiled refuses to start without them. In a page all compiled modules are in one library
(scripts/wasm.py makes it). If it is missing or damaged, the page runs the sources.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

Build = Literal["compiled", "interpreted"]
VARIABLE: Final = "SHOAL_BUILD"
LIBRARY: Final = Path(__file__).parents[1] / "shoal_engine.so"
"""The one library of a page; it must lie beside the package, since modules find their data by its place."""


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


class LibraryFinder(MetaPathFinder, Loader):
    """Finds the modules of one library that holds them all."""

    def __init__(self, file: Path) -> None:
        self.file = str(file)
        self.library = self.extension("shoal__mypyc")
        self.start = self.extension("shoal_door").start

    def extension(self, name: str) -> ModuleType:
        """Load the library under one of the two names that it answers to."""
        spec = spec_from_loader(name, ExtensionFileLoader(name, self.file))
        if spec is None:
            raise ImportError(f"{self.file} cannot be loaded")
        module = sys.modules[name] = module_from_spec(spec)
        return module

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002  (the interface of finders)
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if not hasattr(self.library, capsule_of(fullname)):
            return None
        spec = ModuleSpec(fullname, self, origin=self.file)
        spec.has_location = True
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module: ModuleType = self.start(getattr(self.library, capsule_of(spec.name)))
        return module

    def exec_module(self, module: ModuleType) -> None:
        """The start has run the module already."""


def capsule_of(module: str) -> str:
    """Return the name under which mypyc keeps the start of a module."""
    return f"init_{module.replace('.', '___')}"


def use_library(file: Path) -> bool:
    """Take the compiled modules from one library; return False if it cannot be loaded."""
    try:
        sys.meta_path.insert(0, LibraryFinder(file))
    except ImportError:
        return False
    return True


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
    elif wanted not in {None, "", "compiled"}:
        raise ImportError(f"{VARIABLE} must be 'compiled' or 'interpreted', not {wanted!r}")
    elif not (LIBRARY.exists() and use_library(LIBRARY)) and wanted and not compiled_is_installed():
        raise ImportError(f"{VARIABLE}=compiled, but this installation has no compiled modules")
