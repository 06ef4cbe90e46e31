"""Find the strongest first licence in Fleet: how often players win with each licence of the first round.

python examples/strongest_opening_licence.py [games]
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from shoal.lab.experiment import read_experiment
from shoal.lab.folder import read_folder
from shoal.lab.report.results import results_of
from shoal.lab.report.statistics import by_word
from shoal.lab.runner import in_processes, run

EXPERIMENT = """
seed = 1
games = {games}
batch = 100

[[case]]
game = "fleet"
seats = [2, 3, 4]
bots = ["eager"]
"""


def main(games: int, folder: Path) -> None:
    (folder / "experiment.toml").write_text(EXPERIMENT.format(games=games), encoding="utf-8")
    list(run(folder / "results", read_experiment(folder / "experiment.toml"), in_processes(2)))
    for results in results_of(read_folder(folder / "results")):
        print(f"{results.seats} players, {games} games: {1 / results.seats:.1%} would be equal")
        for licence, mean in by_word(results, results.words_by_seat("openings")).items():
            print(f"  {licence:8} wins {mean.value:5.1%} ± {100 * mean.margin:.1f}  ({mean.count} times)")


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000, Path(place))
