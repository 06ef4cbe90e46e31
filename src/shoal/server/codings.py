"""The compressed forms of an answer that a browser accepts."""

from typing import Final

CODINGS: Final = ("br", "gzip")


def accepted_codings(headers: list[str]) -> set[str]:
    """Return those of our codings that Accept-Encoding names, or means by `*`, with a weight above 0.

    A part that cannot be read accepts nothing.
    """
    weights = dict(_weight(part) for header in headers for part in header.lower().split(","))
    return {coding for coding in CODINGS if weights.get(coding, weights.get("*", 0.0)) > 0.0}


def _weight(part: str) -> tuple[str, float]:
    coding, _, quality = part.partition(";")
    name, _, value = quality.partition("=")
    if not quality.strip():
        return coding.strip(), 1.0
    try:
        return coding.strip(), float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return coding.strip(), 0.0
