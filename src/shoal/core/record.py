"""Records: what happened at a table, as text that replays to the identical state.

A record is JSON. Its entries are acts `[seat, "text"]` (chance is seat -1), acts that the reader may not read
`[seat, "veil", "veiled"]`, and events of the table itself:

    {"event": "resign",   "seat": s}            the seat gives up
    {"event": "timeout",  "seat": s}            its time has run out
    {"event": "takeover", "seat": s}            a bot plays the seat from here on, so the game goes on
    {"event": "undo",     "seat": s, "to": n}   back to the position after n acts (chance included); nothing is deleted
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from shoal.core.chance import Commitment
from shoal.core.errors import BadRecord
from shoal.core.options import Options, Value

T = TypeVar("T")
FORMAT: Final = 1
LONGEST_COMPLAINT: Final = 300
EVENTS: Final = ("resign", "timeout", "takeover", "undo")


@dataclass(frozen=True)
class Act:
    """An action of a seat or of chance; veiled where the reader may not read it."""

    seat: int
    text: str
    veiled: bool = False


@dataclass(frozen=True)
class Event:
    """Something that happened at the table and not in the game; `to` counts acts and is for undo only."""

    kind: str
    seat: int
    to: int = 0


Entry = Act | Event


@dataclass(frozen=True)
class Record:
    """A table's record; the commitment is None if chance was not committed to."""

    game: str
    rules_version: int
    edition: str
    seats: int
    options: Options
    entries: tuple[Entry, ...]
    commitment: Commitment | None = None


def encode(record: Record) -> str:
    """Write a record as JSON, one entry a line."""
    head = {
        "shoal_record": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "edition": record.edition,
        "seats": record.seats,
        "options": dict(record.options),
        "commitment": _encode_commitment(record.commitment),
    }
    lines = ",\n".join("  " + json.dumps(encode_entry(entry)) for entry in record.entries)
    return json.dumps(head, indent=1)[:-2] + ',\n "entries": [\n' + lines + "\n ]\n}\n"


def decode(text: str) -> Record:
    """Read a record, or say what is wrong with it."""
    try:
        data = json.loads(text)
        if data["shoal_record"] != FORMAT:
            raise BadRecord(f"this release reads records of format {FORMAT}, not {data['shoal_record']}")
        return Record(
            game=_expect(str, data["game"]),
            rules_version=_expect(int, data["rules_version"]),
            edition=_expect(str, data["edition"]),
            seats=_expect(int, data["seats"]),
            options=_decode_options(data["options"]),
            entries=tuple(decode_entry(entry) for entry in _expect(list, data["entries"])),
            commitment=_decode_commitment(data.get("commitment")),
        )
    except RecursionError as error:
        raise BadRecord("not a record: it is nested too deeply") from error
    except (json.JSONDecodeError, KeyError, TypeError, ValueError, IndexError) as error:
        raise BadRecord(f"not a record: {type(error).__name__}: {error}"[:LONGEST_COMPLAINT]) from error


def _expect(kind: type[T], value: object) -> T:
    """Return the value if it is of this kind; a boolean is no number, and text has no control characters."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(f"{kind.__name__} is expected, not {type(value).__name__}")
    if isinstance(value, str) and not all(map(_is_plain, value)):
        raise ValueError("text with control characters")
    return value


def _is_plain(letter: str) -> bool:
    """Return whether a character is neither a control character nor half of a pair of surrogates."""
    code = ord(letter)
    return not (code < 0x20 or 0x7F <= code <= 0x9F or 0xD800 <= code <= 0xDFFF)


def _decode_options(data: Any) -> dict[str, Value]:
    options = _expect(dict, data)
    for name, value in options.items():
        _expect(str, name)
        if not isinstance(value, bool | int):
            _expect(str, value)
    return options


def encode_entry(entry: Entry) -> Any:
    if isinstance(entry, Act):
        return [entry.seat, entry.text, "veiled"] if entry.veiled else [entry.seat, entry.text]
    if entry.kind == "undo":
        return {"event": entry.kind, "seat": entry.seat, "to": entry.to}
    return {"event": entry.kind, "seat": entry.seat}


def decode_entry(data: Any) -> Entry:
    if isinstance(data, list):
        if data[2:] not in ([], ["veiled"]):
            raise ValueError(f"not an act: {data!r}")
        return Act(_expect(int, data[0]), _expect(str, data[1]), veiled=data[2:] == ["veiled"])
    kind = _expect(str, data["event"])
    if kind not in EVENTS:
        raise ValueError(f"unknown event {kind!r}")
    return Event(kind, _expect(int, data["seat"]), _expect(int, data["to"]) if kind == "undo" else 0)


def _encode_commitment(commitment: Commitment | None) -> Mapping[str, Any] | None:
    if commitment is None:
        return None
    return {
        "table": commitment.table,
        "hash": commitment.hash,
        "words": list(commitment.words),
        "secret": commitment.secret,
    }


def _decode_commitment(data: Any) -> Commitment | None:
    if data is None:
        return None
    secret = data["secret"]
    if secret is not None:
        bytes.fromhex(_expect(str, secret))
    words = tuple(_expect(str, word) for word in _expect(list, data["words"]))
    return Commitment(_expect(str, data["table"]), _expect(str, data["hash"]), words, secret)
