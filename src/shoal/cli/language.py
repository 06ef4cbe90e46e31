"""The language of the terminal: its own texts, and what is said of a game."""

import os
import re
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from shoal.core.game import NOBODY, Game
from shoal.core.refusal import Refusal
from shoal.texts import LANGUAGES, Speaker, Texts, texts_of

PACKAGE: Final = "shoal.cli"
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names languages; the first of these that is set counts."""


class Voice:
    """What the terminal says of one game in one language; the reader is "you"."""

    def __init__(self, game: Game, language: str, reader: int = NOBODY) -> None:
        self.meta = game.meta
        self.say = Speaker(game, language, reader=reader)
        self.own = texts_of(PACKAGE, language)
        self.reader = reader

    def text(self, name: str, /, **values: object) -> str:
        return self.own.text(name, values)

    def of_seat(self, name: str, seat: int, /, **values: object) -> str:
        """Return a text about a seat, which may be that of the reader."""
        who = "you" if seat == self.reader else "other"
        return self.text(name, seat=self.say.seat(seat), seat_is=who, **values)

    def refusal(self, refusal: Refusal) -> str:
        return f"{self.say(refusal.telling)} [{refusal.rule}]"

    def designer(self) -> str:
        return self.meta.designer or self.say.about("designer")


def language_of(environment: Mapping[str, str]) -> str:
    """Return the first language of the environment that we have; English if there is none."""
    wanted = next((environment[variable] for variable in VARIABLES if environment.get(variable)), "")
    spoken = (re.split(r"[-_.@]", tag)[0] for tag in wanted.split(":"))
    return next((language for language in spoken if language in LANGUAGES), "en")


def own_texts() -> Texts:
    """Return the terminal's own texts in the language of the environment."""
    return texts_of(PACKAGE, language_of(os.environ))


def known_language(language: str) -> str:
    if language and language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return language or language_of(os.environ)


Language = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="|".join(LANGUAGES),
        callback=known_language,
        help="The language to print. If left out: that of the terminal, or English.",
    ),
]
