"""Whole ponds of Fishery: the solver beside brute force, and the document beside the solver."""

import re
from pathlib import Path

import pytest

from shoal.bots.minds.fishery.solved_ponds import Pond
from shoal.bots.minds.fishery.solver import UNKNOWN
from support.fishery_positions import BruteForce, start

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "explanation" / "fishery-solved.md"
ROWS = re.findall(
    r"^\| (\d)x(\d) \| (\d) \| (Black|White) \| ([\d,]+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE
)
PONDS = [
    (int(rows), int(columns), int(ships), winner, int(seen.replace(",", "")))
    for rows, columns, ships, winner, seen in ROWS
]


@pytest.mark.parametrize(
    ("rows", "columns", "ships"), [(2, 2, 1), (2, 2, 2), (2, 3, 1), (2, 3, 2), (2, 4, 1), (3, 3, 1)]
)
def test_a_pond_is_won_by_the_side_that_wins_by_brute_force(rows: int, columns: int, ships: int) -> None:
    assert Pond(start(rows, columns, ships), 10**6).winner() == BruteForce().winner(start(rows, columns, ships))


@pytest.mark.parametrize(("rows", "columns", "ships", "winner", "seen"), [row for row in PONDS if row[-1] < 3_000])
def test_the_document_has_the_winner_and_the_number_of_positions(
    rows: int, columns: int, ships: int, winner: str, seen: int
) -> None:
    pond = Pond(start(rows, columns, ships), 10**6)
    assert ("Black", "White")[pond.winner()] == winner
    assert pond.seen == seen


def test_every_board_of_at_most_sixteen_squares_is_solved() -> None:
    sizes = [(rows, columns) for rows in range(2, 5) for columns in range(rows, 9) if rows * columns <= 16]
    wanted = {(rows, columns, ships) for rows, columns in sizes for ships in (1, 2, 3)} - {(2, 2, 3)}
    assert wanted == {row[:3] for row in PONDS}


def test_a_pond_that_takes_too_long_is_given_up() -> None:
    pond = Pond(start(3, 4, 2), 50)
    assert pond.winner() == UNKNOWN
    assert pond.seen == 50
