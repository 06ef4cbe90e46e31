"""The puzzles that come with the package: a file for each game, and the puzzle of each day."""

from datetime import date
from functools import cache
from importlib.resources import files

from shoal.core.catalogue import OURS
from shoal.core.telling import telling
from shoal.puzzles.puzzle import Puzzle, decode
from shoal.table.errors import Denied


class UnknownPuzzle(Denied):
    """There is no puzzle of that name."""

    def __init__(self) -> None:
        super().__init__("unknown", telling("core.unknown-puzzle"))


@cache
def lines_of(game: str) -> dict[str, str]:
    """Return the puzzles of a game by their ids, in the order of the file; none for a game that has no file.

    They stay lines, which take a fraction of the memory.
    """
    file = files("shoal.puzzles").joinpath("data", f"{game}.jsonl") if game in OURS else None
    if file is None or not file.is_file():
        return {}
    return {decode(line).id: line for line in file.read_text(encoding="utf-8").splitlines()}


def puzzles_of(game: str) -> list[Puzzle]:
    """Return all puzzles of a game."""
    return [decode(line) for line in lines_of(game).values()]


def find(game: str, name: str) -> Puzzle:
    """Return a puzzle by its game and id."""
    line = lines_of(game).get(name)
    if line is None:
        raise UnknownPuzzle
    return decode(line)


def daily(day: date) -> Puzzle:
    """Return the puzzle of a day: the games in turn, and the puzzles of each game in turn."""
    games = [game for game in OURS if lines_of(game)]
    if not games:
        raise UnknownPuzzle
    turn, place = day.toordinal() // len(games), day.toordinal() % len(games)
    lines = list(lines_of(games[place]).values())
    return decode(lines[turn % len(lines)])
