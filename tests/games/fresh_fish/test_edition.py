"""The printed numbers, and editions with other ones."""

from pathlib import Path

import pytest

from shoal.core.edition import read_edition
from shoal.core.errors import BadEdition
from shoal.core.game import ALL
from shoal.core.random_playout import play_out
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.game import FreshFish

PRINTED = (Path(__file__).parents[3] / "src/shoal/games/fresh_fish/edition.toml").read_text(encoding="utf-8")


def edited(folder: Path, *changes: tuple[str, str]) -> FreshFish:
    text = PRINTED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return FreshFish("mine", read_edition(path))


def test_the_action_table() -> None:
    assert len(GAME.actions) == 332
    assert GAME.edition.reconstructed() == ["box"]


def test_more_money_makes_a_longer_action_table_and_moves_nothing(tmp_path: Path) -> None:
    game = edited(tmp_path, ("money = 15", "money = 20"))
    assert len(game.actions) == 337
    assert game.actions.texts[:332] == GAME.actions.texts
    assert game.start(2, {}).view(ALL)["money"] == [20, 20]


def test_a_tiny_town_is_full_before_all_is_sold(tmp_path: Path) -> None:
    game = edited(tmp_path, ("side = [7,", "side = [4,"))
    for seed in range(20):
        state = game.start(2, {"layout": "complex"})
        play_out(state, Rng(seed))
        assert state.ending() == "unsold"


def test_without_special_tiles_the_preset_has_none(tmp_path: Path) -> None:
    game = edited(tmp_path, ("construction_zones = 2", "construction_zones = 0"))
    assert game.meta.presets["whole-box"]["construction_zones"] == 0
    assert game.with_edition(GAME.edition).edition == GAME.edition


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "side = [7, 8, 9, 10]",
            "side = [7, 8, 9, 11]",
            r"line 13: \[board\] side: must be a whole number from 4 to 10, not 11",
        ),
        ("side = [7, 8, 9, 10]", "side = [7, 8, 9]", r"\[board\] side: must have a number for each of 4"),
        ("side = [7, 8, 9, 10]", "side = 7", r"\[board\] side: must be a list of whole numbers"),
        ("seats = [2, 3, 4, 5]", "seats = [3, 2, 4, 5]", r"\[players\] seats: must rise"),
        ("seats = [2, 3, 4, 5]", "seats = []", r"\[players\] seats: must not be empty"),
        ("money = 15", 'money = "15"', r"\[players\] money: must be a whole number from 0 to 99"),
        ("markers = 6", "markers = 2", r"\[players\] markers: must be a whole number from 3 to 100"),
        ("apartments = 24", "apartments = 20", r"\[box\] apartments: must be a whole number from 21 to 200, not 20"),
    ],
)
def test_numbers_that_contradict_each_other(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadEdition, match=complaint):
        edited(tmp_path, (old, new))
