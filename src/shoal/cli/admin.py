"""shoal admin: what operators do about people. It needs the settings of the server, and no route does any of it."""

import asyncio
import getpass
import logging
import os
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from shoal.cli.serve import installed

if TYPE_CHECKING:
    from shoal.server.app.admin.operator_context import OperatorContext
    from shoal.server.app.admin.store import AdminLogRow
    from shoal.server.community.player_reports.store import ReportRow

T = TypeVar("T")
app = typer.Typer(
    help="Look after the people of a server: reports, mutes, bans, names, tables. Everything is logged.",
    no_args_is_help=True,
)
FOREVER_DAYS: Final = 36_500
LONGEST: Final = 500
Player = Annotated[str, typer.Argument(metavar="NAME", help="The name of a player, or their id.")]
Why = Annotated[str, typer.Option("--why", help="The reason, for the log.")]
Days = Annotated[int, typer.Option("--days", min=1, max=FOREVER_DAYS, help="For how many days.")]


def run_as_operator(work: "Callable[[OperatorContext], Awaitable[T]]", why: str = "") -> T:
    """Do something at the server's desk, as the user who runs this command."""
    desks, settings = installed("app.admin.operator_context"), installed("platform.config.settings").read_settings()

    installed("platform.observability.logs").set_up_logs(logging.WARNING)

    async def working() -> T:
        async with desks.open_operator_context(settings, operator(), why[:LONGEST]) as desk:
            return await work(desk)

    return asyncio.run(working())


def operator() -> str:
    """Return who runs this command, as the system knows them; what the environment says does not count."""
    try:
        name: str = import_module("pwd").getpwuid(os.getuid()).pw_name
    except (ImportError, AttributeError, KeyError):
        name = getpass.getuser()
    return name[:64]


def plain(text: object) -> str:
    """Return a text without characters that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in str(text))


def day(moment: int | None) -> str:
    return "" if moment is None else installed("platform.base.timestamps").format_moment(moment)[:16].replace("T", " ")


@app.command()
def reports(
    report: Annotated[str | None, typer.Argument(metavar="ID", help="Show this report with what was said.")] = None,
    *,
    answer: Annotated[
        str, typer.Option("--answer", metavar="WHAT", help="Close it: nothing, muted, renamed, banned or closed.")
    ] = "",
    why: Why = "",
) -> None:
    """List the reports that wait, show one, or answer it. Its maker reads that somebody looked, and what was done."""
    reading = installed("app.admin.read_reports")
    if report is None:
        lines = list_of(run_as_operator(reading.waiting))
    elif answer:
        run_as_operator(lambda desk: installed("app.admin.actions").answer(desk, report, answer), why)
        lines = [f"report {report} is answered: {answer}"]
    else:
        lines = account_of(*run_as_operator(lambda desk: reading.shown(desk, report)))
    for line in lines:
        typer.echo(plain(line))


def list_of(waiting: "list[ReportRow]") -> list[str]:
    lines = [
        f"{report.id}  {day(report.made)}  {report.kind:4}  {report.evidence['name']}  {report.words}"
        for report in waiting
    ]
    return lines or ["no report waits"]


def account_of(report: "ReportRow", names: tuple[str, str]) -> list[str]:
    """Return everything about a report, line by line."""
    by, about = names
    table = [f"table   {report.table_id}"] if report.table_id else []
    state = f"answered {day(report.closed)}: {report.outcome}" if report.closed else "waits"
    marked = report.evidence.get("reported")
    lines = [
        f"{'>' if line['number'] == marked else ' '} {day(line['at'])} {line['name']}: {line['text']}"
        for line in report.evidence.get("lines", ())
    ]
    return [
        f"report  {report.id} ({state})",
        f"made    {day(report.made)} by {by}",
        f"about   {about} ({report.about}), then called {report.evidence['name']}",
        f"kind    {report.kind}",
        *table,
        f"words   {report.words}",
        *lines,
    ]


@app.command()
def mute(name: Player, *, days: Days = 7, why: Why = "") -> None:
    """Let a player not chat for some days."""
    until = run_as_operator(lambda desk: installed("app.admin.actions").mute(desk, name, days), why)
    typer.echo(f"{plain(name)} may not chat until {day(until)}")


@app.command()
def unmute(name: Player, *, why: Why = "") -> None:
    """Let a player chat again."""
    run_as_operator(lambda desk: installed("app.admin.actions").mute(desk, name, 0), why)
    typer.echo(f"{plain(name)} may chat again")


@app.command()
def ban(name: Player, *, days: Days = FOREVER_DAYS, why: Why = "") -> None:
    """Sign a player out everywhere, let them not come back, and leave their games."""
    until = run_as_operator(lambda desk: installed("app.admin.actions").ban(desk, name, days), why)
    typer.echo(f"{plain(name)} may not come back until {day(until)}")


@app.command()
def unban(name: Player, *, why: Why = "") -> None:
    """Let a player come back."""
    run_as_operator(lambda desk: installed("app.admin.actions").unban(desk, name), why)
    typer.echo(f"{plain(name)} may come back")


@app.command()
def rename(
    name: Player,
    new: Annotated[str, typer.Argument(metavar="NEW", help="The new name. If left out, one is made up.")] = "",
    *,
    why: Why = "",
) -> None:
    """Take a name away from a player, also at their tables. They cannot change it for 30 days."""
    chosen = run_as_operator(lambda desk: installed("app.admin.actions").rename(desk, name, new), why)
    typer.echo(f"{plain(name)} is called {chosen} now")


@app.command()
def close(table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")], *, why: Why = "") -> None:
    """Close a table that waits, or end its game without ratings. Nobody can chat at it any more."""
    status = run_as_operator(lambda desk: installed("app.admin.actions").close_table(desk, table), why)
    typer.echo(f"table {plain(table)} was {status} and is closed")


@app.command()
def log(
    *, before: Annotated[int | None, typer.Option("--before", help="Only lines before this number.")] = None
) -> None:
    """Show what operators have done, the latest first, 50 lines at a time."""
    for noted in run_as_operator(lambda desk: installed("app.admin.read_reports").log(desk, before)):
        typer.echo(plain(line_of(noted)))


def line_of(noted: "AdminLogRow") -> str:
    details = ", ".join(f"{name} {value}" for name, value in noted.details.items())
    return f"{noted.id}  {day(noted.at)}  {noted.operator}  {noted.action}  {noted.subject}  {details}  {noted.why}"
