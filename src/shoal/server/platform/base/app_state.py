"""What an application holds for its requests and websockets: one thing of a class, found by the class."""

from typing import TypeVar

from starlette.applications import Starlette

Thing = TypeVar("Thing")


def hold(app: Starlette, *things: object) -> None:
    for thing in things:
        setattr(app.state, type(thing).__name__, thing)


def held(app: Starlette, kind: type[Thing]) -> Thing:
    thing = held_if_open(app, kind)
    assert thing is not None
    return thing


def held_if_open(app: Starlette, kind: type[Thing]) -> Thing | None:
    """Return the thing, or None for an application that is not open."""
    thing = getattr(app.state, kind.__name__, None)
    assert thing is None or isinstance(thing, kind)
    return thing
