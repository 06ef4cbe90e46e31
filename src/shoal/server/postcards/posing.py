"""What the card of a puzzle shows: its board as the seat that decides sees it, and who is to play. Never the answer."""

from shoal.puzzles.asking import game_of
from shoal.puzzles.puzzle import Puzzle
from shoal.server.postcards.boards import artist_of
from shoal.server.postcards.card import Card, Line
from shoal.server.postcards.making import said
from shoal.texts import Speaker


def title_of(puzzle: Puzzle) -> str:
    return said("puzzle", game=game_of(puzzle).meta.title)


def describe(puzzle: Puzzle) -> str:
    """Return a sentence about a puzzle, which is also what those hear who do not see the picture."""
    return said("to-play", name=_names(puzzle)[puzzle.seat])


def card_of(puzzle: Puzzle) -> Card:
    """Return the card of a puzzle, from what its file says of the position and from nothing else."""
    game, artist = game_of(puzzle), artist_of(puzzle.game)
    signs = artist.signs if artist is not None else ()
    lines = tuple(
        Line(seat, name, said("plays") if seat == puzzle.seat else "", signs[seat] if signs else "")
        for seat, name in enumerate(_names(puzzle))
    )
    board = None if artist is None else artist.draw(puzzle.view, game.insight(puzzle.view))
    return Card(game.meta.title, said("best"), lines, said("no-clock"), board)


def _names(puzzle: Puzzle) -> list[str]:
    speaker = Speaker(game_of(puzzle))
    return [speaker.seat(seat) for seat in range(puzzle.seats)]
