"""Toy games with chance, secrets and sealed choices, installed the way a third party would."""

from pathlib import Path

import pytest

ENTRY_POINTS = """[shoal.games]
lots = toys.lots:LOTS_GAME
tide = toys.tide:TIDE
"""


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder that holds the distribution; it is on the path of this process."""
    folder = tmp_path / "site"
    information = folder / "toys-1.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    (information / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(folder))
    return folder
