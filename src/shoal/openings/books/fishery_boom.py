"""The opening of Fishery Boom: the first box that each seat marks."""

from collections.abc import Callable
from typing import Final

from shoal.core.game import View
from shoal.core.record import ActEntry
from shoal.games.fishery_boom.player_sheet import WORDS
from shoal.openings.book import FirstChoiceBook

WITHIN: Final = 160
"""Acts that are looked at: the first year, with room to spare."""


def chosen(act: ActEntry, _view: Callable[[], View]) -> str | None:
    return act.text if worded(act.text) else None


def worded(words: str) -> bool:
    return words.startswith("mark ") and words.removeprefix("mark ") in WORDS


BOOK: Final = FirstChoiceBook(WITHIN, chosen, worded)
