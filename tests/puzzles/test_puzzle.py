"""A puzzle as data: it is read strictly and written back as it was."""

import json
from dataclasses import fields
from typing import Any

import pytest

from shoal.puzzles.puzzle import BadPuzzle, Puzzle, decode, encode
from shoal.puzzles.selection import select
from support.puzzle_examples import ANSWER, LITTLE, spot


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return select(spot(), LITTLE, 1)


@pytest.mark.slow
def test_a_puzzle_is_read_as_it_was_written(puzzle: Puzzle) -> None:
    assert decode(encode(puzzle)) == puzzle
    assert decode(encode(puzzle)).id == puzzle.id


def test_its_name_follows_from_the_position(puzzle: Puzzle) -> None:
    other = json.loads(encode(puzzle)) | {"level": "admiral"}
    assert decode(json.dumps(other)).id == puzzle.id
    other["view"] = {**other["view"], "turns": 7}
    assert decode(json.dumps(other)).id != puzzle.id


def test_its_depth_counts_the_answer_and_the_line(puzzle: Puzzle) -> None:
    assert puzzle.answer.steps == ANSWER
    assert puzzle.depth == 1 + len(puzzle.line)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2},
        {"seat": True},
        {"seat": "1"},
        {"view": []},
        {"choices": []},
        {"choices": [{"steps": [], "share": 1.0}]},
        {"choices": [{"steps": ["a1"], "share": 1}]},
        {"choices": [{"steps": ["a1"], "share": 1.5}]},
        {"choices": [{"steps": ["a1"], "share": 0.2}, {"steps": ["a2"], "share": 0.4}]},
        {"choices": [{"steps": ["a1"], "share": 0.4}, {"steps": ["a2"], "share": 0.4}]},
        {"choices": [{"steps": [1], "share": 0.4}]},
        {"line": [[0]]},
        {"line": [["0", "a1/a2"]]},
        {"played": "a1"},
        {"theme": "sealed"},
        {"difficulty": 0},
        {"difficulty": 4},
        {"acts": 15},
        {"proven": 1},
        {"choices": [{"steps": ["a1/a2"], "share": 1.0}, {"steps": ["pass"], "share": 0.5}]},
        {"hand": ["shrimp"]},
    ],
)
def test_a_wrong_puzzle_is_refused(puzzle: Puzzle, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPuzzle):
        decode(json.dumps(json.loads(encode(puzzle)) | wrong))


@pytest.mark.parametrize("name", [field.name for field in fields(Puzzle)])
def test_nothing_may_be_missing(puzzle: Puzzle, name: str) -> None:
    data = json.loads(encode(puzzle))
    del data[name]
    with pytest.raises(BadPuzzle, match=name):
        decode(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", "1", "[" * 100_000])
def test_text_that_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(BadPuzzle):
        decode(text)
