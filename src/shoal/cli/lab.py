"""shoal lab: experiments of many games, and reports about them."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shoal.cli.extras import needed
from shoal.cli.progress import progress

if TYPE_CHECKING:
    from shoal.lab.plan import Batch, Plan

app = typer.Typer(help="Play experiments of many games and write reports about them.", no_args_is_help=True)


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
        from shoal.lab.runner import in_processes  # noqa: PLC0415  (likewise)
        from shoal.lab.runner import run as play  # noqa: PLC0415  (likewise)

    runner = in_processes(jobs)
    if ray:
        with needed("ray"):
            from shoal.lab.ray_cluster import on_ray as runner  # noqa: PLC0415  (Ray is an extra)
    plan = read_experiment(file)
    announce(plan, out, 1 if ray else jobs)
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


@app.command()
def records(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", exists=True, file_okay=False, help="The folder of finished results.")
    ],
    *,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", file_okay=False, help="The folder for the records.")],
    case: Annotated[str, typer.Option("--case", help="Only this case, by its name in the report's data.")] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games of each case.")] = 10,
) -> None:
    """Write whole games of an experiment as records. They are played again, and must end as they did."""
    with needed("lab"):
        from shoal.lab.export_records import export  # noqa: PLC0415  (likewise)
        from shoal.lab.folder import read_folder  # noqa: PLC0415  (pyarrow is an extra)

    finished = read_folder(folder)
    cases = 1 if case else len(finished.plan.cases)
    count = 0
    with progress("records", min(games, finished.plan.games) * cases) as advance:
        for _ in export(finished, out, case, games):
            count += 1
            advance(1)
    typer.echo(f"{count:,} records in {out}")


def announce(plan: "Plan", out: Path, jobs: int) -> None:
    """Say how long the games that are missing will take."""
    from shoal.lab.duration_estimate import in_words, seconds_left  # noqa: PLC0415  (pyarrow is an extra)

    seconds = seconds_left(out, plan)
    if seconds:
        processes = "one process" if jobs == 1 else f"{jobs} processes"
        typer.echo(f"about {in_words(seconds / jobs)} with {processes}, to judge by the first moves", err=True)


def follow(plan: "Plan", batches: "Iterator[list[Batch]]") -> None:
    """Show how many games are done (with those of earlier runs) and how long the rest will take."""
    with progress("games", plan.games * len(plan.cases)) as advance:
        for finished in batches:
            advance(sum(batch.end - batch.first for batch in finished))
