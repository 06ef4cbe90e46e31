"""Run experiments as processes, and kill workers and whole runs with -9."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

LAB = [sys.executable, "-c", "from shoal.cli import main; main()", "lab", "run"]
APART = ["unshare", "-n", "sh", "-c", 'ip link set lo up; exec "$@"', "sh"]
"""Run a command in an empty network of its own, because Ray listens on every address."""
PATIENCE = 300


def start(experiment: Path, out: Path, *how: str) -> "subprocess.Popen[bytes]":
    apart = APART if "--ray" in how else []
    return subprocess.Popen([*apart, *LAB, str(experiment), "--out", str(out), *how], stdout=subprocess.DEVNULL)


def finish(experiment: Path, out: Path, *how: str) -> None:
    assert start(experiment, out, *how).wait(PATIENCE) == 0


def contents(out: Path) -> dict[str, bytes]:
    """Return the contents of all files of results, by name; the lock is left out."""
    files = sorted(path for path in out.rglob("*") if path.is_file() and path.name != "lock")
    return {str(path.relative_to(out)): path.read_bytes() for path in files}


def batches(out: Path) -> int:
    return len(list((out / "games").glob("*.parquet"))) if out.exists() else 0


def descendants(pid: int) -> list[int]:
    """Return the processes that one has started, directly or indirectly, the oldest first."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, _read(task).split()):
            found += [child, *descendants(child)]
    return found


def workers(pid: int) -> list[int]:
    """Return the processes that play, without the resource tracker."""
    return [child for child in descendants(pid) if b"spawn_main" in _command(child) or b"ray::_work" in _command(child)]


def _command(pid: int) -> bytes:
    return _read(Path(f"/proc/{pid}/cmdline"))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def kill_worker(run: "subprocess.Popen[bytes]", out: Path) -> bool:
    """Kill one worker after the next batch; return whether the run was still going.

    A cluster starts only after the first batch, so its workers are waited for.
    """
    _wait_for_batch(run, out)
    _wait_until(lambda: run.poll() is not None or bool(workers(run.pid)))
    if run.poll() is None and (found := workers(run.pid)):
        os.kill(found[-1], signal.SIGKILL)
        return True
    return False


def kill_run(run: "subprocess.Popen[bytes]", out: Path) -> bool:
    """Kill the run itself after the next batch, and wait until its workers end; return whether it was still going."""
    _wait_for_batch(run, out)
    if run.poll() is not None:
        return False
    below = descendants(run.pid)
    run.kill()
    run.wait()
    _wait_until(lambda: not any(_command(pid) for pid in below))
    return True


def _wait_for_batch(run: "subprocess.Popen[bytes]", out: Path) -> None:
    before = batches(out)
    _wait_until(lambda: run.poll() is not None or batches(out) > before)


def _wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.005)
