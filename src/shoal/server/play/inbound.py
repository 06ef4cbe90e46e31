"""What clients may say: its shape, its size, and how often."""

import time
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from shoal.server.errors import Problem
from shoal.server.wire import model
from shoal.table.messages import ClientMessage

LONGEST: Final = 16 * 1024
LIMITS: Final = {"key": 64, "text": 300, "steps": 100, "actions": 500}
LONGEST_STEP: Final = 200
SHAPE: Final[TypeAdapter[Any]] = TypeAdapter(Annotated[model(ClientMessage), Field(discriminator="type")])  # type: ignore[arg-type]  # made while running
LARGEST_NUMBER: Final = 2**31 - 1


def read(text: str | None) -> dict[str, Any]:
    """Read a message, or refuse it as malformed without repeating it."""
    if text is None or len(text) > LONGEST:
        raise Problem("malformed", f"A message is text of at most {LONGEST} characters.")
    try:
        message: dict[str, Any] = SHAPE.validate_json(text, strict=True)
    except ValidationError as error:
        raise Problem("malformed", "; ".join(sorted({one["msg"] for one in error.errors()})[:3])) from None
    for name, value in message.items():
        if not fits(name, value):
            raise Problem("malformed", f"{name} is larger than anybody needs.")
    return message


def fits(name: str, value: object) -> bool:
    if isinstance(value, int):
        return 0 <= value <= LARGEST_NUMBER
    if isinstance(value, list) and any(len(one) > LONGEST_STEP for one in value):
        return False
    return not isinstance(value, str | list) or len(value) <= LIMITS.get(name, LONGEST_STEP)


class Bucket:
    """So many messages at once, so many a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True
