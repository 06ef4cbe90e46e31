"""The numbers of an edition, checked against each other, for one number of players."""

from typing import Any, Final

from shoal.core.edition import Edition
from shoal.games.fresh_fish.actions import COLUMNS, MOST_SEATS, TRADES
from shoal.games.fresh_fish.plots import Ground

SMALLEST_SIDE: Final = 4
MOST_MONEY: Final = 99
MOST_SPECIAL: Final = 9
MOST_APARTMENTS: Final = 200


class Printed:
    """What the box says for so many players; the ground is the board's."""

    ground: Ground
    money: int
    markers: int
    markers_aside: int
    apartments: int
    box_apartments: int
    maximum: int
    demonstration: int

    def __init__(self, edition: Edition, place: int) -> None:
        tables = edition.tables
        self.ground = Ground(tables["board"]["side"][place])
        self.money = tables["players"]["money"]
        self.markers = tables["players"]["markers"]
        self.markers_aside = tables["players"]["markers_aside"]
        self.apartments = tables["deck"]["apartments"][place]
        self.box_apartments = tables["box"]["apartments"]
        self.maximum = tables["routes"]["maximum"][place]
        self.demonstration = tables["routes"]["demonstration"]


def check(edition: Edition) -> None:
    """Refuse numbers that contradict each other, with their line."""
    seats = _numbers(edition, "players", "seats", 2, MOST_SEATS)
    if seats != sorted(set(seats)):
        raise edition.wrong("players", "seats", "must rise")
    for table, key, least, most in (
        ("board", "side", SMALLEST_SIDE, COLUMNS),
        ("deck", "apartments", 0, MOST_APARTMENTS),
        ("routes", "maximum", 1, COLUMNS * COLUMNS),
    ):
        if len(_numbers(edition, table, key, least, most)) != len(seats):
            raise edition.wrong(table, key, f"must have a number for each of {len(seats)} numbers of players")
    _number(edition, "players", "money", 0, MOST_MONEY)
    _number(edition, "routes", "demonstration", 1, COLUMNS)
    _number(edition, "deck", "demonstrations", 0, MOST_SPECIAL)
    _check_markers(edition)
    _check_apartments(edition)


def _check_markers(edition: Edition) -> None:
    """Insist that a player with every outlet on the board still has a marker: else all might have to pass for ever."""
    aside = _number(edition, "players", "markers_aside", 0, TRADES)
    _number(edition, "players", "markers", TRADES - aside + 1, COLUMNS * COLUMNS)


def _check_apartments(edition: Edition) -> None:
    zones = _number(edition, "deck", "construction_zones", 0, MOST_SPECIAL)
    needed = max(edition.tables["deck"]["apartments"]) + zones
    _number(edition, "box", "apartments", needed, MOST_APARTMENTS)


def _number(edition: Edition, table: str, key: str, least: int, most: int) -> int:
    return _checked(edition, table, key, _value(edition, table, key), least, most)


def _numbers(edition: Edition, table: str, key: str, least: int, most: int) -> list[int]:
    values = _value(edition, table, key)
    if not isinstance(values, list) or not values:
        raise edition.wrong(table, key, "must be a list of numbers")
    return [_checked(edition, table, key, value, least, most) for value in values]


def _value(edition: Edition, table: str, key: str) -> Any:
    return edition.tables.get(table, {}).get(key)


def _checked(edition: Edition, table: str, key: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise edition.wrong(table, key, f"must be from {least} to {most}, not {value!r}")
    return value
