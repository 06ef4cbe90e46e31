"""What the cards of Fleet are called in sentences."""

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
