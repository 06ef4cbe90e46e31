"""An edition under proof: values of the right kind and range, or the error that names their line."""

from collections.abc import Sequence
from typing import Any

from shoal.core.edition import Edition
from shoal.core.errors import BadEdition


class Proof:
    """Reads values out of one edition and insists on what they must be."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def table(self, name: str, keys: Sequence[str], inner: Sequence[str] = ()) -> dict[str, Any]:
        """Give the table of that dotted name: it has exactly these keys, apart from tables inside it."""
        found: Any = self.edition.tables
        for part in name.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            raise self.wrong(name, "source", "this table is missing")
        for key in keys:
            self.require(key in found, name, key, "is missing")
        for key in found:
            self.require(key in {*keys, *inner, "source"}, name, key, "nothing of that name is printed here")
        return dict(found)

    def whole(self, name: str, key: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            limits = f"{low}" if low == high else f"a whole number from {low} to {high}"
            raise self.wrong(name, key, f"must be {limits}, not {value!r}")
        return value

    def wholes(self, name: str, key: str, value: object, low: int, high: int) -> list[int]:
        if not isinstance(value, list):
            raise self.wrong(name, key, f"must be a list of whole numbers, not {value!r}")
        return [self.whole(name, key, number, low, high) for number in value]

    def rising(self, name: str, key: str, value: object, low: int, high: int) -> list[int]:
        numbers = self.wholes(name, key, value, low, high)
        self.require(bool(numbers) and numbers == sorted(set(numbers)), name, key, "must be a rising list")
        return numbers

    def by_name(self, name: str, key: str, value: object, names: Sequence[str], low: int, high: int) -> dict[str, int]:
        """Read an inline table with one number for each of these names."""
        if not isinstance(value, dict) or set(value) != set(names):
            raise self.wrong(name, key, f"must name {', '.join(names)} and nothing else")
        return {inner: self.whole(name, key, value[inner], low, high) for inner in names}

    def require(self, condition: bool, name: str, key: str, reason: str) -> None:  # noqa: FBT001  (reads as a sentence)
        if not condition:
            raise self.wrong(name, key, reason)

    def wrong(self, name: str, key: str, reason: str) -> BadEdition:
        return self.edition.wrong(name, key, reason)
