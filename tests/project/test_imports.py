"""Imports point only downward, and the engine needs only the standard library."""

import json
import subprocess
import sys

import pytest
from importlinter.cli import lint_imports

from shoal.builds import running
from shoal.core.catalogue import OURS

LOADED = """
import sys
before = set(sys.modules)
import {module}
import json
print(json.dumps(sorted(
    name for name in set(sys.modules) - before if name.partition(".")[0] not in sys.stdlib_module_names
)))
"""
OURS_AND_BUILD = ("shoal", "shoal__mypyc")


def third_party_loaded_by(module: str) -> set[str]:
    command = [sys.executable, "-c", LOADED.format(module=module)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    return {name for name in json.loads(answer.stdout) if name.partition(".")[0] not in OURS_AND_BUILD}


def test_import_contracts_hold() -> None:
    assert lint_imports(no_cache=True) == 0


@pytest.mark.parametrize("module", [f"shoal.games.{name}" for name in OURS] + ["shoal.testkit", "shoal.bots"])
def test_the_engine_loads_no_third_party_module(module: str) -> None:
    assert third_party_loaded_by(module) == set()


def test_core_loads_no_other_part_of_the_package() -> None:
    answer = subprocess.run(
        [sys.executable, "-c", "import sys, shoal.core.replay, shoal.core.simulation; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    parts = {".".join(name.split(".")[:2]) for name in answer.stdout.split() if name.startswith("shoal.")}
    assert parts == {"shoal.builds", "shoal.core"}


@pytest.mark.parametrize(("wanted", "answer"), [("interpreted", "interpreted"), ("", running())])
def test_the_interpreted_engine_can_be_chosen(wanted: str, answer: str) -> None:
    program = "import shoal.builds; print(shoal.builds.running())"
    environment = {"SHOAL_BUILD": wanted}
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment
    )
    assert result.stdout.strip() == answer


def test_a_build_that_does_not_exist_is_refused() -> None:
    command = [sys.executable, "-c", "import shoal"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env={"SHOAL_BUILD": "fast"})
    assert "must be 'compiled' or 'interpreted', not 'fast'" in result.stderr
