"""Self-play: one game of search against itself, and the positions that it leaves behind.

A position is a row of features for each seat, with two estimates of that seat's share: what the next search found, and
how the game ended. Both are in ten thousandths. If nobody searches, both are how the game ended.
"""

from dataclasses import dataclass, field
from typing import Final

from shoal.bots.arena import tell
from shoal.bots.bot import Bot, Budget
from shoal.bots.find_mind import tuning_for
from shoal.bots.levels import Level, SearchBot
from shoal.bots.mcts import TreeSearch
from shoal.bots.mind import Mind
from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.rng import Rng

PARTS: Final = 10_000
"""Shares are written as whole numbers of these parts."""


@dataclass(frozen=True)
class SelfPlaySettings:
    """How games are played.

    iterations  of every search; 0 plays by the mind's hunches, hundreds of times as many games
    overlook    what makes games differ: the part of its findings that a search ignores, or of random actions
    keep        one of so many quiet positions is kept
    """

    seats: int
    iterations: int
    overlook: float
    keep: int


@dataclass
class PositionNotes:
    """The positions of a game: their features by seat, and for each seat what searches found and how it ended."""

    features: list[list[list[int]]] = field(default_factory=list)
    found: list[list[float]] = field(default_factory=list)
    result: list[float] = field(default_factory=list)

    def learn(self, shares: list[float]) -> None:
        """Note what a search found, for all positions since the last one."""
        self.found += [shares] * (len(self.features) - len(self.found))


def play_one(game: Game, mind: Mind, manner: SelfPlaySettings, seed: int, number: int) -> PositionNotes:
    """Play a game; it depends only on these arguments."""
    chance = Rng(seed, number)
    own = [Rng(chance.word()) for _ in range(manner.seats)]
    picks = Rng(chance.word())
    players = searchers(game, mind, manner) if manner.iterations else []
    told: list[Bot] = [*players]
    state = game.start(manner.seats, game.settle(manner.seats, {}))
    notes = PositionNotes()
    while (mover := state.mover()) != NOBODY:
        if mind.quiet(state) and picks.below(manner.keep) == 0:
            notes.features.append(mind.features(state))
        if mover == CHANCE:
            action = state.sample(chance)
        elif players:
            action = decide(state, players[mover], own[mover], notes)
        else:
            action = guess(state, mind, mover, manner.overlook, own[mover])
        tell(state, told, mover, action)
        state.apply(mover, action)
    notes.result = mind.result(state)
    notes.learn(notes.result)
    return notes


def searchers(game: Game, mind: Mind, manner: SelfPlaySettings) -> list[SearchBot]:
    skill = Level(Budget(iterations=manner.iterations), manner.overlook)
    return [SearchBot(game, seat, mind, tuning_for(game), skill) for seat in range(manner.seats)]


def guess(state: State, mind: Mind, seat: int, overlook: float, rng: Rng) -> int:
    """Return an action without any search."""
    if float(rng.below(1000)) < overlook * 1000.0:
        return rng.pick(state.legal(seat))
    return mind.hunch(state, seat, rng)


def decide(state: State, player: SearchBot, rng: Rng, notes: PositionNotes) -> int:
    legal = state.legal(player.seat)
    if len(legal) == 1:
        return legal[0]
    search = player.begin(state.view(player.seat), rng)
    search.run(player.skill.limit)
    notes.learn(found_by(search))
    return player.settle(search, legal)


def found_by(search: TreeSearch) -> list[float]:
    """Return the share of each seat: that of the best action for the seat that decides, and the rest for the others.

    The mean of all iterations would be too low for it, since a search also looks at bad actions.
    """
    mine = search.findings()[0][2]
    shares = search.expected()
    others = sum(shares) - shares[search.seat]
    rest = (1.0 - mine) / others if others > 0.0 else 0.0
    return [mine if seat == search.seat else share * rest for seat, share in enumerate(shares)]


def rows_of(number: int, notes: PositionNotes) -> list[list[int]]:
    """Return a row for each seat of each position: the game, the seat, the two shares, and the features."""
    return [
        [number, seat, round(shares[seat] * PARTS), round(notes.result[seat] * PARTS), *row]
        for features, shares in zip(notes.features, notes.found, strict=True)
        for seat, row in enumerate(features)
    ]
