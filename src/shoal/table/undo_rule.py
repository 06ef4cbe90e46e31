"""The undo rule: which acts may be taken back, and by whom. Chance, and secrets that were shown, stay known.

A seat takes its own last steps back alone as long as nobody else has acted since. It may go further back if all others
agree, but never to before it last learned something, since it would play on with that knowledge.
"""

from typing import Any, Final

from shoal.core.game import CHANCE, State
from shoal.core.record import ActEntry
from shoal.core.replay import Replay

NEVER: Final = -1


class UndoRule:
    """What a match keeps in mind to answer what may be taken back.

    walk      the position, and the acts that led to it
    own       the seat that acted last, and the act to which it may go back alone: it has learned nothing new since
    begun     for each seat, the act at which the steps began that it took last, one after the other, or NEVER
    learned   for each seat, the number of acts after which it last learned something: by chance, by sealed choices that
              opened, or because another seat showed something hidden. It never goes back to before that
    sealing   whether several seats owe a decision, so that their choices are sealed
    practice  whether seats may go back to anything all the same
    """

    def __init__(self, walk: Replay, *, practice: bool = False) -> None:
        self.walk = walk
        self.own = (CHANCE, 0)
        self.begun = [NEVER] * walk.state.seats
        self.learned = [0] * walk.state.seats
        self.sealing = False
        self.practice = practice

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this rule again in a pickle or a deep copy."""
        return _again, (self.walk, self.own, self.begun, self.learned, [self.practice, self.sealing])

    def copy(self, walk: Replay) -> "UndoRule":
        """Return an independent copy for a copy of the walk."""
        twin = UndoRule(walk, practice=self.practice)
        twin.own, twin.begun, twin.learned = self.own, self.begun.copy(), self.learned.copy()
        twin.sealing = self.sealing
        return twin

    def limit(self, seat: int) -> int | None:
        """Return the act to which the seat may go back alone: no other seat and no chance has acted since."""
        return self.own[1] if self.own[0] == seat and self.own[1] < self._acts() and not self.walk.over() else None

    def target(self, seat: int) -> int | None:
        """Return the act to which an undo of the seat leads, alone or if the others agree; None if there is none.

        It takes back the steps that the seat took last, one after the other, if it has learned nothing new since.
        """
        limit = self.limit(seat)
        if limit is not None or seat < 0 or self.walk.over():
            return limit
        return self.begun[seat] if self.may_go_back(seat, self.begun[seat]) else None

    def may_go_back(self, seat: int, to: int) -> bool:
        """Return whether the seat may go back to that act if all others agree: chance and secrets stay known."""
        return 0 <= to < self._acts() and (self.practice or to >= self.learned[seat])

    def note_act(self, act: ActEntry, before: State, owing: int) -> None:
        """Note the act that the walk has just fed, with the position before it, and how many seats owed one."""
        seat, opened, acts = act.seat, self.sealing and owing == 1, self._acts()
        self.sealing = owing > 1
        if seat != CHANCE and self.own[0] != seat:
            self.own = (seat, acts - 1)
        if seat != CHANCE:
            self.begun[seat] = self.own[1]
        if opened or seat == CHANCE:
            self.own = (CHANCE, acts)
            self.learned = [acts] * self.walk.state.seats
        elif before.shows(seat, self.walk.game.actions.parse(act.text)):
            self.learned = [learned if reader == seat else acts for reader, learned in enumerate(self.learned)]

    def note_undo(self, to: int, owing: int) -> None:
        """Note that the walk went back to an act, and how many seats owe one now.

        After an undo by consent nobody may go further back alone.
        """
        self.sealing = owing > 1
        if to < self.own[1]:
            self.own = (CHANCE, to)
        self.learned = [min(learned, to) for learned in self.learned]
        self.begun = [self._last_begun(seat) if begun >= to else begun for seat, begun in enumerate(self.begun)]

    def _acts(self) -> int:
        return self.walk.before + len(self.walk.acts)

    def _last_begun(self, seat: int) -> int:
        """Find in the acts that the walk remembers where the last steps of the seat began."""
        acts = self.walk.acts
        first = next((place for place in reversed(range(len(acts))) if acts[place].seat == seat), NEVER)
        while first > 0 and acts[first - 1].seat == seat:
            first -= 1
        return self.walk.before + first if first != NEVER else NEVER

    def snapshot(self) -> dict[str, object]:
        """Return what is needed to go on with the rule, as plain data."""
        return {"own": list(self.own), "sealing": self.sealing, "learned": self.learned, "begun": self.begun}

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Go on from the snapshot of a match.

        Snapshots of earlier releases do not say when a seat learned something: it is treated as if it just had.
        """
        self.own, self.sealing = (snapshot["own"][0], snapshot["own"][1]), snapshot["sealing"]
        self.learned = list(snapshot.get("learned") or [snapshot["acts"]] * self.walk.state.seats)
        self.begun = list(snapshot.get("begun") or self.begun)


def _again(walk: Replay, own: tuple[int, int], begun: list[int], learned: list[int], modes: list[bool]) -> UndoRule:
    rule = UndoRule(walk)
    rule.own, rule.begun, rule.learned = own, begun, learned
    rule.practice, rule.sealing = modes
    return rule
