"""Reading printed values from an edition, each checked, and refused with its line where it cannot be."""

from collections.abc import Mapping
from typing import Any

from shoal.core.edition import Edition


def table_of(edition: Edition, name: str) -> Mapping[str, Any]:
    """Find a table by its dotted name; an empty one where there is none, so that its first key is missed."""
    found: Any = edition.tables
    for part in name.split("."):
        key, _, place = part.partition("[")
        found = found.get(key) if isinstance(found, dict) else None
        if place:
            found = found[int(place[:-1]) - 1] if isinstance(found, list) else None
    return found if isinstance(found, dict) else {}


def word(edition: Edition, table: str, key: str) -> str:
    value = table_of(edition, table).get(key)
    if not isinstance(value, str) or not value.strip() or value != value.strip():
        raise edition.wrong(table, key, "must be a text")
    return value


def truth(edition: Edition, table: str, key: str) -> bool:
    value = table_of(edition, table).get(key)
    if not isinstance(value, bool):
        raise edition.wrong(table, key, "must be true or false")
    return value


def whole(edition: Edition, table: str, key: str, low: int, high: int) -> int:
    value = table_of(edition, table).get(key)
    if type(value) is not int or not low <= value <= high:
        raise edition.wrong(table, key, f"must be a whole number from {low} to {high}")
    return value


def wholes(edition: Edition, table: str, key: str, low: int, high: int) -> list[int]:
    values = table_of(edition, table).get(key)
    if not isinstance(values, list):
        raise edition.wrong(table, key, "must be a list of whole numbers")
    found: list[int] = []
    for value in values:
        if type(value) is not int or not low <= value <= high:
            raise edition.wrong(table, key, f"{value!r} is not a whole number from {low} to {high}")
        found.append(value)
    return found


def different(edition: Edition, table: str, key: str, low: int, high: int) -> list[int]:
    """Read whole numbers of which none comes twice, rising."""
    values = wholes(edition, table, key, low, high)
    for value in values:
        if values.count(value) > 1:
            raise edition.wrong(table, key, f"{value} stands there twice")
    return sorted(values)
