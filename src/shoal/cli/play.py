"""shoal play: a game at the terminal, for people at one keyboard and bots."""

import hashlib
import secrets
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import typer

from shoal.bots.bot import Bot
from shoal.bots.external_program import apart, program_for
from shoal.bots.roster import NAMES, check_bot, is_program
from shoal.cli.game_arguments import (
    EditionFile,
    GameArguments,
    GameName,
    OptionTexts,
    Preset,
    Seats,
    format_options,
    known_seed,
    prepare,
    seat_at,
)
from shoal.cli.language import Language
from shoal.cli.prompt import converse, print_folded, show_news
from shoal.cli.tell_record import tell_end
from shoal.cli.terminal_table import TerminalTable
from shoal.core.chance import CommittedChance
from shoal.core.record import encode
from shoal.core.rng import Rng


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
        typer.Option(
            "--against",
            metavar="BOT",
            help=f"Play seat 1 against this bot: {', '.join(NAMES)}, or a program, such as ./bot.py.",
        ),
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
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Print lines instead of using the full screen, as for pipes and screen readers."),
    ] = False,
    language: Language = "",
) -> None:
    """Play a game at this terminal, against people at the same keyboard or against bots."""
    start = prepare(game, edition, seats, preset, option)
    name = against or "random"
    check_bot(name)
    taken = bot_seats(start, bot or [], against)
    if record is not None:
        check_writable(record)
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"shoal play {seed}".encode()).digest()
    rng = Rng(secrets.randbits(64) if seed is None else seed)
    with ExitStack() as stack:
        program = program_for if is_program(name) else apart
        bots: dict[int, Bot] = {seat: stack.enter_context(closing(program(name, start.game, seat))) for seat in taken}
        table = TerminalTable(start, bots, CommittedChance(secret, "terminal", ()), language)
        try:
            sit_down(table, rng, edition, hint=hint, plain=plain)
        finally:
            if record is not None:
                record.write_text(encode(table.record()), encoding="utf-8")
    farewell(table, record)


def bot_seats(start: GameArguments, chosen: list[int], against: str | None) -> list[int]:
    seats = {seat_at(number, start.seats) for number in chosen}
    return sorted(seats if against is None else {*range(1, start.seats), *seats})


def check_writable(file: Path) -> None:
    """Refuse a record file that cannot be written before the game begins."""
    try:
        file.open("a").close()
    except OSError as error:
        raise typer.BadParameter(str(error), param_hint="--record") from error


def sit_down(table: TerminalTable, rng: Rng, edition: Path | None, *, hint: bool, plain: bool) -> None:
    """Play on the full screen if this is a terminal, or line by line."""
    if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):  # Textual draws on stderr
        print_welcome(table)
        converse(table, rng, hint=hint)
        return
    from shoal.cli.screen import play_on_screen  # noqa: PLC0415  (no other command waits until Textual is loaded)

    play_on_screen(table, rng, edition, hint=hint)


def print_welcome(table: TerminalTable) -> None:
    game, seats, options = table.start
    voice = table.voice
    players = voice.own.listed([voice.of_seat("player", seat, who=table.player_at(seat)) for seat in range(seats)])
    print_folded(voice.text("welcome", title=game.meta.title, designer=voice.designer(), players=players))
    if options:
        print_folded(voice.text("options", settings=format_options(options)))
    if game.edition.reconstructed():
        print_folded(voice.text("not-printed", sections=", ".join(game.edition.reconstructed())))
    print_folded(voice.text("commitment", hash=table.chance.commitment(reveal=False).hash))
    print_folded(voice.text("keys"))


def farewell(table: TerminalTable, record: Path | None) -> None:
    show_news(table)
    if table.walk.over():
        typer.echo(table.start.game.draw(table.walk.state.view(table.reader), table.voice.say))
        typer.echo()
    print_folded("\n".join(tell_end(table.walk, table.voice)))
    if record is not None:
        print_folded(table.voice.text("record-written", file=str(record)))
