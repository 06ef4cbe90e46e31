"""One finished record for each way to end."""

from pathlib import Path

import pytest

from games.fishery_boom import fishery_boom_oracle as oracle
from shoal.core.record import Act, decode, encode
from shoal.core.replay import replay
from shoal.games.fishery_boom import GAME

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


@pytest.mark.parametrize(("name", "scores"), [("extinct", [-9, -1, -1, -4]), ("played", [-2, -6])])
def test_the_result_is_the_one_that_the_oracle_finds(name: str, scores: list[int]) -> None:
    record = decode((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    texts = [entry.text for entry in record.entries if isinstance(entry, Act)]
    end = oracle.Game(record.seats, dict(record.options), texts)
    assert end.asked is None
    assert end.world.scores() == replay(record).state.scores() == scores
