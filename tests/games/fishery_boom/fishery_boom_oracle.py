"""Fishery Boom as its rulebook tells it, as one program; it shares nothing with the engine.

The program asks for every decision and every die by yielding who is asked (-1 for chance) and the texts that may be
answered; it is sent one of them. A fish is (species, number), both from 1; years count from 1.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import shoal.games.fishery_boom as room

CHANCE = -1
Ask = Generator[tuple[int, list[str]], str, None]
Fish = tuple[int, int]

EDITION: dict[str, Any] = tomllib.loads((Path(room.__file__).parent / "edition.toml").read_text(encoding="utf-8"))
OPTIONS: dict[str, Any] = {
    "scoring": "competitive", "spawn_one": False, "upgrade_replaces_base": False, "plus_one": "own_year",
    "unplayed_plates": "count", "rotation": "counter-clockwise", "ties": "shared",
}  # fmt: skip
BASE = {"seine+": "seine", "longline+": "longline", "trawler+": "trawler"}
FREE = {
    "seine": 1, "seine+": 1, "longline": 1, "longline+": 1, "trawler": 1, "trawler+": 1, "release": 1,
    "refrigeration": 1, "radar": 1, "faux": 1, "marketing": 2, "enforcement": 2, "overfish": 2,
}  # fmt: skip
GEAR = ["default", "seine", "seine+", "longline", "longline+", "trawler", "trawler+"]
DICE = {"default": 1, "seine": 2, "seine+": 2, "longline": 2, "longline+": 2, "trawler": 3, "trawler+": 4}


@dataclass
class Country:
    """A player's sheet."""

    plates: Counter[int] = field(default_factory=Counter)
    fish: Counter[int] = field(default_factory=Counter)
    boxes: Counter[str] = field(default_factory=Counter)
    works: set[str] = field(default_factory=set)
    harm: int = 0

    def score(self, years: Iterable[int]) -> int:
        total = 0
        for year in years:
            for plate in range(self.plates[year]):
                total += 1 if plate < self.fish[year] else -2
        return total


class World:
    """A game in progress: the High Seas, the sheets, and the program that plays."""

    def __init__(self, seats: int, options: dict[str, Any], edition: dict[str, Any] = EDITION) -> None:
        self.options = OPTIONS | options
        self.edition = edition
        self.years: int = edition["game"]["years"]
        self.rows: list[dict[str, Any]] = edition["species"]
        self.countries = [Country() for _ in range(seats)]
        self.seats = seats
        self.year = 1
        self.living = {(s, n) for s, row in enumerate(self.rows, 1) for n in range(1, row["fish"] + 1)}
        self.shields: set[int] = set()
        self.ending = ""

    def name(self, fish: Fish) -> str:
        return f"{self.rows[fish[0] - 1]['name']} {fish[1]}"

    def matching(self, die: int) -> list[Fish]:
        """Return the living fish for a die, from the top of the sheet."""
        return sorted(fish for fish in self.living if die in self.rows[fish[0] - 1]["dice"])

    def scores(self) -> list[int]:
        last = self.year - (self.ending == "extinct" and self.options["unplayed_plates"] == "ignore")
        counted = range(1, (self.years if self.ending != "extinct" else last) + 1)
        return [country.score(counted) for country in self.countries]

    def winners(self) -> list[int]:
        scores = self.scores()
        best = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        if self.options["ties"] == "fewest_marks":
            harm = min(self.countries[seat].harm for seat in best)
            best = [seat for seat in best if self.countries[seat].harm == harm]
        return best

    # The course of the game

    def play(self) -> Ask:
        answer = yield CHANCE, [f"start {seat}" for seat in range(self.seats)]
        start = int(answer[-1])
        for country in self.countries:
            country.plates[1] = self.edition["player_sheet"]["reading"]["initial_supply"] + self.plus(1)
        while True:
            order = [(start + place) % self.seats for place in range(self.seats)]
            for country in self.countries:
                country.works = set(country.boxes)
            for seat in order:
                yield from self.fishing(seat)
            for seat in order:
                yield from self.upgrade(seat)
            if self.year == self.years:
                self.ending = "played"
                return
            for country in self.countries:
                country.plates[self.year + 1] = country.fish[self.year] + self.plus(self.year + 1)
            yield from self.illegal_fishing()
            self.depletion()
            if not self.living:
                self.ending = "extinct"
                return
            start = (start + (1 if self.options["rotation"] == "clockwise" else -1)) % self.seats

    def plus(self, year: int) -> int:
        marked = self.edition["player_sheet"]["plus_one_years"]
        return int((year if self.options["plus_one"] == "own_year" else year - 1) in marked)

    # Phase 1

    def fishing(self, seat: int) -> Ask:
        works = self.countries[seat].works
        gear = [one for one in GEAR if one == "default" or one in works]
        if self.options["upgrade_replaces_base"]:
            gear = [one for one in gear if f"{one}+" not in works]
        answer = yield seat, [f"fish with {one}" for one in gear]
        chosen = answer.removeprefix("fish with ")
        dice: list[int] = []
        yield from self.roll(dice, DICE[chosen])
        if "radar" in works:
            yield from self.radar(seat, dice)
        takes, kills = list(dice), list[int]()
        if chosen.startswith("seine"):
            takes = [max(dice)] * (3 if chosen == "seine+" else 2)
        elif chosen.startswith("trawler"):
            answer = yield seat, [f"kill with {die}" for die in set(dice)]
            kills = [int(answer[-1])]
            takes.remove(kills[0])
        elif chosen.startswith("longline"):
            if chosen == "longline+" and set(dice) != {6}:
                answer = yield seat, [f"extra for {die}" for die in set(dice)]
                takes.append(int(answer[-1]))
            takes = [die for die in takes if die != 6]
        yield from self.catch(seat, takes, kills)

    def roll(self, dice: list[int], number: int) -> Ask:
        for _ in range(number):
            answer = yield CHANCE, [f"roll {die}" for die in range(1, 7)]
            dice.append(int(answer[-1]))

    def radar(self, seat: int, dice: list[int]) -> Ask:
        again: list[int] = []
        while any(die >= max(again, default=1) for die in dice):
            names = [f"reroll {die}" for die in set(dice) if die >= max(again, default=1)]
            answer = yield seat, [*names, "stop"]
            if answer == "stop":
                break
            again.append(int(answer[-1]))
            dice.remove(again[-1])
        yield from self.roll(dice, len(again))

    def catch(self, seat: int, takes: list[int], kills: list[int]) -> Ask:
        while True:
            texts = {f"take {self.name(fish)} for {die}": (fish, die) for die in takes for fish in self.matching(die)}
            deaths = {f"kill {self.name(fish)} for {die}": (fish, die) for die in kills for fish in self.matching(die)}
            if not texts and not deaths:
                return
            answer = yield seat, [*texts, *deaths]
            if answer in deaths:
                fish, die = deaths[answer]
                kills.remove(die)
                self.living.remove(fish)
                self.countries[seat].harm += 1
            else:
                fish, die = texts[answer]
                takes.remove(die)
                yield from self.take(seat, fish)

    def take(self, seat: int, fish: Fish) -> Ask:
        country, fates = self.countries[seat], ["keep"]
        if "refrigeration" in country.works and self.year < self.years:
            fates.append("refrigerate")
        if "release" in country.works:
            fates.append("release")
        fate = "keep"
        if len(fates) > 1:
            fate = yield seat, fates
        if fate == "release":
            return
        self.living.remove(fish)
        country.harm += 1
        country.fish[self.year + (fate == "refrigerate")] += 1

    # Phase 2

    def upgrade(self, seat: int) -> Ask:
        country = self.countries[seat]
        kinds = [kind for kind in FREE if country.boxes[kind] < FREE[kind]]
        kinds = [kind for kind in kinds if kind not in BASE or country.boxes[BASE[kind]]]
        if self.seats == 4:
            kinds.remove("enforcement")
        answer = yield seat, [f"mark {kind}" for kind in kinds]
        kind = answer.removeprefix("mark ")
        country.boxes[kind] += 1
        if kind == "faux":
            country.fish[self.year] += 1
        elif kind == "overfish":
            yield from self.fishing(seat)
        elif kind == "marketing":
            answer = yield seat, ["add plate", "cross out plate"]
            if answer == "add plate":
                country.plates[self.year] += 1
            elif country.plates[self.year] > country.fish[self.year]:
                country.plates[self.year] -= 1
        elif kind == "enforcement":
            yield from self.enforcement(seat)

    def enforcement(self, seat: int) -> Ask:
        names = [row["name"] for row in self.rows]
        first = yield seat, [f"shield {name}" for name in names[:-1]]
        below = names.index(first.removeprefix("shield ")) + 1
        second = yield seat, [f"shield {name}" for name in names[below:]]
        self.shields |= {names.index(text.removeprefix("shield ")) + 1 for text in (first, second)}

    # Phases 4 and 5

    def illegal_fishing(self) -> Ask:
        dice = self.edition["illegal_fishing"][f"dice_{self.seats}p"][self.year - 1]
        for _ in range(dice):
            answer = yield CHANCE, [f"roll {die}" for die in range(1, 7)]
            prey = [fish for fish in self.matching(int(answer[-1])) if fish[0] not in self.shields]
            self.living -= set(prey[:1])

    def depletion(self) -> None:
        after: set[Fish] = set()
        for species, row in enumerate(self.rows, 1):
            young = {to for parent, to in row["arrows"] if (species, parent) in self.living}
            lost = sorted(set(range(1, row["fish"] + 1)) - young)
            if self.options["spawn_one"] and young:
                young |= set(lost[:1])
            after |= {(species, number) for number in young}
        self.living = after
        self.year += 1


class Game:
    """A world and its program, driven by texts."""

    def __init__(self, seats: int, options: dict[str, Any], moves: Iterable[str] = ()) -> None:
        self.world = World(seats, options)
        self.program = self.world.play()
        self.asked: int | None
        self.asked, self.answers = next(self.program)
        for text in moves:
            self.answer(text)

    def answer(self, text: str) -> None:
        assert text in self.answers, (text, self.answers)
        try:
            self.asked, self.answers = self.program.send(text)
        except StopIteration:
            self.asked, self.answers = None, []


def perft(seats: int, options: dict[str, Any], moves: list[str], depth: int) -> int:
    """Count the sequences of that many answers, each found by playing everything again from the start."""
    answers = set(Game(seats, options, moves).answers)
    if depth <= 1:
        return len(answers) if depth else 1
    return sum(perft(seats, options, [*moves, text], depth - 1) for text in answers)
