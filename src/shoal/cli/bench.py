"""shoal bench: measure the speed of the engine in each build, and of other libraries (its peers).

Each subject (a build, or the peers) has a process of its own. They take turns in short slices over several rounds, so
that other work on the machine slows all of them equally. Medians are reported.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from statistics import median
from typing import IO, Annotated, Final, TypedDict, cast

import typer
from rich.console import Console
from rich.table import Table

from shoal import builds
from shoal.cli.bench_loops import SEARCH_ROWS, rows_of
from shoal.cli.game_arguments import AsJson
from shoal.cli.language import own_texts
from shoal.cli.progress import progress
from shoal.core import catalogue
from shoal.core.errors import ShoalError

PEERS: Final = {"open_spiel go 9x9": "go(board_size=9)", "open_spiel dots_and_boxes": "dots_and_boxes"}
MOVES: Final = "moves_per_s"

Workers = Mapping[str, "subprocess.Popen[str]"]
Samples = dict[tuple[str, str, str], list[float]]
"""The measurements of all rounds, by subject, name and row."""


class BenchRow(TypedDict):
    """One figure per second in both builds; None if the compiled build is not installed."""

    name: str
    interpreted: float
    compiled: float | None
    ratio: float | None


class Peer(TypedDict):
    """The speed of the same loop with another library, and the ratio of our speed to it."""

    name: str
    moves_per_s: float
    ours_over_theirs: float


class Bench(TypedDict):
    """The figures of one game; scripts rely on these names."""

    game: str
    rows: list[BenchRow]
    peers: list[Peer]


class WorkerFailed(ShoalError):
    """A process that measures has ended unexpectedly."""


def bench(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The name of a game. If left out: every game.", show_default=False),
    ] = None,
    *,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001, help="The length of each measurement.")] = 0.5,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How many measurements are made for each figure.")] = 5,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the bots' search instead, at the start of a game for two.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine in both builds, and of OpenSpiel if it is installed."""
    names = catalogue.names() if game is None else [catalogue.load(game).name]
    with all_workers(with_peers=not search) as workers:
        for name in names:
            rows = list(SEARCH_ROWS) if search else rows_of(catalogue.load(name))
            result = conclude_bench(name, measure(name, rows, workers, seconds, rounds))
            if as_json:
                typer.echo(json.dumps(result))
            else:
                show_bench(result)


@contextmanager
def all_workers(*, with_peers: bool) -> Iterator[Workers]:
    """Start a process for every subject that is installed, and say which are missing."""
    subjects = ["interpreted"]
    if builds.compiled_is_installed():
        subjects.append("compiled")
    else:
        typer.echo(own_texts().text("compiled-not-measured"), err=True)
    if with_peers and find_spec("pyspiel"):
        subjects.append("peers")
    elif with_peers:
        typer.echo(own_texts().text("not-measured", {"subject": "OpenSpiel"}), err=True)
    with ExitStack() as stack:
        yield {subject: stack.enter_context(start_worker(subject)) for subject in subjects}


def start_worker(subject: str) -> "subprocess.Popen[str]":
    build = {} if subject == "peers" else {builds.VARIABLE: subject}
    return subprocess.Popen(  # noqa: S603  (our own module in our own interpreter)
        [sys.executable, "-P", "-m", "shoal.cli.bench_worker", subject],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **build},
    )


def ask_worker(workers: Workers, subject: str, name: str, row: str, seconds: float) -> float:
    requests, answers = cast("IO[str]", workers[subject].stdin), cast("IO[str]", workers[subject].stdout)
    requests.write(f"{name} {row} {seconds}\n")
    requests.flush()
    answer = answers.readline()
    if not answer:
        raise WorkerFailed(f"the process that measures {subject} ended unexpectedly")
    return float(answer)


def measure(game: str, rows: list[str], workers: Workers, seconds: float, rounds: int) -> Samples:
    """Measure every figure once in every round."""
    figures = [(subject, game, row) for row in rows for subject in workers if subject != "peers"]
    if "peers" in workers:
        figures += [("peers", peer, MOVES) for peer in PEERS.values()]
    samples: Samples = {figure: [] for figure in figures}
    with progress(game, rounds * len(figures)) as advance:
        for figure in figures * rounds:
            samples[figure].append(ask_worker(workers, *figure, seconds))
            advance(1)
    return samples


def conclude_bench(game: str, samples: Samples) -> Bench:
    rows: list[BenchRow] = []
    for name in dict.fromkeys(row for subject, _, row in samples if subject != "peers"):
        interpreted = samples["interpreted", game, name]
        compiled = samples.get(("compiled", game, name))
        rows.append(
            {
                "name": name,
                "interpreted": median(interpreted),
                "compiled": median(compiled) if compiled else None,
                "ratio": median_ratio(compiled, interpreted) if compiled else None,
            }
        )
    return {"game": game, "rows": rows, "peers": compare_with_peers(game, samples)}


def compare_with_peers(game: str, samples: Samples) -> list[Peer]:
    measured = {name: samples[figure] for name, peer in PEERS.items() if (figure := ("peers", peer, MOVES)) in samples}
    return [
        {
            "name": name,
            "moves_per_s": median(theirs),
            "ours_over_theirs": median_ratio(
                samples.get(("compiled", game, MOVES), samples["interpreted", game, MOVES]), theirs
            ),
        }
        for name, theirs in measured.items()
    ]


def median_ratio(these: list[float], those: list[float]) -> float:
    """Compare round by round, so that a slow moment of the machine affects both sides."""
    return median(this / that for this, that in zip(these, those, strict=True))


def show_bench(result: Bench) -> None:
    table = Table(result["game"], "Interpreted", "Compiled", "Ratio")
    for row in result["rows"]:
        compiled, ratio = row["compiled"], row["ratio"]
        table.add_row(
            row["name"],
            f"{row['interpreted']:,.0f}",
            "-" if compiled is None else f"{compiled:,.0f}",
            "-" if ratio is None else f"{ratio:.1f}",
        )
    console = Console()
    console.print(table)
    if result["peers"]:
        peers = Table("Peer", "Its moves_per_s", "Ours over theirs")
        for peer in result["peers"]:
            peers.add_row(peer["name"], f"{peer['moves_per_s']:,.0f}", f"{peer['ours_over_theirs']:.2f}")
        console.print(peers)
