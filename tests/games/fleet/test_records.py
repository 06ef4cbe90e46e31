"""One finished record for each way to end."""

from pathlib import Path

import pytest

from games.fleet.fleet_oracle import Story
from shoal.core.record import Act, decode, encode
from shoal.core.replay import replay
from shoal.games.fleet import GAME

FOLDER = Path(__file__).with_name("records")
RECORDS = sorted(FOLDER.glob("*.json"))


def name_of(path: Path) -> str:
    return path.stem


def test_every_way_to_end_has_a_record() -> None:
    assert {path.stem for path in RECORDS} == set(GAME.meta.endings)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_record_ends_as_its_name_says(path: Path) -> None:
    played = replay(decode(path.read_text(encoding="utf-8")))
    assert played.over()
    assert played.state.ending() == path.stem


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert encode(decode(text)) == text


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_result_is_the_one_that_the_oracle_finds(path: Path) -> None:
    record = decode(path.read_text(encoding="utf-8"))
    story = Story(
        record.seats, advanced=bool(record.options["advanced"]), hidden=bool(record.options["hidden_discards"])
    )
    telling = story.tell()
    next(telling)
    *acts, last = [entry.text for entry in record.entries if isinstance(entry, Act)]
    for text in acts:
        telling.send(text)
    with pytest.raises(StopIteration):
        telling.send(last)
    assert [player.points() for player in story.players] == replay(record).state.scores()
