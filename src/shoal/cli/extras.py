"""Commands that need packages of an extra, which may not be installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from shoal.cli.language import own_texts
from shoal.core.errors import ShoalError


class NotInstalled(ShoalError):
    """Packages that this command needs are not installed."""


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Replace the error about a missing package by how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = {"package": str(error.name), "extra": extra}
        raise NotInstalled(own_texts().text("not-installed", missing)) from error
