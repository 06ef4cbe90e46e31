"""What all tests share: the build, the language, and toys installed the way a third party would install them."""

import os
import re
import signal
from pathlib import Path

import pytest

from shoal.builds import running

ENTRY_POINTS = """[shoal.games]
lots = toys.lots:GAME
tide = toys.tide:TIDE
"""
MARKS_OF_FILE = re.compile(r"^pytestmark = .*", re.MULTILINE)


def pytest_configure() -> None:
    """Let Ctrl-C reach the tests and what they start: a shell makes programs in the background ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"engine: {running()}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not import a file if `-m` leaves all its tests out. A file that is named is imported anyway."""
    wanted = str(config.getoption("markexpr"))
    if collection_path.suffix != ".py" or " or " in wanted:
        return None
    marks = MARKS_OF_FILE.search(collection_path.read_text(encoding="utf-8"))
    return True if marks and any(f"mark.{name}" in marks[0] for name in re.findall(r"not (\w+)", wanted)) else None


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak English in the tests, in any environment."""
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that holds the distribution; it is on the path of this process and of its children."""
    folder = tmp_path / "site"
    information = folder / "toys-1.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    (information / "entry_points.txt").write_text(ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(Path(__file__).parent)]))
    return folder
