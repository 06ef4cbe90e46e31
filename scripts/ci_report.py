"""Say what `.ci/run` did, from the JUnit files of its test runners and the seconds of its steps.

python scripts/ci_report.py slowest FILE                  # the ten slowest tests of a job
python scripts/ci_report.py few FILE                      # fail unless few tests have failed
python scripts/ci_report.py complete COLLECTED FILE...    # fail unless every collected test ran in exactly one job
python scripts/ci_report.py end STATE SECONDS [--failed]  # the seconds of all steps, and the counts as the last line
"""

import argparse
import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

SLOWEST: Final = 10
FEW: Final = 3
"""How many failed tests of a job are run again. More have a reason that a second run does not take away."""
SHOWN: Final = 20
"""How many tests are named that ran in no job or in several."""


class Result(NamedTuple):
    """One test of a JUnit file."""

    name: str
    outcome: str
    seconds: float


def results(file: Path) -> Iterator[Result]:
    for case in ET.parse(file).iter("testcase"):  # noqa: S314  (our own test runners wrote it)
        told = {child.tag for child in case}
        outcome = "failed" if told & {"failure", "error"} else "skipped" if "skipped" in told else "passed"
        name = ".".join(filter(None, (case.get("classname"), case.get("name"))))
        yield Result(name, outcome, float(case.get("time", 0)))


def slowest(file: Path) -> Iterator[str]:
    longest = sorted(results(file), key=lambda result: result.seconds, reverse=True)[:SLOWEST]
    if longest:
        yield f"Slowest of {file.stem}:"
    for result in longest:
        yield f"{result.seconds:9.1f} s  {result.name}"


def collected(lines: Iterable[str]) -> Iterator[str]:
    """Yield the tests that `pytest --collect-only -q` lists, under the names that JUnit files give them."""
    for line in lines:
        if not line.strip():
            return
        path, bracket, parameters = line.rstrip("\n").partition("[")
        file, *names = path.split("::")
        yield ".".join([re.sub(r"\.py$", "", file).replace("/", "."), *names]) + bracket + parameters


def strays(tests: Iterable[str], ran: Iterable[str]) -> Iterator[str]:
    """Yield the tests that ran in no job or in several; tests of one name, as Schemathesis makes them, are counted."""
    wanted, times = Counter(tests), Counter(ran)
    for test, number in wanted.items():
        if times[test] != number:
            yield f"{test} ran {times[test]} times, not {number}"


def table(lines: Iterable[str]) -> Iterator[str]:
    """Yield the seconds of each job and of its steps; a job's line has no step."""
    steps: dict[str, list[tuple[str, int]]] = {}
    for line in lines:
        job, step, noted = line.rstrip("\n").split("\t")
        steps.setdefault(job, []).append((step, int(noted)))
    yield f"{'job':<14}{'step':<28}{'seconds':>8}"
    for job, rows in steps.items():
        for place, (step, seconds) in enumerate(sorted(rows, key=lambda row: row[0] != "")):
            yield f"{'' if place else job:<14}{step:<28}{seconds:>8}"


def counts(times: Counter[str], seconds: int, *, failed: bool) -> str:
    """Return the last line, as pytest's own; a run that failed without a failing test has one failure."""
    failures = max(times["failed"], int(failed))
    skipped = f", {times['skipped']} skipped" if times["skipped"] else ""
    return f"{times['passed']} passed, {failures} failed{skipped} in {seconds}s"


def failures(file: Path) -> list[str]:
    return [result.name for result in results(file) if result.outcome == "failed"]


def few(file: Path) -> Iterator[str]:
    failed = failures(file) if file.exists() else []
    if not 0 < len(failed) <= FEW:
        sys.exit(f"{len(failed)} failed: not run again")
    yield f"\nonce more, alone: {', '.join(failed)}"


def flaky(state: Path) -> Iterator[str]:
    """Yield the flaky tests: those that failed, and passed when they were run again."""
    for file in sorted(state.glob("tests/*.again.xml")):
        yield from (result.name for result in results(file) if result.outcome == "passed")


def end(state: Path, seconds: int, *, failed: bool) -> Iterator[str]:
    noted = state / "seconds.tsv"
    yield from table(noted.read_text(encoding="utf-8").splitlines() if noted.exists() else [])
    first_runs = (file for file in sorted(state.glob("tests/*.xml")) if not file.name.endswith(".again.xml"))
    outcomes = Counter(result.outcome for file in first_runs for result in results(file))
    for name in flaky(state):
        yield f"flaky: {name} failed, and passed when it was run again"
        outcomes += Counter(passed=1)
        outcomes -= Counter(failed=1)
    yield counts(outcomes, seconds, failed=failed)


def missing_or_twice(collection: Path, files: Iterable[Path]) -> Iterator[str]:
    tests = list(collected(collection.read_text(encoding="utf-8").splitlines()))
    wrong = list(strays(tests, (result.name for file in files for result in results(file))))
    if wrong or not tests:
        sys.exit("\n".join([*wrong[:SHOWN], f"{len(wrong)} of {len(tests)} tests are not run by exactly one job"]))
    yield f"each of {len(tests)} tests ran in one job"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("slowest").add_argument("file", type=Path)
    commands.add_parser("few").add_argument("file", type=Path)
    complete = commands.add_parser("complete")
    complete.add_argument("collected", type=Path)
    complete.add_argument("files", type=Path, nargs="+")
    last = commands.add_parser("end")
    last.add_argument("state", type=Path)
    last.add_argument("seconds", type=int)
    last.add_argument("--failed", action="store_true")
    words = parser.parse_args()
    match words.command:
        case "slowest":
            lines = slowest(words.file) if words.file.exists() else iter(())
        case "few":
            lines = few(words.file)
        case "complete":
            lines = missing_or_twice(words.collected, words.files)
        case _:
            lines = end(words.state, words.seconds, failed=words.failed)
    for line in lines:
        print(line)


if __name__ == "__main__":
    main()
