"""What the cards of Fleet are called in sentences, and small helps for making them."""

from typing import Final

from shoal.games.fleet.printed import BOATS, LICENCES

BOAT_TITLES: Final = ("Tuna", "Shrimp", "Lobster", "Processing Vessel", "Cod", "King Crab")
LICENCE_TITLES: Final = (
    "Shrimp", "Cod", "Lobster", "Tuna", "Processing Vessel",
    "Fishermen's Pub", "King Crab (captains)", "King Crab (fish)", "King Crab (licences)",
)  # fmt: skip


def boat_title(name: str) -> str:
    return BOAT_TITLES[BOATS.index(name)]


def licence_title(name: str) -> str:
    return LICENCE_TITLES[LICENCES.index(name)]


def plural(number: int, thing: str) -> str:
    """Count things: 1 crate, 2 crates."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(parts: list[str]) -> str:
    """Join the parts of a sentence: a, b and c."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
