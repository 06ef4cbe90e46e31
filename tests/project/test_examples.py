"""The examples run, are short, and print what examples/README.md shows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SCRIPTS = sorted(EXAMPLES.glob("*.py"))
LINES = 80


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_an_example_runs_and_is_short(script: Path) -> None:
    pytest.importorskip("pyarrow", reason="the examples use the extras lab and rl")
    pytest.importorskip("gymnasium", reason="the examples use the extras lab and rl")
    assert len(script.read_text(encoding="utf-8").splitlines()) <= LINES
    answer = subprocess.run([sys.executable, str(script), "40"], capture_output=True, text=True, check=True)
    printed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    section = printed.partition(f"{script.name}\n")[2].partition("```\n")[0]
    assert len(section.splitlines()) >= 5
    shown, said = (_form(text.splitlines()[-1]) for text in (section, answer.stdout))
    assert shown == said


def _form(line: str) -> str:
    """Return a line with 0 for each number and one space for several."""
    return re.sub(r"[-+]?[\d.,]+", "0", re.sub(r"\s+", " ", line)).strip()
