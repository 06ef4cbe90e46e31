"""Whole ponds of Fishery: the solver beside brute force, and the document beside the solver."""

import pytest

import fishery_solved
from bots.fishery_positions import BruteForce, start
from fishery_solved import between, known, late_positions, picture, solve, table, with_row
from shoal.bots.minds.fishery_exact import UNKNOWN, open_questions
from shoal.bots.minds.fishery_ponds import Pond

TEXT = fishery_solved.DOCUMENT.read_text(encoding="utf-8")
QUICK = [row for row in known(TEXT, "ponds") if row[2] != "open" and int(row[3].replace(",", "")) < 3_000]


@pytest.mark.parametrize(
    ("rows", "columns", "ships"), [(2, 2, 1), (2, 2, 2), (2, 3, 1), (2, 3, 2), (2, 4, 1), (3, 3, 1)]
)
def test_a_pond_is_won_by_the_side_that_wins_by_brute_force(rows: int, columns: int, ships: int) -> None:
    assert Pond(start(rows, columns, ships), 10**6).winner() == BruteForce().winner(start(rows, columns, ships))


@pytest.mark.parametrize("row", QUICK, ids=lambda row: "-".join(row[:2]))
def test_the_document_has_the_winner_and_the_number_of_positions(row: list[str]) -> None:
    assert solve(row[0], int(row[1]), fishery_solved.MOST)[:4] == row[:4]


def test_every_board_of_at_most_sixteen_squares_is_solved() -> None:
    sizes = [(rows, columns) for rows in range(2, 5) for columns in range(rows, 9) if rows * columns <= 16]
    wanted = [[f"{rows}x{columns}", str(ships)] for rows, columns in sizes for ships in (1, 2, 3)]
    wanted = [row for row in wanted if row != ["2x2", "3"]]
    solved = [row[:2] for row in known(TEXT, "ponds") if row[2] != "open"]
    assert [row for row in wanted if row not in solved] == []


def test_a_pond_that_takes_too_long_is_given_up() -> None:
    pond = Pond(start(3, 4, 2), 50)
    assert pond.winner() == UNKNOWN
    assert pond.seen == 50


def test_a_row_replaces_what_was_known_of_its_pond() -> None:
    rows = [["2x2", "1", "White", "5", "0.00", "`a`"], ["3x3", "1", "open", "over 9", "1.00", "`b`"]]
    new = ["3x3", "1", "Black", "10", "2.00", "`c`"]
    later = ["2x3", "2", "White", "7", "0.10", "`d`"]
    assert with_row(rows, new) == [rows[0], new]
    assert with_row(rows, later) == [rows[0], later, rows[1]]
    written = f"before\n<!-- ponds: begin -->\n{table('ponds', rows)}<!-- ponds: end -->\nafter\n"
    assert known(written, "ponds") == rows
    assert between(written, "ponds")[::2] == ("before\n", "after\n")


def test_the_plot_shows_the_table_of_the_document() -> None:
    rows = known(TEXT, "calibration")
    assert picture(rows) == fishery_solved.PICTURE.read_text(encoding="utf-8")
    assert picture(rows).count("<circle") == len(rows)


def test_a_game_gives_one_position_for_each_number_of_nets() -> None:
    found = [open_questions(state) for state in late_positions(0)]
    bands = [next(band for band in fishery_solved.BANDS if band[0] <= nets <= band[1]) for nets in found]
    assert len(bands) == len(set(bands)) > 2
