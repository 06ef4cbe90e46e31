"""Pickling and deep copies, the same in both builds.

A compiled class has no dictionary that could be filled later, so its objects are made again by what they are made from.
A frozen dataclass calls `pickle_by_fields` below it; other classes with a constructor have `__reduce__`. mypyc's own
`serializable=True` is no way: a class that is called from Python is then never initialised.
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
