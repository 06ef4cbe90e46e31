"""One finished record for each way to end; here there is one way."""

from pathlib import Path

import pytest

from games.pisces.pisces_oracle import Story
from shoal.core.record import Act, decode, encode
from shoal.core.replay import replay, verify
from shoal.games.pisces import GAME

FOLDER = Path(__file__).with_name("records")
RECORDS = sorted(FOLDER.glob("*.json"))


def name_of(path: Path) -> str:
    return path.stem


def test_every_way_to_end_has_a_record() -> None:
    assert {path.stem for path in RECORDS} == set(GAME.meta.endings)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_record_ends_as_its_name_says_and_its_chance_was_committed(path: Path) -> None:
    record = decode(path.read_text(encoding="utf-8"))
    played = replay(record)
    assert played.over()
    assert played.state.ending() == path.stem
    assert verify(record) == played.drawn > 50


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert encode(decode(text)) == text


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_result_is_the_one_that_the_second_pisces_finds(path: Path) -> None:
    record = decode(path.read_text(encoding="utf-8"))
    story = Story(record.seats, **record.options)
    for entry in record.entries:
        assert isinstance(entry, Act)
        story.tell(entry.text)
    assert story.choices == {}
    assert story.scores() == replay(record).state.scores()
