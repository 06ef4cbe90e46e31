"""The finished record, against a program that shares nothing with the engine."""

from pathlib import Path

import pytest

from games.pisces.pisces_oracle import Story
from shoal.core.record import ActEntry, decode
from shoal.core.replay import replay, verify

FOLDER = Path(__file__).with_name("records")
RECORDS = sorted(FOLDER.glob("*.json"))


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_its_chance_was_committed_to(path: Path) -> None:
    assert verify(decode(path.read_text(encoding="utf-8"))) > 50


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_result_is_the_one_that_the_second_pisces_finds(path: Path) -> None:
    record = decode(path.read_text(encoding="utf-8"))
    story = Story(record.seats, **record.options)
    for entry in record.entries:
        assert isinstance(entry, ActEntry)
        story.tell(entry.text)
    assert story.choices == {}
    assert story.scores() == replay(record).state.scores()
