"""The player sheet of an edition: years, equipment, upgrades and bonuses, and the points they lead to."""

from typing import Final

from shoal.core.edition import Edition

MOST_SEATS: Final = 4
MOST_YEARS: Final = 20
MOST_DICE: Final = 12

GEAR: Final = ("default", "seine", "seine_plus", "longline", "longline_plus", "trawler", "trawler_plus")
RULES: Final = ("each", "highest", "highest", "each_not_6", "each_not_6_plus_one", "assign", "assign")
LONGLINE: Final = 3
LONGLINE_PLUS: Final = 4
TRAWLER: Final = 5

KINDS: Final = (*GEAR[1:], "release", "cold", "radar", "faux", "marketing", "enforcement", "over")
"""What a box can be marked for. Kind k is gear k + 1 where it is gear; odd kinds of gear upgrade the one before."""
GEAR_KINDS: Final = 6
RELEASE: Final = 6
COLD: Final = 7
RADAR: Final = 8
FAUX: Final = 9
MARKETING: Final = 10
ENFORCEMENT: Final = 11
OVERFISH: Final = 12
ALL_KINDS: Final = 13

WORDS: Final = (
    *("seine", "seine+", "longline", "longline+", "trawler", "trawler+", "release", "refrigeration", "radar"),
    *("faux", "marketing", "enforcement", "overfish"),
)
"""What players call the kinds, in actions and views."""
GEAR_WORDS: Final = ("default", *WORDS[:GEAR_KINDS])
GEAR_NAMES: Final = tuple([word.replace("+", "-plus") for word in GEAR_WORDS])
BOX_NAMES: Final = tuple([word.replace("+", "-plus") for word in WORDS])
"""What tellings call them: the name of a text has no `+`."""


def upgrades_gear(kind: int) -> bool:
    return 0 < kind < GEAR_KINDS and kind % 2 == 1


class PlayerSheet:
    """What is printed on the sheet; lists are by year from 0, by gear, by kind, or by number of seats."""

    years: int
    year_names: list[str]
    plus_one: list[bool]
    initial_supply: int
    fewest_seats: int
    most_seats: int
    for_filled: int
    for_empty: int
    for_excess: int
    illegal: list[list[int]]
    roll: list[int]
    take: list[int]
    kill: list[int]
    boxes: list[int]
    names: list[str]
    faux_fish: int
    marketing_plates: int
    shields: int
    enforced_with: list[int]

    def __init__(self, edition: Edition, ours: Edition) -> None:
        self._read_game(edition)
        self._read_years(edition)
        self._read_equipment(edition)
        self._read_boxes(edition)
        self._read_names(edition, ours)

    def _read_game(self, edition: Edition) -> None:
        self.years = edition.whole("game", "years", 1, MOST_YEARS)
        self.fewest_seats = edition.whole("game", "players_min", 1, MOST_SEATS)
        self.most_seats = edition.whole("game", "players_max", self.fewest_seats, MOST_SEATS)
        self.for_filled = edition.whole("game", "score_satisfied", -100, 100)
        self.for_empty = edition.whole("game", "score_unmet", -100, 100)
        self.for_excess = edition.whole("game", "score_excess", -100, 100)
        if edition.whole("game", "start_rotation", -1, 1) == 0:
            raise edition.wrong("game", "start_rotation", "must be 1 (clockwise) or -1 (counter-clockwise)")

    def _read_years(self, edition: Edition) -> None:
        labels = edition.value("player_sheet", "year_labels")
        if not isinstance(labels, list) or not all(isinstance(label, str) and label for label in labels):
            raise edition.wrong("player_sheet", "year_labels", "must be a list of texts")
        if len(labels) != self.years:
            raise edition.wrong("player_sheet", "year_labels", f"there are {len(labels)} boxes for {self.years} years")
        self.year_names = list(labels)
        marked = edition.different("player_sheet", "plus_one_years", 1, self.years)
        self.plus_one = [year in marked for year in range(1, self.years + 1)]
        self.initial_supply = edition.whole("player_sheet.reading", "initial_supply", 0, 100)
        self.illegal = [[0] * self.years for _ in range(MOST_SEATS + 1)]
        dice = edition.whole("game", "dice_needed", 1, MOST_DICE)
        for seats in range(self.fewest_seats, self.most_seats + 1):
            key = f"dice_{seats}p"
            rolled = edition.wholes("illegal_fishing", key, 0, dice)
            if len(rolled) != self.years:
                raise edition.wrong("illegal_fishing", key, f"there are {len(rolled)} numbers for {self.years} years")
            if rolled[-1]:
                raise edition.wrong("illegal_fishing", key, "the last year must be 0: no illegal fishing follows it")
            self.illegal[seats] = rolled

    def _read_equipment(self, edition: Edition) -> None:
        dice = edition.whole("game", "dice_needed", 1, MOST_DICE)
        self.roll, self.take, self.kill = [], [], []
        for gear, name in enumerate(GEAR):
            section = f"equipment.{name}"
            if edition.word(section, "rule") != RULES[gear]:
                raise edition.wrong(section, "rule", f'must be "{RULES[gear]}"')
            if upgrades_gear(gear - 1) and edition.word(section, "needs") != GEAR[gear - 1]:
                raise edition.wrong(section, "needs", f'must be "{GEAR[gear - 1]}"')
            self.roll.append(edition.whole(section, "roll", 1, dice))
            self.kill.append(edition.whole(section, "kill", 0, 1))
            self.take.append(edition.whole(section, "take", 1, MOST_DICE))
            self._check_equipment(edition, section, gear)

    def _check_equipment(self, edition: Edition, section: str, gear: int) -> None:
        roll, rule = self.roll[gear], RULES[gear]
        if self.kill[gear] != (rule == "assign"):
            raise edition.wrong(section, "kill", "one die kills with a trawler, and none with other equipment")
        expected = roll + 1 if gear == LONGLINE_PLUS else roll - self.kill[gear]
        if rule != "highest" and self.take[gear] != expected:
            raise edition.wrong(section, "take", f"must be {expected}, by its rule and {roll} dice")

    def _read_boxes(self, edition: Edition) -> None:
        self.boxes = [1] * GEAR_KINDS
        self.boxes += [edition.whole(f"permanent.{name}", "boxes", 1, 1) for name in KINDS[RELEASE:FAUX]]
        self.boxes += [edition.whole(f"bonus.{name}", "boxes", 0, MOST_YEARS) for name in KINDS[FAUX:]]
        self.faux_fish = edition.whole("bonus.faux", "fish", 1, 9)
        self.marketing_plates = edition.whole("bonus.marketing", "plates", 1, 9)
        self.shields = edition.whole("bonus.enforcement", "shields", 1, 9)
        self.enforced_with = edition.different("bonus.enforcement", "players", 1, MOST_SEATS)
        for seats in range(self.fewest_seats, self.most_seats + 1):
            self._check_boxes(edition, seats)

    def _check_boxes(self, edition: Edition, seats: int) -> None:
        """Refuse an edition that could leave a player without a box to mark (FB-U1)."""
        unusable = 0 if seats in self.enforced_with else self.boxes[ENFORCEMENT]
        boxes = sum(self.boxes) - unusable
        if boxes < self.years:
            raise edition.wrong("game", "years", f"with {seats} players there are {boxes} boxes for {self.years} years")

    def _read_names(self, edition: Edition, ours: Edition) -> None:
        """Name the kinds as our texts do, or by a title that this edition prints and ours does not."""
        self.names = list(BOX_NAMES)
        for kind in range(RELEASE, ALL_KINDS):
            table = f"{'permanent' if kind < FAUX else 'bonus'}.{KINDS[kind]}"
            if edition.section(table).get("title") not in (None, ours.section(table).get("title")):
                self.names[kind] = edition.word(table, "title")

    def most_plies_of_fishing(self) -> int:
        """Count the most plies of one fishing action: gear, dice, re-rolls, a die to choose, each fish and its fate."""
        plies = [3 * self.roll[gear] + 2 * self.take[gear] + self.kill[gear] for gear in range(len(GEAR))]
        return max(plies) + 2
