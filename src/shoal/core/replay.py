"""Replay of records entry by entry, showing them to one reader, and checking their chance."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from shoal.core.catalogue import load
from shoal.core.chance import ChanceCommitment, committed_outcome, hash_of
from shoal.core.errors import BadRecord, ChanceMismatch, OtherEdition, ShoalError
from shoal.core.game import CHANCE, Game, State, act, show
from shoal.core.record import ActEntry, Entry, EventEntry, Record


class Replay:
    """A position and the entries that led to it; `feed` adds the next one, or refuses it if it breaks a rule.

    It begins at the start of a game, or at a later position, `before` being the number of acts before that. `acts` are
    those since then. `drawn` counts every outcome of chance, undone ones too. `quitter` is the seat whose resignation,
    timeout or absence ended the game, or None: a takeover puts the seat back into play.
    """

    def __init__(
        self, base: State, before: int = 0, drawn: int = 0, quitter: int | None = None, state: State | None = None
    ) -> None:
        self.game = base.game
        self.state: State = base.copy() if state is None else state
        self.before = before
        self.acts: list[ActEntry] = []
        self.drawn = drawn
        self.quitter = quitter
        self._base = base

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this replay again in a pickle or a deep copy."""
        return _again, (self._base, self.before, self.drawn, self.quitter, self.state, self.acts)

    def copy(self) -> "Replay":
        """Return an independent replay of the same entries."""
        twin = Replay(self._base, self.before, self.drawn, self.quitter, self.state.copy())
        twin.acts = self.acts.copy()
        return twin

    def feed(self, entry: Entry) -> None:
        if isinstance(entry, ActEntry):
            self._act(entry)
            return
        if not 0 <= entry.seat < self.state.seats:
            raise BadRecord(f"there is no seat {entry.seat}")
        if entry.kind == "undo":
            self._undo(entry)
        elif entry.kind == "takeover":
            self.quitter = None if self.quitter == entry.seat else self.quitter
        elif entry.kind != "return":
            self.quitter = entry.seat

    def over(self) -> bool:
        return self.quitter is not None or not self.state.turn()

    def shares(self) -> list[float]:
        """Return the win shares; a seat that quit has none, and the others divide the win."""
        return self.state.shares() if self.quitter is None else forfeited(self.quitter, self.state.seats)

    def _act(self, entry: ActEntry) -> None:
        if entry.veiled:
            raise BadRecord("a veiled entry cannot be replayed: this is one reader's record of a running table")
        if self.quitter is not None:
            raise BadRecord(f"seat {self.quitter} had quit, and nobody took over")
        act(self.state, entry.seat, self.game.actions.parse(entry.text))
        self.acts.append(entry)
        self.drawn += entry.seat == CHANCE

    def _undo(self, event: EventEntry) -> None:
        kept = event.to - self.before
        if not 0 <= kept < len(self.acts):
            raise BadRecord(f"undo to act {event.to}, of acts {self.before} to {self.before + len(self.acts)}")
        self.state = self._base.copy()
        self.acts = self.acts[:kept]
        for entry in self.acts:
            self.state.apply(entry.seat, self.game.actions.parse(entry.text))


def _again(base: State, before: int, drawn: int, quitter: int | None, state: State, acts: list[ActEntry]) -> Replay:
    replayed = Replay(base, before, drawn, quitter, state)
    replayed.acts = acts
    return replayed


def forfeited(quitter: int, seats: int) -> list[float]:
    """Return the win shares if a seat has quit: the others divide the win."""
    return [0.0 if seat == quitter else 1 / (seats - 1) for seat in range(seats)]


def game_of(record: Record, edition: Path | None = None) -> Game:
    """Return the game that a record was played with, by its version of the rules and its edition."""
    game = load(record.game, edition).at_rules(record.rules_version)
    if record.edition != game.edition.digest:
        raise OtherEdition(f"the record was played with edition {record.edition}, this one is {game.edition.digest}")
    return game


def replay(record: Record, edition: Path | None = None) -> Replay:
    """Replay a record to its end; a record that was played with another edition needs that file."""
    result = Replay(game_of(record, edition).start(record.seats, record.options))
    for number, entry in enumerate(record.entries):
        try:
            result.feed(entry)
        except ShoalError as error:
            raise BadRecord(f"entry {number}: {error}") from error
    return result


def redact(record: Record, reader: int) -> Record:
    """Return the record as one reader may see it while the table runs: acts that they may not read are veiled.

    Sealed choices open together: until the last one is made, each is read by its own seat only. One that was undone
    before that never opens.
    """
    walk = Replay(game_of(record).start(record.seats, record.options))
    entries = list(record.entries)
    sealed: dict[int, int] = {}
    for place, entry in enumerate(record.entries):
        if isinstance(entry, ActEntry):
            still_owing = len(walk.state.turn())
            shown = show(walk.state, entry.seat, walk.game.actions.parse(entry.text), reader)
            entries[place] = ActEntry(shown.seat, shown.text, shown.veiled)
            if still_owing == 1 and not shown.veiled:
                for earlier in sealed.values():
                    entries[earlier] = record.entries[earlier]
            sealed = {**sealed, len(walk.acts): place} if still_owing > 1 else {}
        elif entry.kind == "undo":
            sealed = {number: earlier for number, earlier in sealed.items() if number < entry.to}
        walk.feed(entry)
    commitment = record.commitment and replace(record.commitment, secret=None)
    return replace(record, entries=tuple(entries), commitment=commitment)


def verify(record: Record, edition: Path | None = None) -> int:
    """Check that every outcome of chance is the one that was committed to; return their number."""
    secret = _published_secret(record.commitment)
    walk = Replay(game_of(record, edition).start(record.seats, record.options))
    for number, entry in enumerate(record.entries):
        try:
            if isinstance(entry, ActEntry) and entry.seat == CHANCE:
                _check_outcome(record.commitment, secret, walk, entry.text)
            walk.feed(entry)
        except ShoalError as error:
            kind = ChanceMismatch if isinstance(error, ChanceMismatch) else BadRecord
            raise kind(f"entry {number}: {error}") from error
    return walk.drawn


def _published_secret(commitment: ChanceCommitment | None) -> bytes:
    if commitment is None:
        return b""
    if commitment.secret is None:
        raise ChanceMismatch("the secret is not published yet, so nothing can be checked")
    secret = bytes.fromhex(commitment.secret)
    if hash_of(secret) != commitment.hash:
        raise ChanceMismatch("the secret is not the one that was committed to")
    for seat in commitment.broken_seals():
        raise ChanceMismatch(f"the word of seat {seat} is not the one that was sealed")
    return secret


def _check_outcome(commitment: ChanceCommitment | None, secret: bytes, walk: Replay, text: str) -> None:
    if commitment is None:
        raise ChanceMismatch("chance was not committed to, so it cannot be checked")
    if not walk.state.odds():
        raise ChanceMismatch(f"{text!r} stands where no chance was due")
    outcome = committed_outcome(secret, commitment.table, commitment.words, walk.drawn, walk.state.odds())
    expected = walk.game.actions.format(outcome)
    if text != expected:
        raise ChanceMismatch(f"{text!r} stands where {expected!r} was drawn")
