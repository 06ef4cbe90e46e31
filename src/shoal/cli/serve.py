"""shoal serve, shoal worker and shoal migrate: the server, if its packages are installed."""

import webbrowser
from importlib import import_module
from threading import Thread
from types import ModuleType
from typing import Annotated, Final

import typer

from shoal.cli.extras import needed
from shoal.cli.language import own_texts

EVERYWHERE: Final = {"0.0.0.0", "::"}  # noqa: S104  (compared with, not listened on)


def serve(
    *,
    host: Annotated[str, typer.Option("--host", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen on.")] = 8700,
    browser: Annotated[bool, typer.Option("--open", help="Open the first page in a browser.")] = False,
) -> None:
    """Serve the games to browsers. SHOAL_ variables set the database and more: see docs/reference/operations.md."""
    settings = installed("platform.config.settings").read_settings()
    address = address_of(host, port)

    def announce() -> None:
        typer.echo("\n".join(welcome_text(address, settings.database, alone=settings.alone)))
        if browser:
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    try:
        installed("app.main").serve(settings, host, port, announce)
    except KeyboardInterrupt:
        typer.echo(own_texts().text("serve-stopped"))


def address_of(host: str, port: int) -> str:
    """Return what to type into a browser on this machine."""
    reachable = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{reachable}]:{port}" if ":" in reachable else f"http://{reachable}:{port}"


def welcome_text(address: str, database: str, *, alone: bool) -> list[str]:
    """Return what people should know once the server listens; an address of PostgreSQL has a password in it."""
    texts = own_texts()
    kind, _, file = database.partition(":///")
    kept = texts.text("serve-file", {"file": file}) if kind == "sqlite" else texts.text("serve-database")
    bots = texts.text("serve-bots" if alone else "serve-bots-elsewhere")
    missing = [] if installed("platform.static_files.pages").are_built() else [texts.text("serve-no-pages")]
    return [texts.text("serve-address", {"address": address}), kept, bots, *missing, texts.text("serve-stop")]


def worker(
    *,
    processes: Annotated[
        int, typer.Option("--processes", min=1, max=64, help="How many bots think at the same time.")
    ] = 1,
) -> None:
    """Play for the bots of a cluster and watch its clocks. Any number of workers share the work."""
    installed("app.main").work(installed("platform.config.settings").read_settings(), processes)


def migrate() -> None:
    """Bring the schema of the database in SHOAL_DATABASE up to date."""
    version = installed("app.main").migrate_once(
        installed("platform.config.settings").read_settings(), installed("platform.static_files.pages").FOLDER
    )
    typer.echo(f"the database is at version {version}")


def installed(module: str) -> ModuleType:
    with needed("server"):
        return import_module(f"shoal.server.{module}")
