"""Say within two minutes whether a change is right: everything for what it touches, and a quick selection of the rest.

    python scripts/fast.py                  # what differs from main, files that git does not know yet included
    python scripts/fast.py --room fleet     # one room alone
    python scripts/fast.py --only touched,quick --touched src/shoal/table/match.py

The steps run side by side. Each prints its seconds and its processor time; one that fails prints what it said.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from fast_selection import quick_tests, room_tests, touched_tests

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = Path(sys.executable).parent
PYTEST: Final = (
    sys.executable,
    "-m",
    "pytest",
    "-q",
    "-n",
    "2",
    "--no-header",
    "-m",
    "not slow and not cluster and not ops",
)
ENVIRONMENT: Final = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Without it each of the processes would compile all libraries again."""


@dataclass(frozen=True)
class Step:
    """A command, and where it runs."""

    name: str
    command: tuple[str, ...]
    folder: Path = ROOT


@dataclass(frozen=True)
class Ended:
    """How a step ended, what it took, and what it said."""

    step: Step
    failed: bool
    seconds: float
    cpu_seconds: float
    said: str


def main() -> None:
    options = read_options()
    base = base_commit()
    touched = options.touched if options.touched is not None else touched_files(base)
    steps = list(room_steps(options.room) if options.room else all_steps(touched, base))
    began = time.monotonic()
    failures = list(run_all([step for step in steps if not options.only or step.name in options.only.split(",")]))
    sys.stdout.write(f"{'red' if failures else 'green'} after {time.monotonic() - began:.0f} s\n")
    sys.exit(", ".join(failures) if failures else None)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Run what matters to what was touched, and a quick selection of the rest."
    )
    parser.add_argument("--room", help="check one room only: fleet, fishery, …")
    parser.add_argument("--only", help="run these steps only: lint,layers,types,touched,quick,web,eslint")
    parser.add_argument("--touched", nargs="+", metavar="FILE", help="take these files for what was touched")
    return parser.parse_args()


def base_commit() -> str:
    """Return the last commit that main has too."""
    for main_branch in ("origin/main", "main"):
        found = subprocess.run(
            ["git", "merge-base", "HEAD", main_branch], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if found.returncode == 0:
            return found.stdout.strip()
    return "HEAD"


def touched_files(base: str) -> list[str]:
    """Return the files that differ from a commit, new ones included."""
    lists = (["git", "diff", "--name-only", base], ["git", "ls-files", "--others", "--exclude-standard"])
    return [
        name
        for command in lists
        for name in subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    ]


def all_steps(touched: list[str], base: str) -> Iterator[Step]:
    """Yield the steps, the longest first."""
    whole = touched_tests(touched)
    yield from pytest_step("touched", whole)
    yield from pytest_step("quick", [path for path in quick_tests() if path not in whole])
    yield Step("types", (str(BIN / "dmypy"), "--status-file", ".mypy_cache/dmypy.json", "run", "--"))
    yield Step("web", ("npx", "--no-install", "vitest", "run", "--changed", base), ROOT / "web")
    yield from lint_steps()
    pages = [str(Path(name).relative_to("web")) for name in touched if is_source_of_pages(name)]
    if pages:
        yield Step("web-layers", ("node", "scripts/layers.mjs"), ROOT / "web")
        yield Step("prettier", ("npx", "--no-install", "prettier", "--check", *pages), ROOT / "web")
        yield Step("eslint", ("npx", "--no-install", "eslint", *pages), ROOT / "web")


def is_source_of_pages(name: str) -> bool:
    return name.startswith("web/") and name.endswith((".ts", ".svelte", ".mjs", ".js")) and (ROOT / name).exists()


def room_steps(name: str) -> Iterator[Step]:
    yield from pytest_step("touched", room_tests(name))
    yield Step("web", ("npx", "--no-install", "vitest", "run", f"src/games/{name}/"), ROOT / "web")
    yield from lint_steps()


def lint_steps() -> Iterator[Step]:
    yield Step("lint", (str(BIN / "ruff"), "check", "--quiet", "."))
    yield Step("format", (str(BIN / "ruff"), "format", "--check", "--quiet", "."))
    yield Step("layers", (str(BIN / "lint-imports"), "--cache-dir", ".import_linter_cache"))


def pytest_step(name: str, paths: list[str]) -> Iterator[Step]:
    if paths:
        yield Step(name, (*PYTEST, *paths))


def run_all(steps: list[Step]) -> Iterator[str]:
    """Run the steps side by side and yield the names of those that fail."""
    (ROOT / ".mypy_cache").mkdir(exist_ok=True)
    with ThreadPoolExecutor(len(steps)) as pool:
        for future in as_completed([pool.submit(run, step) for step in steps]):
            ended = future.result()
            mark = "FAILED" if ended.failed else "ok"
            sys.stdout.write(
                f"{ended.step.name:12}{mark:8}{ended.seconds:6.1f} s{ended.cpu_seconds:8.1f} s of processor\n"
            )
            if ended.failed:
                sys.stdout.write(f"{ended.said.strip()}\n\n")
                yield ended.step.name
            sys.stdout.flush()


def run(step: Step) -> Ended:
    """Run a step; again if it was mypy's daemon that failed, as it may where a module that it skips was touched."""
    ended = run_once(step)
    return run_once(step) if "Daemon crashed" in ended.said else ended


def run_once(step: Step) -> Ended:
    began = time.monotonic()
    with TemporaryFile() as said:
        process = subprocess.Popen(step.command, cwd=step.folder, env=ENVIRONMENT, stdout=said, stderr=said)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        text = said.read().decode(errors="replace")
    return Ended(step, process.returncode != 0, time.monotonic() - began, used.ru_utime + used.ru_stime, text)


if __name__ == "__main__":
    main()
