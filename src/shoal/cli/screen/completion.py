"""Typing with completion: which actions a text may mean."""

from collections.abc import Sequence
from itertools import takewhile


def matching(texts: Sequence[str], typed: str) -> list[str]:
    """Return the actions that begin with what was typed, or else those that have it at the start of a word or later."""
    wanted = " ".join(typed.lower().split())
    first = [text for text in texts if text.lower().startswith(wanted)]
    if first:
        return first
    within = [text for text in texts if f" {wanted}" in text.lower() or f"/{wanted}" in text.lower()]
    return within or [text for text in texts if wanted in text.lower()]


def completed(texts: Sequence[str], typed: str) -> str:
    """Return what was typed, made longer as far as all actions that match go on in the same way."""
    columns = takewhile(lambda letters: len(set(letters)) == 1, zip(*matching(texts, typed), strict=False))
    longer = "".join(letters[0] for letters in columns)
    return longer if len(longer) >= len(typed) else typed
