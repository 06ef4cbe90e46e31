"""The type for text that people send.

These characters are refused:

- control characters, newline and tab too: PostgreSQL cannot store some of them, and no field needs them
- halves of surrogate pairs: no answer can contain them
- marks that change the direction of text: they could make one line look like another
"""

import re
from typing import Annotated, Any, Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

REFUSED: Final = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
SENTENCE: Final = "must not contain control characters"
TABLE_ID: Final = "^[a-z0-9]{1,16}$"
"""The pattern of a table's id."""


def is_text(text: str) -> bool:
    """Return whether a text has no refused characters."""
    return REFUSED.search(text) is None


def expect_text(text: str) -> str:
    if not is_text(text):
        raise PydanticCustomError("text", SENTENCE)
    return text


Text = Annotated[str, AfterValidator(expect_text)]


def needs_a_look(raw: str) -> bool:
    """Return whether a JSON message could contain refused text: only if it has escapes or is not plain ASCII."""
    return "\\" in raw or "\x7f" in raw or not (raw.isascii() or is_text(raw))


def has_refused_text(data: Any) -> bool:
    """Return whether any key or value in plain data has refused characters."""
    waiting = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            if not is_text(value):
                return True
        elif isinstance(value, dict):
            waiting += value.keys()
            waiting += value.values()
        elif isinstance(value, list | tuple):
            waiting += value
    return False
