"""Keys: alike positions of the same game, edition, options and number of seats share one."""

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from shoal.core.game import NOBODY, State
from shoal.openings.book import PositionBook, SymmetricView

DIGITS: Final = 24
"""How many hexadecimal digits a key has."""


def key_of(state: State, facts: str) -> str:
    """Return the key of what is known of a position, as JSON."""
    game = state.game
    named = [game.name, game.meta.rules_version, game.edition.digest, state.seats, dict(state.options)]
    return hashlib.sha256(f"{plain(named)}\n{facts}".encode()).hexdigest()[:DIGITS]


def place_key(state: State, place: int) -> str:
    """Return the key of the first choice of the seat that sits so many places after the first one to decide."""
    return key_of(state, plain(["place", place]))


def plain(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


class Likeness:
    """A position in which a seat decides, and all like it: `key` is theirs, `called` names an action for all."""

    def __init__(self, book: PositionBook, state: State, seat: int) -> None:
        looks = [(plain(look.facts), look) for look in book.looks(state.view(NOBODY), seat)]
        least = min(facts for facts, _ in looks)
        self.key = key_of(state, least)
        self.looks: Sequence[SymmetricView] = [look for facts, look in looks if facts == least]

    def called(self, words: str) -> str:
        """Return the words under which an action is counted."""
        return min(look.there(words) for look in self.looks)
