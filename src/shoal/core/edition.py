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

SOURCES = ("rulebook", "reconstructed")


@dataclass(frozen=True)
class Edition:
    """The tables of an edition file, and a digest of their content, remarks and layout apart."""

    tables: Mapping[str, Any]
    digest: str
    file: str = ""
    text: str = ""

    def reconstructed(self) -> list[str]:
        """Name the tables whose numbers are not read from a rulebook."""
        return [name for name, table in named_tables(self.tables) if "reconstructed" in sources_of(table)]

    def wrong(self, table: str, key: str, reason: str) -> BadEdition:
        """Make the error for a value that contradicts the rest, with the line it stands on."""
        return BadEdition(f"{self.file}, line {line_of(self.text, table, key)}: [{table}] {key}: {reason}")


def read_edition(path: Path) -> Edition:
    text = path.read_text(encoding="utf-8")
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"{path.name}: {error}") from error
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    edition = Edition(tables, hashlib.sha256(canonical.encode()).hexdigest()[:16], path.name, text)
    for name, table in named_tables(tables):
        if not all(source in SOURCES for source in sources_of(table)):
            raise edition.wrong(name, "source", 'must be "rulebook" or "reconstructed"')
    return edition


def sources_of(table: Mapping[str, Any]) -> list[object]:
    """List the sources of a table: one for all its values, or one for each of several kinds of them."""
    source = table.get("source")
    return list(source.values()) if isinstance(source, dict) and source else [source]


def named_tables(
    tables: Mapping[str, Any], prefix: str = "", *, sourced: bool = False
) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Walk the tables that hold printed values, by dotted name; an inline table belongs to the one around it."""
    for key, value in tables.items():
        if not isinstance(value, dict):
            continue
        holds_values = any(not isinstance(inner, dict) for inner in value.values())
        if "source" in value or (holds_values and not sourced):
            yield prefix + key, value
        yield from named_tables(value, f"{prefix}{key}.", sourced=sourced or "source" in value)


def line_of(text: str, table: str, key: str) -> int:
    """Find the line of a key in a table; the table's own line where the key is missing, 1 where both are."""
    found, inside = 1, False
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]", line)
        if header:
            inside = header[1] == table
            found = number if inside else found
        elif inside and re.match(rf"\s*{re.escape(key)}\s*[.=]", line):
            return number
    return found
