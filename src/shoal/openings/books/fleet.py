"""The opening of Fleet: the first licence of each seat. Cards are hidden, so no position is kept."""

from collections.abc import Callable
from typing import Final, cast

from shoal.core.game import View
from shoal.core.record import ActEntry
from shoal.games.fleet.edition_numbers import LICENCES
from shoal.games.fleet.view import FleetView
from shoal.openings.book import FirstChoiceBook

WITHIN: Final = 160
"""Acts that are looked at. Who has no licence by then has bought none in the first rounds."""
PAYING: Final = ("pay", "settle")


def chosen(act: ActEntry, view: Callable[[], View]) -> str | None:
    """Return the licence that a seat has just paid for, if it is its first. What it paid with is not looked at."""
    if not act.text.startswith(PAYING):
        return None
    licences = cast("FleetView", view())["players"][act.seat]["licences"]
    return f"auction {next(iter(licences))}" if sum(licences.values()) == 1 else None


def worded(words: str) -> bool:
    return words.removeprefix("auction ") in LICENCES


BOOK: Final = FirstChoiceBook(WITHIN, chosen, worded)
