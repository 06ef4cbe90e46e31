"""shoal edition: print the numbers of a game's edition, to change them in a copy."""

import typer

from shoal.cli.game_arguments import GameName
from shoal.cli.language import own_texts
from shoal.core.catalogue import load
from shoal.core.errors import ShoalError


class NoEditionFile(ShoalError):
    """The game has no edition file."""


def edition(game: GameName) -> None:
    """Print a game's edition file. Other commands play with a changed copy of it."""
    text = load(game).edition.text
    if not text:
        raise NoEditionFile(own_texts().text("edition-none", {"game": game}))
    typer.echo(text, nl=False)
