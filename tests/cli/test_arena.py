"""shoal arena: the output that scripts rely on."""

import json

import pytest

from shoal.bots.arena import SeatResult
from shoal.cli.arena import Arena, ArenaRow, rounds_of
from support.cli_runs import refused, run

ARENA = ["arena", "fishery", "--preset", "puddle", "--bots", "greedy,random", "--games", "6", "--iterations", "5"]


def test_the_answer_does_not_depend_on_the_number_of_processes() -> None:
    answers = [json.loads(run(*ARENA, "--json", "--jobs", jobs)) for jobs in ("1", "2")]
    for answer in answers:
        assert set(answer) == set(Arena.__annotations__)
        assert [set(row) for row in answer["rows"]] == [set(ArenaRow.__annotations__)] * 2
        for row in answer["rows"]:
            assert row.pop("seconds_mean") > 0
            assert row["low"] <= row["share"] <= row["high"]
    assert answers[0] == answers[1]
    assert sum(row["share"] for row in answers[0]["rows"]) == pytest.approx(1)


def test_the_answer_for_people() -> None:
    assert run(*ARENA).startswith("fishery, 2 seats, 6 games\n")


def test_a_test_against_a_target_stops_when_it_is_decided() -> None:
    contest = ["arena", "fishery", "--preset", "puddle", "--games", "60", "--json"]
    above = json.loads(run(*contest, "--bots", "greedy,random", "--target", "0.4", "--jobs", "2"))
    assert (above["target"], above["verdict"]) == (0.4, "above")
    assert above["games"] < 60
    assert above["rows"][0]["low"] > 0.4
    below = json.loads(run(*contest, "--bots", "random,greedy", "--target", "0.6"))
    assert (below["games"], below["verdict"]) == (above["games"], "below")
    open_still = json.loads(run(*contest, "--bots", "random,random@1", "--target", "0.5"))
    assert (open_still["games"], open_still["verdict"]) == (60, None)


def test_a_round_is_over_when_the_bots_have_changed_all_their_seats() -> None:
    def game(*seated: tuple[str, float]) -> list[SeatResult]:
        return [SeatResult(bot, share, 0, 0.0, 1, "") for bot, share in seated]

    played = [game(("a", 1.0), ("b", 0.0)), game(("b", 1.0), ("a", 0.0)), game(("a", 1.0), ("b", 0.0))]
    assert rounds_of(["a", "b"], 2, played) == [0.5]
    assert rounds_of(["a", "b", "c"], 2, played) == []


def test_the_verdict_for_people() -> None:
    told = run(*ARENA, "--target", "0.5")
    assert "The share of greedy is " in told
    assert told.endswith("50.0% (error at most 5 %).\n")


def test_a_budget_of_its_own_makes_another_bot() -> None:
    contest = ["arena", "fishery", "--preset", "pond", "--games", "8", "--json"]
    answer = json.loads(run(*contest, "--bots", "admiral@60i,admiral@2i"))
    longer, shorter = answer["rows"]
    assert (longer["bot"], shorter["bot"]) == ("admiral@60i", "admiral@2i")
    assert longer["seconds_mean"] > shorter["seconds_mean"]
    assert longer["share"] > shorter["share"]


def test_more_bots_than_seats_play_a_ladder() -> None:
    contest = ["arena", "fishery", "--preset", "pond", "--games", "24", "--json"]
    answer = json.loads(run(*contest, "--bots", "random,greedy,admiral@15i"))
    rated = {row["bot"]: row["rating"] for row in answer["rows"]}
    assert rated["random"] < min(rated["greedy"], rated["admiral@15i"])
    assert all(0 < row["deviation"] < 8.3 for row in answer["rows"])


def test_co_operative_play_counts_the_points_of_all() -> None:
    contest = ["arena", "fishery_boom", "--preset", "together", "--games", "3", "--json"]
    answer = json.loads(run(*contest, "--bots", "random"))
    (row,) = answer["rows"]
    assert answer["total_mean"] == pytest.approx(2 * row["score_mean"])


def test_unknown_bots_and_bad_budgets_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "arena", "fishery", "--bots", "kraken").startswith("no bot is called 'kraken'")
    assert refused(capsys, "arena", "fishery", "--bots", "mate@soon").startswith("'soon' is not a budget")
    assert refused(capsys, "arena", "fishery", "--bots", "mate@0i") == "'0i' leaves no time to think"
    assert refused(capsys, "play", "fishery", "--against", "kraken").startswith("no bot is called 'kraken'")
