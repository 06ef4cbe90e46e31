"""What clients may say: its shape and its size."""

from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from shoal.server.errors import Problem, complain
from shoal.server.texts import SENTENCE, has_refused_text, needs_a_look
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
        raise Problem("malformed", complain(error.errors(include_input=False, include_url=False))) from None
    for name, value in message.items():
        if not fits(name, value):
            raise Problem("malformed", f"`{name}` is larger than anybody needs.")
    if needs_a_look(text):
        look(message)
    return message


def look(message: dict[str, Any]) -> None:
    """Refuse a message whose texts hold what nobody may send."""
    for name, value in message.items():
        if has_refused_text(value):
            raise Problem("malformed", f"`{name}` {SENTENCE}.")


def fits(name: str, value: object) -> bool:
    if isinstance(value, int):
        return 0 <= value <= LARGEST_NUMBER
    if isinstance(value, list) and any(len(one) > LONGEST_STEP for one in value):
        return False
    return not isinstance(value, str | list) or len(value) <= LIMITS.get(name, LONGEST_STEP)
