"""Measure how much faster the lab is with two processes, and with Ray if it is installed, by turns in one run.

python scripts/lab_scaling.py [games] [rounds]

The start of processes and of the cluster is not counted. Run it on an idle machine: where others use the processors, a
second process also gets a larger share of them. Run Ray in a network of its own:
unshare -n sh -c 'ip link set lo up; exec python scripts/lab_scaling.py'.
"""

import sys
from os import cpu_count, getloadavg
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from shoal.builds import running
from shoal.lab.experiment import read_experiment
from shoal.lab.running import Runner, in_processes, run

BATCH = 500
START = 3
EXPERIMENT = """
seed = {seed}
games = {games}
batch = 500
case = [{{ game = "fleet", seats = 4, bots = ["eager"] }}]
"""


def runners() -> dict[str, Runner]:
    found = {"1 process": in_processes(1), "2 processes": in_processes(2)}
    try:
        from shoal.lab.cluster import on_ray  # noqa: PLC0415  (Ray is an extra)
    except ModuleNotFoundError:
        return found
    return {**found, "Ray": on_ray}


def rate(folder: Path, runner: Runner, games: int, seed: int) -> float:
    """Return the batches finished per second, without the first three, while workers still start."""
    (folder / "experiment.toml").write_text(EXPERIMENT.format(games=games, seed=seed), encoding="utf-8")
    plan = read_experiment(folder / "experiment.toml")
    finished = [perf_counter() for _ in run(folder / str(seed), plan, runner)]
    return (len(finished) - 1 - START) / (finished[-1] - finished[START])


def main(games: int, rounds: int) -> None:
    found: dict[str, list[float]] = {name: [] for name in runners()}
    with TemporaryDirectory() as place:
        for number in range(rounds):
            for name, runner in runners().items():
                found[name].append(rate(Path(place), runner, games, len(found) * number + list(found).index(name)))
    serial = sorted(found["1 process"])[rounds // 2]
    print(f"{running()} engine, {rounds} rounds, load of the machine {getloadavg()[0]:.1f} on {cpu_count()} processors")
    for name, rates in found.items():
        median = sorted(rates)[rounds // 2]
        each = ", ".join(f"{BATCH * one:,.0f}" for one in rates)
        print(f"{name:12} {BATCH * median:7,.0f} games/s  {median / serial:.2f} of serial  ({each})")


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    main(*(arguments + [20_000, 3][len(arguments) :]))
