"""The finished records, against a program that shares nothing with the engine."""

from pathlib import Path

import pytest

from games.fishery_boom import fishery_boom_oracle as oracle
from shoal.core.record import ActEntry, decode
from shoal.core.replay import replay

FOLDER = Path(__file__).with_name("records")


@pytest.mark.parametrize(("name", "scores"), [("extinct", [-9, -1, -1, -4]), ("played", [-2, -6])])
def test_the_result_is_the_one_that_the_oracle_finds(name: str, scores: list[int]) -> None:
    record = decode((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    texts = [entry.text for entry in record.entries if isinstance(entry, ActEntry)]
    end = oracle.Game(record.seats, dict(record.options), texts)
    assert end.asked is None
    assert end.world.scores() == replay(record).state.scores() == scores
