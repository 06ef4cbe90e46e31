"""The interpreted engine under Python 3.14 in WebAssembly gives the same results as the installed build in CPython."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import shoal
from shoal.core import catalogue

HERE = Path(__file__).parent
PROGRAMS = HERE / "programs"
SOURCES = Path(shoal.__file__).parent
SIMULATED = {catalogue.OURS[0]: 2000}
SIMULATED_OTHERWISE = 100
WALKS = 30
ITERATIONS, PLIES = 30, 40
NETWORK_USED = 3
LONGEST = 120.0

pytestmark = pytest.mark.skipif(
    not (HERE / "node_modules" / "pyodide").is_dir(),
    reason="Pyodide is not installed; install it with: npm ci --prefix tests/pyodide",
)
every_game = pytest.mark.parametrize("name", catalogue.OURS)


def run(command: list[str], program: str = "") -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(command, input=program.encode(), capture_output=True, check=False, timeout=LONGEST)


def printed(command: list[str]) -> bytes:
    done = run(command)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout
    return done.stdout


def under_pyodide(program: str, *arguments: str) -> bytes:
    return printed(["node", str(HERE / "run.mjs"), str(SOURCES), str(PROGRAMS / program), *arguments])


def under_cpython(program: str, *arguments: str) -> bytes:
    return printed([sys.executable, str(PROGRAMS / program), *arguments])


def fewest_seats(name: str) -> str:
    return str(catalogue.load(name).meta.seats[0])


@every_game
def test_simulation_gives_the_same_bytes(name: str) -> None:
    arguments = (name, fewest_seats(name), str(SIMULATED.get(name, SIMULATED_OTHERWISE)))
    assert under_pyodide("sim.py", *arguments) == under_cpython("sim.py", *arguments)


@every_game
def test_random_games_have_the_same_hash(name: str) -> None:
    arguments = (name, fewest_seats(name), str(WALKS))
    assert under_pyodide("walks.py", *arguments) == under_cpython("walks.py", *arguments)


@every_game
def test_bots_with_budgets_in_iterations_play_the_same_game(name: str) -> None:
    arguments = (name, fewest_seats(name), str(ITERATIONS), str(PLIES))
    assert under_pyodide("bots.py", *arguments) == under_cpython("bots.py", *arguments)


@every_game
def test_a_game_loads_only_the_standard_library_and_sources_of_shoal(name: str) -> None:
    told = json.loads(under_pyodide("imports.py", name))
    ours = [file for module, file in told["loaded"].items() if module.partition(".")[0] == "shoal"]
    assert told["version"].startswith("3.14")
    assert told["foreign"] == []
    assert ours
    assert all(file.startswith("/lib/shoal/") and file.endswith(".py") for file in ours)


@pytest.mark.parametrize(
    "attempt",
    ["__import__('js').fetch('anything')", "__import__('socket').create_connection(('127.0.0.1', 9))"],
    ids=["fetch", "socket"],
)
def test_an_attempt_to_use_the_network_ends_the_run(attempt: str) -> None:
    program = f"try:\n    {attempt}\nexcept BaseException:\n    pass\nprint('unnoticed')"
    done = run(["node", str(HERE / "run.mjs"), str(SOURCES)], program)
    assert (done.returncode, done.stdout) == (NETWORK_USED, b"")
    assert b"the network is refused" in done.stderr
