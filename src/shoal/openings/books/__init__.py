"""The books of our games, each in the module of its name. Other games have none."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from shoal.openings.book import Book


@cache
def book_of(game: str) -> Book | None:
    """Return the book of a game, if it has one."""
    name = f"{__name__}.{game}"
    return None if find_spec(name) is None else cast("Book", import_module(name).BOOK)
