"""The command line: one file per command, assembled here."""

from platform import python_version
from typing import Annotated

import typer

from shoal import __version__
from shoal.builds import running
from shoal.cli import (
    admin,
    arena,
    bench,
    bridge,
    doctor,
    edition,
    games,
    lab,
    mcp,
    perft,
    play,
    puzzles,
    replay,
    serve,
    sim,
    site,
    verify,
)
from shoal.core.errors import ShoalError

app = typer.Typer(
    help="Five fishing board games: play them, serve them, replay and verify records, simulate and measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("edition")(edition.edition)
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("perft")(perft.perft)
app.command("bench")(bench.bench)
app.command("site")(site.site)
app.command("serve")(serve.serve)
app.command("worker")(serve.worker)
app.command("migrate")(serve.migrate)
app.command("doctor")(doctor.doctor)
app.command("bridge")(bridge.bridge)
app.command("mcp")(mcp.mcp)
app.add_typer(lab.app, name="lab")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(admin.app, name="admin")


def show_version(wanted: bool) -> None:  # noqa: FBT001  (typer's signature)
    if wanted:
        typer.echo(f"shoal {__version__} ({running()}, Python {python_version()})")
        raise typer.Exit


@app.callback()
def options(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Read the options that come before the command."""


def main(arguments: list[str] | None = None) -> None:
    """Run a command. An error of ours is shown as one line, not as a traceback."""
    try:
        app(arguments)
    except ShoalError as error:
        typer.echo(f"shoal: {error}", err=True)
        raise SystemExit(1) from None
