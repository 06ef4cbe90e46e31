"""What players are called: a name they choose, or one made up for a guest."""

import secrets
import unicodedata
from functools import cache
from itertools import groupby
from typing import Final

from shoal.bots.roster import LEVELS
from shoal.server.accounts.identity import word_lists
from shoal.server.platform.base.confusables import LONGEST_FOLDED, fold, is_ignorable, is_one_script
from shoal.server.platform.http.errors import Problem

FORMER: Final = "~"
"""The name on the chairs of somebody whose account was deleted; nobody can choose it."""
SHORTEST: Final = 2
LONGEST: Final = 24
SIGNS: Final = frozenset(" .'-\N{RIGHT SINGLE QUOTATION MARK}")
LONGEST_NUMBER: Final = 5
MOST_MARKS: Final = 3
"""Marks on one letter, as in chat: more of them hide what stands around."""

TEMPERS: Final = (
    "Amber", "Bold", "Brave", "Breezy", "Brisk", "Calm", "Candid", "Cheerful", "Clever", "Copper", "Coral", "Daring",
    "Dapper", "Drifting", "Eager", "Early", "Faithful", "Fearless", "Gallant", "Gentle", "Golden", "Hardy", "Hearty",
    "Honest", "Jaunty", "Jolly", "Keen", "Kindly", "Lively", "Lucky", "Merry", "Mellow", "Nimble", "Patient", "Plucky",
    "Proud", "Quick", "Quiet", "Ready", "Roving", "Salty", "Sandy", "Silver", "Steady", "Stormy", "Sturdy", "Sunny",
    "Swift", "Trusty", "Wandering", "Weathered", "Windward", "Witty",
)  # fmt: skip
SAILORS: Final = (
    "Angler", "Auk", "Bosun", "Captain", "Cod", "Coxswain", "Crab", "Cutter", "Dolphin", "Eider",
    "Fisher", "Gannet", "Gull", "Halibut", "Heron", "Herring", "Ketch",
    "Lobster", "Mackerel", "Mariner", "Netmaker", "Otter", "Pelican", "Perch", "Petrel",
    "Pilot", "Plaice", "Porpoise", "Puffin", "Purser", "Rigger", "Sailor", "Salmon", "Schooner", "Seal", "Shrimper",
    "Sprat", "Sturgeon", "Tern", "Trout", "Turbot", "Walrus", "Whaler", "Wrasse",
)  # fmt: skip


def clean(text: str) -> str:
    """Return the name as it is shown, or raise a Problem that says why it is not allowed."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Problem("malformed", "server.name-length", least=SHORTEST, most=LONGEST)
    lettered = name[0].isalnum() and any(letter.isalpha() for letter in name) and fold(name) != ""
    if not lettered or not all(map(allowed, name)) or most_marks(name) > MOST_MARKS:
        raise Problem("malformed", "server.name-signs")
    if not is_one_script(name):
        raise Problem("malformed", "server.name-alphabet")
    if is_reserved(name):
        raise Problem("malformed", "server.name-reserved")
    if is_refused(name):
        raise Problem("malformed", "server.name-refused")
    return name


def allowed(letter: str) -> bool:
    """Return whether a name may contain it: letters, marks and digits of any script, and a few signs."""
    return letter in SIGNS or (unicodedata.category(letter)[0] in "LMN" and not is_ignorable(letter))


def most_marks(name: str) -> int:
    """Return how many marks the letter with most of them has."""
    categories = (unicodedata.category(letter) for letter in name)
    return max(len(list(run)) if heaped else 0 for heaped, run in groupby(categories, lambda one: one in ("Mn", "Me")))


def is_reserved(name: str) -> bool:
    """Return whether a name contains a reserved word or is a bot's, with or without digits."""
    return not parts_of(name).isdisjoint(RESERVED) or not {fold(name), fold(without_digits(name))}.isdisjoint(BOTS)


def is_refused(name: str) -> bool:
    """Return whether a name hurts: it has a refused word, or one that is refused anywhere."""
    alone, anywhere = refused_words()
    return not parts_of(name).isdisjoint(alone) or any(word in fold(name) for word in anywhere)


def parts_of(name: str) -> set[str]:
    """Return the looks of a name and of its words, each with and without digits."""
    words = "".join(" " if letter in SIGNS else letter for letter in name).split()
    return {fold(part) for word in (*words, name) for part in (word, without_digits(word))}


@cache
def refused_words() -> tuple[frozenset[str], frozenset[str]]:
    """Return the looks of words that no name may have: as words of their own, and anywhere."""
    listed = word_lists.read_word_list("refused_words")
    anywhere = frozenset(fold(word[1:]) for word in listed if word.startswith("*"))
    return frozenset(fold(word) for word in listed if not word.startswith("*")), anywhere


def without_digits(text: str) -> str:
    return "".join(letter for letter in text if not letter.isdecimal())


def kept(name: str) -> str:
    """Return the key of a player whose name looks like another's but was given before looks were compared."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKC", name).casefold() if letter.isalnum())
    return f"={plain}"[:LONGEST_FOLDED]


RESERVED: Final = frozenset(
    map(
        fold,
        (
            *("for", "für", "official", "admin", "administrator", "moderator", "shoal", "system", "bot", "staff"),
            *("support", "operator", "betreiber", "運営", "管理者", "管理人"),
        ),
    )
)
"""Not even as one word of a name: a bot that takes over is shown as "Mate for Ann", in German "Maat für Ann"."""
BOTS: Final = frozenset(map(fold, LEVELS))
"""Not as a whole name."""


def made_up(attempt: int) -> str:
    """Return a random name; from the second attempt on it has a number, which grows longer."""
    name = f"{secrets.choice(TEMPERS)} {secrets.choice(SAILORS)}"
    if attempt == 0:
        return name
    return f"{name} {secrets.randbelow(10 ** min(attempt + 1, LONGEST_NUMBER))}"
