"""Skill: shares of strength, chance and both, compared with those of results that are made up."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from shoal.core.catalogue import load
from shoal.lab.experiment import read_experiment
from shoal.lab.folder import read_folder
from shoal.lab.plan import Plan, batches_of, games_of
from shoal.lab.play.seats import LabPlayers
from shoal.lab.report.results import Results, results_of
from shoal.lab.report.skill import skill_of
from shoal.lab.runner import in_processes, run

GAMES = 1200


def plan(folder: Path, text: str) -> Plan:
    (folder / "experiment.toml").write_text(text)
    return read_experiment(folder / "experiment.toml")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Results:
    folder = tmp_path_factory.mktemp("skill")
    unequal = plan(folder, 'games = 60\nluck = 30\ncase = [{ game = "fleet", seats = 2, bots = ["random", "eager"] }]')
    list(run(folder / "results", unequal, in_processes(1)))
    return results_of(read_folder(folder / "results"))[0]


def test_every_pair_of_a_ladder_plays_in_both_seats(tmp_path: Path) -> None:
    text = 'games = 60\ncase = [{ game = "fleet", seats = 2, bots = ["random", "greedy", "skipper"] }]'
    case, game = plan(tmp_path, text).cases[0], load("fleet")
    lineups = [tuple(LabPlayers(game, case.seats, list(case.bots), 0, 0, number).names) for number in range(60)]
    assert Counter(lineups) == dict.fromkeys(permutations(case.bots, 2), 10)


def test_games_are_played_again_by_the_same_bots_and_by_a_lineup_that_is_drawn(played: Results) -> None:
    rows = played.exchanged.to_pylist()
    plain = played.plain["bots"].to_pylist()
    same = [row for row in rows if row["lineup"] == row["chance"]]
    drawn = [row for row in rows if row["lineup"] != row["chance"]]
    assert [row["chance"] for row in same] == [row["chance"] for row in drawn] == list(range(60))
    assert all(row["bots"] == plain[row["chance"]] for row in same)
    assert all(row["choices"] == row["chance"] ^ 1 for row in rows)
    assert len({tuple(row["bots"]) for row in drawn if row["chance"] % 2}) == 2


def made_up(results: Results, result: str) -> Results:
    """Return games whose first seat has a result that depends on strength s, chance c and tosses t."""
    rng = np.random.default_rng(2)
    chance, made = rng.normal(size=GAMES), eval(f"lambda s, c, t: {result}")
    lineups = np.arange(GAMES) % 8

    def table(line: np.ndarray, number: np.ndarray) -> pa.Table:
        scores = made((line - 3.5) / np.sqrt(5.25), chance, rng.normal(size=GAMES))
        columns = {"bots": [[str(one), "x"] for one in line], "scores": [[score, 0.0] for score in scores]}
        return pa.table({"chance": np.arange(GAMES), "lineup": number, **columns})

    alike, others = table(lineups, np.arange(GAMES)), table(rng.integers(0, 8, GAMES), np.full(GAMES, 2**32))
    plain = table(lineups, np.arange(GAMES))
    return replace(results, plain=plain, exchanged=pa.concat_tables([alike, others]))


@pytest.mark.parametrize(
    ("result", "parts"),
    [
        ("s", (1, 0, 0, 0)),
        ("c", (0, 1, 0, 0)),
        ("s * c", (0, 0, 1, 0)),
        ("t + 0 * s", (0, 0, 0, 1)),
        ("s + c + s * c + t", (0.25, 0.25, 0.25, 0.25)),
    ],
)
def test_strength_and_chance_are_separated(played: Results, result: str, parts: tuple[float, ...]) -> None:
    skill = skill_of(made_up(played, result), "scores")
    assert skill is not None
    assert [name for name, _ in skill.parts()] == ["strength", "chance", "both", "own tosses"]
    means = [mean for _, mean in skill.parts()]
    assert [mean.value for mean in means] == pytest.approx(parts, abs=0.1)
    for mean, part in zip(means, parts, strict=True):
        assert mean.low - 0.02 <= part <= mean.high + 0.02
        assert mean.low - 1e-9 <= mean.value <= mean.high + 1e-9


def test_without_games_for_luck_only_strength_is_known(played: Results) -> None:
    skill = skill_of(replace(played, exchanged=played.exchanged.slice(0, 0)), "shares")
    assert skill is not None
    assert [name for name, _ in skill.parts()] == ["strength", "chance and own tosses"]
    assert sum(mean.value for _, mean in skill.parts()) == pytest.approx(1)


def test_equal_bots_show_no_skill(played: Results) -> None:
    assert skill_of(replace(played, case=replace(played.case, bots=("eager",))), "shares") is None


@pytest.mark.parametrize(
    ("case", "luck", "again"),
    [
        ('{ game = "fleet", seats = 2 }', 30, 60),
        ('{ game = "fleet", seats = 2, bots = ["random", "eager"] }', 30, 120),
        ('{ game = "fleet", seats = 2 }', 29, 0),
        ('{ game = "fishery" }', 30, 0),
        ('{ game = "fishery", bots = ["random", "eager"] }', 30, 0),
    ],
)
def test_games_for_luck_are_played_only_where_they_tell_something(
    tmp_path: Path, case: str, luck: int, again: int
) -> None:
    settled = plan(tmp_path, f"games = 64\nluck = {luck}\nbatch = 8\ncase = [{case}]")
    games = [streams for batch in batches_of(settled) for streams in games_of(settled, batch)]
    assert len(games) == 64 + again
    assert len(set(games)) == len(games)
