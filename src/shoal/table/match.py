"""A match: its position, the decisions that are owed, and the commands that add entries to its record.

A command is tried on a draft. Once the draft's entries are stored, the draft replaces the match. If the command is
refused, the draft is thrown away. So an accepted command is never lost, and a refused one leaves no trace.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from shoal.core.chance import ChanceSource
from shoal.core.errors import GameOver, UnknownAction
from shoal.core.game import ALL, CHANCE, NOBODY, Forced, Game, State, View
from shoal.core.options import Options
from shoal.core.pickling import pickle_by_fields
from shoal.core.record import ActEntry, Entry, EventEntry
from shoal.core.refusal import OVER
from shoal.core.replay import Replay
from shoal.core.rng import Rng
from shoal.table.errors import NoUndo, Stale
from shoal.table.undo_rule import UndoRule

REMEMBERED: Final = 32
"""How many earlier entries a draft remembers besides its own."""
OWES_NOTHING: Final = -1


@dataclass(frozen=True)
class RememberedEntry:
    """An entry of the record with its number, and the positions before and after it."""

    number: int
    entry: Entry
    before: State
    after: State


pickle_by_fields(RememberedEntry)


class Match:
    """A game being played.

    entries    the number of entries of its record, undone ones too; `acts` leaves out what was undone
    due        for each seat, how many entries there were when the decision it owes came up. When another seat seals a
               choice this does not change, so two sealed choices never make each other stale
    before     how many acts each seat had made before those that the walk remembers
    undo_rule  which acts may be taken back, and by whom; with `practice`, seats may go back to anything
    drafted    the number of entries when this draft was begun
    """

    def __init__(self, walk: Replay, entries: int = 0, *, practice: bool = False) -> None:
        self.walk = walk
        self.entries = entries
        self.undo_rule = UndoRule(walk, practice=practice)
        self.before = [0] * walk.state.seats
        self.due = [OWES_NOTHING] * walk.state.seats
        self.remembered: list[RememberedEntry] = []
        self.drafted = entries
        self._update_due(CHANCE)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this match again in a pickle or a deep copy."""
        kept = (self.walk, self.entries, self.undo_rule, self.before, self.due, self.remembered, self.drafted)
        return _again, kept

    @property
    def game(self) -> Game:
        return self.walk.game

    @property
    def state(self) -> State:
        return self.walk.state

    @property
    def acts(self) -> int:
        return self.walk.before + len(self.walk.acts)

    @property
    def fresh(self) -> list[Entry]:
        """The entries made since this draft was begun."""
        return [remembered.entry for remembered in self.remembered if remembered.number >= self.drafted]

    def moves(self) -> list[int]:
        """Return for each seat the number of its acts, without those that were undone."""
        made = Counter(act.seat for act in self.walk.acts)
        return [before + made[seat] for seat, before in enumerate(self.before)]

    def remembers(self, number: int) -> bool:
        """Return whether all entries from that number on are remembered."""
        return bool(self.remembered) and self.remembered[0].number <= number

    def turn(self) -> tuple[int, ...]:
        """Return the seats that owe a decision; none do once somebody has quit."""
        return () if self.walk.over() else self.state.turn()

    def draft(self) -> "Match":
        """Return an independent copy to try commands on."""
        twin = Match(self.walk.copy(), self.entries)
        twin.undo_rule = self.undo_rule.copy(twin.walk)
        twin.due = self.due.copy()
        twin.before = self.before
        twin.remembered = self.remembered[-REMEMBERED:]
        return twin

    def act(self, seat: int, decision: int, steps: Sequence[str]) -> None:
        """Take the seat's steps as its answer to the decision that it owes."""
        self.expect(seat, decision)
        if not steps:
            raise UnknownAction("no step was named")
        for step in steps:
            if self.walk.over():
                raise GameOver(OVER)
            self.feed(ActEntry(seat, step))

    def expect(self, seat: int, decision: int) -> None:
        """Refuse an answer to a decision that the seat does not owe."""
        if self.walk.over():
            raise GameOver(OVER)
        if decision == OWES_NOTHING or self.due[seat] != decision:
            raise Stale("core.changed")

    def settle(self, chance: ChanceSource) -> None:
        """Draw chance as long as it is due."""
        while self.turn() == (CHANCE,):
            self.feed(ActEntry(CHANCE, self.game.actions.format(chance.draw(self.state.odds()))))

    def proceed(self, chance: ChanceSource, by_hand: Collection[int] = ()) -> None:
        """Draw chance, and take the steps that are forced, as everybody can see; seats in `by_hand` take theirs.

        After an undo no step is taken for anybody: they went back to take it themselves.
        """
        self.settle(chance)
        while not self.undone() and (step := self.forced()) is not None and step.seat not in by_hand:
            self.feed(ActEntry(step.seat, self.game.actions.format(step.action), auto=True))
            self.settle(chance)

    def undone(self) -> bool:
        """Return whether the last entry, as far as it is remembered, is an undo."""
        last = self.remembered[-1].entry if self.remembered else None
        return isinstance(last, EventEntry) and last.kind == "undo"

    def forced(self) -> Forced | None:
        """Return the only legal step of the seat that owes a decision, if every spectator can know that it is."""
        turn = self.turn()
        if len(turn) != 1 or turn[0] < 0 or len(self.state.legal(turn[0])) != 1:
            return None
        return self.game.forced(self.state.view(NOBODY))

    def quit(self, seat: int, kind: str, people: Collection[int]) -> None:
        """Let a seat resign or run out of time; `people` are the seats of persons.

        With two seats the game ends. It also ends if no other person is left. Otherwise a bot takes over the seat.
        """
        if self.state.seats > 2 and any(other != seat for other in people):
            self.hand_over(seat, kind)
        else:
            self._expect_running()
            self.feed(EventEntry(kind, seat))

    def hand_over(self, seat: int, kind: str) -> None:
        """Let a bot take over a seat whose person has quit or is absent."""
        self._expect_running()
        self.feed(EventEntry(kind, seat))
        self.feed(EventEntry("takeover", seat))

    def give_back(self, seat: int) -> None:
        """Let the person of a seat play it again."""
        self._expect_running()
        self.feed(EventEntry("return", seat))

    def _expect_running(self) -> None:
        if self.walk.over():
            raise GameOver(OVER)

    def undo(self, seat: int, to: int) -> None:
        """Take back the seat's own steps, if it has learned nothing new since."""
        limit = self.undo_rule.limit(seat)
        if limit is None or not limit <= to < self.acts:
            raise NoUndo("core.no-undo")
        self.feed(EventEntry("undo", seat, to))

    def go_back(self, seat: int, to: int) -> None:
        """Take back acts of everybody, who have agreed to it."""
        if not self.undo_rule.may_go_back(seat, to):
            raise NoUndo("core.no-undo-of-chance" if 0 <= to < self.acts else "core.no-position")
        self.feed(EventEntry("undo", seat, to))

    def feed(self, entry: Entry) -> None:
        """Add the next entry; raise an error if it breaks a rule."""
        before, turn = self.remembered[-1].after if self.remembered else self.state.copy(), self.turn()
        self.walk.feed(entry)
        self.remembered.append(RememberedEntry(self.entries, entry, before, self.state.copy()))
        self.entries += 1
        if isinstance(entry, ActEntry):
            self.undo_rule.note_act(entry, before, len(turn))
        elif entry.kind == "undo":
            self.undo_rule.note_undo(entry.to, len(self.turn()))
            self.due = [OWES_NOTHING] * self.state.seats
        self._update_due(entry.seat if isinstance(entry, ActEntry) else None)

    def _update_due(self, actor: int | None) -> None:
        turn = self.turn()
        for seat in range(self.state.seats):
            if seat not in turn:
                self.due[seat] = OWES_NOTHING
            elif self.due[seat] == OWES_NOTHING or seat == actor:
                self.due[seat] = self.entries

    def snapshot(self) -> dict[str, object]:
        """Return all that is needed to go on with the match, as plain data."""
        return {
            "state": self.state.view(ALL),
            "entries": self.entries,
            "acts": self.acts,
            "moves": self.moves(),
            "drawn": self.walk.drawn,
            "quitter": self.walk.quitter,
            "due": self.due,
            **self.undo_rule.snapshot(),
        }


def begin(game: Game, seats: int, options: Options, *, practice: bool = False) -> Match:
    """Return a match at the start of its game."""
    return Match(Replay(game.start(seats, game.settle(seats, options))), practice=practice)


def restore(game: Game, snapshot: dict[str, Any]) -> Match:
    """Return the match of a snapshot. It remembers no earlier entries, so none of them can be told or taken back."""
    state = game.imagine(cast("View", snapshot["state"]), Rng(0))
    walk = Replay(state, snapshot["acts"], snapshot["drawn"], snapshot["quitter"])
    match = Match(walk, snapshot["entries"])
    match.due = list(snapshot["due"])
    match.undo_rule.restore(snapshot)
    # Snapshots of earlier releases do not count acts by seat: each seat is treated as if it had made all of them.
    match.before = list(snapshot.get("moves") or [snapshot["acts"]] * state.seats)
    return match


def _again(
    walk: Replay,
    entries: int,
    undo_rule: UndoRule,
    before: list[int],
    due: list[int],
    remembered: list[RememberedEntry],
    drafted: int,
) -> Match:
    match = Match(walk, entries)
    match.undo_rule, match.before, match.due = undo_rule, before, due
    match.remembered, match.drafted = remembered, drafted
    return match
