"""The web client has a room for every game, and its types are those of Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.core.catalogue import OURS

ROOT = Path(__file__).resolve().parents[2]
WEB, SCRIPT = ROOT / "web" / "src", ROOT / "scripts" / "wire_types.py"
ROOM = ["index.ts", "en.ts", "view.ts", "Board.svelte", "Picture.svelte"]


def test_the_written_types_are_those_of_python() -> None:
    """Types are read from source: a compiled module does not keep them."""
    command, environment = [sys.executable, str(SCRIPT), "--check"], {**os.environ, "SHOAL_BUILD": "interpreted"}
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert checked.stderr == "", "run python scripts/wire_types.py"
    assert checked.returncode == 0


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_room_with_all_its_files(name: str) -> None:
    assert [file for file in ROOM if not (WEB / "games" / name / file).exists()] == []
