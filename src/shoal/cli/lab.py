"""shoal lab: experiments of many games, and reports about them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from shoal.core.errors import ShoalError

if TYPE_CHECKING:
    from shoal.lab.plan import Batch, Plan

app = typer.Typer(help="Play experiments of many games and write reports about them.", no_args_is_help=True)


class NotInstalled(ShoalError):
    """Packages that this command needs are not installed."""


@app.command()
def run(
    file: Annotated[
        Path, typer.Argument(metavar="FILE.toml", exists=True, dir_okay=False, help="The file of the experiment.")
    ],
    *,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", file_okay=False, help="The folder for the results.")],
    jobs: Annotated[
        int, typer.Option("--jobs", min=1, help="How many processes to use; the results are the same.")
    ] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster instead.")] = False,
) -> None:
    """Play an experiment. If it was stopped, the same command continues it."""
    with needed("lab"):
        from shoal.lab.experiment import read_experiment  # noqa: PLC0415  (pyarrow is an extra)
        from shoal.lab.running import in_processes  # noqa: PLC0415  (likewise)
        from shoal.lab.running import run as play  # noqa: PLC0415  (likewise)

    runner = in_processes(jobs)
    if ray:
        with needed("ray"):
            from shoal.lab.cluster import on_ray as runner  # noqa: PLC0415  (Ray is an extra)
    plan = read_experiment(file)
    follow(plan, play(out, plan, runner))
    typer.echo(f"{plan.games * len(plan.cases):,} games in {out}")


@app.command()
def report(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", exists=True, file_okay=False, help="The folder of finished results.")
    ],
) -> None:
    """Write one page about an experiment: seats, points, length, strategies, luck, and what variants change."""
    with needed("lab"):
        from shoal.lab.report.page import write_report  # noqa: PLC0415  (numpy and pyarrow are extras)

    typer.echo(write_report(folder))


@contextmanager
def needed(extra: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise NotInstalled(f"{error.name} is not installed: pip install 'shoal[{extra}]'") from error


def follow(plan: "Plan", batches: "Iterator[list[Batch]]") -> None:
    """Show how many games are done (with those of earlier runs) and how long the rest will take."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns, TextColumn("left"), TimeRemainingColumn(), console=screen, disable=not screen.is_terminal
    ) as bar:
        total = plan.games * len(plan.cases)
        task = bar.add_task("games", total=total)
        for finished in batches:
            bar.update(task, advance=sum(batch.end - batch.first for batch in finished))
