"""The printed numbers of an edition of Fleet, checked, and laid out for the engine."""

from typing import Final

from shoal.core.edition import Edition

BOATS: Final = ("tuna", "shrimp", "lobster", "vessel", "cod", "king-crab")
LICENCES: Final = (
    "shrimp", "cod", "lobster", "tuna", "vessel",
    "pub", "king-crab-captains", "king-crab-fish", "king-crab-licences",
)  # fmt: skip
BOAT_KINDS: Final = 6
LICENCE_KINDS: Final = 9
COMMONS: Final = 5
SHRIMP: Final = 0
COD: Final = 1
LOBSTER: Final = 2
TUNA: Final = 3
VESSEL: Final = 4
CRAB_CAPTAINS: Final = 6
CRAB_FISH: Final = 7
CRAB_LICENCES: Final = 8
KING_CRAB_BOAT: Final = 5
BOAT_OF_LICENCE: Final = [1, 4, 2, 0, 3, -1, 5, 5, 5]
"""The kind of boat that each kind of licence lets launch; none for the pub."""
SEATS: Final = (2, 3, 4)
LARGEST_BID: Final = 284
"""More than anybody can ever pay: all boat cards ($180), all crates ($100) and four Shrimp licences ($4)."""
DISCARDS: Final = ("none", "drawn", "any")
DISCARD_NONE: Final = 0
DISCARD_DRAWN: Final = 1
DISCARD_ANY: Final = 2


class FleetNumbers:
    """Numbers by kind of licence, kind of boat, number of seats, or number of licences owned.

    place        for each kind of boat, its place in payments: by falling cash
    lobster_one  captained boats from which one more card is drawn, with one Lobster licence
    """

    licence_copies: list[int]
    minimum_bids: list[int]
    licence_points: list[int]
    boat_copies: list[int]
    costs: list[int]
    boat_points: list[int]
    cash: list[int]
    place: list[int]
    least_cash: int
    most_cash: int
    crates_each: int
    capacity: int
    top: list[int]
    commons_below: list[int]
    premiums_below: list[int]
    cod_launches: int
    lobster_captains: int
    lobster_one: list[int]
    lobster_several: list[int]
    tuna_draws: list[int]
    tuna_discards: list[int]
    crab_captains_most: int
    crab_crates_for_a_point: int
    crab_crates_most: int
    crab_kinds: list[int]

    def __init__(self, edition: Edition) -> None:
        self.licence_copies = _column(edition, "licence_copies", LICENCES, 0, 12)
        self.minimum_bids = _column(edition, "licence_minimum_bids", LICENCES, 1, 99)
        self.licence_points = _column(edition, "licence_points", LICENCES, 0, 50)
        self.boat_copies = _column(edition, "boat_copies", BOATS, max(SEATS), 99)
        self.costs = _column(edition, "boat_launch_costs", BOATS, 0, 20)
        self.boat_points = _column(edition, "boat_points", BOATS, 0, 50)
        self.cash = _column(edition, "boat_cash", BOATS, 1, 9)
        order = sorted(range(BOAT_KINDS), key=lambda kind: (-self.cash[kind], kind))
        self.place = [order.index(kind) for kind in range(BOAT_KINDS)]
        self.least_cash, self.most_cash = min(self.cash), max(self.cash)
        self.crates_each = edition.whole("crates", "each_player", 1, 99)
        self.capacity = edition.whole("crates", "boat_capacity", 1, 4)
        self._lay_out_decks(edition)
        self._read_bonuses(edition)
        self.crab_captains_most = edition.whole("king_crab", "captains_most", 0, 99)
        self.crab_crates_for_a_point = edition.whole("king_crab", "crates_for_a_point", 1, 99)
        self.crab_crates_most = edition.whole("king_crab", "crates_most", 0, 99)
        self.crab_kinds = _row(edition, "king_crab", "kinds", 8)

    def _lay_out_decks(self, edition: Edition) -> None:
        commons, premiums = sum(self.licence_copies[:COMMONS]), sum(self.licence_copies[COMMONS:])
        self.top, self.commons_below, self.premiums_below = [0] * 5, [0] * 5, [0] * 5
        for seats in SEATS:
            aside = _by_seats(edition, "common_aside", seats, commons)
            removed = _by_seats(edition, "common_removed", seats, aside)
            if aside - removed < seats:
                raise edition.wrong(
                    "setup", "common_removed", f"must leave {seats} licences on top for {seats} players"
                )
            self.top[seats] = aside - removed
            self.commons_below[seats] = commons - aside
            self.premiums_below[seats] = premiums - _by_seats(edition, "premium_removed", seats, premiums)

    def _read_bonuses(self, edition: Edition) -> None:
        self.cod_launches = edition.whole("bonuses", "launches_with_cod", 1, 9)
        self.lobster_captains = edition.whole("bonuses", "captains_with_lobster", 1, 9)
        self.lobster_one = _row(edition, "bonuses", "one_lobster", 0)
        self.lobster_several = _row(edition, "bonuses", "several_lobsters", 0)
        most = self.licence_copies[TUNA] + 1
        self.tuna_draws = _row(edition, "bonuses", "tuna_draws", most)
        words = edition.value("bonuses", "tuna_discards")
        if not isinstance(words, list) or len(words) < most or not set(words) <= set(DISCARDS):
            raise edition.wrong("bonuses", "tuna_discards", f"must be {most} words of {', '.join(DISCARDS)}")
        self.tuna_discards = [DISCARDS.index(word) for word in words]


def _column(edition: Edition, section: str, names: tuple[str, ...], low: int, high: int) -> list[int]:
    return [edition.whole(section, name, low, high) for name in names]


def _row(edition: Edition, section: str, key: str, fewest: int) -> list[int]:
    """Read a list of numbers of which none is smaller than the one before."""
    value = edition.value(section, key)
    if not isinstance(value, list) or len(value) < fewest or not all(type(item) is int and item >= 0 for item in value):
        raise edition.wrong(section, key, f"must be a list of at least {fewest} whole numbers")
    if value != sorted(value):
        raise edition.wrong(section, key, "must not fall")
    return list(value)


def _by_seats(edition: Edition, key: str, seats: int, most: int) -> int:
    value = edition.value("setup", key)
    number = value.get(str(seats)) if isinstance(value, dict) else None
    if type(number) is not int or not 0 <= number <= most:
        raise edition.wrong("setup", key, f"must be from 0 to {most} for {seats} players")
    return number
