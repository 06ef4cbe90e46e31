"""The catalogue: ours by name, others through entry points."""

from pathlib import Path

import pytest

from shoal.core.catalogue import OURS, load, names
from shoal.core.errors import UnknownGame


@pytest.mark.parametrize("name", OURS)
def test_our_games_load_under_their_names(name: str) -> None:
    assert load(name).name == name


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'whist'; there are "):
        load("whist")


@pytest.mark.usefixtures("toys")
def test_third_party_games_join_through_entry_points() -> None:
    assert names() == [*OURS, "lots", "tide"]
    assert load("tide").meta.title == "Tide"


def test_an_entry_point_that_is_no_game(toys: Path) -> None:
    with (toys / "toys-1.dist-info" / "entry_points.txt").open("a") as entry_points:
        entry_points.write("nonsense = toys.tide:CARDS\n")
    with pytest.raises(UnknownGame, match="is not a game"):
        load("nonsense")
