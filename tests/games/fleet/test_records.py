"""The finished records, against a program that shares nothing with the engine."""

from pathlib import Path

import pytest

from games.fleet.fleet_oracle import Story
from shoal.core.record import ActEntry, decode
from shoal.core.replay import replay

FOLDER = Path(__file__).with_name("records")
RECORDS = sorted(FOLDER.glob("*.json"))


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_result_is_the_one_that_the_oracle_finds(path: Path) -> None:
    record = decode(path.read_text(encoding="utf-8"))
    story = Story(
        record.seats, advanced=bool(record.options["advanced"]), hidden=bool(record.options["hidden_discards"])
    )
    telling = story.tell()
    next(telling)
    *acts, last = [entry.text for entry in record.entries if isinstance(entry, ActEntry)]
    for text in acts:
        telling.send(text)
    with pytest.raises(StopIteration):
        telling.send(last)
    assert [player.points() for player in story.players] == replay(record).state.scores()
