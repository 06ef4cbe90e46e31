"""The messages as models for the schema. Before Python 3.12 pydantic cannot read a TypedDict of `typing`."""

from functools import cache
from types import UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions


@cache
def model(kind: Any) -> Any:
    """Return the same type for `response_model`, with each TypedDict replaced by one of `typing_extensions`."""
    if is_typeddict(kind):
        fields = {name: model(hint) for name, hint in get_type_hints(kind, include_extras=True).items()}
        retold = typing_extensions.TypedDict(kind.__name__, fields)  # type: ignore[misc]  # made while running
        retold.__doc__ = kind.__doc__
        return retold
    origin, parts = get_origin(kind), tuple(model(part) for part in get_args(kind))
    if origin in (Union, UnionType):
        return Union[parts]  # noqa: UP007  (made while running)
    if origin in (list, dict, NotRequired):
        return origin[parts] if len(parts) > 1 else origin[parts[0]]
    return kind
