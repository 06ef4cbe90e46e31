"""A long version of tests/lab: kill runs again and again, and compare their results.

PYTHONPATH=tests python scripts/soak/lab_runs.py [kills] [games]

Runs with 1 and with 2 processes are killed with -9, a worker and the run itself by turns, and resumed; so are runs on
Ray, where it is installed and root can give it a network of its own. Every file must be the same to the last byte as in
a run that was not killed.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from lab.kills import APART, PATIENCE, contents, finish, kill_run, kill_worker, start

ATTEMPTS = 5
EXPERIMENT = """
seed = 11
games = {games}
luck = 30
decisions = true
batch = 20
case = [
  {{ game = "fleet", seats = 3, bots = ["eager"] }},
  {{ game = "fishery_boom", seats = 2, bots = ["eager"], options = {{ spawn_one = [false, true] }} }},
]
"""


def ways() -> list[list[str]]:
    apart = subprocess.run([*APART, sys.executable, "-c", "import ray"], capture_output=True, check=False)
    return [["--jobs", "1"], ["--jobs", "2"], *([["--ray"]] if apart.returncode == 0 else [])]


def disturb(experiment: Path, out: Path, how: list[str], kills: int) -> tuple[int, int]:
    """Kill that many times, beginning with a worker if there are workers; return how many of each were killed."""
    workers = runs = 0
    while workers + runs < kills:
        going = start(experiment, out, *how)
        if how != ["--jobs", "1"]:
            workers += kill_worker(going, out)
        runs += kill_run(going, out)
        if going.returncode == 0:
            break
    return workers, runs


def resume(experiment: Path, out: Path, how: list[str]) -> int:
    """Repeat the command until it succeeds: on a busy machine Ray gives up if it has not started in half a minute."""
    for attempt in range(1, ATTEMPTS + 1):
        if start(experiment, out, *how).wait(PATIENCE) == 0:
            return attempt
    raise SystemExit(f"{' '.join(how)} did not finish in {ATTEMPTS} attempts")


def main(kills: int, games: int) -> None:
    with TemporaryDirectory() as place:
        folder = Path(place)
        experiment = folder / "experiment.toml"
        experiment.write_text(EXPERIMENT.format(games=games), encoding="utf-8")
        finish(experiment, folder / "undisturbed", "--jobs", "1")
        wanted = contents(folder / "undisturbed")
        for how in ways():
            out = folder / "".join(how)
            workers, runs = disturb(experiment, out, how, kills)
            attempts = resume(experiment, out, how)
            same = contents(out) == wanted
            killed = f"{workers} workers and {runs} runs killed with -9"
            print(
                f"{' '.join(how):9} {killed}, resumed {attempts} times; {len(wanted)} files identical: {same}",
                flush=True,
            )
            if not same or workers + runs < kills:
                raise SystemExit(1)


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    main(*(arguments + [6, 400][len(arguments) :]))
