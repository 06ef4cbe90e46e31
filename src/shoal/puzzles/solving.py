"""Asking a puzzle: its position as a match that nobody plays, the judgement of a try, and the solution with reasons."""

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from itertools import takewhile
from types import MappingProxyType
from typing import Final, TypedDict

from shoal.bots.hints import proof_of
from shoal.core.catalogue import OURS, load
from shoal.core.game import Game, State, View
from shoal.core.options import Value
from shoal.core.record import ActEntry
from shoal.core.replay import Replay
from shoal.core.rng import Rng
from shoal.core.telling import Told, told
from shoal.puzzles.collection import daily, puzzles_of
from shoal.puzzles.puzzle import Puzzle, Theme, Valued
from shoal.table.match import Match

MOST_REASONS: Final = 3
SHOWN: Final = 4
"""So many of the best choices have reasons in a solution, and the one that was played in the game."""


class AskedPuzzle(TypedDict):
    """A puzzle without its answer: what lists and the page of the puzzle say about it before it is solved."""

    game: str
    id: str
    seats: int
    seat: int
    options: dict[str, Value]
    choices: int
    difficulty: int
    acts: int
    of: int
    level: str
    theme: Theme


class Puzzles(TypedDict):
    """All puzzles, and the one of the day."""

    day: str
    daily: AskedPuzzle
    puzzles: list[AskedPuzzle]


class Tried(TypedDict):
    """What some steps are worth.

    whole  whether they are a whole choice; if not, the seat goes on and nothing else is told
    right  whether they are the answer
    rank   the place of the choice among all, counted from 1; equal ones have the same. 0 if it is not whole
    """

    whole: bool
    right: bool
    rank: int


class PuzzleHint(TypedDict):
    """What speaks for the answer, at most one reason; it does not tell the answer."""

    reasons: list[Told]


class Solved(TypedDict):
    """A choice in a solution. `reply`: after a choice that is proven to lose, the act that wins for another seat."""

    steps: list[str]
    rank: int
    reasons: list[Told]
    played: bool
    reply: tuple[int, str] | None


class Solution(TypedDict):
    """The best choices and the one that was played, how play goes on, and the theme.

    Choices have ranks and no shares: what a search believes of the win is not what is won by those who play on.

    `proven`: the answer wins whatever the others do, and every other choice loses.
    """

    choices: list[Solved]
    line: list[tuple[int, str]]
    theme: Theme
    depth: int
    proven: bool


def asked(puzzle: Puzzle) -> AskedPuzzle:
    """Return a puzzle without its answer. The difficulty is what the bots say."""
    return {
        "game": puzzle.game,
        "id": puzzle.id,
        "seats": puzzle.seats,
        "seat": puzzle.seat,
        "options": options_of(puzzle.view),
        "choices": len(puzzle.choices),
        "difficulty": puzzle.difficulty,
        "acts": puzzle.acts,
        "of": puzzle.of,
        "level": puzzle.level,
        "theme": puzzle.theme,
    }


@cache
def asked_of(game: str) -> list[AskedPuzzle]:
    """Return all puzzles of a game without their answers."""
    return [asked(puzzle) for puzzle in puzzles_of(game)]


def all_asked(day: date, difficulties: Mapping[tuple[str, str], int] = MappingProxyType({})) -> Puzzles:
    """Return all puzzles that come with the package, game by game, and the one of a day.

    `difficulties` has those that are known from people who tried, by game and id.
    """

    def known(puzzle: AskedPuzzle) -> AskedPuzzle:
        return {**puzzle, "difficulty": difficulties.get((puzzle["game"], puzzle["id"]), puzzle["difficulty"])}

    puzzles = [known(puzzle) for game in OURS for puzzle in asked_of(game)]
    return {"day": day.isoformat(), "daily": known(asked(daily(day))), "puzzles": puzzles}


def options_of(view: View) -> dict[str, Value]:
    """Return the options, which every view has."""
    options = view["options"]
    assert isinstance(options, dict)  # noqa: S101  (the protocol promises it)
    return options


def posed(puzzle: Puzzle, steps: Sequence[str] = ()) -> Match:
    """Return the position as a match, after some steps of the seat. What the seat does not know is imagined.

    Chance is never drawn: a puzzle ends where the seat's choice ends.
    """
    match = Match(Replay(imagined(puzzle), puzzle.acts))
    for step in steps:
        match.feed(ActEntry(puzzle.seat, step))
    return match


def game_of(puzzle: Puzzle) -> Game:
    return load(puzzle.game).at_rules(puzzle.rules_version)


def imagined(puzzle: Puzzle) -> State:
    return game_of(puzzle).imagine(puzzle.view, Rng(0))


def tried(puzzle: Puzzle, steps: Sequence[str]) -> Tried:
    """Judge some steps. Steps after them that have no alternative are taken, too."""
    state = posed(puzzle, steps).state
    while state.turn() == (puzzle.seat,) and len(state.legal(puzzle.seat)) == 1:
        state.apply(puzzle.seat, state.legal(puzzle.seat)[0])
    if state.turn() == (puzzle.seat,) or not steps:
        return {"whole": False, "right": False, "rank": 0}
    place = place_of(puzzle, state.view(puzzle.seat))
    return {"whole": True, "right": place == 0, "rank": rank_of(puzzle, puzzle.choices[place])}


def rank_of(puzzle: Puzzle, choice: Valued) -> int:
    """Return the place of a choice among all, counted from 1."""
    return 1 + sum(other.share > choice.share for other in puzzle.choices)


def place_of(puzzle: Puzzle, after: View) -> int:
    """Return which choice leads to this view. Other steps may lead there than those that the puzzle names."""
    state = imagined(puzzle)
    for place, choice in enumerate(puzzle.choices):
        ahead = state.copy()
        for step in choice.steps:
            ahead.apply(puzzle.seat, state.game.actions.parse(step))
        if ahead.view(puzzle.seat) == after:
            return place
    raise LookupError("a puzzle lists every choice")


def solution(puzzle: Puzzle) -> Solution:
    """Return the best choices with what speaks for them."""
    shown = [choice for place, choice in enumerate(puzzle.choices) if place < SHOWN or choice.steps == puzzle.played]
    choices: list[Solved] = [
        {
            "steps": choice.steps,
            "rank": rank_of(puzzle, choice),
            "reasons": reasons(puzzle, choice),
            "played": choice.steps == puzzle.played,
            "reply": reply_to(puzzle, choice.steps) if puzzle.proven else None,
        }
        for choice in shown
    ]
    return {
        "choices": choices,
        "line": puzzle.line,
        "theme": puzzle.theme,
        "depth": puzzle.depth,
        "proven": puzzle.proven,
    }


def reply_to(puzzle: Puzzle, steps: Sequence[str]) -> tuple[int, str] | None:
    """Return who wins by which act after a choice, if the seat that is to act then wins by proof."""
    state = posed(puzzle, steps).state
    action = proof_of(state)[1]
    return None if action < 0 else (state.mover(), state.game.actions.format(action))


def hint(puzzle: Puzzle) -> PuzzleHint:
    """Return one thing that speaks for the answer, the least telling one, without saying what the answer is."""
    return {"reasons": reasons(puzzle, puzzle.answer)[-1:]}


def reasons(puzzle: Puzzle, choice: Valued) -> list[Told]:
    """Return what speaks for a choice, from the step on in which it differs from every other choice.

    What is said of an earlier step may be about other steps that could follow it.
    """
    game, state, tellings = game_of(puzzle), imagined(puzzle), []
    own_way = max(shared_steps(choice, other) for other in puzzle.choices if other is not choice)
    for number, step in enumerate(choice.steps):
        action = game.actions.parse(step)
        if number >= own_way:
            tellings += [told(reason) for reason in game.reasons(state.view(puzzle.seat), puzzle.seat, action)]
        state.apply(puzzle.seat, action)
    return [telling for place, telling in enumerate(tellings) if telling not in tellings[:place]][:MOST_REASONS]


def shared_steps(choice: Valued, other: Valued) -> int:
    """Return how many steps two choices begin with in common; at least one step of the first is its own."""
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(choice.steps, other.steps, strict=False)))
    return min(shared, len(choice.steps) - 1)
