"""Compile the engine for pages, into src/shoal/browser_engine/compiled: python scripts/wasm.py [--root DIR] [--jobs N].

Needs Debian with root and mmdebstrap, Node, and Pyodide in web/node_modules (`npm ci --prefix web`). The tools are
those of Debian's testing suite, in a folder of its own: emscripten, and the Python version that Pyodide has. A machine
that has both itself (`emcc` and `python3.14`) uses them, and needs neither root nor mmdebstrap.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from shoal.packing import LIBRARY_SOURCES, NOT_FOR_PAGES, PAGE_LIBRARY, PARTS, digests

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
import hatch_build  # noqa: E402  (the list of compiled modules has one place)

PARTS_OF_BUILD: Final = Path(__file__).with_name("wasm_build")
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
SUITE: Final = "forky"
PYTHON: Final = "python3.14"
TOOLS: Final = ("emcc", PYTHON)
PACKAGES: Final = ("emscripten", f"{PYTHON}-dev", f"{PYTHON}-venv")
SHOP: Final = "/shop"
CLEAN: Final = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8"}


class Shop(NamedTuple):
    """A folder to work in, and how a program that is run there names it."""

    folder: Path
    inside: str
    enter: tuple[str, ...]

    def run(self, program: str, *words: str) -> None:
        """Run a program; show what it says only if it fails."""
        command, environment = [*self.enter, program, *words], CLEAN if self.enter else None
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def main() -> None:
    """Build the library and say how long each step took."""
    reader = argparse.ArgumentParser(description="Compile the engine for pages.")
    reader.add_argument("--root", type=Path, help="a folder to keep the tools in; without it they are removed again")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words = reader.parse_args()
    with shop_in(words.root) as shop:
        with timed("compiler"):
            install_compiler(shop)
        with timed("C"):
            describe_pyodide(shop)
            generate(shop)
        with timed("library"):
            shop.run(PYTHON, f"{shop.inside}/link.py", shop.inside, str(words.jobs))
        keep(shop.folder / "library.so")


@contextmanager
def timed(what: str) -> Iterator[None]:
    begun = monotonic()
    yield
    print(f"{what}: {monotonic() - begun:.0f} s", flush=True)


@contextmanager
def shop_in(root: Path | None) -> Iterator[Shop]:
    """Open an empty folder on a machine that has the tools: this one, or one that is made for it."""
    with tempfile.TemporaryDirectory(prefix="shoal-wasm-") as passing:
        if all(shutil.which(tool) for tool in TOOLS):
            yield Shop(Path(passing), passing, ())
            return
        machine = (root or Path(passing) / "root").resolve()
        if not (machine / "made").exists():
            with timed("tools"):
                make_machine(machine)
        folder = machine / SHOP[1:]
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        yield Shop(folder, SHOP, ("chroot", str(machine)))


def make_machine(folder: Path) -> None:
    """Fill the folder with a small Debian that has the tools, from the mirror that this machine itself uses."""
    shutil.rmtree(folder, ignore_errors=True)
    # A mirror may be a copy some weeks old, which apt calls expired. Signatures are checked all the same.
    options = ["--quiet", "--variant=minbase", '--aptopt=Acquire::Check-Valid-Until "false"']
    include = f"--include={','.join(PACKAGES)}"
    subprocess.run(["mmdebstrap", *options, include, SUITE, str(folder), mirror()], check=True)
    (folder / "made").touch()


def mirror() -> str:
    release = dict(line.split("=", 1) for line in Path("/etc/os-release").read_text().splitlines() if "=" in line)
    codename = f"Codename: {release['VERSION_CODENAME'].strip(chr(34))}"
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", codename]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[0]


def install_compiler(shop: Shop) -> None:
    """Install mypyc. This machine fetches it, since it knows from where."""
    requirements = ROOT / "requirements" / "compiler.txt"
    options = ["--quiet", "--require-hashes", "--only-binary=:all:", "--python-version", PYTHON.removeprefix("python")]
    wheels = shop.folder / "wheels"
    download = [sys.executable, "-m", "pip", "download", *options, "--dest", str(wheels), "-r", str(requirements)]
    subprocess.run(download, check=True)
    shop.run(PYTHON, "-m", "venv", f"{shop.inside}/venv")
    fetched = [f"{shop.inside}/wheels/{wheel.name}" for wheel in wheels.iterdir()]
    shop.run(f"{shop.inside}/venv/bin/pip", "install", "--quiet", "--no-index", "--no-deps", *fetched)


def describe_pyodide(shop: Shop) -> None:
    program, told = PARTS_OF_BUILD / "settings.mjs", shop.folder / "settings.json"
    subprocess.run(["node", str(program), str(PYODIDE), str(told)], check=True)


def generate(shop: Shop) -> None:
    """Write the C of the modules that are compiled and run in a page."""
    unused = shutil.ignore_patterns("static", "docs", "compiled")
    shutil.copytree(ROOT / "src" / "shoal", shop.folder / "src" / "shoal", ignore=unused)
    for part in PARTS_OF_BUILD.iterdir():
        if part.is_file():
            shutil.copy(part, shop.folder)
    (shop.folder / "modules.json").write_text(json.dumps(modules()))
    shop.run(f"{shop.inside}/venv/bin/python", f"{shop.inside}/generate.py", shop.inside)
    hatch_build.refuse_narrow_shifts(shop.folder)


def modules() -> list[str]:
    """Return the modules that are compiled and run in a page."""
    compiled = [Path(name) for name in hatch_build.compiled_modules(ROOT / "src")]
    return [str(path) for path in compiled if path.parts[1] in PARTS and not any(map(path.match, NOT_FOR_PAGES))]


def keep(library: Path) -> None:
    """Put the library into the package, with the digests of the sources that it was made from."""
    PAGE_LIBRARY.parent.mkdir(exist_ok=True)
    shutil.copy(library, PAGE_LIBRARY)
    sources = digests([Path(name).relative_to("shoal").as_posix() for name in modules()])
    LIBRARY_SOURCES.write_text(json.dumps(sources, indent=0), encoding="utf-8")
    print(f"{PAGE_LIBRARY.relative_to(ROOT)}: {PAGE_LIBRARY.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
