"""What names look like: Unicode's lists of scripts and of characters that are taken for one another (UTS 39).

Two names with the same skeleton cannot be told apart on a screen, or differ in case only. A skeleton is compared and
never shown.
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
"""The library wraps letters of scripts from right to left in it."""
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
"""Letters and marks that are never drawn; all others of that kind are neither letters nor marks."""


def is_ignorable(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in IGNORABLE)


def is_one_script(text: str) -> bool:
    """Say whether a text is written in one script, or in those that one language mixes. Latin stands alone."""
    scripts = {categories.alias(letter) for letter in text} - NEUTRAL
    return len(scripts) <= 1 or any(scripts <= together for together in WRITTEN_TOGETHER)


def skeleton(text: str) -> str:
    """Return what is left of a text for the eye: letters, marks and digits, each as the first of its look-alikes."""
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())
    latin = unicodedata.normalize("NFD", "".join(map(shape, folded))).casefold()
    first = "".join(map(prototype, latin)).casefold().replace("i", "l")
    return "".join(filter(is_drawn, first))


def fold(name: str) -> str:
    """Return what two names have in common that nobody could tell apart when they see or hear them."""
    found = skeleton(name)
    return found if len(found) <= LONGEST_FOLDED else hashlib.sha256(found.encode(errors="surrogatepass")).hexdigest()


@lru_cache(4096)
def shape(letter: str) -> str:
    """Return what a small letter or its capital looks like; if that is plain Latin, it is what a reader sees.

    A capital counts first: Cyrillic and Greek have more of them that are drawn like Latin ones.
    """
    foreign = categories.alias(letter) not in {*NEUTRAL, "LATIN"}
    cases = (letter.upper(), letter) if foreign and len(letter.upper()) == 1 else (letter,)
    shapes = [prototype(case) for case in cases]
    return next((one for one in shapes if one.isascii()), shapes[-1])


@lru_cache(4096)
def prototype(letter: str) -> str:
    """Return the text that Unicode takes for the first of a letter's look-alikes.

    The library tells both ways: a letter knows its prototype only, a prototype knows all letters that look like it.
    Of two that know only each other, either will do. A letter that looks like a sign stays a letter, but for those
    that are signs in all but name.
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
    """Say whether it is a letter, a mark or a digit, which a skeleton keeps."""
    return unicodedata.category(letter)[0] in "LMN"
