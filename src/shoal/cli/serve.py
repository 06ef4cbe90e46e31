"""shoal serve, shoal worker and shoal migrate: the server, if its packages are installed."""

from importlib import import_module
from types import ModuleType
from typing import Annotated

import typer

from shoal.core.errors import ShoalError


class NoServer(ShoalError):
    """The packages of the server are not installed."""


def serve(
    *,
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen at.")] = 8700,
) -> None:
    """Serve tables to browsers. SHOAL_ variables set the database and more; docs/operations.md lists them."""
    serving = installed("serving")
    settings = installed("settings").read_settings()
    typer.echo(f"Shoal at http://{host}:{port}")
    serving.serve(settings, host, port)


def worker(
    *,
    processes: Annotated[
        int, typer.Option("--processes", min=1, max=64, help="How many bots think at the same time.")
    ] = 1,
) -> None:
    """Play for the bots of a cluster and watch its clocks. Any number of workers share the work."""
    installed("serving").work(installed("settings").read_settings(), processes)


def migrate() -> None:
    """Bring the database that SHOAL_DATABASE names up to date."""
    version = installed("serving").migrate_once(installed("settings").read_settings())
    typer.echo(f"the database is at version {version}")


def installed(module: str) -> ModuleType:
    try:
        return import_module(f"shoal.server.{module}")
    except ModuleNotFoundError as missing:
        raise NoServer(f"the server needs {missing.name}: pip install 'shoal[server]'") from missing
