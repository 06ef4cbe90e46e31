"""shoal arena: what scripts rely on."""

import json

import pytest

from cli.runs import refused, run
from shoal.cli.arena import Arena, Row

ARENA = ["arena", "fishery", "--preset", "puddle", "--bots", "greedy,random", "--games", "6", "--iterations", "5"]


def test_the_answer_does_not_depend_on_the_number_of_processes() -> None:
    answers = [json.loads(run(*ARENA, "--json", "--jobs", jobs)) for jobs in ("1", "2")]
    for answer in answers:
        assert set(answer) == set(Arena.__annotations__)
        assert [set(row) for row in answer["rows"]] == [set(Row.__annotations__)] * 2
        for row in answer["rows"]:
            assert row.pop("seconds_mean") > 0
            assert row["low"] <= row["share"] <= row["high"]
    assert answers[0] == answers[1]
    assert sum(row["share"] for row in answers[0]["rows"]) == pytest.approx(1)


def test_the_answer_for_people() -> None:
    assert run(*ARENA).startswith("fishery, 2 seats, 6 games\n")


def test_bots_that_are_not_there_or_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "arena", "fishery", "--bots", "kraken").startswith("no bot is called 'kraken'")
    assert refused(capsys, "arena", "fishery", "--bots", "random,random,random") == "3 bots for 2 seats"
    assert refused(capsys, "play", "fishery", "--against", "kraken").startswith("no bot is called 'kraken'")
