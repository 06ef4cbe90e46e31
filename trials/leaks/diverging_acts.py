"""Forks: choose acts and chance outcomes that differ between two twins of a table while observers see no difference.

Only `what_readers_learn.py` says what may be seen. The games say which acts are legal and what they do.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Final
from unittest.mock import patch

from shoal.core.catalogue import load
from shoal.core.chance import ChanceSource, CommittedChance, Odds
from shoal.core.game import CHANCE, State
from shoal.core.record import ActEntry, Entry, EventEntry
from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from shoal.server.play.tables.entries_store import ACTS
from shoal.server.play.tables.table_row import TableRow
from shoal.table.match import Match, begin
from trials.leaks.what_readers_learn import ONE_PAYMENT, OPTIONS, learned

WEIGHTS: Final = {"decline": 4, "bid": 3, "stop": 1, "reserve": 2, "draw": 12}
"""How often each kind of step is chosen; 6 if it is not named here. Steps that lead to secrets are chosen often."""
Learned = tuple[str, ...]
Way = tuple[str, ...]
"""Steps of one seat that belong to one decision."""
Fork = tuple[int, int, str, str]
"""The number of an act, its seat, and its text in each twin."""


class Loaded(ChanceSource):
    """Chance whose outcomes can be fixed by their number; all others are drawn fairly."""

    def __init__(self, agreed: dict[int, int], future: CommittedChance) -> None:
        self.agreed = agreed
        self.future = future

    def draw(self, odds: Odds) -> int:
        number, outcome = self.future.drawn, self.future.draw(odds)
        return self.agreed.get(number, outcome)


class Dice:
    """The chance of both twins: different secrets with the same published hash.

    Each twin draws from its own secret. If an observer sees the outcome, both twins get the same one. So they differ
    only in what no observer has seen: the cards of others, and future outcomes. `serving` is the twin asked now.
    """

    def __init__(self, seed: int) -> None:
        self.secrets = [bytes([place, *seed.to_bytes(31, "big")]) for place in range(2)]
        self.agreed: list[dict[int, int]] = [{}, {}]
        self.serving = 0

    def chance(self, place: int, drawn: int) -> Loaded:
        return Loaded(self.agreed[place], CommittedChance(self.secrets[place], "", (), drawn))

    def thrown(self) -> AbstractContextManager[object]:
        """Use these dice for all tables of this process until the block ends."""

        def chance(_facts: TableRow, drawn: int) -> ChanceSource:
            return self.chance(self.serving, drawn)

        return patch.object(TableRow, "chance", chance)


class Referee:
    """Reads the entries of one twin from its database, and keeps what the observers have learned by the rules."""

    def __init__(self, settings: Settings, table: str, game: str, seats: int) -> None:
        self.rows = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
        self.name = table
        self.match = begin(load(game), seats, OPTIONS[game])
        self.history: list[Learned] = []
        self.catch_up()

    def catch_up(self) -> None:
        wanted = "SELECT seat, kind, text, back_to FROM entries WHERE table_id = ? AND ply >= ? ORDER BY ply"
        for seat, kind, text, to in self.rows.execute(wanted, (self.name, self.match.entries)).fetchall():
            entry: Entry = ActEntry(seat, text) if kind in ACTS else EventEntry(kind, seat, to)
            told = (f"{kind} of {seat} to {to}",) if isinstance(entry, EventEntry) else learn(self.match, entry)
            self.history.append(told)
            self.match.feed(entry)


def learn(match: Match, act: ActEntry) -> Learned:
    return learned(match.game.name, match.state, act.seat, act.text)


def ways(state: State, seat: int) -> Iterator[tuple[Way, tuple[Learned, ...]]]:
    """Yield what a seat may do, with what the observers learn from it: single steps, and whole payments."""
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
    """Return pairs of steps of a seat, one for each twin, that look the same to the observers.

    With `fork` the steps differ if possible. Return nothing if every choice would reveal a difference.
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
    """Choose a kind of step by its weight, then one of that kind. Bids are low, so that players keep their cards."""
    kinds: dict[str, list[tuple[Learned, ...]]] = {}
    for seen in common:
        kinds.setdefault(seen[0][-1].split()[0], []).append(seen)
    names = list(kinds)
    kind = names[rng.weighted([(place, WEIGHTS.get(name, 6)) for place, name in enumerate(names)])]
    many = kinds[kind][:2] if kind == "bid" else kinds[kind]
    return many[rng.below(len(many))]


def go_on(drafts: list[Match], dice: Dice) -> list[Fork] | None:
    """Draw chance for both twins and take forced steps, as a server does; return the hidden outcomes that differ.

    Return None if the observers would see a difference.
    """
    forks = draw_chance(drafts, dice)
    while forks is not None and not drafts[0].undone():
        steps = [draft.forced() for draft in drafts]
        assert steps[0] == steps[1], "the twins differ in a step that everybody can see is forced"
        if steps[0] is None:
            break
        for draft in drafts:
            draft.feed(ActEntry(steps[0].seat, draft.game.actions.format(steps[0].action)))
        more = draw_chance(drafts, dice)
        forks = None if more is None else forks + more
    return forks


def draw_chance(drafts: list[Match], dice: Dice) -> list[Fork] | None:
    """Draw the outcomes of chance for both twins until a seat is to move; return the hidden ones that differ.

    Return None if the observers would see a difference.
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
            draft.feed(ActEntry(CHANCE, texts[place]))
    return forks


def seen_of(match: Match, outcome: int) -> Learned:
    return learn(match, ActEntry(CHANCE, match.game.actions.format(outcome)))


def common_acts(matches: list[Match]) -> int:
    """Return how many acts from the start are the same in both twins."""
    here, there = (match.walk.acts for match in matches)
    parted = (place for place, (one, other) in enumerate(zip(here, there, strict=True)) if one != other)
    return next(parted, len(here))
