"""What the box of Fresh Fish holds: its kinds of tile, and the numbers of an edition, checked against each other."""

from typing import Final

from shoal.core.edition import Edition
from shoal.games.fresh_fish.bitboards import COLUMNS, Ground

MOST_SEATS: Final = 5
TRADES: Final = 4
"""Each with a supply center, and with an outlet for every player."""

APARTMENTS: Final = 0
FIRST_OUTLET: Final = 1
DEMONSTRATION: Final = 5
ZONE: Final = 6
STREET: Final = 7
NO_TILE: Final = 8
KINDS: Final = 7
"""The kinds of tile in the deck; a street is none of them."""

CENTERS: Final = ("harbor", "nuclear power plant", "oil refinery", "game factory")
OUTLETS: Final = ("Fish Market", "Nuclear Waste Disposal", "Gas Station", "Game Shop")
TILES: Final = ("apartments", *(outlet.lower() for outlet in OUTLETS), "demonstration", "construction zone", "street")

SMALLEST_SIDE: Final = 4
MOST_MONEY: Final = 99
MOST_SPECIAL: Final = 9
MOST_APARTMENTS: Final = 200


class FreshFishNumbers:
    """The numbers for one number of players; the ground is the board's."""

    ground: Ground
    money: int
    markers: int
    markers_aside: int
    apartments: int
    box_apartments: int
    maximum: int
    demonstration: int

    def __init__(self, edition: Edition, place: int) -> None:
        sections = edition.sections
        self.ground = Ground(sections["board"]["side"][place])
        self.money = sections["players"]["money"]
        self.markers = sections["players"]["markers"]
        self.markers_aside = sections["players"]["markers_aside"]
        self.apartments = sections["deck"]["apartments"][place]
        self.box_apartments = sections["box"]["apartments"]
        self.maximum = sections["routes"]["maximum"][place]
        self.demonstration = sections["routes"]["demonstration"]


def check(edition: Edition) -> None:
    """Refuse numbers that contradict each other, with their line."""
    seats = edition.wholes("players", "seats", 2, MOST_SEATS)
    if not seats or seats != sorted(set(seats)):
        raise edition.wrong("players", "seats", "must rise" if seats else "must not be empty")
    for section, key, least, most in (
        ("board", "side", SMALLEST_SIDE, COLUMNS),
        ("deck", "apartments", 0, MOST_APARTMENTS),
        ("routes", "maximum", 1, COLUMNS * COLUMNS),
    ):
        if len(edition.wholes(section, key, least, most)) != len(seats):
            raise edition.wrong(section, key, f"must have a number for each of {len(seats)} numbers of players")
    edition.whole("players", "money", 0, MOST_MONEY)
    edition.whole("routes", "demonstration", 1, COLUMNS)
    edition.whole("deck", "demonstrations", 0, MOST_SPECIAL)
    _check_markers(edition)
    _check_apartments(edition)


def _check_markers(edition: Edition) -> None:
    """Refuse too few markers: with every outlet on the board a player needs one more, or all might pass for ever."""
    aside = edition.whole("players", "markers_aside", 0, TRADES)
    edition.whole("players", "markers", TRADES - aside + 1, COLUMNS * COLUMNS)


def _check_apartments(edition: Edition) -> None:
    zones = edition.whole("deck", "construction_zones", 0, MOST_SPECIAL)
    needed = max(edition.wholes("deck", "apartments", 0, MOST_APARTMENTS)) + zones
    edition.whole("box", "apartments", needed, MOST_APARTMENTS)
