"""First tries rate players and puzzles against each other, once, by anybody and however often they are sent.

The attackers: a script that tries again until it is right, asks for the answer first, sends the same try many times at
once, or makes guests who change how hard a puzzle is.
"""

import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar, cast

import anyio
import httpx
import pytest
from sqlalchemy import update

from shoal.core.catalogue import OURS
from shoal.puzzles.collection import daily, puzzles_of
from shoal.puzzles.puzzle import Puzzle
from shoal.server.accounts.ratings.rating_formula import Rating
from shoal.server.community.puzzles import list_cache, rate_attempts, store
from shoal.server.community.puzzles.rating_formula import (
    CERTAIN,
    DAILY_DELAY_MS,
    STEP,
    difficulty_of,
    first_rating,
    rate_try,
)
from shoal.server.community.puzzles.schema import PUZZLES
from shoal.server.platform.base.timestamps import now, today
from shoal.server.platform.db.database import Database, open_database
from support.bot_programs import PASSWORD, owner
from support.nodes import Node
from support.people import guest

T = TypeVar("T")


@cache
def all_puzzles() -> list[Puzzle]:
    return [puzzle for game in OURS for puzzle in puzzles_of(game)]


def first() -> Puzzle:
    return next(puzzle for puzzle in all_puzzles() if puzzle.id != daily(today()).id)


def second() -> Puzzle:
    return next(puzzle for puzzle in all_puzzles() if puzzle.id not in (daily(today()).id, first().id))


def at(puzzle: Puzzle, what: str) -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}/{what}"


def attempt(person: httpx.Client, puzzle: Puzzle, place: int) -> dict[str, Any]:
    """Try a choice by its place: 0 is the answer."""
    answer = person.post(at(puzzle, "try"), json={"steps": puzzle.choices[place].steps})
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    assert told["right"] is (place == 0)
    return told


def rating(person: httpx.Client) -> dict[str, int]:
    found: dict[str, int] = person.get("/api/puzzles/mine").json()
    return found


def in_database(node: Node, work: Callable[[Database], Awaitable[T]]) -> T:
    async def run() -> T:
        database = open_database(node.settings)
        try:
            return await work(database)
        finally:
            await database.close()

    return anyio.run(run)


async def hardness(database: Database, puzzle: Puzzle) -> Rating:
    async with database.transaction() as connection:
        return await store.lock_puzzle(connection, rate_attempts.first_of("", puzzle))


def test_a_rating_moves_with_the_first_try_and_with_no_other(node: Node) -> None:
    person = owner(node)
    assert rating(person) == {"rating": 1000, "margin": Rating().margin(), "tries": 0}
    right = attempt(person, first(), 0)
    assert right["solver"] == rating(person)
    assert right["solver"]["tries"] == 1
    assert right["change"] == right["solver"]["rating"] - 1000 > 0
    wrong = attempt(person, second(), 1)
    assert wrong["change"] < 0
    after = rating(person)
    for puzzle, place in ((first(), 0), (first(), 1), (second(), 0), (second(), 0)):
        again = attempt(person, puzzle, place)
        assert (again["solver"], again["change"]) == (None, 0)
    assert rating(person) == after


def test_a_profile_has_the_rating_once_a_try_has_counted(node: Node) -> None:
    person = guest(node)
    address = f"/api/players/{person.get('/api/me').json()['name']}"
    assert node.person().get(address).json()["puzzles"] is None
    attempt(person, first(), 0)
    assert node.person().get(address).json()["puzzles"] == rating(person)


def test_steps_that_are_no_whole_choice_are_no_try(node: Node) -> None:
    person = owner(node)
    assert person.post(at(first(), "try"), json={"steps": []}).json()["solver"] is None
    assert person.post(at(first(), "try"), json={"steps": ["nothing"]}).status_code == 422
    assert attempt(person, first(), 0)["solver"]["tries"] == 1


def test_who_saw_the_answer_has_had_their_try(node: Node) -> None:
    person = owner(node)
    assert person.post(at(first(), "solution")).is_success
    assert attempt(person, first(), 0)["solver"] is None
    assert rating(person)["tries"] == 0
    attempt(person, second(), 1)
    lost = rating(person)
    assert person.post(at(second(), "solution")).is_success
    assert rating(person) == lost


def test_a_hint_halves_what_a_try_counts_and_does_not_tell_the_answer(node: Node) -> None:
    careful, bold = owner(node, "Bo"), owner(node, "Cy")
    told = careful.post(at(first(), "hint")).json()
    assert set(told) == {"reasons"}
    assert len(told["reasons"]) <= 1
    before = in_database(node, lambda database: hardness(database, first()))
    expected, _ = rate_try(Rating(), before, right=True, hinted=True, counts_for_puzzle=True)
    assert before == first_rating(first().difficulty)
    assert attempt(careful, first(), 0)["solver"]["rating"] == expected.shown()
    late = attempt(bold, first(), 0)
    assert late["change"] > expected.shown() - 1000
    bold.post(at(first(), "hint"))
    assert rating(bold) == late["solver"]


def test_the_same_try_sent_many_times_at_once_counts_once(node: Node) -> None:
    person = owner(node)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda place: attempt(person, first(), place), [0, 1] * 4))
    assert sum(answer["solver"] is not None for answer in answers) == 1
    assert rating(person)["tries"] == 1
    assert in_database(node, lambda database: hardness(database, first())).games == 1


def test_many_players_at_one_puzzle_all_count(node: Node) -> None:
    persons = [owner(node, name) for name in ("Ann", "Bo", "Cy", "Dee")]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda person: attempt(person, first(), 1), persons))
    harder = in_database(node, lambda database: hardness(database, first()))
    assert harder.games == 4
    assert harder.strength > first_rating(first().difficulty).strength


def test_guests_rate_themselves_but_no_puzzle(node: Node) -> None:
    for _ in range(3):
        assert attempt(guest(node), first(), 1)["change"] < 0
    untouched = in_database(node, lambda database: hardness(database, first()))
    assert untouched == first_rating(first().difficulty)


def test_the_puzzle_of_the_day_counts_after_a_day(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person, puzzle = owner(node), daily(today())
    assert attempt(person, puzzle, 0)["solver"] is None
    assert attempt(person, puzzle, 1)["solver"] is None
    assert in_database(node, rate_attempts.count_due) == 0
    later = now() + DAILY_DELAY_MS + 1
    monkeypatch.setattr(rate_attempts, "now", lambda: later)
    assert in_database(node, rate_attempts.count_due) == 1
    assert in_database(node, rate_attempts.count_due) == 0
    assert rating(person)["tries"] == 1
    assert rating(person)["rating"] > 1000


def test_how_hard_a_puzzle_is_is_told_once_that_is_certain(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(list_cache, "CACHE_S", 0)

    def told() -> int:
        (one,) = [one for one in node.person().get("/api/puzzles").json()["puzzles"] if one["id"] == first().id]
        difficulty: int = one["difficulty"]
        return difficulty

    async def solve(database: Database) -> None:
        async with database.transaction() as connection:
            await give_rating(connection, first(), Rating(25.0 + 2 * STEP, 0.1))

    assert told() == first().difficulty
    in_database(node, solve)
    attempt(owner(node), first(), 1)
    assert told() == 3


async def give_rating(connection: Any, puzzle: Puzzle, known: Rating) -> None:
    """Write the rating that many tries would have given."""
    await store.lock_puzzle(connection, rate_attempts.first_of("", puzzle))
    row = {"strength": known.strength, "doubt": known.doubt}
    await connection.execute(update(PUZZLES).where(PUZZLES.c.puzzle == puzzle.id).values(row))


def test_difficulty_follows_from_a_certain_rating() -> None:
    assert difficulty_of(first_rating(1)) is None
    sure = 0.1
    found = [difficulty_of(Rating(25.0 + ahead, sure)) for ahead in (-STEP, 1 - STEP, STEP - 1, STEP)]
    assert found == [1, 2, 2, 3]
    assert Rating(25.0, sure).margin() < CERTAIN


def test_many_tries_make_a_rating_certain() -> None:
    puzzle = first_rating(2)
    for number in range(24):
        _, puzzle = rate_try(Rating(25.0, 3.0), puzzle, right=number % 8 == 0, hinted=False, counts_for_puzzle=True)
    assert difficulty_of(puzzle) == 3


def test_an_export_has_the_tries_of_the_player_and_no_others(node: Node) -> None:
    person, other = owner(node, "Bo"), owner(node, "Cy")
    attempt(person, first(), 0)
    attempt(other, second(), 1)
    told = json.loads(person.get("/api/account/export").text)["puzzles"]
    assert told["rating"] == rating(person)["rating"]
    assert [(one["puzzle"], one["right"], one["hint"]) for one in told["tries"]] == [(first().id, True, False)]


def test_a_guests_tries_are_not_made_again_by_the_account(node: Node) -> None:
    owner(node)
    person = guest(node)
    attempt(person, first(), 1)
    person.post("/api/players/login", json={"name": "Bo", "password": PASSWORD})
    assert person.post("/api/account/guest").is_success
    assert attempt(person, first(), 0)["solver"] is None
    assert rating(person)["tries"] == 0


@pytest.mark.anyio
async def test_without_the_database_the_list_is_still_there() -> None:
    class Gone:
        def reading(self) -> Any:
            raise OSError("no database")

    found = await list_cache.PuzzleListCache().read(cast("Database", Gone()), packed=False)
    assert len(json.loads(found)["puzzles"]) == len(all_puzzles())
