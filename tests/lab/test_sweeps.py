"""Sweeps of options and of numbers of the edition, and the time that an experiment will take."""

from pathlib import Path

import pytest

from shoal.core.catalogue import load
from shoal.core.edition import parse_edition
from shoal.lab.duration_estimate import in_words, seconds_left
from shoal.lab.errors import BadExperiment
from shoal.lab.experiment import read_experiment
from shoal.lab.folder import read_folder
from shoal.lab.plan import Plan
from shoal.lab.report.page import page_of
from shoal.lab.report.results import results_of
from shoal.lab.runner import in_processes
from shoal.lab.runner import run as play
from shoal.lab.sweeps import changed, differences
from support.cli_runs import run

SWEEP = """
games = 4
[[case]]
game = "fleet"
seats = 2
bots = ["eager"]
sweep = "{sweep}"
options = {{ advanced = [false, true] }}
numbers = {{ "licence_minimum_bids.tuna" = [5, 7, 9], "boat_cash.tuna" = 2 }}
"""


def read(folder: Path, text: str) -> Plan:
    (folder / "experiment.toml").write_text(text)
    return read_experiment(folder / "experiment.toml")


def bids(plan: Plan) -> list[tuple[str, bool, int, int]]:
    """Return of each case its variant, the option, and the two numbers of its edition."""
    found = []
    for case in plan.cases:
        printed = case.load().edition
        numbers = printed.section("licence_minimum_bids")["tuna"], printed.section("boat_cash")["tuna"]
        found.append((case.variant, bool(case.options["advanced"]), *numbers))
    return found


def test_a_sweep_of_each_changes_one_thing_at_a_time(tmp_path: Path) -> None:
    assert bids(read(tmp_path, SWEEP.format(sweep="each"))) == [
        ("", False, 5, 2),
        ("advanced=true", True, 5, 2),
        ("licence_minimum_bids.tuna=7", False, 7, 2),
        ("licence_minimum_bids.tuna=9", False, 9, 2),
    ]


def test_a_grid_has_every_combination(tmp_path: Path) -> None:
    found = bids(read(tmp_path, SWEEP.format(sweep="grid")))
    assert [case[1:] for case in found] == [(flag, bid, 2) for flag in (False, True) for bid in (5, 7, 9)]
    assert found[-1][0] == "advanced=true licence_minimum_bids.tuna=9"


@pytest.mark.parametrize(
    ("name", "number", "value"),
    [
        ("fleet", "bonuses.tuna_draws", [2, 2, 3, 3, 5]),
        ("fleet", "setup.common_aside", {"2": 10, "3": 8, "4": 7}),
        ("fishery_boom", "species[2].fish", 7),
        ("fishery_boom", "variants.spawn_one", True),
        ("pisces", "species.sardine.value", 5),
        ("fresh_fish", "board.side", [7, 8, 9, 9]),
        ("fishery", "pieces.ships_each", 5),
    ],
)
def test_one_number_changes_and_nothing_else(name: str, number: str, value: object) -> None:
    own = load(name).edition
    after = changed(own, {number: value})
    assert {name.removesuffix(".4"): new for name, (_, new) in differences(own, after).items()} == {
        number: value["4"] if isinstance(value, dict) else value
    }
    assert parse_edition(after.text, "x").digest == after.digest != own.digest
    assert (
        changed(after, {number: own.section(number.rpartition(".")[0])[number.rpartition(".")[2]]}).digest == own.digest
    )


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        ('numbers = { "boat_cash.whale" = 1 }', "the edition has no number 'boat_cash.whale'"),
        ('numbers = { "boat_cash.tuna" = 99 }', "[boat_cash] tuna: must be a whole number from"),
        ('numbers = { "boat_cash.tuna" = [] }', "boat_cash.tuna has no values"),
        ('sweep = "all"', "sweep is one of grid, each, not 'all'"),
        ('numbers = { "boat_cash.tuna" = [3, 3] }', "two cases are the same"),
    ],
)
def test_a_sweep_that_cannot_be_played_is_refused(tmp_path: Path, case: str, reason: str) -> None:
    with pytest.raises(BadExperiment) as refused:
        read(tmp_path, f'[[case]]\ngame = "fleet"\nseats = 2\n{case}\n')
    assert reason in str(refused.value)


def test_the_report_says_what_the_edition_changes(tmp_path: Path) -> None:
    list(play(tmp_path / "results", read(tmp_path, SWEEP.format(sweep="each")), in_processes(1)))
    page = page_of(results_of(read_folder(tmp_path / "results")), 0)
    assert page.count("<b>Edition</b>: boat cash tuna: 2 instead of 3") == 2
    assert page.count("licence minimum bids tuna: 9 instead of 5; boat cash tuna: 2 instead of 3.") == 1
    assert "Fleet, 2 players: licence_minimum_bids.tuna=7, compared with Fleet, 2 players<" in page


def test_a_run_says_first_how_long_it_will_take(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    plan = read(tmp_path, SWEEP.format(sweep="each"))
    once = seconds_left(tmp_path / "results", plan)
    assert 0 < once < seconds_left(tmp_path / "results", Plan(**{**vars(plan), "games": 400}))
    arguments = ("lab", "run", str(tmp_path / "experiment.toml"), "--out", str(tmp_path / "results"))
    assert run(*arguments).startswith("16 games in")
    assert seconds_left(tmp_path / "results", plan) == 0


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.2, "1 s"), (89, "89 s"), (100, "2 min"), (5000, "83 min"), (9000, "2.5 h"), (200000, "2.3 days")],
)
def test_durations_are_said_in_two_figures(seconds: float, words: str) -> None:
    assert in_words(seconds) == words
