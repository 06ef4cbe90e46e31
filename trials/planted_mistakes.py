"""Plant small mistakes, one after the other, and count how many `just fast` finds.

    python -m trials.planted_mistakes [--part engine]

It works on a copy of the last commit, with the environment and the packages of this checkout. A mistake counts as found
when a step of `fast` fails that passes without it: first the tests of what is touched, then all others.
"""

import argparse
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WANTED_SHARE: Final = 0.9
LINKED: Final = ("web/node_modules",)


@dataclass(frozen=True)
class Mistake:
    """What is wrong, and which text of which file becomes which."""

    part: str
    what: str
    file: str
    old: str
    new: str

    def planted(self, text: str) -> str:
        if text.count(self.old) != 1:
            raise ValueError(f"{self.file} has this text {text.count(self.old)} times, not once: {self.old}")
        return text.replace(self.old, self.new)


def mistakes() -> list[Mistake]:
    listed = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return [Mistake(**mistake) for mistake in listed["mistake"]]


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the planted mistakes that `just fast` finds.")
    parser.add_argument("--part", choices=("engine", "table", "server", "web"), help="plant those of one part only")
    part = parser.parse_args().part
    chosen = [mistake for mistake in mistakes() if part in (None, mistake.part)]
    with working_copy() as copy:
        files = sorted({mistake.file for mistake in chosen})
        said = fast(copy, "--touched", *files)
        if said.returncode:
            sys.exit(f"it fails without any mistake:\n{said.stdout}")
        found = sum(is_found(copy, mistake) for mistake in chosen)
    sys.stdout.write(f"{found} of {len(chosen)} found\n")
    sys.exit(found < WANTED_SHARE * len(chosen))


@contextmanager
def working_copy() -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(copy)], check=True)
        try:
            for name in LINKED:
                (copy / name).symlink_to(ROOT / name)
            yield copy
        finally:
            subprocess.run([*git, "remove", "--force", str(copy)], check=True)


def is_found(copy: Path, mistake: Mistake) -> bool:
    began = time.monotonic()
    path = copy / mistake.file
    right = path.read_text(encoding="utf-8")
    path.write_text(mistake.planted(right), encoding="utf-8")
    first = "web" if mistake.part == "web" else "touched"
    others = "lint,layers,types,quick,web,web-layers,prettier,eslint"
    try:
        found = any(fast(copy, "--only", steps).returncode for steps in (first, others))
    finally:
        path.write_text(right, encoding="utf-8")
    mark = "found" if found else "NOT FOUND"
    sys.stdout.write(f"{mark:10} {time.monotonic() - began:5.0f} s  {mistake.part}: {mistake.what}\n")
    sys.stdout.flush()
    return found


def fast(copy: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the fast checks there; what is imported comes from the copy too."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTEST_ADDOPTS": "-x"}
    command = [sys.executable, "scripts/fast.py", *options]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    main()
