"""Forks: what seats do in two truths of one table, and what chance gives, so that observers may see no difference.

What may be seen is said by `oracles.py` alone; the games say what is legal and what becomes of it.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Final
from unittest.mock import patch

from oracles import ONE_PAYMENT, OPTIONS, learned
from shoal.core.catalogue import load
from shoal.core.chance import ChanceSource, CommittedChance, Odds
from shoal.core.game import CHANCE, State
from shoal.core.record import Act, Entry, Event
from shoal.core.rng import Rng
from shoal.server.settings import Settings
from shoal.server.tables.facts import Facts
from shoal.table.match import Match, begin

WEIGHTS: Final = {"decline": 4, "bid": 3, "stop": 1, "reserve": 2, "draw": 12}
"""How often kinds of steps are taken, 6 if they are not named here: often those that lead to secrets."""
Learned = tuple[str, ...]
Way = tuple[str, ...]
"""Steps of one seat that are decided together."""
Fork = tuple[int, int, str, str]
"""The number of an act, its seat, and what it was in either twin."""


class Loaded(ChanceSource):
    """Chance that gives what was agreed for some outcomes, by their numbers, and fair ones after that."""

    def __init__(self, agreed: dict[int, int], future: CommittedChance) -> None:
        self.agreed = agreed
        self.future = future

    def draw(self, odds: Odds) -> int:
        number, outcome = self.future.drawn, self.future.draw(odds)
        return self.agreed.get(number, outcome)


class Dice:
    """The chance of both twins: two futures, although the published hash is one.

    Each twin draws from its own future. Where an observer sees the outcome the twins agree on one. So they differ in
    what no observer has seen: the cards of others, and whatever is still to come. `serving` is the twin asked now.
    """

    def __init__(self, seed: int) -> None:
        self.secrets = [bytes([place, *seed.to_bytes(31, "big")]) for place in range(2)]
        self.agreed: list[dict[int, int]] = [{}, {}]
        self.serving = 0

    def chance(self, place: int, drawn: int) -> Loaded:
        return Loaded(self.agreed[place], CommittedChance(self.secrets[place], "", (), drawn))

    def thrown(self) -> AbstractContextManager[object]:
        """Let the tables of this process throw these dice."""

        def chance(_facts: Facts, drawn: int) -> ChanceSource:
            return self.chance(self.serving, drawn)

        return patch.object(Facts, "chance", chance)


class Referee:
    """Knows what truly happened at one twin, from its database, and what the observers have learned by the rules."""

    def __init__(self, settings: Settings, table: str, game: str, seats: int) -> None:
        self.rows = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
        self.name = table
        self.match = begin(load(game), seats, OPTIONS[game])
        self.history: list[Learned] = []
        self.catch_up()

    def catch_up(self) -> None:
        wanted = "SELECT seat, kind, text, back_to FROM entries WHERE table_id = ? AND ply >= ? ORDER BY ply"
        for seat, kind, text, to in self.rows.execute(wanted, (self.name, self.match.entries)).fetchall():
            entry: Entry = Act(seat, text) if kind == "act" else Event(kind, seat, to)
            told = (f"{kind} of {seat} to {to}",) if isinstance(entry, Event) else learn(self.match, entry)
            self.history.append(told)
            self.match.feed(entry)


def learn(match: Match, act: Act) -> Learned:
    return learned(match.game.name, match.state, act.seat, act.text)


def ways(state: State, seat: int) -> Iterator[tuple[Way, tuple[Learned, ...]]]:
    """List what a seat may do, with what the observers learn of it: single steps, and payments as a whole."""
    game = state.game
    for action in state.legal(seat):
        text, after = game.actions.format(action), state.copy()
        seen = learned(game.name, state, seat, text)
        after.apply(seat, action)
        if is_paying(after, seat):
            for way, rest in ways(after, seat):
                yield (text, *way), (seen, *rest)
        else:
            yield (text,), (seen,)


def is_paying(state: State, seat: int) -> bool:
    texts = (state.game.actions.format(action) for action in state.legal(seat))
    return state.turn() == (seat,) and all(text.split()[0] in ONE_PAYMENT for text in texts)


def choose(states: list[State], seat: int, rng: Rng, *, fork: bool) -> list[tuple[str, str]]:
    """Choose what a seat does in the twins: the same to the observers, different in truth if it shall fork and can.

    Nothing, if whatever it does would open a difference.
    """
    here, there = (group(state, seat) for state in states)
    common = [seen for seen in here if seen in there]
    if not common:
        return []
    seen = favour(common, rng)
    one = here[seen][rng.below(len(here[seen]))]
    wanted = [other for other in there[seen] if (other != one) == fork] or there[seen]
    return list(zip(one, wanted[rng.below(len(wanted))], strict=True))


def group(state: State, seat: int) -> dict[tuple[Learned, ...], list[Way]]:
    grouped: dict[tuple[Learned, ...], list[Way]] = {}
    for way, seen in ways(state, seat):
        grouped.setdefault(seen, []).append(way)
    return grouped


def favour(common: list[tuple[Learned, ...]], rng: Rng) -> tuple[Learned, ...]:
    """Pick a kind of step by its weight, then one of that kind; bids are low, so that hands are kept."""
    kinds: dict[str, list[tuple[Learned, ...]]] = {}
    for seen in common:
        kinds.setdefault(seen[0][-1].split()[0], []).append(seen)
    names = list(kinds)
    kind = names[rng.weighted([(place, WEIGHTS.get(name, 6)) for place, name in enumerate(names)])]
    many = kinds[kind][:2] if kind == "bid" else kinds[kind]
    return many[rng.below(len(many))]


def draw_chance(drafts: list[Match], dice: Dice) -> list[Fork] | None:
    """Agree what chance gives both twins now, and return where it gives them different things unseen.

    None, if the twins cannot be given the same where it is seen.
    """
    forks: list[Fork] = []
    while drafts[0].turn() == (CHANCE,):
        odds = [draft.state.odds() for draft in drafts]
        futures = [dice.chance(place, draft.walk.drawn).future for place, draft in enumerate(drafts)]
        outcomes = [future.draw(some) for future, some in zip(futures, odds, strict=True)]
        if seen_of(drafts[0], outcomes[0]) != seen_of(drafts[1], outcomes[1]):
            both = [outcome for outcome, _ in odds[1] if outcome in dict(odds[0])]
            if not both:
                return None
            outcomes = [outcomes[0] if outcomes[0] in both else both[0]] * 2
        texts = [drafts[0].game.actions.format(outcome) for outcome in outcomes]
        if texts[0] != texts[1]:
            forks.append((drafts[0].acts, CHANCE, texts[0], texts[1]))
        for place, draft in enumerate(drafts):
            dice.agreed[place][draft.walk.drawn] = outcomes[place]
            draft.feed(Act(CHANCE, texts[place]))
    return forks


def seen_of(match: Match, outcome: int) -> Learned:
    return learn(match, Act(CHANCE, match.game.actions.format(outcome)))


def common_acts(matches: list[Match]) -> int:
    """Count the acts up to which the truth is one."""
    here, there = (match.walk.acts for match in matches)
    parted = (place for place, (one, other) in enumerate(zip(here, there, strict=True)) if one != other)
    return next(parted, len(here))
