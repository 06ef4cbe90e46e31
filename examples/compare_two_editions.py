"""Compare two editions of Fishery Boom, game by game on equal seeds: in one, every country has one more plate.

python examples/compare_two_editions.py [games]
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from shoal.core.catalogue import load
from shoal.lab.experiment import read_experiment
from shoal.lab.folder import read_folder
from shoal.lab.report.results import results_of
from shoal.lab.report.statistics import changes, marked
from shoal.lab.runner import in_processes, run

EXPERIMENT = """
seed = 1
games = {games}
batch = 100

[[case]]
game = "fishery_boom"
seats = 3
bots = ["eager"]
editions = ["", "hungrier.toml"]
"""


def main(games: int, folder: Path) -> None:
    printed = load("fishery_boom").edition.text
    (folder / "hungrier.toml").write_text(printed.replace("initial_supply = 0", "initial_supply = 1"), encoding="utf-8")
    (folder / "experiment.toml").write_text(EXPERIMENT.format(games=games), encoding="utf-8")
    list(run(folder / "results", read_experiment(folder / "experiment.toml"), in_processes(2)))
    before, after = results_of(read_folder(folder / "results"))
    print(f"{games} pairs of games of 3 players; * if the difference is no noise")
    found = changes(before, after)
    for change, sure in zip(found, marked(found), strict=True):
        mean, mark = change.difference, "*" if sure else " "
        values = f"{change.before:8.2f} {change.after:8.2f}  {mean.value:+7.2f} ± {mean.margin:.2f}"
        print(f"{change.title:38} {values} {mark} (unpaired ± {change.alone:.2f})")


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000, Path(place))
