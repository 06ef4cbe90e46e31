"""What players are called: a name they choose, or one made up for a guest."""

import secrets
import unicodedata
from typing import Final

from shoal.server.errors import Problem

SHORTEST: Final = 2
LONGEST: Final = 24
SIGNS: Final = frozenset(" .'-\N{RIGHT SINGLE QUOTATION MARK}")
LONGEST_NUMBER: Final = 5

TEMPERS: Final = (
    "Amber", "Bold", "Brave", "Breezy", "Brisk", "Calm", "Candid", "Cheerful", "Clever", "Copper", "Coral", "Daring",
    "Dapper", "Drifting", "Eager", "Early", "Faithful", "Fearless", "Gallant", "Gentle", "Golden", "Hardy", "Hearty",
    "Honest", "Jaunty", "Jolly", "Keen", "Kindly", "Lively", "Lucky", "Merry", "Mellow", "Nimble", "Patient", "Plucky",
    "Proud", "Quick", "Quiet", "Ready", "Roving", "Salty", "Sandy", "Silver", "Steady", "Stormy", "Sturdy", "Sunny",
    "Swift", "Trusty", "Wandering", "Weathered", "Windward", "Witty",
)  # fmt: skip
SAILORS: Final = (
    "Angler", "Auk", "Bosun", "Captain", "Cod", "Coxswain", "Crab", "Cutter", "Deckhand", "Dolphin", "Eider",
    "Fisher", "Gannet", "Gull", "Halibut", "Heron", "Herring", "Ketch",
    "Lobster", "Mackerel", "Mariner", "Mate", "Netmaker", "Otter", "Pelican", "Perch", "Petrel",
    "Pilot", "Plaice", "Porpoise", "Puffin", "Purser", "Rigger", "Sailor", "Salmon", "Schooner", "Seal", "Shrimper",
    "Skipper", "Sprat", "Sturgeon", "Tern", "Trout", "Turbot", "Walrus", "Whaler", "Wrasse",
)  # fmt: skip


def clean(text: str) -> str:
    """Give the name as it is shown, or say why it cannot be one."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Problem("malformed", f"A name has {SHORTEST} to {LONGEST} characters.")
    if not name[0].isalnum() or not any(letter.isalpha() for letter in name) or not all(map(allowed, name)):
        raise Problem("malformed", "A name is made of letters and digits, with spaces, full stops and hyphens.")
    return name


def allowed(letter: str) -> bool:
    """Say whether a name may have it: letters, their marks and digits of any script, and a few signs."""
    return letter in SIGNS or unicodedata.category(letter)[0] in "LMN"


def fold(name: str) -> str:
    """Give what two names have in common that nobody could tell apart when they are called out."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", name).casefold() if letter.isalnum())


def made_up(attempt: int) -> str:
    """Make up a name; from the second attempt on with a number, which grows longer."""
    name = f"{secrets.choice(TEMPERS)} {secrets.choice(SAILORS)}"
    if attempt == 0:
        return name
    return f"{name} {secrets.randbelow(10 ** min(attempt + 1, LONGEST_NUMBER))}"
