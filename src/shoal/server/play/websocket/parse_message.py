"""Parse websocket messages of clients, and check their shape and size."""

from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from shoal.server.platform.base.input_text import SENTENCE, has_refused_text, needs_a_look
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import Problem, complain
from shoal.table.client_messages import ClientMessage

LONGEST: Final = 16 * 1024
LIMITS: Final = {"key": 64, "text": 300, "steps": 100, "actions": 500}
LONGEST_STEP: Final = 200
SHAPE: Final[TypeAdapter[Any]] = TypeAdapter(Annotated[model(ClientMessage), Field(discriminator="type")])  # type: ignore[arg-type]  # made while running
LARGEST_NUMBER: Final = 2**31 - 1


def parse_message(text: str | None) -> dict[str, Any]:
    """Return a message that was read, or refuse it without repeating it."""
    if text is None or len(text) > LONGEST:
        raise Problem("malformed", "server.malformed", text=f"a message must be text of at most {LONGEST} characters")
    try:
        message: dict[str, Any] = SHAPE.validate_json(text, strict=True)
    except ValidationError as error:
        places = complain(error.errors(include_input=False, include_url=False))
        raise Problem("malformed", "server.malformed", text=places) from None
    for name, value in message.items():
        problem = check_size(name, value)
        if problem:
            raise Problem("malformed", "server.malformed", text=f"`{name}` {problem}")
    if needs_a_look(text):
        check_text(message)
    return message


def check_text(message: dict[str, Any]) -> None:
    """Refuse a message with characters that nobody may send."""
    for name, value in message.items():
        if has_refused_text(value):
            raise Problem("malformed", "server.malformed", text=f"`{name}` {SENTENCE}")


def check_size(name: str, value: object) -> str:
    """Return what is wrong with the size of a field, or an empty text."""
    if isinstance(value, int):
        return "" if 0 <= value <= LARGEST_NUMBER else f"must be a number from 0 to {LARGEST_NUMBER}"
    most = LIMITS.get(name, LONGEST_STEP)
    if isinstance(value, str):
        return "" if len(value) <= most else f"is too long ({most} characters at most)"
    if isinstance(value, list) and len(value) > most:
        return f"is too long ({most} at most)"
    if isinstance(value, list) and any(len(text) > LONGEST_STEP for text in value):
        return f"has a text that is too long ({LONGEST_STEP} characters at most)"
    return ""
