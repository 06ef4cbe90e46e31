"""What designers ask: maps of the board, what each thing is worth, and a fair set-up."""

import re
from dataclasses import replace

import numpy as np
import pyarrow as pa
import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.rng import Rng
from shoal.lab.experiment import read_experiment
from shoal.lab.folder import read_folder
from shoal.lab.play.measured_game import play
from shoal.lab.play.seats import LabPlayers
from shoal.lab.play.sheet import sheet_for
from shoal.lab.report.fairness import divided, even_points, fair_of
from shoal.lab.report.heat_maps import maps_plots, uses
from shoal.lab.report.heat_maps import worth as worth_of_places
from shoal.lab.report.results import Results, results_of
from shoal.lab.report.strategies import fair_plot, goods_plots, worth
from shoal.lab.runner import in_processes
from shoal.lab.runner import run as run_lab

EXPERIMENT = """
games = 60
case = [
  { game = "fishery", bots = ["eager"], options = { rows = 3, columns = 3, ships = 2 } },
  { game = "fleet", seats = 2, bots = ["eager"] },
]
"""


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> list[Results]:
    folder = tmp_path_factory.mktemp("designs")
    (folder / "experiment.toml").write_text(EXPERIMENT)
    list(run_lab(folder / "results", read_experiment(folder / "experiment.toml"), in_processes(1)))
    return results_of(read_folder(folder / "results"))


def with_column(results: Results, name: str, values: pa.Array) -> Results:
    plain = results.plain.slice(0, len(values))
    return replace(results, plain=plain.set_column(plain.column_names.index(name), name, values))


@pytest.mark.parametrize("name", OURS)
def test_sheets_name_only_figures_and_places_that_there_are(name: str) -> None:
    game = load(name)
    seats = min(game.meta.seats)
    sheet, options = sheet_for(game), game.settle(seats, {})
    notes = play(game, sheet, options, LabPlayers(game, seats, ["eager"], 1, 0, 0), Rng(1), trail=False)
    figures = [figure for figure, _ in sheet.figures]
    assert len(set(figures)) == len(figures) == len(notes.seat_figures[0])
    assert {good for _, goods in sheet.goods for good in goods} <= set(figures)
    rows, columns = sheet.size_of(game.start(seats, options))
    assert len(notes.places) == len(sheet.maps)
    for place in (place for lists in notes.places for places in lists for place in places):
        for square in place.split("/"):
            assert 0 <= ord(square[0]) - ord("a") < columns
            assert 1 <= int(square[1:]) <= rows


def test_routes_of_fresh_fish_count_as_much_as_the_game_says() -> None:
    """A seat's routes share plots, so their plots are no more than the lengths that are scored."""
    game = load("fresh_fish")
    sheet, options = sheet_for(game), game.settle(2, {})
    for number in range(5):
        table = LabPlayers(game, 2, ["eager"], 1, number, number)
        notes = play(game, sheet, options, table, Rng(1, number), trail=False)
        outlets, routes = notes.places
        spent = [row[0] for row in notes.seat_figures]
        for seat in (0, 1):
            counted = notes.scores[seat] + 15 - spent[seat]  # type: ignore[operator]
            assert len(outlets[seat]) <= 4
            assert len(routes[seat]) <= counted


def test_a_map_counts_games_and_wins(cases: list[Results]) -> None:
    """Who has b2 always wins; seats are equal."""
    ships = [[["b2", "a1"], ["c3"]], [["c3"], ["b2"]]] * 30
    shares = [[1.0, 0.0], [0.0, 1.0]] * 30
    made = with_column(cases[0], "map:ships", pa.array(ships))
    made = with_column(made, "shares", pa.array(shares))
    assert uses(made, "ships") == {"b2": 1.0, "a1": 0.5, "c3": 1.0}
    assert {place: (mean.value, mean.count) for place, mean in worth_of_places(made, "ships").items()} == {
        "b2": (1.0, 60), "a1": (1.0, 30), "c3": (0.0, 60)
    }  # fmt: skip
    assert worth_of_places(made, "nets") == {}
    page = "".join(maps_plots(made))
    assert page.count("<svg") == 3
    assert re.search(r'x="92.0" y="78.0" class="c chip">100<', page)
    unequal = replace(made, case=replace(made.case, bots=("eager", "random")))
    assert "".join(maps_plots(unequal)).count("<svg") == 2


def test_a_thing_is_worth_what_those_win_who_had_it(cases: list[Results]) -> None:
    fleet = with_column(cases[1], "seat:tuna", pa.array([[2, 0], [0, 1]] * 30))
    fleet = with_column(fleet, "seat:cod", pa.array([[1, 1]] * 59 + [[0, 0]]))
    fleet = with_column(fleet, "seat:pub", pa.array([[1, 1]] * 60))
    fleet = with_column(fleet, "shares", pa.array([[1.0, 0.0], [0.0, 1.0]] * 30))
    found = worth(fleet, ("cod", "tuna", "pub"))
    assert [(name, mean.value, mean.count) for name, mean in found.items()] == [("tuna", 1.0, 60), ("cod", 0.5, 118)]
    assert "Win share of those who had it: licences" in "".join(goods_plots(fleet))
    assert goods_plots(replace(fleet, case=replace(fleet.case, bots=("eager", "random")))) == []


def test_a_species_is_worth_what_its_guards_win(cases: list[Results]) -> None:
    fleet = cases[1]
    guarded = pa.array([["shark", "crab"], ["crab", "shark"]] * 30)
    plain = fleet.plain.append_column("seat:species", guarded)
    made = with_column(replace(fleet, plain=plain), "shares", pa.array([[1.0, 0.0], [0.0, 1.0]] * 30))
    assert {name: mean.value for name, mean in worth(made, ("species",)).items()} == {"shark": 1.0, "crab": 0.0}


def test_points_make_seats_equal_and_are_tested_on_other_games(cases: list[Results]) -> None:
    rng = np.random.default_rng(4)
    margin = rng.normal(3.2, 5.0, 4000).round()
    scores = np.stack([np.full(4000, 20.0), 20 + margin], axis=1)
    points = even_points(scores[0::2])
    assert points[1] == 0
    assert 2.5 <= points[0] <= 4
    whole = replace(cases[0], plain=pa.table({"scores": list(scores), "shares": list(divided(scores))}))
    fair = fair_of(whole)
    assert fair is not None
    assert not fair.fewest
    assert fair.without[1].value > 0.7
    assert fair.with_them[1].value == pytest.approx(0.5, abs=0.06)
    page = "".join(fair_plot(whole))
    assert f"Give Black {fair.points[0]:g} squares at the start. Without it the weakest player should be White." in page


def test_where_the_fewest_points_win_points_are_taken_away(cases: list[Results]) -> None:
    scores = np.stack([np.full(400, 20.0), 22 + np.random.default_rng(4).normal(0, 3, 400).round()], axis=1)
    whole = replace(cases[1], plain=pa.table({"scores": list(scores), "shares": list(divided(-scores))}))
    fair = fair_of(whole)
    assert fair is not None
    assert fair.fewest
    assert fair.points[1] > 1
    assert "Take from " in "".join(fair_plot(whole))


def test_equal_seats_need_no_points(cases: list[Results]) -> None:
    shares = [[1.0, 0.0], [0.0, 1.0]] * 30
    assert fair_of(with_column(cases[0], "shares", pa.array(shares))) is None
