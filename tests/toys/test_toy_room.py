"""Lots has the shape of a real room: the same files, on the same floors."""

import ast
import tomllib
from pathlib import Path

import rule_coverage
from shoal.core.game import CHANCE
from shoal.core.refusal import PROTOCOL_RULES
from shoal.core.rng import Rng
from shoal.testkit.random_games import positions
from toys.lots import GAME

ROOT = Path(__file__).resolve().parents[2]
ROOM = Path(__file__).with_name("lots")


def floors() -> dict[str, int]:
    """Number the files of a room from the top down, as the contract of import-linter lists them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if "shoal.games.fishery" in one.get("containers", []))
    return {name.strip("() "): floor for floor, layer in enumerate(layers) for name in layer.split("|")}


def imported_by(file: Path) -> set[str]:
    """Return the files of the room that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "toys.lots":
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("toys.lots."):
            found.add(node.module.rpartition(".")[2])
    return found


def test_files_import_only_what_stands_below_them() -> None:
    floor = floors()
    files = [file for file in ROOM.glob("*.py") if file.stem != "__init__"]
    imports = [(file.stem, other) for file in files for other in imported_by(file)]
    assert len(imports) > len(files)
    assert [(one, other) for one, other in imports if floor[other] <= floor[one]] == []


def test_every_refusal_names_a_rule_that_is_written_down() -> None:
    known = {*rule_coverage.rules_of(ROOM), *PROTOCOL_RULES}
    for _setup, state in positions(GAME, Rng(2), 1):
        for seat in (*range(state.seats), CHANCE):
            refusals = (state.refusal(seat, action) for action in range(len(GAME.actions)))
            assert {refusal.rule for refusal in refusals if refusal is not None} <= known
