"""shoal play as a dialogue, line by line: for pipes, for screen readers, and for terminals that can do no more."""

import sys
from typing import Final

import typer

from shoal.bots.bot import BotFailed, Budget
from shoal.bots.hints import advise
from shoal.cli.terminal_table import TerminalTable
from shoal.core.errors import IllegalAction, UnknownAction
from shoal.core.game import CHANCE, NOBODY
from shoal.core.picture import PLAIN_WIDTH, Span, fold_text, packed, plain
from shoal.core.rng import Rng

CONCEAL: Final = "\x1b[?1049h\x1b[2J\x1b[H"
"""Switch to the terminal's second screen, which has no history, and clear it."""
REVEAL: Final = "\x1b[?1049l"
THINKING: Final = Budget(seconds=1.0)
HELP: Final = ("?", "help")


class Left(Exception):
    """The people have left the table."""


def print_folded(text: str) -> None:
    """Print a text in lines of at most 80 columns, without breaking a word."""
    typer.echo("\n".join(fold_text(text, PLAIN_WIDTH)))


def converse(table: TerminalTable, rng: Rng, *, hint: bool = False) -> None:
    """Play until the game is over or the people have left."""
    try:
        run_dialogue(table, rng, hint=hint)
    except Left:
        pass
    finally:
        if table.private_to is not None:
            control(REVEAL)


def run_dialogue(table: TerminalTable, rng: Rng, *, hint: bool = False) -> None:
    """Play until the game is over."""
    while turn := table.match.turn():
        if turn == (CHANCE,):
            table.draw()
            continue
        for seat in turn:
            if seat in table.bots:
                if not let_bot_decide(table, seat, rng):
                    break
            elif not let_person_decide(table, seat, rng, sealed=len(turn) > 1, hint=hint):
                break


def let_bot_decide(table: TerminalTable, seat: int, rng: Rng) -> bool:
    """Let a bot act; return False if it has failed, which ends the game."""
    state = table.walk.state
    try:
        action = table.bots[seat].choose(state.view(seat), state.legal(seat), THINKING, rng)
    except BotFailed as failure:
        table.fail(failure)
        return False
    table.take(seat, table.start.game.actions.format(action))
    return True


def let_person_decide(table: TerminalTable, seat: int, rng: Rng, *, sealed: bool, hint: bool) -> bool:
    """Ask until an action is taken; return False if there was an undo instead."""
    show_position(table, seat, sealed=sealed)
    voice = table.voice
    question = voice.of_seat("prompt-sealed" if sealed else "prompt", seat)
    said = "hint" if hint else ""
    while True:
        text, said = said or ask_person(question, hidden=sealed and len(table.people) > 1), ""
        if text == "quit":
            raise Left
        if text in HELP:
            list_legal(table, seat)
        elif text == "hint":
            show_hint(table, seat, rng)
        elif text == "undo":
            if table.undo():
                table.news.append(voice.text("taken-back"))
                return False
            print_folded(voice.text("cannot-undo"))
        elif text and take(table, seat, text):
            return True


def take(table: TerminalTable, seat: int, text: str) -> bool:
    """Take the action, or say why it is refused."""
    try:
        table.take(seat, text)
    except UnknownAction:
        print_folded(table.voice.text("unknown-action", text=text))
    except IllegalAction as error:
        print_folded(table.voice.refusal(error.refusal))
    else:
        return True
    return False


def show_position(table: TerminalTable, seat: int, *, sealed: bool) -> None:
    """Show the seat its view; if it is private, ask the others to hand over the keyboard first."""
    state = table.walk.state
    view = state.view(seat)
    private_to = seat if sealed or view != state.view(NOBODY) else None
    if len(table.people) > 1 and private_to != table.private_to:
        control(CONCEAL)
        table.private_to = seat
        ask_person(table.voice.of_seat("hand-over", seat))
        table.private_to = private_to
        if private_to is None:
            control(REVEAL)
    show_news(table)
    typer.echo(table.start.game.draw(view, table.voice.say))


def show_news(table: TerminalTable) -> None:
    print_folded("\n".join(["", *table.news, ""]) if table.news else "")
    table.news.clear()


def ask_person(question: str, *, hidden: bool = False) -> str:
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


def list_legal(table: TerminalTable, seat: int) -> None:
    """List the legal actions with commas between them, since an action may have several words."""
    texts = [table.start.game.actions.format(action) for action in table.walk.state.legal(seat)]
    typer.echo(plain(packed([], [[Span(text)] for text in texts], ", ", PLAIN_WIDTH, 0)))


def show_hint(table: TerminalTable, seat: int, rng: Rng) -> None:
    """Show what the strongest bot would do, from the seat's own view."""
    game, voice = table.start.game, table.voice
    advice, origin = advise(game, seat, table.walk.state.view(seat), THINKING, rng)
    best = [
        voice.text("hint-action", action=game.actions.format(choice.action), share=choice.share) for choice in advice
    ]
    print_folded(voice.text("hint", actions=", ".join(best)))
    for telling in [*advice[0].reasons, origin]:
        print_folded(f"  {voice.say(telling)}")
