"""The High Seas sheet of an edition: species from top to bottom, their dice, fish, arrows and shields.

Fish are numbered through from the topmost, so that the topmost of several is the lowest bit of a bit board.
A catch is a fish for a die that its row is marked with; catches are numbered by die, then from the top.
"""

from typing import Final

from shoal.core.edition import Edition
from shoal.core.native import i64

DIE_FACES: Final = 6
MOST_FISH: Final = 62
LONGEST_ROW: Final = 20
NO_FISH: Final = -1

LIVING: Final = 0
DEPLETED: Final = 1
POACHED: Final = 2
FIRST_TAKEN: Final = 3
FIRST_KILLED: Final = 7
"""Marks on fish; the seat's number is added to the last two. Poached is killed by illegal fishing."""
LETTERS: Final = ".-x0123abcd"
"""The marks as letters."""
TO_LETTERS: Final = LETTERS.encode().ljust(256, b"?")
TO_MARKS: Final = bytes([max(LETTERS.find(chr(letter)), 0) for letter in range(256)])


def bit(place: i64) -> i64:
    mask: i64 = 1
    mask <<= place
    return mask


def count(board: i64) -> int:
    total: i64 = 0
    while board:
        board &= board - 1
        total += 1
    return total


class HighSeas:
    """What is printed on the sheet; all lists are by species, by fish, by catch, or by die (entry 0 unused)."""

    species: list[str]
    dice: list[list[int]]
    arrows: list[list[tuple[int, int]]]
    shieldable: list[int]
    row_ends: list[int]
    row_mask: list[int]
    fish: list[str]
    species_of: list[int]
    parents: list[int]
    catch_fish: list[int]
    catch_die: list[int]
    first_catch: list[int]
    die_fish: list[list[int]]
    die_mask: list[int]
    all_fish: i64

    def __init__(self, edition: Edition) -> None:
        self.species = []
        self.dice = []
        self.arrows = []
        self.shieldable = []
        self.row_ends = []
        self.row_mask = []
        self.fish = []
        self.species_of = []
        self.parents = []
        rows = edition.sections.get("species")
        if not isinstance(rows, list) or not rows:
            raise edition.wrong("species", "name", "there must be at least one [[species]]")
        for number in range(1, len(rows) + 1):
            self._read_row(edition, f"species[{number}]")
        self.all_fish = bit(len(self.fish)) - 1
        self._number_catches()

    def _read_row(self, edition: Edition, section: str) -> None:
        name = edition.word(section, "name")
        if name in self.species:
            raise edition.wrong(section, "name", f"there are two species called {name}")
        dice = edition.different(section, "dice", 1, DIE_FACES)
        if not dice:
            raise edition.wrong(section, "dice", "a row is marked with at least one die")
        fish = edition.whole(section, "fish", 1, LONGEST_ROW)
        first = len(self.fish)
        if first + fish > MOST_FISH:
            raise edition.wrong(section, "fish", f"that makes more than {MOST_FISH} fish a year in all")
        if edition.whole(section, "shields", 0, 1):
            self.shieldable.append(len(self.species))
        arrows = _arrows(edition, section, fish)
        self.species_of += [len(self.species)] * fish
        self.species.append(name)
        self.dice.append(dice)
        self.arrows.append(arrows)
        self.row_ends.append(first + fish)
        self.row_mask.append((bit(fish) - 1) << first)
        self.fish += [f"{name} {number}" for number in range(1, fish + 1)]
        for child in range(1, fish + 1):
            self.parents.append(sum(bit(first + parent - 1) for parent, to in arrows if to == child))

    def _number_catches(self) -> None:
        self.catch_fish, self.catch_die, self.first_catch = [], [], [0]
        self.die_fish, self.die_mask = [[]], [0]
        for die in range(1, DIE_FACES + 1):
            fish = [number for number in range(len(self.fish)) if die in self.dice[self.species_of[number]]]
            self.first_catch.append(len(self.catch_fish))
            self.die_fish.append(fish)
            self.die_mask.append(sum(bit(number) for number in fish))
            self.catch_fish += fish
            self.catch_die += [die] * len(fish)

    def write_column(self, marks: list[int]) -> str:
        """Write the marks of one year as letters, with blanks between the species."""
        letters = bytes(marks).translate(TO_LETTERS).decode()
        rows: list[str] = []
        start = 0
        for end in self.row_ends:
            rows.append(letters[start:end])
            start = end
        return " ".join(rows)

    def read_column(self, text: str) -> list[int]:
        return list(text.replace(" ", "").encode().translate(TO_MARKS))

    def survivors(self, living: i64, *, spawn_one: bool) -> i64:
        """Return the fish of next year that have an arrow from one of these (FB-D1), and the spawn of FB-V1."""
        alive: i64 = 0
        for fish, parents in enumerate(self.parents):
            if living & parents:
                alive |= bit(fish)
        if spawn_one:
            for row in self.row_mask:
                lost: i64 = row & ~alive
                if lost != row:
                    alive |= lost & -lost
        return alive


def _arrows(edition: Edition, section: str, fish: int) -> list[tuple[int, int]]:
    """Read the arrows of a row: parent this year, child next year. Every child must have one."""
    printed = edition.value(section, "arrows")
    if not isinstance(printed, list):
        raise edition.wrong(section, "arrows", "must be a list of pairs: fish of this year, fish of next year")
    arrows: list[tuple[int, int]] = []
    for pair in printed:
        if not (isinstance(pair, list) and len(pair) == 2 and all(type(end) is int for end in pair)):
            raise edition.wrong(section, "arrows", f"{pair!r} is no pair: fish of this year, fish of next year")
        parent, child = pair
        if not (1 <= parent <= fish and 1 <= child <= fish):
            raise edition.wrong(section, "arrows", f"{pair!r} points at a fish that is not there: the row has {fish}")
        if (parent, child) in arrows:
            raise edition.wrong(section, "arrows", f"{pair!r} stands there twice")
        arrows.append((parent, child))
    for child in range(1, fish + 1):
        if all(to != child for _, to in arrows):
            raise edition.wrong(section, "arrows", f"no arrow points at fish {child}, so it could never live")
    return arrows
