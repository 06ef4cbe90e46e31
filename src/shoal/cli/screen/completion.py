"""Typing with completion: which actions a text may mean."""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

WORD: Final = re.compile(r"\w+")


def matching(texts: Sequence[str], typed: str) -> list[str]:
    """Return the actions that begin with what was typed, or else those that have it at the start of a word or later.

    If there is none, signs between words and the order of words do not matter: "e3 d3" and "d3e3" may mean d3/e3.
    """
    wanted = " ".join(typed.lower().split())
    first = [text for text in texts if text.lower().startswith(wanted)]
    if first:
        return first
    within = [text for text in texts if f" {wanted}" in text.lower() or f"/{wanted}" in text.lower()]
    within = within or [text for text in texts if wanted in text.lower()]
    return within or [text for text in texts if _loosely(text, wanted)]


def _loosely(text: str, wanted: str) -> bool:
    words, meant = WORD.findall(text.lower()), WORD.findall(wanted)
    return bool(meant) and ("".join(meant) in "".join(words) or sorted(meant) == sorted(words))


def completed(texts: Sequence[str], typed: str) -> str:
    """Return what was typed, made longer as far as all actions that match go on in the same way."""
    columns = takewhile(lambda letters: len(set(letters)) == 1, zip(*matching(texts, typed), strict=False))
    longer = "".join(letters[0] for letters in columns)
    return longer if len(longer) >= len(typed) else typed
