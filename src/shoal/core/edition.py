"""Editions: the numbers that a publisher prints, read from one TOML file per game."""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shoal.core.errors import BadEdition
from shoal.core.pickling import pickle_by_fields

SOURCES = ("rulebook", "reconstructed")


@dataclass(frozen=True)
class Edition:
    """The sections of an edition file (TOML calls them tables), and a digest that leaves out comments and layout."""

    sections: Mapping[str, Any]
    digest: str
    file: str = ""
    text: str = ""

    def reconstructed(self) -> list[str]:
        """Return the names of sections whose numbers are not from a rulebook; an array of sections is named once."""
        names = [name for name, section in named_sections(self.sections) if "reconstructed" in sources_of(section)]
        return list(dict.fromkeys(name.partition("[")[0] for name in names))

    def wrong(self, section: str, key: str, reason: str) -> BadEdition:
        """Return the error for a wrong value, with the line it stands on.

        `species[4]` is the fourth section of the array `[[species]]`.
        """
        return BadEdition(f"{self.file}, line {line_of(self.text, section, key)}: [{section}] {key}: {reason}")

    # Reading one printed value; the error names its line

    def section(self, name: str) -> Mapping[str, Any]:
        """Find a section by its dotted name; an empty one if there is none, so that its first key is missing."""
        value: Any = self.sections
        for part in name.split("."):
            key, _, place = part.partition("[")
            value = value.get(key) if isinstance(value, dict) else None
            if place:
                value = value[int(place[:-1]) - 1] if isinstance(value, list) else None
        return value if isinstance(value, dict) else {}

    def value(self, section: str, key: str) -> Any:
        values = self.section(section)
        if key not in values:
            raise self.wrong(section, key, "is missing")
        return values[key]

    def whole(self, section: str, key: str, low: int, high: int) -> int:
        return self.checked(section, key, self.value(section, key), low, high)

    def wholes(self, section: str, key: str, low: int, high: int) -> list[int]:
        values = self.value(section, key)
        if not isinstance(values, list):
            raise self.wrong(section, key, "must be a list of whole numbers")
        return [self.checked(section, key, value, low, high) for value in values]

    def different(self, section: str, key: str, low: int, high: int) -> list[int]:
        """Return whole numbers, rising; none may come twice."""
        values = self.wholes(section, key, low, high)
        for value in values:
            if values.count(value) > 1:
                raise self.wrong(section, key, f"{value} stands there twice")
        return sorted(values)

    def checked(self, section: str, key: str, value: object, low: int, high: int) -> int:
        """Return a number that was found at that key, or in its list, if it is within the limits."""
        if type(value) is not int or not low <= value <= high:
            limits = f"{low}" if low == high else f"a whole number from {low} to {high}"
            raise self.wrong(section, key, f"must be {limits}, not {value!r}")
        return value

    def truth(self, section: str, key: str) -> bool:
        value = self.value(section, key)
        if not isinstance(value, bool):
            raise self.wrong(section, key, "must be true or false")
        return value

    def word(self, section: str, key: str) -> str:
        value = self.value(section, key)
        if not isinstance(value, str) or not value.strip() or value != value.strip():
            raise self.wrong(section, key, "must be a text")
        return value


pickle_by_fields(Edition)


def read_edition(path: Path) -> Edition:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadEdition(f"{path.name} is not a text file") from error
    return parse_edition(text, path.name)


def parse_edition(text: str, file: str) -> Edition:
    """Read an edition from its text; errors name the file."""
    try:
        sections = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"{file}: {error}") from error
    canonical = json.dumps(sections, sort_keys=True, separators=(",", ":"))
    edition = Edition(sections, hashlib.sha256(canonical.encode()).hexdigest()[:16], file, text)
    for name, section in named_sections(sections):
        if not all(source in SOURCES for source in sources_of(section)):
            raise edition.wrong(name, "source", 'must be "rulebook" or "reconstructed"')
    return edition


def sources_of(section: Mapping[str, Any]) -> list[object]:
    """List the sources of a section: one for all its values, or one for each kind of value."""
    source = section.get("source")
    return list(source.values()) if isinstance(source, dict) and source else [source]


def named_sections(
    sections: Mapping[str, Any], prefix: str = "", *, sourced: bool = False
) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Walk the sections that hold printed values, by dotted name; an inline table belongs to the section around it."""
    for key, value in sections.items():
        for name, section in _sections_at(prefix + key, value):
            holds_values = any(not isinstance(inner, dict) for inner in section.values())
            if "source" in section or (holds_values and not sourced):
                yield name, section
            yield from named_sections(section, f"{name}.", sourced=sourced or "source" in section)


def _sections_at(name: str, value: object) -> list[tuple[str, Mapping[str, Any]]]:
    """Return the section if the value is one, or the sections of an array, numbered from 1."""
    if isinstance(value, dict):
        return [(name, value)]
    entries = value if isinstance(value, list) else []
    return [(f"{name}[{number}]", entry) for number, entry in enumerate(entries, 1) if isinstance(entry, dict)]


def line_of(text: str, section: str, key: str) -> int:
    """Find the line of a key in a section; the section's own line if the key is missing, 1 if both are."""
    name, _, place = section.partition("[")
    wanted = int(place[:-1]) if place else 1
    section_line, inside, entry = 1, False, 0
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[+\s*([^\],]+?)\s*\]+\s*(#.*)?$", line)
        if header:
            entry += header[1] == name
            inside = header[1] == name and entry == wanted
            section_line = number if inside else section_line
        elif inside and re.match(rf"\s*{re.escape(key)}\s*[.=]", line):
            return number
    return section_line
