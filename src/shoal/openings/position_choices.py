"""Ask what can be chosen in an early position, and under which words each choice is counted."""

from collections.abc import Mapping
from dataclasses import dataclass

from shoal.core.game import State
from shoal.openings.book import Book, FirstChoiceBook, PositionBook
from shoal.openings.position_keys import Likeness, place_key


@dataclass(frozen=True)
class PositionQuestion:
    """What a seat may choose.

    seat     in a book of first choices, how many places after the first seat to decide it sits
    actions  by the words of each choice an action of this position; choices that turning the board makes equal are one
    """

    key: str
    seat: int
    actions: Mapping[str, str]


def questions(book: Book, state: State, decided: int) -> list[PositionQuestion]:
    """Return the questions of a position after so many decisions.

    There are none after the opening, or while chance is due; but first choices are asked for at any time.
    """
    if isinstance(book, FirstChoiceBook):
        return _firsts(book, state)
    if decided >= book.decisions(state.seats):
        return []
    return [_question(book, state, seat) for seat in state.turn() if seat >= 0]


def _question(book: PositionBook, state: State, seat: int) -> PositionQuestion:
    alike = Likeness(book, state, seat)
    actions: dict[str, str] = {}
    for action in state.legal(seat):
        words = state.game.actions.format(action)
        actions.setdefault(alike.called(words), words)
    return PositionQuestion(alike.key, seat, actions)


def _firsts(book: FirstChoiceBook, state: State) -> list[PositionQuestion]:
    words = {text: text for text in state.game.actions.texts if book.worded(text)}
    return [PositionQuestion(place_key(state, place), place, words) for place in range(state.seats)]
