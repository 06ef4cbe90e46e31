"""What the card of a puzzle shows: its board as the seat that decides sees it, and who is to play. Never the answer."""

from shoal.puzzles.puzzle import Puzzle
from shoal.puzzles.solving import game_of
from shoal.server.play.link_previews.artists import artist_of
from shoal.server.play.link_previews.card_layout import Card, CardLine
from shoal.server.play.link_previews.table_preview import said_in_english
from shoal.texts import Speaker


def title_of(puzzle: Puzzle) -> str:
    return said_in_english("puzzle", game=game_of(puzzle).meta.title)


def describe_puzzle(puzzle: Puzzle) -> str:
    """Return a sentence about a puzzle, which is also what those hear who do not see the picture."""
    return said_in_english("to-play", name=_names(puzzle)[puzzle.seat])


def card_of(puzzle: Puzzle) -> Card:
    """Return the card of a puzzle, from what its file says of the position and from nothing else."""
    game, artist = game_of(puzzle), artist_of(puzzle.game)
    signs = artist.signs if artist is not None else ()
    lines = tuple(
        CardLine(seat, name, said_in_english("plays") if seat == puzzle.seat else "", signs[seat] if signs else "")
        for seat, name in enumerate(_names(puzzle))
    )
    board = None if artist is None else artist.draw(puzzle.view, game.insight(puzzle.view))
    return Card(game.meta.title, said_in_english("best"), lines, said_in_english("no-clock"), board)


def _names(puzzle: Puzzle) -> list[str]:
    speaker = Speaker(game_of(puzzle))
    return [speaker.seat(seat) for seat in range(puzzle.seats)]
