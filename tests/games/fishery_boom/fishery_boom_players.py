"""The random player that the rules text gives figures for, as a policy over the engine's actions.

Gear, the die that kills, the extra die and each fish uniform among what is legal; each die re-rolled with probability
1/2; release 1/4, next year's box 1/4; takes in the order of the dice, then the kill; the box uniform over the kinds
still free; Marketing plus or minus with 1/2; Enforcement: two different species uniform over all.
"""

from itertools import combinations

from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.fishery_boom.dice import listed_dice
from shoal.games.fishery_boom.game import FisheryBoom
from shoal.games.fishery_boom.phases import NAMES
from shoal.games.fishery_boom.state import FisheryBoomState

TOTALS = {2: -3.6, 3: -7.8, 4: -11.0}
"""The mean total scores of the rules text, from 2,000 games each."""


class RandomPlayer:
    """Remembers decisions that take several steps: re-rolls and shields."""

    def __init__(self, game: FisheryBoom, rng: Rng) -> None:
        self.texts = game.actions.texts
        self.parse = game.actions.parse
        self.seas = game.seas
        self.rng = rng
        self.plan: list[str] = []

    def choose(self, state: FisheryBoomState) -> int:
        legal = state.legal(state.mover())
        step = NAMES[state.phase]
        if step == "reroll":
            if state.to_roll == 0:
                self.plan = [f"reroll {die}" for die in listed_dice(state.dice) if self.rng.below(2)]
            return self.parse(self.plan.pop(0) if self.plan else "stop")
        if step == "shield":
            if state.shields_left == 2:
                self.plan = self.two_shields()
            return self.parse(self.plan.pop(0))
        if step in ("killer", "extra"):
            return self.parse(
                f"{'kill with' if step == 'killer' else 'extra for'} {self.rng.pick(listed_dice(state.dice))}"
            )
        if step == "catch":
            return self.fish(state, legal)
        if step == "fate":
            return self.fate(legal)
        return self.rng.pick(legal)

    def two_shields(self) -> list[str]:
        pairs = list(combinations(self.seas.species, 2))
        return [f"shield {species}" for species in pairs[self.rng.below(len(pairs))]]

    def fish(self, state: FisheryBoomState, legal: list[int]) -> int:
        """Take for one of the dice, each die with the same chance, and kill when nothing is left to take."""
        takes = [action for action in legal if self.texts[action].startswith("take")]
        if not takes:
            return self.rng.pick(legal)
        living = {int(self.texts[action].rpartition(" ")[2]) for action in takes}
        die = self.rng.pick([die for die in listed_dice(state.takes) if die in living])
        return self.rng.pick([action for action in takes if self.texts[action].endswith(f" for {die}")])

    def fate(self, legal: list[int]) -> int:
        texts = [self.texts[action] for action in legal]
        if "release" in texts and self.rng.below(4) == 0:
            return self.parse("release")
        if "refrigerate" in texts and self.rng.below(4) == 0:
            return self.parse("refrigerate")
        return self.parse("keep")


def play_randomly(game: FisheryBoom, seats: int, rng: Rng) -> FisheryBoomState:
    state = game.start(seats, {})
    player = RandomPlayer(game, rng)
    while (mover := state.mover()) != NOBODY:
        state.apply(mover, state.sample(rng) if mover == CHANCE else player.choose(state))
    return state
