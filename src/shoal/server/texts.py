"""The one type for text that people send: what can be shown on one line and stored, and nothing else.

Control characters (newline and tab too: no field needs them), halves of surrogate pairs, and the marks that turn the
direction of the text around them are refused. PostgreSQL cannot store the first of them, no answer can carry the
second, and the third could make one line look like another. What was sent is never repeated.
"""

import re
from typing import Annotated, Any, Final

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

REFUSED: Final = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
SENTENCE: Final = "must not hold control characters"
TABLE_ID: Final = "^[a-z0-9]{1,16}$"
"""What a table may be called, in every path that names one."""


def is_text(text: str) -> bool:
    """Say whether people may send it."""
    return REFUSED.search(text) is None


def expect_text(text: str) -> str:
    if not is_text(text):
        raise PydanticCustomError("text", SENTENCE)
    return text


Text = Annotated[str, AfterValidator(expect_text)]


def needs_a_look(raw: str) -> bool:
    """Say whether a message of JSON could hold refused text: only where there is an escape, or more than ASCII."""
    return "\\" in raw or "\x7f" in raw or not (raw.isascii() or is_text(raw))


def has_refused_text(data: Any) -> bool:
    """Look through plain data, however deep: its keys and its values."""
    waiting = [data]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            if not is_text(one):
                return True
        elif isinstance(one, dict):
            waiting += one.keys()
            waiting += one.values()
        elif isinstance(one, list | tuple):
            waiting += one
    return False
