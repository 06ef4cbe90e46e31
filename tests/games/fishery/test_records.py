"""The finished records, against a program that shares nothing with the engine."""

from pathlib import Path

import pytest

from games.fishery import fishery_oracle as oracle
from shoal.core.record import ActEntry, decode
from shoal.core.replay import replay

FOLDER = Path(__file__).with_name("records")


@pytest.mark.parametrize(("name", "fish"), [("exhausted", [34, 29]), ("passed", [1, 2])])
def test_the_result_is_the_one_that_the_oracle_finds(name: str, fish: list[int]) -> None:
    record = decode((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    begin = oracle.start(**{option: int(value) for option, value in record.options.items()})
    end = oracle.played(begin, [entry.text for entry in record.entries if isinstance(entry, ActEntry)])
    assert oracle.scores(end.sea) == replay(record).state.scores() == fish
    assert not end.legal()
