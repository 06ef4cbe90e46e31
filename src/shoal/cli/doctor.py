"""shoal doctor: whether everything is there that a server needs."""

import asyncio
from typing import Final

import typer

from shoal.cli.serve import installed

SIGNS: Final = {"good": "good", "doubtful": "doubt", "bad": "BAD"}


def doctor() -> None:
    """Look at settings, engine, database, clock, bus, e-mail and disk before a server opens."""
    doctors, settings = installed("app.doctor"), installed("platform.config.settings").read_settings()

    async def look() -> bool:
        well = True
        async for finding in doctors.examine(settings):
            typer.echo(f"{SIGNS[finding.verdict]:<6} {finding.subject:<12} {finding.words}")
            well = well and finding.verdict != "bad"
        return well

    if not asyncio.run(look()):
        typer.echo("shoal: a server with these settings would not work", err=True)
        raise typer.Exit(1)
