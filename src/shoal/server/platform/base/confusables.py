"""Confusables (homoglyphs): names that look alike, by Unicode's lists of scripts and of characters (UTS 39).

Two names with the same skeleton look alike on a screen, or differ only in case. A skeleton is compared and never shown.
"""

import hashlib
import unicodedata
from functools import lru_cache
from typing import Final

from confusable_homoglyphs import categories
from confusable_homoglyphs.confusables import confusables_data

LONGEST_FOLDED: Final = 72
NEUTRAL: Final = frozenset({"COMMON", "INHERITED"})
WRITTEN_TOGETHER: Final = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
"""Scripts that one language mixes: Japanese, Korean, Chinese."""
LEFT_TO_RIGHT: Final = "\N{LEFT-TO-RIGHT MARK}"
"""The library puts it around letters of scripts that are written from right to left."""
IGNORABLE: Final = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xE0100, 0xE01EF),
)
"""Letters and marks that are invisible; no other letters or marks are."""


def is_ignorable(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in IGNORABLE)


def is_one_script(text: str) -> bool:
    """Return whether a text uses one script, or scripts that one language mixes."""
    scripts = {categories.alias(letter) for letter in text} - NEUTRAL
    return len(scripts) <= 1 or any(scripts <= together for together in WRITTEN_TOGETHER)


def skeleton(text: str) -> str:
    """Return the letters, marks and digits of a text, each replaced by the first character that looks like it."""
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())
    latin = unicodedata.normalize("NFD", "".join(map(shape, folded))).casefold()
    first = "".join(map(prototype, latin)).casefold().replace("i", "l")
    return "".join(filter(is_drawn, first))


def fold(name: str) -> str:
    """Return the key of a name: two names with the same key look or sound alike."""
    key = skeleton(name)
    return key if len(key) <= LONGEST_FOLDED else hashlib.sha256(key.encode(errors="surrogatepass")).hexdigest()


@lru_cache(4096)
def shape(letter: str) -> str:
    """Return what a small letter or its capital looks like, preferably a plain Latin letter.

    The capital is tried first: more capitals than small letters of Cyrillic and Greek look Latin.
    """
    foreign = categories.alias(letter) not in {*NEUTRAL, "LATIN"}
    cases = (letter.upper(), letter) if foreign and len(letter.upper()) == 1 else (letter,)
    shapes = [prototype(case) for case in cases]
    return next((look for look in shapes if look.isascii()), shapes[-1])


@lru_cache(4096)
def prototype(letter: str) -> str:
    """Return Unicode's prototype of a letter: the first of those that look like it.

    The library lists both directions: a letter lists only its prototype, a prototype lists all letters like it. If two
    letters list only each other, the smaller one is used. A letter that looks like a sign stays itself, unless it is a
    modifier letter.
    """
    alike: list[str] = [entry["c"].strip(LEFT_TO_RIGHT) for entry in confusables_data.get(letter, ())]
    if len(alike) != 1:
        return letter
    other = unicodedata.normalize("NFKC", alike[0])
    if not any(map(is_drawn, other)) and unicodedata.category(letter) != "Lm":
        return letter
    alone = len(alike[0]) == 1 and len(confusables_data.get(alike[0], ())) == 1
    return min(letter, other) if alone else other


def is_drawn(letter: str) -> bool:
    """Return whether a skeleton keeps it: a letter, a mark or a digit."""
    return unicodedata.category(letter)[0] in "LMN"
