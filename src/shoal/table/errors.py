"""Errors of tables. Each has a stable code, and a telling that says why something is refused."""

from shoal.core.errors import ShoalError
from shoal.core.telling import Telling


class Denied(ShoalError):
    """A command or a question is refused."""

    def __init__(self, code: str, said: Telling) -> None:
        super().__init__(str(said))
        self.code = code
        self.telling = said


class Stale(Denied):
    """The position has changed since the decision that was answered."""

    def __init__(self, name: str) -> None:
        super().__init__("stale", Telling(name, {}))


class NoUndo(Denied):
    """The seat may not go back to that act without the consent of the others."""

    def __init__(self, name: str) -> None:
        super().__init__("undo", Telling(name, {}))
