"""shoal bridge: a bot of this machine plays on a server."""

import asyncio
from importlib import import_module
from typing import Annotated, Any

import typer

from shoal.bots.roster import check_bot
from shoal.cli.extras import needed
from shoal.core.catalogue import load, names

Token = Annotated[
    str, typer.Option("--token", envvar="SHOAL_TOKEN", help="The token of the bot's account; better in SHOAL_TOKEN.")
]
Server = Annotated[str, typer.Option("--server", help="The address of the server.")]


def bridge(
    bot: Annotated[str, typer.Argument(help="The bot: the path of a program, such as ./bot.py, or a name.")],
    *,
    token: Token,
    server: Server = "http://127.0.0.1:8700",
    game: Annotated[list[str] | None, typer.Option("--game", help="A game that it plays; all if left out.")] = None,
    tables: Annotated[int, typer.Option("--tables", min=1, max=64, help="Tables at the same time.")] = 4,
    unrated: Annotated[bool, typer.Option("--unrated", help="Accept no rated games.")] = False,
    only: Annotated[list[str] | None, typer.Option("--only", help="Accept this player's challenges only.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="How long it thinks at most.")] = 2.0,
) -> None:
    """Bring a bot to a server: it accepts challenges and plays until Ctrl-C. Its games go on when it comes back."""
    check_bot(bot)
    for name in game or ():
        load(name)
    with needed("client"):
        client, bridges = import_module("shoal.client"), import_module("shoal.client.bot_bridge")
    plan = bridges.BridgePlan(bot, frozenset(game or names()), tables, not unrated, frozenset(only or ()), seconds)
    try:
        asyncio.run(play_until_stopped(client.Client(server, token), bridges, plan))
    except client.ClientError as error:
        typer.echo(f"shoal: {error}", err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        typer.echo("stopped; games that are not over go on when the bridge comes back")


async def play_until_stopped(client: Any, bridges: Any, plan: Any) -> None:
    """Play with the player of the token."""
    async with client:
        made = bridges.Bridge(client, plan, typer.echo)
        me = await made.patiently(client.me)
        if me is None:
            typer.echo("shoal: the server does not know this token", err=True)
            raise typer.Exit(1)
        typer.echo(f"{plan.bot} plays as {me['name']}: {', '.join(sorted(plan.games))}; Ctrl-C stops it")
        await made.run()
