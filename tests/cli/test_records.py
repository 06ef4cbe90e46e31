"""shoal replay and shoal verify with broken records, and with records that contain events of the table."""

from dataclasses import replace
from pathlib import Path

import pytest

from shoal.core.catalogue import load
from shoal.core.record import ActEntry, Entry, EventEntry, Record, encode
from support.cli_runs import misused, refused, run

FISHERY = load("fishery")
RECORD = Record(
    FISHERY.name,
    FISHERY.meta.rules_version,
    FISHERY.edition.digest,
    2,
    {},
    (ActEntry(0, "a1"), ActEntry(1, "c3"), ActEntry(0, "e5")),
)


def write(folder: Path, record: Record) -> str:
    file = folder / "record.json"
    file.write_text(encode(record))
    return str(file)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (
            replace(RECORD, entries=(ActEntry(0, "a1"), ActEntry(1, "a1"))),
            "entry 1: There is a ship on a1 already. [FI-S2]",
        ),
        (replace(RECORD, entries=(ActEntry(0, "z9"),)), "entry 0: no action is called 'z9'"),
        (replace(RECORD, entries=(ActEntry(0, "hides", veiled=True),)), "entry 0: a veiled entry cannot be replayed"),
        (replace(RECORD, game="nope"), "no game is called 'nope'"),
        (replace(RECORD, rules_version=99), "fishery: rules version 99 is not in this release"),
        (replace(RECORD, edition="0"), "the record was played with edition 0"),
    ],
)
def test_a_broken_record_is_refused_with_its_reason(
    command: str, record: Record, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, command, write(tmp_path, record)).startswith(reason)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not a record: it is not JSON (line 1, column 1)"),
        (b"{", "not a record: it is not JSON (line 1, column 2)"),
        (b"1" * 9999, "not a record: it has a number that is too long"),
        (b"\xff\xfe", "not a record: it is not a text file"),
        (b"[]", "not a record: the file is a list, but an object is expected"),
        (b"{}", 'not a record: the file has no "shoal_record"'),
        (b'{"shoal_record": 99}', "this release reads records of format 1, not 99"),
        (b'{"shoal_record": 1}', 'not a record: "game" is missing'),
        (b'{"shoal_record": 1, "game": 3}', 'not a record: "game" is a whole number, but a text is expected'),
    ],
)
def test_something_else_is_not_a_record(
    command: str, content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert refused(capsys, command, str(file)) == sentence


def test_chance_out_of_turn_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, replace(RECORD, entries=(ActEntry(-1, "a1"),)))
    assert refused(capsys, "verify", file).startswith("entry 0: ")
    assert refused(capsys, "replay", file).startswith("entry 0: ")


def test_a_reader_is_one_of_the_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, RECORD)
    assert refused(capsys, "replay", file, "--seat", "3") == "there is no seat 3; seats are numbered from 1 to 2"
    assert "use --seat or --all, not both" in misused("replay", file, "--seat", "1", "--all")


def test_an_unfinished_game_has_no_result(tmp_path: Path) -> None:
    told = run("replay", write(tmp_path, RECORD), "--delay", "0.001")
    assert told.startswith("   1  Black places a ship on a1.\n   2  White places a ship on c3.\n")
    assert told.endswith("The game was left unfinished after 3 plies.\n")


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ((EventEntry("resign", 0),), ["Black gives up.", "Black has quit.", "White: 0 points, wins"]),
        ((EventEntry("timeout", 1),), ["White has run out of time.", "White has quit."]),
        (
            (EventEntry("resign", 0), EventEntry("takeover", 0)),
            ["Black: a bot plays on from here.", "left unfinished after 3"],
        ),
    ],
)
def test_events_of_the_table_are_told(events: tuple[Entry, ...], lines: list[str], tmp_path: Path) -> None:
    told = run("replay", write(tmp_path, replace(RECORD, entries=RECORD.entries + events)))
    for line in lines:
        assert line in told
