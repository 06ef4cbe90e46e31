"""Parameter sweeps: what an experiment's cases vary, options and numbers of the edition, in a grid or one at a time."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from shoal.core.edition import Edition, line_of, parse_edition
from shoal.core.errors import BadEdition
from shoal.core.options import format_value

GRID: Final = "grid"
EACH: Final = "each"
SWEEPS: Final = (GRID, EACH)


@dataclass(frozen=True)
class SweepPoint:
    """One point of a sweep: the options, the numbers of the edition, and what its name says of them."""

    options: Mapping[str, Any]
    numbers: Mapping[str, Any]
    varied: tuple[str, ...]


def choices(options: Mapping[str, Any], numbers: Mapping[str, Any], sweep: str) -> Iterator[SweepPoint]:
    """Return every point: all combinations of the listed values (grid), or one change at a time (each).

    With `each` the first value of every list is where a sweep begins and what all others are compared with.
    """
    given = {**options, **numbers}
    listed = {key: value for key, value in given.items() if isinstance(value, list)}
    first = {key: value[0] if key in listed else value for key, value in given.items()}
    if sweep == GRID:
        changes = [dict(zip(listed, values, strict=True)) for values in product(*listed.values())]
    else:
        changes = [{}, *({key: value} for key, values in listed.items() for value in values[1:])]
    for change in changes:
        chosen = {**first, **change}
        yield SweepPoint(
            {key: chosen[key] for key in options},
            {key: chosen[key] for key in numbers},
            tuple(f"{key}={in_words(value)}" for key, value in change.items()),
        )


def in_words(value: Any) -> str:
    return format_value(value) if isinstance(value, bool | int | str) else json.dumps(value)


def changed(edition: Edition, numbers: Mapping[str, Any]) -> Edition:
    """Return the edition with other numbers, named by section and key: `boat_cash.tuna`, `species[2].fish`."""
    for name, value in numbers.items():
        section, _, key = name.rpartition(".")
        if key not in edition.section(section):
            raise BadEdition(f"the edition has no number {name!r}; `shoal edition` prints all")
        edition = _changed(edition, section, key, value)
    return edition


def _changed(edition: Edition, section: str, key: str, value: Any) -> Edition:
    lines = edition.text.splitlines()
    place = line_of(edition.text, section, key) - 1
    assignment = re.match(rf"\s*{re.escape(key)}\s*=\s*", lines[place])
    if assignment is None:
        raise BadEdition(f"{section}.{key} does not stand on a line of its own, so it cannot be swept")
    lines[place] = assignment[0] + in_toml(value)
    after = parse_edition("\n".join(lines) + "\n", edition.file)
    name = f"{section}.{key}"
    strays = [stray for stray in differences(edition, after) if stray != name and not stray.startswith(f"{name}.")]
    if strays or after.section(section)[key] != value:
        raise BadEdition(f"{name} takes several lines, so it cannot be swept")
    return after


def in_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {in_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(in_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def differences(before: Edition, after: Edition) -> dict[str, tuple[Any, Any]]:
    """Return what differs between two editions, by name: the values before and after, None where there is none."""
    old, new = (dict(_values(edition.sections, "")) for edition in (before, after))
    names = [*old, *(name for name in new if name not in old)]
    return {name: (old.get(name), new.get(name)) for name in names if old.get(name) != new.get(name)}


def _values(section: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    """Walk the values by dotted name; an array of sections is numbered from 1."""
    for key, value in section.items():
        if isinstance(value, dict):
            yield from _values(value, f"{prefix}{key}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, entry in enumerate(value, 1):
                yield from _values(entry, f"{prefix}{key}[{number}].")
        else:
            yield prefix + key, value
