"""shoal mcp: a language model plays on a server."""

import asyncio
from importlib import import_module
from typing import Annotated

import typer

from shoal.cli.bridge import Server
from shoal.cli.extras import needed


def mcp(
    *,
    server: Server = "http://127.0.0.1:8700",
    token: Annotated[
        str | None, typer.Option("--token", envvar="SHOAL_TOKEN", help="A token; if left out, it plays as a guest.")
    ] = None,
) -> None:
    """Offer a server's games to a language model, over MCP on standard input and output."""
    with needed("mcp"):
        serving = import_module("shoal.client.mcp_server")
    errors = import_module("shoal.client.errors")
    try:
        asyncio.run(serving.serve(server, token))
    except errors.ClientError as error:
        typer.echo(f"shoal: {error}", err=True)
        raise typer.Exit(1) from None
