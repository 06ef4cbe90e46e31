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
    seat_at,
)
from shoal.cli.story import tell_end
from shoal.cli.table import Table
from shoal.cli.voice import Language
from shoal.core.chance import CommittedChance
from shoal.core.errors import IllegalAction, UnknownAction
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
            help="Let a bot play this seat (counted from 1). Repeat the option for several seats.",
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="BOT", help=f"Play seat 1 against this bot: {', '.join(NAMES)}."),
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
    language: Language = "",
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
        table = Table(start, bots, CommittedChance(secret, "terminal", ()), language)
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
    seats = {seat_at(number, start.seats) for number in chosen}
    return sorted(seats if against is None else {*range(1, start.seats), *seats})


def check_writable(file: Path) -> None:
    """Refuse a record file that cannot be written before the game begins."""
    try:
        file.open("a").close()
    except OSError as error:
        raise typer.BadParameter(str(error), param_hint="--record") from error


def welcome(table: Table) -> None:
    game, seats, options = table.start
    voice = table.voice
    players = voice.own.listed([voice.of_seat("player", seat, who=player_at(table, seat)) for seat in range(seats)])
    typer.echo(voice.text("welcome", title=game.meta.title, designer=voice.designer(), players=players))
    if options:
        typer.echo(voice.text("options", settings=format_options(options)))
    if game.edition.reconstructed():
        typer.echo(voice.text("not-printed", sections=", ".join(game.edition.reconstructed())))
    typer.echo(voice.text("commitment", hash=table.chance.commitment(reveal=False).hash))
    typer.echo(voice.text("keys"))


def player_at(table: Table, seat: int) -> str:
    if seat in table.bots:
        return "bot"
    return "you" if seat == table.reader else "person"


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
    voice = table.voice
    question = voice.of_seat("prompt-sealed" if sealed else "prompt", seat)
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
                table.news.append(voice.text("taken-back"))
                return False
            typer.echo(voice.text("cannot-undo"))
        elif text and take(table, seat, text, sealed=sealed):
            return True


def take(table: Table, seat: int, text: str, *, sealed: bool) -> bool:
    """Take the action, or say why it is refused."""
    try:
        table.take(seat, text, sealed=sealed)
    except UnknownAction:
        typer.echo(table.voice.text("unknown-action", text=text))
    except IllegalAction as error:
        typer.echo(table.voice.refusal(error.refusal))
    else:
        return True
    return False


def show_position(table: Table, seat: int, *, sealed: bool) -> None:
    """Show the seat its view; if it is private, ask the others to hand over the keyboard first."""
    state = table.walk.state
    view = state.view(seat)
    private_to = seat if sealed or view != state.view(NOBODY) else None
    if len(table.people) > 1 and private_to != table.private_to:
        control(CONCEAL)
        table.private_to = seat
        ask(table.voice.of_seat("hand-over", seat))
        table.private_to = private_to
        if private_to is None:
            control(REVEAL)
    show_news(table)
    typer.echo(table.start.game.draw(view, table.voice.say))


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
    game, voice = table.start.game, table.voice
    advice = advise(game, seat, table.walk.state.view(seat), THINKING, rng)
    best = [voice.text("hint-action", action=game.actions.format(action), share=share) for action, share in advice]
    typer.echo(voice.text("hint", actions=", ".join(best)))


def farewell(table: Table, record: Path | None) -> None:
    show_news(table)
    if table.walk.over():
        typer.echo(table.start.game.draw(table.walk.state.view(table.reader), table.voice.say))
        typer.echo()
    typer.echo("\n".join(tell_end(table.walk, table.voice)))
    if record is not None:
        typer.echo(table.voice.text("record-written", file=str(record)))
