"""Experiment files: their cases, and what is refused."""

from pathlib import Path

import pytest

from shoal.core.catalogue import load
from shoal.lab.errors import BadExperiment
from shoal.lab.experiment import read_experiment
from shoal.lab.plan import Plan, Streams, batches_of, decode, encode, games_of

BOOM = Path(__file__).resolve().parents[2] / "src/shoal/games/fishery_boom/edition.toml"


def read(tmp_path: Path, text: str) -> Plan:
    (tmp_path / "experiment.toml").write_text(text)
    return read_experiment(tmp_path / "experiment.toml")


def test_every_combination_is_a_case(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(BOOM.read_text().replace("initial_supply = 0", "initial_supply = 1"))
    plan = read(
        tmp_path,
        """
        games = 10
        [[case]]
        game = "fishery_boom"
        seats = [2, 4]
        bots = [["eager"], ["random", "eager"]]
        editions = ["", "mine.toml"]
        options = { spawn_one = [false, true], ties = "shared" }
        """,
    )
    assert len(plan.cases) == 16
    assert plan.cases[0].name == "fishery_boom 2 spawn_one=false eager"
    assert plan.cases[-1].name == "fishery_boom 4 spawn_one=true mine random+eager"
    own, mine = plan.cases[0].load(), plan.cases[-1].load()
    assert own.edition.digest == load("fishery_boom").edition.digest == plan.cases[0].edition
    assert mine.edition.digest == plan.cases[-1].edition != own.edition.digest
    assert decode(encode(plan)) == plan


def test_seats_and_bots_that_are_left_out_are_all_numbers_of_seats_and_skipper(tmp_path: Path) -> None:
    plan = read(tmp_path, 'case = [{ game = "pisces" }]')
    assert [case.seats for case in plan.cases] == [2, 3, 4, 5, 6]
    assert plan.cases[0].bots == ("skipper",)
    assert (plan.games, plan.batch) == (100, 20)
    assert read(tmp_path, 'case = [{ game = "pisces", bots = ["eager"] }]').batch == 1000


def test_batches_cover_every_game_once(tmp_path: Path) -> None:
    plan = read(tmp_path, 'games = 71\nluck = 30\nbatch = 4\ncase = [{ game = "fleet", seats = [2, 3] }]')
    games = [(batch.case, game) for batch in batches_of(plan) for game in games_of(plan, batch)]
    plain = [(case, Streams(number, number, number)) for case in (0, 1) for number in range(71)]
    exchanged = [(case, Streams(number, number ^ 1, number)) for case in (0, 1) for number in range(60)]
    assert sorted(games) == sorted(plain + exchanged)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("games = 1", "there is no [[case]]"),
        ('games = 0\ncase = [{ game = "fleet" }]', "games must be a whole number from 1"),
        ('gmes = 1\ncase = [{ game = "fleet" }]', "there is no gmes"),
        ('seed = true\ncase = [{ game = "fleet" }]', "seed must be a whole number"),
        ('batch = 3\ncase = [{ game = "fleet" }]', "batch must be even"),
        ('games = 10\nluck = 6\ncase = [{ game = "fleet" }]', "luck must be a whole number from 0 to 5"),
        ('case = [{ game = "chess" }]', "no game is called 'chess'"),
        ('case = [{ game = "fleet", seat = 2 }]', "there is no seat"),
        ('case = [{ game = "fleet", seats = 5 }]', "Fleet is for 2, 3, 4 players, not 5"),
        ('case = [{ game = "fleet", seats = [2, 2] }]', "two cases are the same"),
        ('case = [{ game = "fleet", options = { advanced = 1 } }]', "advanced is one of false, true, not 1"),
        ('case = [{ game = "fleet", bots = ["shark"] }]', "no bot is called 'shark'"),
        ('case = [{ game = "fleet", bots = [] }]', "no bots for 2 seats"),
        ('case = [{ game = "fleet", bots = ["neptune"] }]', "give a budget in iterations, such as neptune@100i"),
        ('case = [{ game = "fleet", bots = ["mate@0.5"] }]', "seconds cannot be repeated exactly"),
        ('case = [{ game = "fleet", bots = ["eager@9i"] }]', "eager does not think, so it has no budget"),
        ('case = [{ game = "fleet", editions = ["none.toml"] }]', "No such file"),
        ('case = "fleet"', "case cannot be 'fleet'"),
        ("case = [", "Invalid"),
    ],
)
def test_an_experiment_that_cannot_be_run_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadExperiment) as refused:
        read(tmp_path, text)
    assert reason in str(refused.value)
    assert str(refused.value).startswith("experiment.toml: ")
