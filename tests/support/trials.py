"""Run the short version of a trial in a process of its own, as `python -m trials.<name>` does."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run_trial(name: str, *words: str, timeout_s: float) -> "subprocess.CompletedProcess[str]":
    """Return how a trial ended, with all that it printed."""
    command = [sys.executable, "-m", f"trials.{name}", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=timeout_s, check=False, cwd=ROOT, env=environment
    )
