"""The web client has a room for every game, and its types are those of Python."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.core.catalogue import OURS

ROOT = Path(__file__).resolve().parents[2]
WEB, SCRIPTS = ROOT / "web" / "src", ROOT / "scripts"
RULE = re.compile(r'"([A-Z]{2}-[A-Z][0-9]+)"')


@pytest.mark.parametrize(
    "script", ["wire_types.py", "text_types.py", "bot_schema.py", "socket_schema.py", "option_positions.py"]
)
def test_the_written_files_are_those_of_python_and_of_the_texts(script: str) -> None:
    """Types are read from source: a compiled module does not keep them."""
    command, environment = (
        [sys.executable, str(SCRIPTS / script), "--check"],
        {**os.environ, "SHOAL_BUILD": "interpreted"},
    )
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert checked.stderr == "", f"run python scripts/{script}"
    assert checked.returncode == 0


def test_a_text_given_twice_is_refused(tmp_path: Path) -> None:
    """Fluent would take the last one without a word."""
    texts = ROOT / "web" / "src" / "strings" / "en.ftl"
    doubled = tmp_path / "en.ftl"
    doubled.write_text(texts.read_text(encoding="utf-8") + "table-toMove = again\n", encoding="utf-8")
    command = [
        sys.executable,
        "-c",
        "import sys, pathlib, text_types; text_types.module('shell', pathlib.Path(sys.argv[1]), '')",
    ]
    given = subprocess.run([*command, str(doubled)], cwd=SCRIPTS, capture_output=True, text=True, check=False)
    assert given.returncode == 1
    assert given.stderr.strip().endswith("table-toMove is given twice")


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_room(name: str) -> None:
    """Which files a room has is checked beside them, in `games/roles.test.ts`."""
    assert f'"{name}"' in (WEB / "games" / "roles.test.ts").read_text(encoding="utf-8")
    assert (WEB / "games" / name / "index.ts").exists()


@pytest.mark.parametrize("name", OURS)
def test_rules_that_a_room_leads_to_are_written_down(name: str) -> None:
    room = WEB / "games" / name
    rules = (ROOT / "src" / "shoal" / "games" / name / "RULES.md").read_text(encoding="utf-8")
    linked = {rule for file in room.glob("*.ts") for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert len(linked) > 2
    assert [rule for rule in sorted(linked) if f"**{rule}**" not in rules] == []
