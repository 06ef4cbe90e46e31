"""A puzzle as data: a seat's view, and what each of its choices is worth. Read strictly, from one line of JSON.

It holds the view of the seat that decides and nothing else of the position. So neither the file nor the answer can tell
what the seat could not know.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypeVar

from shoal.core.errors import ShoalError
from shoal.core.game import View

T = TypeVar("T")
Theme = Literal["patience", "only-way", "trap", "opening", "ending", "middle"]
"""patience  the answer is a pass, or another action that only waits
trap      what the greedy bot likes keeps less than half of what the answer keeps; not after a proof
only-way  no other choice keeps a tenth of the win; not after a proof
opening   in the first quarter of the game
ending    in the last quarter of the game
middle    anything else"""
THEMES: Final[tuple[Theme, ...]] = ("patience", "only-way", "trap", "opening", "ending", "middle")
HARDEST: Final = 3
IDENTIFIER: Final = 10
"""How many hexadecimal digits name a puzzle."""


class BadPuzzle(ShoalError):
    """A puzzle that cannot be read."""


@dataclass(frozen=True)
class Valued:
    """A choice, as the texts of its steps, and the share of the win that it keeps."""

    steps: list[str]
    share: float


@dataclass(frozen=True)
class Puzzle:
    """A position that asks for its best choice.

    view        what the seat knows
    choices     every choice, the answer first, then by their shares
    line        how the best play goes on after the answer, as far as the search is sure: seats and actions
    played      the steps that the seat took in the game
    acts, of    after how many acts of the game it arose, and how many acts the game had
    level       the bots of the game; empty if people played
    difficulty  1 if the greedy bot or the mate finds the answer, 2 if the skipper does, 3 if none of them does
    proven      whether the shares are proofs: the answer wins and every other choice loses
    """

    game: str
    rules_version: int
    edition: str
    seats: int
    seat: int
    view: View
    choices: list[Valued]
    line: list[tuple[int, str]]
    played: list[str]
    acts: int
    of: int
    level: str
    theme: Theme
    difficulty: int
    proven: bool

    @property
    def id(self) -> str:
        """A name that follows from the position."""
        return fingerprint([self.game, self.seat, self.view])[:IDENTIFIER]

    @property
    def answer(self) -> Valued:
        return self.choices[0]

    @property
    def depth(self) -> int:
        """How many acts the answer and its line have."""
        return len(self.answer.steps) + len(self.line)


def fingerprint(value: object) -> str:
    """Return a digest of plain data."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def encode(puzzle: Puzzle) -> str:
    """Write a puzzle as one line of JSON."""
    return json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":"))


def decode(line: str) -> Puzzle:
    """Read a puzzle, or say what is wrong with it."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadPuzzle("a puzzle is one line of JSON") from error
    return from_plain(data)


def from_plain(value: object) -> Puzzle:
    """Return a puzzle that was plain data."""
    data = _expect(dict, value, "a puzzle")
    unknown = sorted(set(data) - set(Puzzle.__dataclass_fields__))
    if unknown:
        raise BadPuzzle(f"a puzzle has no {unknown[0]!r}")
    puzzle = Puzzle(
        game=_field(str, data, "game"),
        rules_version=_field(int, data, "rules_version"),
        edition=_field(str, data, "edition"),
        seats=_field(int, data, "seats"),
        seat=_field(int, data, "seat"),
        view=_field(dict, data, "view"),
        choices=[_valued(choice) for choice in _field(list, data, "choices")],
        line=[_act(act) for act in _field(list, data, "line")],
        played=_texts(_field(list, data, "played"), "the steps that were played"),
        acts=_field(int, data, "acts"),
        of=_field(int, data, "of"),
        level=_field(str, data, "level"),
        theme=_theme(_field(str, data, "theme")),
        difficulty=_field(int, data, "difficulty"),
        proven=_field(bool, data, "proven"),
    )
    _check(puzzle)
    return puzzle


def read_lines(lines: Iterable[str]) -> list[Puzzle]:
    """Read puzzles, one a line."""
    return [decode(line) for line in lines if line.strip()]


def _check(puzzle: Puzzle) -> None:
    shares = [choice.share for choice in puzzle.choices]
    if not shares or shares != sorted(shares, reverse=True) or not 0.0 <= shares[-1] <= shares[0] <= 1.0:
        raise BadPuzzle("the choices stand by their shares, which are from 0 to 1")
    if len(shares) > 1 and shares[0] == shares[1]:
        raise BadPuzzle("two choices are equally good")
    if puzzle.proven and (shares[0], *set(shares[1:])) != (1.0, 0.0):
        raise BadPuzzle("by a proof the answer wins and every other choice loses")
    if not 0 <= puzzle.seat < puzzle.seats:
        raise BadPuzzle(f"there is no seat {puzzle.seat}")
    if not 1 <= puzzle.difficulty <= HARDEST:
        raise BadPuzzle(f"a difficulty is from 1 to {HARDEST}")
    if not 0 <= puzzle.acts < puzzle.of:
        raise BadPuzzle("a puzzle arises before the end of its game")


def _valued(value: object) -> Valued:
    data = _expect(dict, value, "a choice")
    steps = _texts(_field(list, data, "steps"), "the steps of a choice")
    if not steps:
        raise BadPuzzle("a choice has at least one step")
    return Valued(steps, _field(float, data, "share"))


def _act(value: object) -> tuple[int, str]:
    data = _expect(list, value, "an act of the line")
    if len(data) != 2:
        raise BadPuzzle("an act of the line has a seat and a text")
    return _expect(int, data[0], "a seat"), _expect(str, data[1], "an action")


def _texts(values: list[Any], what: str) -> list[str]:
    return [_expect(str, value, what) for value in values]


def _theme(name: str) -> Theme:
    if name not in THEMES:
        raise BadPuzzle(f"no theme is called {name!r}")
    return name


def _field(kind: type[T], data: Mapping[str, Any], name: str) -> T:
    if name not in data:
        raise BadPuzzle(f"{name!r} is missing")
    return _expect(kind, data[name], repr(name))


def _expect(kind: type[T], value: object, what: str) -> T:
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise BadPuzzle(f"{what} is {value!r}, which is not {kind.__name__}"[:300])
    return value
