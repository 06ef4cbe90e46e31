"""Printed numbers: other editions are played with, and contradictions are named with their line."""

from pathlib import Path

import pytest

from shoal.core.edition import read_edition
from shoal.core.errors import BadEdition
from shoal.core.random_playout import play_out
from shoal.core.rng import Rng
from shoal.games.fleet import GAME, meta

TEXT = Path(meta.__file__).with_name("edition.toml").read_text(encoding="utf-8")


def changed(folder: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = folder / "other.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def test_another_edition_is_another_game(tmp_path: Path) -> None:
    other = GAME.with_edition(read_edition(changed(tmp_path, "tuna = 3\nshrimp = 2", "tuna = 1\nshrimp = 5")))
    assert other.printed.cash[:2] == [1, 5]
    assert other.printed.place == [3, 0, 1, 2, 4, 5]
    assert other.edition.digest != GAME.edition.digest
    for seats in (2, 3, 4):
        play_out(other.start(seats, {}), Rng(1))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("tuna = 12", "tuna = 3", r"line 43: \[boat_copies\] tuna: must be a whole number from 4 to 99"),
        ("pub = 10", 'pub = "ten"', r"\[licence_minimum_bids\] pub: must be a whole number from 1 to 99"),
        ("boat_capacity = 4\n", "", r"\[crates\] boat_capacity: is missing"),
        (
            'common_removed = { "2" = 6',
            'common_removed = { "2" = 9',
            r"\[setup\] common_removed: must leave 2 licences",
        ),
        ('common_aside = { "2" = 10', 'common_aside = { "2" = 21', r"\[setup\] common_aside: must be from 0 to 20"),
        ("one_lobster = [1, 4]", "one_lobster = [4, 1]", r"\[bonuses\] one_lobster: must not fall"),
        (
            "tuna_draws = [2, 2, 3, 3, 4]",
            "tuna_draws = [2, 2]",
            r"\[bonuses\] tuna_draws: must be a list of at least 5",
        ),
        (
            '"any", "none", "any"]',
            '"any", "all", "any"]',
            r"\[bonuses\] tuna_discards: must be 5 words of none, drawn, any",
        ),
    ],
)
def test_contradictions_are_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    edition = read_edition(changed(tmp_path, old, new))
    with pytest.raises(BadEdition, match=message):
        GAME.with_edition(edition)
