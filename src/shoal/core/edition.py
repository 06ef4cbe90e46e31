"""Editions: the numbers that a publisher prints, read from one TOML file per game."""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shoal.core.errors import BadEdition

SOURCES = ("rulebook", "reconstructed")


@dataclass(frozen=True)
class Edition:
    """The tables of an edition file and a digest of their content, comments and layout apart."""

    tables: Mapping[str, Any]
    digest: str

    def reconstructed(self) -> list[str]:
        """Name the tables whose numbers are not read from a rulebook."""
        return [name for name, table in named_tables(self.tables) if table.get("source") == "reconstructed"]


def read_edition(path: Path) -> Edition:
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(f"{path.name}: {error}") from error
    for name, table in named_tables(tables):
        if table.get("source") not in SOURCES:
            raise BadEdition(f'{path.name}: [{name}] must say source = "rulebook" or "reconstructed"')
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return Edition(tables, hashlib.sha256(canonical.encode()).hexdigest()[:16])


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
