"""Pickling and deep copies, the same in both builds.

A compiled class has no dictionary that could be filled later, so its objects are made again by what they are made from.
A frozen dataclass calls `pickle_by_fields` below it. `Game` and `State` say for themselves what makes them again; so
does every class with `serializable=True`, which costs a check at each look at an attribute, too dear where search runs.
"""

import copyreg
from dataclasses import fields
from typing import Any


def by_fields(value: Any) -> tuple[Any, ...]:
    """Return what makes a dataclass again: the class and the values of its fields."""
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])


def pickle_by_fields(*classes: Any) -> None:
    """Let dataclasses be pickled and copied by their fields."""
    for each in classes:
        copyreg.pickle(each, by_fields)
