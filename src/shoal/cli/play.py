"""shoal play: a game at the terminal, for people at one keyboard and bots."""

import hashlib
import secrets
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from shoal.bots.advice import advise
from shoal.bots.bot import Bot, Budget
from shoal.bots.process import Apart
from shoal.bots.roster import NAMES, bot_for
from shoal.cli.starting import (
    EditionFile,
    GameName,
    OptionTexts,
    Preset,
    Seats,
    Start,
    format_options,
    known_seed,
    prepare,
)
from shoal.cli.story import tell_end
from shoal.cli.table import Table
from shoal.core.chance import CommittedChance
from shoal.core.errors import BadSeats, IllegalAction, UnknownAction
from shoal.core.game import CHANCE, NOBODY
from shoal.core.record import encode
from shoal.core.rng import Rng

CONCEAL = "\x1b[?1049h\x1b[2J\x1b[H"
"""Switch to the terminal's second screen, which has no history, and clear it."""
THINKING: Final = Budget(seconds=1.0)
REVEAL = "\x1b[?1049l"


class Left(Exception):
    """The people have left the table."""


def play(
    game: GameName,
    *,
    edition: EditionFile = None,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionTexts = None,
    bot: Annotated[
        list[int] | None,
        typer.Option(
            "--bot",
            metavar="SEAT",
            help="Let a bot play this seat (counted from 0). Repeat the option for several seats.",
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="BOT", help=f"Play seat 0 against this bot: {', '.join(NAMES)}."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", callback=known_seed, help="Equal seeds give equal dice and bots. If left out: random."),
    ] = None,
    hint: Annotated[bool, typer.Option("--hint", help="Show the three best actions before each decision.")] = False,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", dir_okay=False, help="Write the record of the game to this file."),
    ] = None,
) -> None:
    """Play a game at this terminal, against people at the same keyboard or against bots."""
    start = prepare(game, edition, seats, preset, option)
    name = against or "random"
    bot_for(name, start.game, 0)
    taken = bot_seats(start, bot or [], against)
    if record is not None:
        check_writable(record)
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"shoal play {seed}".encode()).digest()
    rng = Rng(secrets.randbits(64) if seed is None else seed)
    with ExitStack() as stack:
        bots: dict[int, Bot] = {
            seat: stack.enter_context(closing(Apart(name, start.game, seat, edition))) for seat in taken
        }
        table = Table(start, bots, CommittedChance(secret, "terminal", ()))
        welcome(table)
        try:
            run(table, rng, hint=hint)
        except Left:
            pass
        finally:
            if table.private_to is not None:
                control(REVEAL)
            if record is not None:
                record.write_text(encode(table.record()), encoding="utf-8")
    farewell(table, record)


def bot_seats(start: Start, chosen: list[int], against: str | None) -> list[int]:
    for seat in chosen:
        if not 0 <= seat < start.seats:
            raise BadSeats(f"there is no seat {seat}; seats are numbered from 0 to {start.seats - 1}")
    return sorted(set(chosen) if against is None else {*range(1, start.seats), *chosen})


def check_writable(file: Path) -> None:
    """Refuse a record file that cannot be written before the game begins."""
    try:
        file.open("a").close()
    except OSError as error:
        raise typer.BadParameter(str(error), param_hint="--record") from error


def welcome(table: Table) -> None:
    game, seats, options = table.start
    name = game.meta.seat_name
    players = ", ".join(f"{name(seat)} {'you' if seat in table.people else 'a bot'}" for seat in range(seats))
    typer.echo(f"{game.meta.title} by {game.meta.designer}: {players}")
    if options:
        typer.echo(f"Options: {format_options(options)}")
    if game.edition.reconstructed():
        typer.echo(f"Reconstructed, not from the rulebook: {', '.join(game.edition.reconstructed())}")
    typer.echo(f"Commitment {table.chance.commitment(reveal=False).hash}")
    typer.echo("Type an action, or: ? to list the legal actions, hint for advice, undo, quit.")


def run(table: Table, rng: Rng, *, hint: bool = False) -> None:
    """Play until the game is over."""
    while turn := table.walk.state.turn():
        if turn == (CHANCE,):
            table.draw()
            continue
        for seat in turn:
            if seat in table.bots:
                let_bot_decide(table, seat, rng, sealed=len(turn) > 1)
            elif not let_person_decide(table, seat, rng, sealed=len(turn) > 1, hint=hint):
                break


def let_bot_decide(table: Table, seat: int, rng: Rng, *, sealed: bool) -> None:
    state = table.walk.state
    action = table.bots[seat].choose(state.view(seat), state.legal(seat), THINKING, rng)
    table.take(seat, table.start.game.actions.format(action), sealed=sealed)


def let_person_decide(table: Table, seat: int, rng: Rng, *, sealed: bool, hint: bool) -> bool:
    """Ask until an action is taken; return False if there was an undo instead."""
    show_position(table, seat, sealed=sealed)
    question = f"{table.start.game.meta.seat_name(seat)}{' (sealed)' if sealed else ''}"
    said = "hint" if hint else ""
    while True:
        text, said = said or ask(question, hidden=sealed and len(table.people) > 1), ""
        if text == "quit":
            raise Left
        if text == "?":
            list_legal(table, seat)
        elif text == "hint":
            show_hint(table, seat, rng)
        elif text == "undo":
            if table.undo():
                table.news.append("Taken back.")
                return False
            typer.echo("There is nothing to undo, or chance or a secret has been involved since.")
        elif text:
            try:
                table.take(seat, text, sealed=sealed)
            except (UnknownAction, IllegalAction) as error:
                typer.echo(error)
            else:
                return True


def show_position(table: Table, seat: int, *, sealed: bool) -> None:
    """Show the seat its view; if it is private, ask the others to hand over the keyboard first."""
    state = table.walk.state
    view = state.view(seat)
    private_to = seat if sealed or view != state.view(NOBODY) else None
    if len(table.people) > 1 and private_to != table.private_to:
        control(CONCEAL)
        table.private_to = seat
        ask(f"Hand over to {table.start.game.meta.seat_name(seat)}, press Enter")
        table.private_to = private_to
        if private_to is None:
            control(REVEAL)
    show_news(table)
    typer.echo(table.start.game.draw(view))


def show_news(table: Table) -> None:
    typer.echo("\n".join(["", *table.news, ""]) if table.news else "")
    table.news.clear()


def ask(question: str, *, hidden: bool = False) -> str:
    """Read a line; raise Left at the end of the input."""
    try:
        answer = typer.prompt(
            question, default="", show_default=False, prompt_suffix="> ", hide_input=hidden and sys.stdin.isatty()
        )
    except typer.Abort:
        typer.echo()
        raise Left from None
    return str(answer).strip()


def control(codes: str) -> None:
    if sys.stdout.isatty():
        typer.echo(codes, nl=False)


def list_legal(table: Table, seat: int) -> None:
    texts = table.start.game.actions.texts
    Console().print(Columns([Text(texts[action]) for action in table.walk.state.legal(seat)], column_first=True))


def show_hint(table: Table, seat: int, rng: Rng) -> None:
    """Show what the strongest bot would do, from the seat's own view."""
    game = table.start.game
    advice = advise(game, seat, table.walk.state.view(seat), THINKING, rng)
    typer.echo("Best: " + ", ".join(f"{game.actions.format(action)} ({share:.0%})" for action, share in advice))


def farewell(table: Table, record: Path | None) -> None:
    show_news(table)
    if table.walk.over():
        typer.echo(table.start.game.draw(table.walk.state.view(table.reader)))
        typer.echo()
    typer.echo("\n".join(tell_end(table.walk)))
    if record is not None:
        typer.echo(f"Record written to {record}; `shoal verify {record}` checks it.")
