"""The action table of Pisces. Its length depends on the boards of the edition: 225 entries for ours."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from shoal.core.actions import Action, ActionTable
from shoal.core.native import i64
from shoal.games.pisces.boards import ITEMS, Boards
from shoal.games.pisces.proofreading import FACES

IDLE: Final = ("keep", "done", "pass")


@dataclass(frozen=True)
class Step(Action):
    """One step: what is done, and to or with what.

    first SEAT      chance gives the First-player Token      take SPECIES    choose a Fisheries Board
    goal SPECIES    chance turns up a Tournament Card        block LOCATION  place the Management Block
    boat AREA       send one boat                            finder AREA     lift a boat from there with a Fish Finder
    cast AREA       fish there                               roll SUM        chance rolls the dice
    keep            be content with a roll that hits nothing reroll          use an Outrigger
    stack LOCATION  of the stacks that were hit, this one    buy ITEM, done  choose something in the shop, or leave it
    motor           count an Outboard Motor for the bid      pay SPECIES     pay with one chip
    bid SPOT, pass  in the auction for the token
    """

    verb: str
    what: str = ""

    @property
    def text(self) -> str:
        return f"{self.verb} {self.what}" if self.what else self.verb

    @property
    def idle(self) -> bool:
        return self.verb in IDLE


class PiscesActions(ActionTable):
    """The table, where each kind of action begins in it, and the odds of a roll by its number of dice."""

    first: i64
    take: i64
    goal: i64
    block: i64
    boat: i64
    cast: i64
    finder: i64
    keep: i64
    reroll: i64
    stack: i64
    roll: i64
    buy: i64
    done: i64
    motor: i64
    pay: i64
    bid: i64
    pass_: i64
    rolls: list[list[tuple[int, int]]]

    def __init__(self, boards: Boards) -> None:
        steps: list[Step] = []
        self.first = add(steps, "first", (str(seat) for seat in range(max(boards.seats))))
        self.take = add(steps, "take", boards.species)
        self.goal = add(steps, "goal", boards.species)
        self.block = add(steps, "block", boards.locations)
        self.boat = add(steps, "boat", boards.areas)
        self.cast = add(steps, "cast", boards.areas)
        self.finder = add(steps, "finder", boards.areas)
        self.keep = add(steps, "keep", [""])
        self.reroll = add(steps, "reroll", [""])
        self.stack = add(steps, "stack", boards.locations)
        self.roll = add(steps, "roll", (str(pips + 1) for pips in range(FACES * (len(boards.ways) - 1))))
        self.buy = add(steps, "buy", ITEMS)
        self.done = add(steps, "done", [""])
        self.motor = add(steps, "motor", [""])
        self.pay = add(steps, "pay", boards.species)
        self.bid = add(steps, "bid", (str(spot) for spot in boards.spots))
        self.pass_ = add(steps, "pass", [""])
        self.rolls = [
            [(int(self.roll) + pips - 1, ways) for pips, ways in enumerate(sums) if ways] for sums in boards.ways
        ]
        super().__init__(steps)


def add(steps: list[Step], verb: str, objects: Iterable[str]) -> int:
    """Append the actions of one kind and give the index of the first."""
    begin = len(steps)
    steps += [Step(verb, what) for what in objects]
    return begin
