"""The printed numbers of an edition as the engine uses them: locations in one row, prices, tracks and dice.

Species have numbers in the order of the edition. An area is a species' board or, last, the ocean. Locations of all
boards stand in one row: board by board, stage by stage, each stage in its filling order (highest outcome first).
"""

from itertools import product
from typing import Any, Final

from shoal.core.edition import Edition
from shoal.core.native import i64
from shoal.games.pisces.edition_checks import FACES, GEAR, proofread

GREEN: Final = 0
RED: Final = 1
CLOSED: Final = 2
ICONS: Final = {"green": GREEN, "red": RED, "none": CLOSED, "ocean": GREEN}
OUTBOARD: Final = 0
OUTRIGGER: Final = 1
FINDER: Final = 2
GEAR_TYPES: Final = 3
BOAT: Final = 0
"""The first item of the shop; the gear follows it."""
ITEMS: Final = ["boat", *GEAR]


class PiscesNumbers:
    """What is printed; nothing here ever changes during play."""

    species: list[str]
    areas: list[str]
    kinds: i64
    ocean: i64
    values: list[int]
    chips: list[int]
    dice: list[int]
    stages: list[list[str]]
    stage_from: list[list[int]]
    locations: list[str]
    spot_of: list[str]
    stage_of: list[str]
    numbers: list[list[int]]
    icon_of: list[int]
    species_of: list[int]
    board_from: list[int]
    grounds: list[list[int]]
    hit_by: list[list[list[int]]]
    young: list[list[int]]
    breeding_dice: list[int]
    dearest_first: list[int]
    rank_of: list[int]
    room_for: list[int]
    room_for_motor: i64
    rounds: i64
    trophy_points: i64
    award_points: i64
    boats_start: i64
    boats_most: i64
    boat_cost: i64
    gear_cost: i64
    motor_bonus: i64
    gear_copies: i64
    cards_each: i64
    trophies: i64
    stars: i64
    spots: list[int]
    bidding_rounds: list[int]
    layouts: dict[int, list[list[int]]]
    seats: tuple[int, ...]
    ways: list[list[int]]

    def __init__(self, edition: Edition) -> None:
        proofread(edition)
        sections = edition.sections
        self._read_numbers(sections)
        printed = sections["species"]
        self.species = list(printed)
        self.areas = [*self.species, "ocean"]
        self.kinds = len(self.species)
        self.ocean = len(self.species)
        self.values = [printed[name]["value"] for name in self.species]
        self.chips = [printed[name]["chips"] for name in self.species]
        self.dice = [*(printed[name]["dice"] for name in self.species), 1]
        self.stages = [list(printed[name]["stages"]) for name in self.species]
        self.young = [list(printed[name].get("reproduction", [])) for name in self.species]
        self.breeding_dice = [printed[name].get("reproduction_dice", 0) for name in self.species]
        self.dearest_first = sorted(range(len(self.species)), key=lambda kind: (-self.values[kind], kind))
        self.rank_of = [self.dearest_first.index(kind) for kind in range(len(self.species))]
        self.ways = [ways_of(number) for number in range(1 + max([1, *self.dice, *self.breeding_dice]))]
        self.room_for = [room_for(value, self.spots[-1]) for value in self.values]
        self.room_for_motor = room_for(self.motor_bonus, self.spots[-1])
        self._lay_out(printed)

    def _read_numbers(self, sections: Any) -> None:
        game = sections["game"]
        self.seats = tuple(game["players"])
        self.rounds = game["rounds"]
        self.trophy_points = game["trophy_points"]
        self.award_points = game["award_points"]
        self.boats_start = game["boats_start"]
        self.boats_most = game["boats_max"]
        self.bidding_rounds = list(game["bidding_after_rounds"])
        self.boat_cost = sections["costs"]["boat"]
        self.gear_cost = sections["costs"]["gear"]
        self.motor_bonus = sections["gear"]["outboard_bonus"]
        self.gear_copies = sections["gear"]["supply"]["copies_per_type"]
        self.cards_each = sections["tournament"]["cards_per_species"]
        self.trophies = sections["components"]["tournament_chips"]
        self.stars = sections["components"]["reconstructed"]["gold_stars"]
        self.spots = list(sections["ocean"]["bid_track"]["spots"])
        self.layouts = {number: sections["ocean"]["layout"][str(number)] for number in self.seats}

    def _lay_out(self, printed: Any) -> None:
        """Number the locations, and note for each board and dice outcome which of them it hits."""
        self.spot_of, self.stage_of = [], []
        self.locations, self.numbers, self.icon_of, self.species_of = [], [], [], []
        self.board_from, self.grounds, self.stage_from, self.hit_by = [], [], [], []
        for kind, name in enumerate(self.species):
            self.board_from.append(len(self.locations))
            starts: list[int] = []
            for stage in self.stages[kind]:
                starts.append(len(self.locations))
                spots = printed[name][stage]["spots"]
                for label, outcomes in zip(labels_of(spots), spots, strict=True):
                    self.locations.append(f"{name} {stage} {label}")
                    self.spot_of.append(f"{stage} {label}")
                    self.stage_of.append(stage)
                    self.numbers.append(list(outcomes))
                    self.icon_of.append(ICONS[printed[name][stage]["icon"]])
                    self.species_of.append(kind)
            self.stage_from.append([*starts, len(self.locations)])
            self.grounds.append(list(range(starts[-1], len(self.locations))))
            self.hit_by.append(
                [
                    [place for place in range(starts[0], len(self.locations)) if outcome in self.numbers[place]]
                    for outcome in range(1 + FACES * max(self.dice))
                ]
            )
        self.board_from.append(len(self.locations))

    def cost_of(self, item: int) -> int:
        return self.boat_cost if item == BOAT else self.gear_cost


def labels_of(spots: list[list[int]]) -> list[str]:
    """Return names for the locations of a stage: their outcomes ("6", "9-10"), with letters if these are the same."""
    ranges = [range_text(numbers) for numbers in spots]
    letters: dict[str, int] = {}
    labels = []
    for text in ranges:
        letter = chr(ord("a") + letters.get(text, 0))
        letters[text] = letters.get(text, 0) + 1
        labels.append(text + letter if not text or ranges.count(text) > 1 else text)
    return labels


def range_text(numbers: list[int]) -> str:
    if len(numbers) > 1 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}"
    return "+".join(str(number) for number in numbers)


def ways_of(dice: int) -> list[int]:
    """Count, for each sum of that many dice, the ways to throw it."""
    sums = [0] * (1 + FACES * dice)
    for throw in product(range(1, FACES + 1), repeat=dice):
        sums[sum(throw)] += 1
    return sums


def room_for(value: int, highest: int) -> int:
    """Return the sums, as bits, to which that many points can be added without passing the highest."""
    return int(2 ** max(0, highest - value + 1) - 1)
