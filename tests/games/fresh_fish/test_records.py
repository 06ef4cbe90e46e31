"""The finished records, against a program that shares nothing with the engine."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.fresh_fish.fresh_fish_naive import NaiveGame
from shoal.core.game import NOBODY
from shoal.core.record import ActEntry, decode
from shoal.core.replay import redact, replay

FOLDER = Path(__file__).with_name("records")
RECORDS = sorted(FOLDER.glob("*.json"))


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_result_is_the_one_that_the_naive_game_finds(path: Path) -> None:
    record = decode(path.read_text(encoding="utf-8"))
    options: dict[str, Any] = dict(record.options)
    naive = NaiveGame(record.seats, **options)
    for entry in record.entries:
        assert isinstance(entry, ActEntry)
        assert entry.text in (naive.outcomes() if entry.seat < 0 else naive.legal(entry.seat))
        naive.play(entry.seat, entry.text)
    assert naive.ending() == path.stem
    assert naive.scores() == replay(record).state.scores()


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_bids_in_a_running_record_are_read_only_when_all_are_in(path: Path) -> None:
    """Cut the record after a bid: to a spectator it is veiled exactly as long as the auction is open."""
    record = decode(path.read_text(encoding="utf-8"))
    places = [
        place for place, entry in enumerate(record.entries) if isinstance(entry, ActEntry) and "bid" in entry.text
    ]
    for place in places[:12]:
        cut = replace(record, entries=record.entries[: place + 1])
        shown = redact(cut, NOBODY).entries[place]
        assert isinstance(shown, ActEntry)
        assert shown.veiled == (replay(cut).state.view(NOBODY)["phase"] == "bids")
