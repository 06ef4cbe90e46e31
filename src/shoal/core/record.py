"""Records: the event log of a table, as text that replays to the identical state.

A record is JSON. Its entries are acts `[seat, "text"]` (chance is seat -1), acts that the reader may not read
`[seat, "veil", "veiled"]`, and events of the table itself:

    {"event": "resign",   "seat": s}            the seat gives up
    {"event": "timeout",  "seat": s}            its time has run out
    {"event": "absent",   "seat": s}            its person was away for too long
    {"event": "takeover", "seat": s}            a bot plays the seat from here on, so the game goes on
    {"event": "return",   "seat": s}            its person is back and plays the seat again
    {"event": "undo",     "seat": s, "to": n}   back to the position after n acts (chance included); nothing is deleted
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from shoal.core.chance import ChanceCommitment
from shoal.core.errors import BadRecord
from shoal.core.options import Options, Value
from shoal.core.pickling import pickle_by_fields

T = TypeVar("T")
FORMAT: Final = 1
LONGEST_COMPLAINT: Final = 300
EVENTS: Final = ("resign", "timeout", "absent", "takeover", "return", "undo")
KINDS: Final[dict[type, str]] = {
    bool: "true or false",
    dict: "an object",
    float: "a fraction",
    int: "a whole number",
    list: "a list",
    str: "a text",
    type(None): "null",
}
"""What people call the kinds of values in JSON."""


@dataclass(frozen=True)
class ActEntry:
    """An action of a seat or of chance; veiled where the reader may not read it.

    `auto` says that the table took it for the seat, because it was the only legal one. Records do not tell.
    """

    seat: int
    text: str
    veiled: bool = False
    auto: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class EventEntry:
    """Something that happened at the table and not in the game; `to` counts acts and is for undo only."""

    kind: str
    seat: int
    to: int = 0


Entry = ActEntry | EventEntry


@dataclass(frozen=True)
class Record:
    """A table's record; the commitment is None if chance was not committed to."""

    game: str
    rules_version: int
    edition: str
    seats: int
    options: Options
    entries: tuple[Entry, ...]
    commitment: ChanceCommitment | None = None


pickle_by_fields(ActEntry, EventEntry, Record)


def standing(entries: Iterable[Entry]) -> list[ActEntry]:
    """Return the acts that were not undone."""
    acts: list[ActEntry] = []
    for entry in entries:
        if isinstance(entry, ActEntry):
            acts.append(entry)
        elif entry.kind == "undo":
            del acts[entry.to :]
    return acts


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
    data = _expect(dict, _read_json(text), "the file")
    if "shoal_record" not in data:
        raise _wrong('the file has no "shoal_record"')
    if data["shoal_record"] != FORMAT:
        raise BadRecord(
            f"this release reads records of format {FORMAT}, not {data['shoal_record']}"[:LONGEST_COMPLAINT]
        )
    return Record(
        game=_field(str, data, "game"),
        rules_version=_field(int, data, "rules_version"),
        edition=_field(str, data, "edition"),
        seats=_field(int, data, "seats"),
        options=_decode_options(_field(dict, data, "options")),
        entries=tuple(decode_entry(entry) for entry in _field(list, data, "entries")),
        commitment=_decode_commitment(data.get("commitment")),
    )


def _read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError as error:
        raise _wrong("it is nested too deeply") from error
    except json.JSONDecodeError as error:
        raise _wrong(f"it is not JSON (line {error.lineno}, column {error.colno})") from error
    except ValueError as error:
        raise _wrong("it has a number that is too long") from error


def _wrong(reason: str) -> BadRecord:
    return BadRecord(f"not a record: {reason}"[:LONGEST_COMPLAINT])


def _field(kind: type[T], data: dict[str, Any], name: str) -> T:
    if name not in data:
        raise _wrong(f'"{name}" is missing')
    return _expect(kind, data[name], f'"{name}"')


def _expect(kind: type[T], value: object, what: str) -> T:
    """Return the value if it is of this kind; a boolean is no number, and text has no control characters."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise _wrong(f"{what} is {KINDS[type(value)]}, but {KINDS[kind]} is expected")
    if isinstance(value, str) and not all(map(_is_plain, value)):
        raise _wrong(f"{what} has control characters")
    return value


def _is_plain(letter: str) -> bool:
    """Return whether a character is neither a control character nor half of a pair of surrogates."""
    code = ord(letter)
    return not (code < 0x20 or 0x7F <= code <= 0x9F or 0xD800 <= code <= 0xDFFF)


def _decode_options(options: dict[str, Any]) -> dict[str, Value]:
    for name, value in options.items():
        _expect(str, name, "the name of an option")
        if not isinstance(value, bool | int):
            _expect(str, value, f"the option {name}")
    return options


def encode_entry(entry: Entry) -> Any:
    if isinstance(entry, ActEntry):
        return [entry.seat, entry.text, "veiled"] if entry.veiled else [entry.seat, entry.text]
    if entry.kind == "undo":
        return {"event": entry.kind, "seat": entry.seat, "to": entry.to}
    return {"event": entry.kind, "seat": entry.seat}


def decode_entry(data: Any) -> Entry:
    if isinstance(data, list):
        if len(data) < 2 or data[2:] not in ([], ["veiled"]):
            raise _wrong(f"{data!r} is not an act")
        return ActEntry(
            _expect(int, data[0], "a seat"), _expect(str, data[1], "an action"), veiled=data[2:] == ["veiled"]
        )
    event = _expect(dict, data, "an entry")
    kind = _field(str, event, "event")
    if kind not in EVENTS:
        raise _wrong(f"no event is called {kind!r}")
    return EventEntry(kind, _field(int, event, "seat"), _field(int, event, "to") if kind == "undo" else 0)


def _encode_commitment(commitment: ChanceCommitment | None) -> Mapping[str, Any] | None:
    if commitment is None:
        return None
    told: dict[str, Any] = {
        "table": commitment.table,
        "hash": commitment.hash,
        "words": list(commitment.words),
        "secret": commitment.secret,
    }
    if commitment.seals:
        told["seals"] = list(commitment.seals)
    return told


def _decode_commitment(data: Any) -> ChanceCommitment | None:
    if data is None:
        return None
    given = _expect(dict, data, '"commitment"')
    secret = None if given.get("secret", "") is None else _field(str, given, "secret")
    if secret is not None and not _is_hexadecimal(secret):
        raise _wrong("its secret is not hexadecimal")
    words = tuple(_expect(str, word, "a word") for word in _field(list, given, "words"))
    seals = tuple(_expect(str, seal, "a seal") for seal in _expect(list, given.get("seals", []), '"seals"'))
    return ChanceCommitment(_field(str, given, "table"), _field(str, given, "hash"), words, secret, seals)


def _is_hexadecimal(text: str) -> bool:
    try:
        bytes.fromhex(text)
    except ValueError:
        return False
    return True
