"""The action table of Pisces. Its length depends on the boards of the edition: 225 entries for ours."""

from shoal.core.actions import Action, ActionTable, block
from shoal.core.native import i64
from shoal.games.pisces.edition_checks import FACES
from shoal.games.pisces.edition_numbers import ITEMS, PiscesNumbers


class PiscesActions(ActionTable):
    """The action table, where each kind of action begins in it, and the odds of a roll by its number of dice.

    first SEAT      chance gives the First-player Token      take SPECIES    choose a Fisheries Board
    goal SPECIES    chance turns up a Tournament Card        block LOCATION  place the Management Block
    boat AREA       send one boat                            finder AREA     lift a boat from there with a Fish Finder
    cast AREA       fish there                               roll SUM        chance rolls the dice
    keep            be content with a roll that hits nothing reroll          use an Outrigger
    stack LOCATION  of the stacks that were hit, this one    buy ITEM, done  choose something in the shop, or leave it
    motor           count an Outboard Motor for the bid      pay SPECIES     pay with one chip
    bid SPOT, pass  in the auction for the token
    """

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

    def __init__(self, printed: PiscesNumbers) -> None:
        steps: list[Action] = []
        self.first = add(steps, block("first", range(max(printed.seats)), chance=True))
        self.take = add(steps, block("take", printed.species))
        self.goal = add(steps, block("goal", printed.species, chance=True))
        self.block = add(steps, block("block", printed.locations))
        self.boat = add(steps, block("boat", printed.areas))
        self.cast = add(steps, block("cast", printed.areas))
        self.finder = add(steps, block("finder", printed.areas))
        self.keep = add(steps, block("keep", idle=True))
        self.reroll = add(steps, block("reroll"))
        self.stack = add(steps, block("stack", printed.locations))
        self.roll = add(steps, block("roll", range(1, FACES * (len(printed.ways) - 1) + 1), chance=True))
        self.buy = add(steps, block("buy", ITEMS))
        self.done = add(steps, block("done", idle=True))
        self.motor = add(steps, block("motor"))
        self.pay = add(steps, block("pay", printed.species))
        self.bid = add(steps, block("bid", printed.spots))
        self.pass_ = add(steps, block("pass", idle=True))
        self.rolls = [
            [(int(self.roll) + pips - 1, ways) for pips, ways in enumerate(sums) if ways] for sums in printed.ways
        ]
        super().__init__(steps)


def add(steps: list[Action], actions: list[Action]) -> int:
    """Append the actions of one kind and return the index of the first."""
    begin = len(steps)
    steps += actions
    return begin
