"""What is printed in Pisces, as insight shows it: locations, species, boards as they begin, numbers."""

from typing import Literal, TypedDict

from shoal.games.pisces.edition_numbers import GREEN, ITEMS, RED, PiscesNumbers


class Location(TypedDict):
    """One printed location and what lies on it."""

    spot: str
    stage: str
    numbers: list[int]
    catch: Literal["catch", "release", "ocean", "safe"]
    chips: int
    blocked: bool


class Species(TypedDict):
    """A species as it is printed: points of a chip, dice of an attempt, all its chips."""

    value: int
    dice: int
    chips: int


class OpeningBoard(TypedDict):
    """A board as it begins: a chip on each location, the rest in the centre; and the odds of a first attempt."""

    locations: list[Location]
    centre: int
    chance: float
    points: float


class Numbers(TypedDict):
    """Rounds, points of a trophy and of the award, what a motor counts, boats of a full fleet, prices in the shop."""

    rounds: int
    trophy: int
    award: int
    motor: int
    boats: int
    prices: dict[str, int]


def numbers_of(printed: PiscesNumbers) -> Numbers:
    return {
        "rounds": int(printed.rounds),
        "trophy": int(printed.trophy_points),
        "award": int(printed.award_points),
        "motor": int(printed.motor_bonus),
        "boats": int(printed.boats_most),
        "prices": {item: int(printed.cost_of(number)) for number, item in enumerate(ITEMS)},
    }


def opening_of(printed: PiscesNumbers) -> dict[str, OpeningBoard]:
    return {name: _begins(printed, kind) for kind, name in enumerate(printed.species)}


def _begins(printed: PiscesNumbers, kind: int) -> OpeningBoard:
    places = range(printed.board_from[kind], printed.board_from[kind + 1])
    ways = printed.ways[printed.dice[kind]]
    landing = sum(
        weight
        for roll, weight in enumerate(ways)
        if weight and any(printed.icon_of[place] == GREEN for place in printed.hit_by[kind][roll])
    )
    chance = landing / sum(ways)
    return {
        "locations": [location_of(printed, place, 1, blocked=False) for place in places],
        "centre": printed.chips[kind] - len(places),
        "chance": round(chance, 3),
        "points": round(chance * printed.values[kind], 2),
    }


def species_of(printed: PiscesNumbers) -> dict[str, Species]:
    return {
        name: {"value": printed.values[kind], "dice": printed.dice[kind], "chips": printed.chips[kind]}
        for kind, name in enumerate(printed.species)
    }


def location_of(printed: PiscesNumbers, place: int, chips: int, *, blocked: bool) -> Location:
    open_to_ocean = place in printed.grounds[printed.species_of[place]]
    catch: Literal["catch", "release", "ocean", "safe"] = "catch"
    if not printed.numbers[place]:
        catch = "ocean" if open_to_ocean else "safe"
    elif printed.icon_of[place] == RED:
        catch = "release"
    return {
        "spot": printed.spot_of[place],
        "stage": printed.stage_of[place],
        "numbers": list(printed.numbers[place]),
        "catch": catch,
        "chips": chips,
        "blocked": blocked,
    }
