"""Asking a puzzle: its position, tries, and the solution; and the puzzles that come with the package."""

import json
from datetime import date, timedelta

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.errors import IllegalAction, UnknownAction
from shoal.core.rng import Rng
from shoal.core.telling import told
from shoal.puzzles.collection import UnknownPuzzle, daily, find, puzzles_of
from shoal.puzzles.criteria import FEWEST, LEAD, LEAST
from shoal.puzzles.journal import different
from shoal.puzzles.proofs import winner_of
from shoal.puzzles.puzzle import Puzzle
from shoal.puzzles.selection import select
from shoal.puzzles.solving import all_asked, asked, posed, reasons, solution, tried
from shoal.puzzles.whole_turns import choices_of
from shoal.table.reader_view import position
from shoal.table.scenes import scene
from support.puzzle_examples import ANSWER, LITTLE, VIEW, spot


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return select(spot(), LITTLE, 1)


@pytest.mark.slow
def test_the_position_is_that_of_the_view(puzzle: Puzzle) -> None:
    shown = position(posed(puzzle), puzzle.seat)
    assert shown["view"] == VIEW
    assert ANSWER[0] in shown["legal"]
    assert position(posed(puzzle, ANSWER), puzzle.seat)["legal"] == []
    json.dumps(scene(posed(puzzle, ANSWER), puzzle.seat))


def test_a_try_tells_what_it_is_worth_and_no_more(puzzle: Puzzle) -> None:
    assert tried(puzzle, ANSWER) == {"whole": True, "right": True, "rank": 1}
    assert tried(puzzle, ["pass"]) == {"whole": True, "right": False, "rank": 2}
    assert tried(puzzle, []) == {"whole": False, "right": False, "rank": 0}
    with pytest.raises(IllegalAction):
        tried(puzzle, ["c1/c2"])
    with pytest.raises(IllegalAction):
        tried(puzzle, [*ANSWER, "pass"])
    with pytest.raises(UnknownAction):
        tried(puzzle, ["z9"])


def test_a_list_tells_no_answer(puzzle: Puzzle) -> None:
    assert not {"answer", "line", "played", "shares", "view"} & set(asked(puzzle))
    assert ANSWER[0] not in json.dumps(asked(puzzle))


def test_a_solution_has_the_best_choices_and_the_one_that_was_played(puzzle: Puzzle) -> None:
    told = solution(puzzle)
    assert told["choices"][0]["steps"] == ANSWER
    assert [one["steps"] for one in told["choices"] if one["played"]] == [["d1/d2"]]
    assert len(told["choices"]) == 5
    assert [choice["rank"] for choice in told["choices"]] == [1] + [2] * (len(told["choices"]) - 1)
    assert not any("share" in choice for choice in told["choices"]), "a search believes in it; play does not show it"
    assert told["choices"][0]["reasons"] == reasons(puzzle, puzzle.answer)
    json.dumps(told)


def shipped() -> list[Puzzle]:
    return [puzzle for game in OURS for puzzle in puzzles_of(game)]


def test_reasons_are_about_the_step_in_which_a_choice_differs() -> None:
    """Two choices that begin with the same step are not explained by it."""
    game = load("fleet")
    for puzzle in puzzles_of("fleet"):
        for one in puzzle.choices:
            alike = [other for other in puzzle.choices if other.steps[:1] == one.steps[:1] and other is not one]
            if alike and len(one.steps) == 2:
                state = posed(puzzle, one.steps[:1]).state
                found = game.reasons(state.view(puzzle.seat), puzzle.seat, game.actions.parse(one.steps[1]))
                assert reasons(puzzle, one) == [told(reason) for reason in found[:3]]
                return
    pytest.fail("no puzzle has two choices of two steps that begin alike")


@pytest.mark.slow
def test_a_proof_tells_what_refutes_the_other_choices() -> None:
    proven = next(one for one in puzzles_of("fishery") if one.proven)
    answer, *others = solution(proven)["choices"]
    assert answer["reply"] is None
    for one in others:
        assert one["reply"] is not None
        seat, reply = one["reply"]
        state = posed(proven, one["steps"]).state
        assert state.mover() == seat != proven.seat
        state.apply(seat, state.game.actions.parse(reply))
        assert winner_of(state) == seat


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_the_puzzles_of_the_package_keep_the_rules(game: str) -> None:
    rules = load(game)
    for one in puzzles_of(game):
        assert (one.game, one.rules_version, one.edition) == (game, rules.meta.rules_version, rules.edition.digest)
        assert rules.imagine(one.view, Rng(3)).view(one.seat) == one.view
        listed = choices_of(rules, one.seat, one.view)
        assert listed is not None
        texts = sorted([rules.actions.format(step) for step in choice.steps] for choice in listed)
        assert sorted(choice.steps for choice in one.choices) == texts
        assert len(texts) >= FEWEST
        assert one.answer.share >= LEAST
        assert one.answer.share - one.choices[1].share >= LEAD
        assert tried(one, one.answer.steps)["right"]
    puzzles = puzzles_of(game)
    assert different(puzzles) == puzzles


def test_there_are_puzzles() -> None:
    assert shipped()


def test_the_puzzle_of_the_day_follows_from_the_date() -> None:
    games = [game for game in OURS if puzzles_of(game)]
    first = date(2026, 11, 17)
    days = [daily(first + timedelta(days=number)) for number in range(2 * len(games))]
    assert {puzzle.game for puzzle in days[: len(games)]} == set(games)
    assert [puzzle.game for puzzle in days[: len(games)]] == [puzzle.game for puzzle in days[len(games) :]]
    assert all_asked(first)["daily"] == asked(days[0])
    assert all_asked(first)["day"] == "2026-11-17"
    assert len(all_asked(first)["puzzles"]) == len(shipped())


@pytest.mark.parametrize(("game", "name"), [("fishery", "0"), ("../core", "0"), ("chess", "0"), ("", "")])
def test_an_unknown_puzzle_is_refused(game: str, name: str) -> None:
    with pytest.raises(UnknownPuzzle):
        find(game, name)
