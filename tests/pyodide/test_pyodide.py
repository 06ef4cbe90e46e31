"""Both builds of the engine under Python 3.14 in WebAssembly give the same results as the installed one in CPython.

SHOAL_TEST_GAMES is the number of games of each game that are walked through at random, and simulated.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import shoal
from shoal.builds import VARIABLE
from shoal.core import catalogue
from shoal.packing import PAGE_LIBRARY

HERE = Path(__file__).parent
PROGRAMS = HERE / "programs"
SOURCES = Path(shoal.__file__).parent
SIMULATED = {catalogue.OURS[0]: 500}
SIMULATED_OTHERWISE = 100
GAMES = int(os.environ.get("SHOAL_TEST_GAMES", "0"))
WALKS = GAMES or 30
ITERATIONS, PLIES = 30, 40
NETWORK_USED = 3
LONGEST = 120.0 + 3.0 * GAMES
Program = tuple[str, ...]
"""A file in PROGRAMS, and its arguments."""

needs_pyodide = pytest.mark.skipif(
    not (HERE / "node_modules" / "pyodide").is_dir(),
    reason="Pyodide is not installed; install it with: npm ci --prefix tests/pyodide",
)
pytestmark = [pytest.mark.slow, needs_pyodide]
compiled = pytest.param(
    "compiled",
    marks=pytest.mark.skipif(
        not PAGE_LIBRARY.exists(), reason="the engine is not compiled for pages: python scripts/wasm.py compiles it"
    ),
)
both_builds = pytest.mark.parametrize("build", ["interpreted", compiled])


def run(command: list[str], build: str | None = None, program: str = "") -> "subprocess.CompletedProcess[bytes]":
    environment = os.environ | ({VARIABLE: build} if build else {})
    return subprocess.run(
        command, input=program.encode(), capture_output=True, check=False, timeout=LONGEST, env=environment
    )


def printed(command: list[str], build: str | None = None) -> bytes:
    done = run(command, build)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout
    return done.stdout


def under_pyodide(build: str, *programs: Program) -> bytes:
    """Return what programs print that run one after another."""
    words = [word for name, *arguments in programs for word in ("--", str(PROGRAMS / name), *arguments)]
    return printed(["node", str(HERE / "run.mjs"), str(SOURCES), *words[1:]], build)


def programs_of(game: str) -> list[Program]:
    """Return programs that simulate a game, walk through it at random and let bots play it."""
    seats = str(catalogue.load(game).meta.seats[0])
    return [
        ("sim.py", game, seats, str(GAMES or SIMULATED.get(game, SIMULATED_OTHERWISE))),
        ("walks.py", game, seats, str(WALKS)),
        ("bots.py", game, seats, str(ITERATIONS), str(PLIES)),
    ]


@both_builds
@pytest.mark.parametrize("game", catalogue.OURS)
def test_simulations_random_games_and_bots_give_the_same_bytes(game: str, build: str) -> None:
    programs = programs_of(game)
    native = [printed([sys.executable, str(PROGRAMS / name), *arguments]) for name, *arguments in programs]
    assert under_pyodide(build, *programs) == b"".join(native)


def test_games_load_only_the_standard_library_and_sources_of_shoal() -> None:
    told = json.loads(under_pyodide("interpreted", ("imports.py", *catalogue.OURS)))
    ours = [file for module, file in told["loaded"].items() if module.partition(".")[0] == "shoal"]
    assert told["version"].startswith("3.14")
    assert told["foreign"] == []
    assert {f"shoal.games.{game}" for game in catalogue.OURS} <= told["loaded"].keys()
    assert all(file.startswith("/lib/shoal/") and file.endswith(".py") for file in ours)


BUILD = "from shoal.builds import running; print(running())"


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """Return a package whose compiled modules are damaged."""
    package = tmp_path / "shoal"
    for part in ("core", "games", "bots"):
        shutil.copytree(SOURCES / part, package / part, ignore=shutil.ignore_patterns("*.so"))
    for file in ("__init__.py", "builds.py"):
        shutil.copy(SOURCES / file, package)
    (package / "browser_engine" / "compiled").mkdir(parents=True)
    (package / "browser_engine" / "compiled" / "engine.wasm").write_bytes(b"damaged")
    return package


@pytest.mark.parametrize("build", [compiled])
def test_a_page_with_compiled_modules_runs_them(build: str) -> None:
    command = ["node", str(HERE / "run.mjs"), str(SOURCES)]
    assert run(command, program=BUILD).stdout == b"compiled\n"
    told = json.loads(under_pyodide(build, ("imports.py", catalogue.OURS[0])))
    modules = {module: file for module, file in told["loaded"].items() if module.startswith("shoal.core.")}
    assert modules
    assert [module for module, file in modules.items() if file.endswith(".py")] <= ["shoal.core.native"]


def test_a_page_with_damaged_compiled_modules_runs_the_sources(damaged: Path) -> None:
    command = ["node", str(HERE / "run.mjs"), str(damaged)]
    assert run(command, program=BUILD).stdout == b"interpreted\n"
    refused = run(command, "compiled", BUILD)
    assert (refused.returncode, b"SHOAL_BUILD=compiled" in refused.stderr) == (1, True)


@pytest.mark.parametrize(
    "attempt",
    ["__import__('js').fetch('anything')", "__import__('socket').create_connection(('127.0.0.1', 9))"],
    ids=["fetch", "socket"],
)
def test_an_attempt_to_use_the_network_ends_the_run(attempt: str) -> None:
    program = f"try:\n    {attempt}\nexcept BaseException:\n    pass\nprint('unnoticed')"
    done = run(["node", str(HERE / "run.mjs"), str(SOURCES)], "interpreted", program)
    assert (done.returncode, done.stdout) == (NETWORK_USED, b"")
    assert b"the network is refused" in done.stderr
