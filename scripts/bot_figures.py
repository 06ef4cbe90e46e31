"""Measure the bots: play every contest of docs/explanation/bots.md and write the results into its table.

    python scripts/bot_figures.py [GAME …] [--contest TEXT] [--games N] [--jobs N] [--open] [--dry]

A contest stops once it is clear whether the share is above or below its target; one between neighbouring levels has a
fixed number of games, since its share should be near the target. Run it with the compiled build on a quiet machine,
with at most half as many jobs as cores, so that each bot has a core. With `--open` only contests without a result are
played. With `--dry` the table is written again and nothing is played.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shoal.core.catalogue import OURS, load

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "explanation" / "bots.md"
BEGIN, END = "<!-- figures: begin -->\n", "<!-- figures: end -->\n"
HEAD = "| game | contest | wanted | reached | 95 % | games | command |\n|---|---|---|---|---|---|---|\n"
OPEN = ("not measured yet", "", "")
SHOAL = [sys.executable, "-P", "-c", "from shoal.cli import main; main()"]
MOST_GAMES = 400

AGAINST_GREEDY = {"fishery": 0.95, "fleet": 0.9, "fishery_boom": 0.7, "pisces": 0.7, "fresh_fish": 0.9}
GREEDY_AGAINST_RANDOM = {"fishery": 0.95, "fleet": 0.95, "fishery_boom": 0.85, "pisces": 0.85, "fresh_fish": 0.95}
FAIR_SHARES = 2.5
LEVEL_ABOVE = 0.8
TOGETHER = 60
SIZES = {"fishery": 40, "fleet": 100, "fishery_boom": 40, "pisces": 60, "fresh_fish": 100}
"""How many games admiral plays against skipper."""


@dataclass(frozen=True)
class Figure:
    """One row: a contest, and the share that its first bot should win, or the points that all should score together.

    size  the number of games if it is fixed; 0 if the contest ends when the target is shown or missed
    """

    game: str
    contest: str
    arguments: str
    target: float
    by_points: bool = False
    size: int = 0

    @property
    def command(self) -> str:
        target = "" if self.by_points or self.size else f" --target {self.target:g}"
        size = f" --games {self.size}" if self.size else ""
        return f"shoal arena {self.game} {self.arguments}{target}{size}"


def figures(game: str) -> list[Figure]:
    """Return the contests of one game."""
    most = max(load(game).meta.seats)
    found = [
        Figure(game, "greedy against random", "--bots greedy,random", GREEDY_AGAINST_RANDOM[game]),
        Figure(game, "admiral against greedy", "--bots admiral@0.2,greedy", AGAINST_GREEDY[game]),
        Figure(game, "mate against deckhand", "--bots mate,deckhand", LEVEL_ABOVE, size=200),
        Figure(game, "skipper against mate", "--bots skipper,mate", LEVEL_ABOVE, size=200),
        Figure(game, "admiral against skipper", "--bots admiral@0.2,skipper", LEVEL_ABOVE, size=SIZES[game]),
        Figure(game, "Neptune with 1 s against admiral", "--bots neptune@1,admiral@0.2", 0.5),
    ]
    if most > 2:
        arguments = f"--seats {most} --bots admiral@0.2,greedy"
        found.append(Figure(game, f"one admiral among {most - 1} greedy", arguments, FAIR_SHARES / most))
    if "together" in load(game).meta.presets:
        arguments = "--seats 4 --preset together --bots admiral@0.2"
        found.append(Figure(game, "four admirals together, points", arguments, TOGETHER, by_points=True))
    return found


def measure(figure: Figure, games: int, jobs: int) -> tuple[str, str, str]:
    count = [] if figure.size else ["--games", str(min(games, 40) if figure.by_points else games)]
    arguments = [*figure.command.split()[1:], *count, "--jobs", str(jobs), "--json"]
    ended = subprocess.run([*SHOAL, *arguments], stdout=subprocess.PIPE, text=True, check=True)
    answer: dict[str, Any] = json.loads(ended.stdout)
    if figure.by_points:
        return f"{answer['total_mean']:.1f}", "", str(answer["games"])
    row = answer["rows"][0]
    return f"{row['share']:.3f}", f"{row['low']:.3f} to {row['high']:.3f}", str(answer["games"])


def known(text: str) -> dict[str, tuple[str, str, str]]:
    """Return the results in a document's table, by command."""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("| ")]
    return {row[6].strip("`"): (row[3], row[4], row[5]) for row in rows if len(row) == 7}


def table(reached: dict[str, tuple[str, str, str]]) -> str:
    lines = [
        f"| {figure.game} | {figure.contest} | {figure.target:g} | {' | '.join(reached.get(figure.command, OPEN))} "
        f"| `{figure.command}` |\n"
        for game in OURS
        for figure in figures(game)
    ]
    return HEAD + "".join(lines)


def rewrite(reached: dict[str, tuple[str, str, str]]) -> None:
    before, rest = DOCUMENT.read_text(encoding="utf-8").split(BEGIN)
    DOCUMENT.write_text(before + BEGIN + table(reached) + END + rest.split(END)[1], encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="if left out: every game")
    parser.add_argument("--contest", default="", metavar="TEXT", help="play only contests whose name has this text")
    parser.add_argument("--games", type=int, default=MOST_GAMES, help="the largest number of games in a contest")
    parser.add_argument("--jobs", type=int, default=1, help="how many games to play at once")
    parser.add_argument("--open", action="store_true", help="play only contests without a result")
    parser.add_argument("--dry", action="store_true", help="write the table again, but play nothing")
    given = parser.parse_args()
    reached = known(DOCUMENT.read_text(encoding="utf-8"))
    for game in [] if given.dry else given.games_named or OURS:
        for figure in figures(game):
            if given.contest not in figure.contest or (given.open and reached.get(figure.command, OPEN) != OPEN):
                continue
            reached[figure.command] = measure(figure, given.games, given.jobs)
            print(figure.command, *reached[figure.command], flush=True)
            rewrite(reached)
    rewrite(reached)


if __name__ == "__main__":
    main()
