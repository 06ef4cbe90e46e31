"""Lists of words that ship with the project: common passwords, recovery and sea words, refused words."""

import secrets
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

RECOVERY: Final = 6
"""Words to recover an account; of 2048 each, 66 bits."""
FEWEST_SIGNS: Final = 4
"""A password needs so many different characters."""
LOOKALIKES: Final = str.maketrans("@4301!$57", "aaeoiisst")
DIGITS: Final = 10_000


@cache
def read_word_list(name: str) -> tuple[str, ...]:
    text = files("shoal.server.accounts.identity").joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return tuple(line for line in text.splitlines() if line and not line.startswith("#"))


@cache
def common_passwords() -> frozenset[str]:
    return frozenset(read_word_list("common_passwords"))


def is_common(password: str, name: str = "") -> bool:
    """Return whether many people choose this password, or it is hardly more than the player's name."""
    folded = unicodedata.normalize("NFKC", password).casefold()
    if len(set(folded)) < FEWEST_SIGNS:
        return True
    bare = folded.strip("0123456789 .,;:!?#*+-_$%&/()=<>|@")
    forms = {form for text in (folded, bare) for form in (text, text.translate(LOOKALIKES))}
    own = unicodedata.normalize("NFKC", name).casefold()
    return bool(own and own in forms) or not forms.isdisjoint(common_passwords())


def new_recovery_words() -> list[str]:
    return [secrets.choice(read_word_list("recovery_words")) for _ in range(RECOVERY)]


def joined(words: str) -> str:
    """Return recovery words as they are hashed: in small letters, with one space between two."""
    return " ".join("".join(letter if letter.isalpha() else " " for letter in words.casefold()).split())


def new_code() -> str:
    """Return a code such as GULL-2093."""
    return f"{secrets.choice(read_word_list('sea_words')).upper()}-{secrets.randbelow(DIGITS):04}"


def plain_code(code: str) -> str:
    """Return a code as it is compared, without dash and in small letters. A pasted link ends with its code."""
    return "".join(filter(str.isalnum, code.rsplit("/", 1)[-1].casefold()))
