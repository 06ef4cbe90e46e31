"""The puzzles that come with the package: a file for each game, and the puzzle of each day."""

from datetime import date
from functools import cache
from importlib.resources import files

from shoal.core.catalogue import OURS
from shoal.core.telling import telling
from shoal.puzzles.puzzle import Puzzle, read_lines
from shoal.table.errors import Denied


class UnknownPuzzle(Denied):
    """There is no puzzle of that name."""

    def __init__(self) -> None:
        super().__init__("unknown", telling("core.unknown-puzzle"))


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their ids, in the order of the file; none for a game that has no file."""
    file = files("shoal.puzzles").joinpath("data", f"{game}.jsonl") if game in OURS else None
    if file is None or not file.is_file():
        return {}
    return {puzzle.id: puzzle for puzzle in read_lines(file.read_text(encoding="utf-8").splitlines())}


def find(game: str, name: str) -> Puzzle:
    """Return a puzzle by its game and id."""
    puzzle = puzzles_of(game).get(name)
    if puzzle is None:
        raise UnknownPuzzle
    return puzzle


def daily(day: date) -> Puzzle:
    """Return the puzzle of a day: the games in turn, and the puzzles of each game in turn."""
    games = [game for game in OURS if puzzles_of(game)]
    if not games:
        raise UnknownPuzzle
    turn, place = day.toordinal() // len(games), day.toordinal() % len(games)
    puzzles = list(puzzles_of(games[place]).values())
    return puzzles[turn % len(puzzles)]
