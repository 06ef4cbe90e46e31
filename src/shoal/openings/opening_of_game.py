"""Read how finished games began, from what a spectator saw.

What was sealed counts only if it was opened. Nothing else that is hidden is looked at.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.options import Options
from shoal.core.record import ActEntry, Record, standing
from shoal.core.replay import game_of, redact
from shoal.openings.book import FirstChoiceBook, PositionBook
from shoal.openings.books import book_of
from shoal.openings.position_keys import Likeness, place_key

MOST: Final = 8
"""No game has more beginnings."""


@dataclass(frozen=True)
class Beginning:
    """A seat decided in an early position: the key that alike positions share, and what it chose, in words."""

    key: str
    seat: int
    choice: str


def beginnings(record: Record) -> list[Beginning]:
    """Return how a game began, at most MOST steps; none if its options are neither the usual ones nor a preset.

    A record that breaks the rules within the opening is refused.
    """
    book, game = book_of(record.game), game_of(record)
    if book is None or not is_usual(game, record.seats, record.options):
        return []
    acts = standing(record.entries)[: book.within]
    seen = redact(replace(record, entries=tuple(acts), commitment=None), NOBODY).entries
    public = [entry for entry in seen if isinstance(entry, ActEntry)]
    state = game.start(record.seats, game.settle(record.seats, record.options))
    steps = zip(acts, public, strict=True)
    first_steps = _positions(book, state, steps) if isinstance(book, PositionBook) else _firsts(book, state, acts)
    return list(first_steps)[:MOST]


def is_usual(game: Game, seats: int, options: Options) -> bool:
    """Return whether a game is played with the usual options, or with those of a preset."""
    settled = game.settle(seats, options)
    return any(settled == game.settle(seats, usual) for usual in ({}, *game.meta.presets.values()))


def _positions(book: PositionBook, state: State, steps: Iterator[tuple[ActEntry, ActEntry]]) -> Iterator[Beginning]:
    """Yield the decisions of the opening. An act that a spectator could not read counts as one, and is left out."""
    left = book.decisions(state.seats)
    for act, shown in steps:
        if act.seat != CHANCE:
            if not shown.veiled:
                alike = Likeness(book, state, act.seat)
                yield Beginning(alike.key, act.seat, alike.called(shown.text))
            left -= 1
        if not left:
            return
        state.apply(act.seat, state.game.actions.parse(act.text))


def _firsts(book: FirstChoiceBook, state: State, acts: Sequence[ActEntry]) -> Iterator[Beginning]:
    """Yield the first choice of each seat, under the key of its place after the first seat that decides."""
    first = next((act.seat for act in acts if act.seat != CHANCE), 0)
    waiting = set(range(state.seats))
    for act in acts:
        state.apply(act.seat, state.game.actions.parse(act.text))
        words = book.chosen(act, lambda: state.view(NOBODY)) if act.seat in waiting else None
        if words is not None:
            waiting.remove(act.seat)
            yield Beginning(place_key(state, (act.seat - first) % state.seats), act.seat, words)
        if not waiting:
            return
