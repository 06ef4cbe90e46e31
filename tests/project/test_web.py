"""The web client has a room for every game, and its types are those of Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.core.catalogue import OURS

ROOT = Path(__file__).resolve().parents[2]
WEB, SCRIPTS = ROOT / "web" / "src", ROOT / "scripts"
ROOM = ["index.ts", "texts.ts", "view.ts", "Board.svelte", "Picture.svelte"]


@pytest.mark.parametrize("script", ["wire_types.py", "text_types.py", "bot_schema.py", "socket_schema.py"])
def test_the_written_files_are_those_of_python_and_of_the_texts(script: str) -> None:
    """Types are read from source: a compiled module does not keep them."""
    command, environment = (
        [sys.executable, str(SCRIPTS / script), "--check"],
        {**os.environ, "SHOAL_BUILD": "interpreted"},
    )
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert checked.stderr == "", f"run python scripts/{script}"
    assert checked.returncode == 0


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_room_with_all_its_files(name: str) -> None:
    assert [file for file in ROOM if not (WEB / "games" / name / file).exists()] == []
