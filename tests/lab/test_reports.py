"""Reports: their figures are compared with figures worked out by hand; and the page itself."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from report_figures import missing
from shoal.lab.errors import NothingToReport
from shoal.lab.experiment import read_experiment
from shoal.lab.folder import read_folder
from shoal.lab.report import svg
from shoal.lab.report.luck import luck_of
from shoal.lab.report.page import digits_for, page_of
from shoal.lab.report.results import Results, results_of
from shoal.lab.report.statistics import FigureChange, by_amount, by_word, changes, marked, mean_of, share_of
from shoal.lab.runner import in_processes
from shoal.lab.runner import run as play
from support.cli_runs import refused, run

EXPERIMENT = """
seed = 3
games = 60
luck = 30
case = [
  { game = "fleet", seats = 2, bots = ["random", "eager"] },
  { game = "fishery_boom", seats = 2, bots = ["eager"], options = { spawn_one = [false, true] } },
  { game = "fishery_boom", seats = 3, bots = ["eager"], options = { scoring = "co-operative" } },
  { game = "fishery", bots = ["eager"], options = { rows = 3, columns = 3, ships = 2 } },
]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lab")
    (path / "experiment.toml").write_text(EXPERIMENT)
    list(play(path / "results", read_experiment(path / "experiment.toml"), in_processes(1)))
    return path / "results"


def with_columns(results: Results, **columns: list[list[float]] | list[list[str]]) -> Results:
    """Return the same games with other figures for each seat."""
    plain = results.plain.slice(0, len(next(iter(columns.values()))))
    for name, values in columns.items():
        plain = plain.set_column(plain.column_names.index(name), name, pa.array(values))
    return replace(results, plain=plain)


def test_a_mean_and_its_interval() -> None:
    mean = mean_of(np.array([1.0, 2.0, 3.0, 4.0]))
    assert mean.value == 2.5
    assert mean.margin == pytest.approx(1.96 * np.sqrt(5 / 3) / 2)


def test_a_share_is_never_certain() -> None:
    always = share_of(np.ones(20))
    assert (always.value, always.high) == (1.0, 1.0)
    assert always.low == pytest.approx(20 / (20 + 1.96**2))


def test_seats_of_one_game_count_as_one() -> None:
    """Both seats of a game always have the same result, so two values are worth one."""
    values, games = np.repeat(np.array([1.0, 0.0] * 50), 2), np.repeat(np.arange(100), 2)
    together, apart = share_of(values, games), share_of(values[::2])
    assert (together.low, together.high) == pytest.approx((apart.low, apart.high))
    assert together.margin > 1.3 * share_of(values).margin


def test_a_table_of_noise_is_rarely_marked() -> None:
    rng = np.random.default_rng(5)
    tables = 600
    wrong = sum(any(marked([noise(rng) for _ in range(10)])) for _ in range(tables))
    assert wrong / tables <= 0.05 + 3 * np.sqrt(0.05 * 0.95 / tables)
    one = FigureChange("real", 0.0, 1.0, mean_of(rng.normal(1.0, 1.0, 200)), 0.0)
    assert marked([*(noise(rng) for _ in range(9)), one])[-1]
    assert marked([]) == []


def noise(rng: np.random.Generator) -> FigureChange:
    return FigureChange("noise", 0.0, 0.0, mean_of(rng.normal(0.0, 1.0, 200)), 0.0)


def test_strategies_are_judged_without_the_advantage_of_their_seats(folder: Path) -> None:
    """Seat 0 always wins, with every purchase, so no purchase is better than another."""
    fleet = with_columns(
        results_of(read_folder(folder))[0], shares=[[1.0, 0.0]] * 40, openings=[["cod", "tuna"], ["tuna", "cod"]] * 20
    )
    assert {word: mean.value for word, mean in by_word(fleet, fleet.words_by_seat("openings")).items()} == {
        "cod": 0.5, "tuna": 0.5
    }  # fmt: skip
    decided = with_columns(fleet, shares=[[1.0, 0.0], [0.0, 1.0]] * 20)
    words = by_word(decided, decided.words_by_seat("openings"))
    assert [(word, mean.value, mean.count) for word, mean in words.items()] == [("cod", 1.0, 40), ("tuna", 0.0, 40)]


def test_amounts_are_grouped_when_there_are_many(folder: Path) -> None:
    whole = results_of(read_folder(folder))[0]
    fleet = replace(whole, plain=whole.plain.slice(0, 40))
    few = by_amount(fleet, np.array([[0.0, 1.0]] * 40))
    assert {name: mean.count for name, mean in few.items()} == {"0": 40, "1": 40}
    many = by_amount(replace(fleet, plain=pa.concat_tables([fleet.plain] * 4)), np.arange(320.0).reshape(160, 2))
    assert sum(mean.count for mean in many.values()) == 320
    assert list(many) == ["0 to 63", "64 to 127", "128 to 190", "191 to 254", "255 to 319"]


def luck_when(folder: Path, score: str) -> tuple[float, float, float]:
    """Divide the variance of invented scores, which depend on a game's chance and choices."""
    rng = np.random.default_rng(1)
    chance, choices = rng.normal(size=4000), rng.normal(size=4000)
    numbers = [(n, n) for n in range(4000)]
    swapped = [pair for n in range(0, 4000, 2) for pair in ((n, n + 1), (n + 1, n))]
    made = eval(f"lambda a, b: {score}")

    def table(streams: list[tuple[int, int]]) -> pa.Table:
        return pa.table({"scores": [[made(chance[a], choices[b])] * 2 for a, b in streams]})

    unequal, equal, *_ = results_of(read_folder(folder))
    assert luck_of(replace(unequal, plain=table(numbers), exchanged=table(swapped)), "scores") is None
    luck = luck_of(replace(equal, plain=table(numbers), exchanged=table(swapped)), "scores")
    assert luck is not None
    return luck.chance.value, luck.choices.value, luck.together


@pytest.mark.parametrize(
    ("score", "parts"), [("a", (1, 0, 0)), ("b", (0, 1, 0)), ("a + b", (0.5, 0.5, 0)), ("a * b", (0, 0, 1))]
)
def test_luck_and_choices_are_separated(folder: Path, score: str, parts: tuple[float, ...]) -> None:
    assert luck_when(folder, score) == pytest.approx(parts, abs=0.08)


def test_variants_are_compared_game_by_game(folder: Path) -> None:
    _, before, after, *_ = results_of(read_folder(folder))
    found = {change.title: change for change in changes(before, after)}
    fish = np.array(after.plain["figure:fish_left"]) - np.array(before.plain["figure:fish_left"])
    assert found["fish left"].difference.value == pytest.approx(fish.mean())
    assert "years" not in found
    assert changes(before, before) == []


def test_the_page_needs_no_other_file_and_has_every_case(folder: Path) -> None:
    assert run("lab", "report", str(folder)).strip() == str(folder / "report.html")
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert not re.search(r"https?:|<script|src=|@import|url\((?!#)", page)
    for title in ("Fleet, 2 players", "Fishery Boom, 2 players: spawn_one=true", "What the variants change"):
        assert f">{title}<" in page
    assert page.count("<svg") == page.count('role="img"><title>') > 30
    assert "Win share by bot" in page
    assert len(re.findall(r"What decides who wins, over these bots: strength \d+%", page)) == 1
    assert page.count("The bots differ here: ") == 1
    assert len(re.findall(r"Together -?[\d.]+ ± ", page)) == 1
    assert "Reconstructed, not from the rulebook: " in page
    assert "nan" not in page.lower()
    assert page == page_of(results_of(read_folder(folder)), 3)


def test_another_program_finds_the_same_figures_in_the_files(folder: Path) -> None:
    run("lab", "report", str(folder))
    count, lost = missing(folder)
    assert lost == []
    assert count > 50
    page = folder / "report.html"
    page.write_text(
        re.sub(r"(Length of a game: mean )\d", r"\g<1>7", page.read_text(encoding="utf-8")), encoding="utf-8"
    )
    assert len(missing(folder)[1]) >= 1
    run("lab", "report", str(folder))


def light_of(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_every_colour_has_a_light_and_a_dark_one_and_words_can_be_read_on_both(folder: Path) -> None:
    page = page_of(results_of(read_folder(folder)), 3)
    light, dark = (
        dict(re.findall(r"--([\w-]+): (#\w{6});", block)) for block in re.findall(r":root {(.*?)}", page, re.DOTALL)
    )
    assert light.keys() == dark.keys()
    for palette in (light, dark):
        for words, ground in product(("ink", "ink-2", "action"), ("paper", "sheet")):
            low, high = sorted(light_of(palette[name]) for name in (words, ground))
            assert (high + 0.05) / (low + 0.05) >= 4.5, (words, ground)
    assert set(re.findall(r"var\(--([\w-]+)\)", page)) - {"serif", "sans"} <= light.keys()
    assert re.findall(r"#[0-9a-f]{6}\b", re.sub(r":root {.*?}", "", page, flags=re.DOTALL)) == []


def test_differences_have_as_many_digits_as_their_margins_allow() -> None:
    assert [digits_for(margin) for margin in (0.0, 0.0002, 0.089, 0.151, 1.99, 10.7, 300.0)] == [3, 3, 3, 2, 1, 0, 0]


def test_an_axis_has_round_ticks() -> None:
    axis = svg.Axis(0.13, 0.87, 0, 100)
    assert [round(tick, 6) for tick in axis.ticks] == [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert (axis.at(0.0), axis.at(0.5), axis.at(1.0)) == (0, 50, 100)


@pytest.mark.parametrize(("shares", "widths"), [((0.2, 0.3, 0.5), (80, 119, 199)), ((0.1, 1.1, -0.2), (33, 365, 0))])
def test_parts_fill_their_bar_and_no_more(shares: tuple[float, ...], widths: tuple[int, ...]) -> None:
    drawn = svg.divided("luck", [("who wins", [("a part", share) for share in shares])])
    found = re.findall(r'width="([\d.]+)" height="26"', drawn)
    assert [round(float(width)) for width in found] == list(widths)


def test_names_of_lines_that_end_together_stand_apart() -> None:
    rows = [svg.PlotLine("low", [3.0, 1.0]), svg.PlotLine("high", [3.0, 1.01]), svg.PlotLine("higher", [3.0, 2.0])]
    drawn = svg.lines("losses", rows, "epoch")
    heights = {name: float(y) for y, name in re.findall(r'y="([\d.]+)">(\w+)</text>', drawn)}
    assert heights["higher"] < heights["high"] == heights["low"] - svg.LETTERS
    assert drawn.count("dashed") == len(rows) - 1


def test_a_small_column_is_never_labelled_zero() -> None:
    drawn = svg.columns("length", ["1", "2", "3"], [0.996, 0.004, 0.0], "plies")
    assert re.findall(r">([^<>]+%)</text>", drawn)[-2:] == ["100%", "&lt;1%"]


def test_only_finished_experiments_are_reported(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "contains no experiment" in refused(capsys, "lab", "report", str(tmp_path))
    (tmp_path / "plan.json").write_text((folder / "plan.json").read_text())
    with pytest.raises(NothingToReport, match="5 batches have not been played"):
        read_folder(tmp_path)
