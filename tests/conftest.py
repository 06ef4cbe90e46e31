"""Fixtures for all tests: toys as installed third-party games, and the build that a run must be of."""

import os
from pathlib import Path

import pytest

from shoal.builds import running

ENTRY_POINTS = "[shoal.games]\ntide = toys.tide:TIDE\nlots = toys.lots:LOTS_GAME\nnonsense = toys.tide:CARDS\n"


def pytest_report_header() -> str:
    return f"engine: {running()}"


@pytest.fixture
def installed_toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the toys through entry points, for this process and its children."""
    info = tmp_path / "toys-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(Path(__file__).parent)]))
