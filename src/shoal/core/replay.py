"""Replaying records entry by entry, showing them to one reader, and checking their chance."""

from shoal.core.catalogue import load
from shoal.core.chance import committed_outcome, hash_of
from shoal.core.errors import BadRecord, ChanceMismatch, OtherEdition, ShoalError
from shoal.core.game import CHANCE, Game, State, act, show
from shoal.core.options import Options
from shoal.core.record import Act, Entry, Event, Record


class Replay:
    """A position and the entries that led to it; `feed` adds the next one, refused if it breaks a rule.

    `drawn` counts every outcome of chance, undone ones too. `quitter` is the seat whose resignation or timeout ended
    the game, if one did: a takeover puts the seat back into play.
    """

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.state: State = game.start(seats, options)
        self.acts: list[Act] = []
        self.drawn = 0
        self.quitter: int | None = None
        self._seats = seats
        self._options = options

    def feed(self, entry: Entry) -> None:
        if isinstance(entry, Act):
            self._act(entry)
        elif entry.kind == "undo":
            self._undo(entry)
        elif entry.kind == "takeover":
            self.quitter = None if self.quitter == entry.seat else self.quitter
        else:
            self.quitter = entry.seat

    def over(self) -> bool:
        return self.quitter is not None or not self.state.turn()

    def shares(self) -> list[float]:
        """Give the win shares; whoever quit has none, and the others divide the win."""
        if self.quitter is None:
            return self.state.shares()
        others = self._seats - 1
        return [0.0 if seat == self.quitter else 1 / others for seat in range(self._seats)]

    def _act(self, entry: Act) -> None:
        if entry.veiled:
            raise BadRecord("a veiled entry cannot be replayed: this is one reader's record of a running table")
        if self.quitter is not None:
            raise BadRecord(f"seat {self.quitter} had quit, and nobody took over")
        act(self.state, entry.seat, self.game.actions.parse(entry.text))
        self.acts.append(entry)
        self.drawn += entry.seat == CHANCE

    def _undo(self, event: Event) -> None:
        if not 0 <= event.to < len(self.acts):
            raise BadRecord(f"undo to act {event.to} of {len(self.acts)}")
        self.state = self.game.start(self._seats, self._options)
        self.acts = self.acts[: event.to]
        for entry in self.acts:
            self.state.apply(entry.seat, self.game.actions.parse(entry.text))


def game_of(record: Record) -> Game:
    """Find the game that a record was played with, in its version of the rules and its edition."""
    game = load(record.game).at_rules(record.rules_version)
    if record.edition != game.edition.digest:
        raise OtherEdition(f"the record's edition is {record.edition}, the installed one {game.edition.digest}")
    return game


def replay(record: Record) -> Replay:
    """Replay a record to its end."""
    result = Replay(game_of(record), record.seats, record.options)
    for number, entry in enumerate(record.entries):
        try:
            result.feed(entry)
        except ShoalError as error:
            raise BadRecord(f"entry {number}: {error}") from error
    return result


def redact(record: Record, reader: int) -> Record:
    """Give the record as one reader may see it while the table runs: what he may not read is veiled.

    Sealed choices open together: until the last is in, each is read by its own seat only.
    """
    walk = Replay(game_of(record), record.seats, record.options)
    entries: list[Entry] = []
    sealed: list[int] = []
    for entry in record.entries:
        turn = walk.state.turn()
        if isinstance(entry, Act):
            seen = show(walk.state, entry.seat, walk.game.actions.parse(entry.text), reader)
            entries.append(Act(seen.seat, seen.text, seen.veiled))
            last_of_sealed = bool(sealed) and len(turn) == 1
            if last_of_sealed and not seen.veiled:
                for place in sealed:
                    opened = record.entries[place]
                    entries[place] = opened
            sealed = [*sealed, len(entries) - 1] if len(turn) > 1 else []
        else:
            entries.append(entry)
            sealed = []
        walk.feed(entry)
    commitment = record.commitment and type(record.commitment)(
        record.commitment.table, record.commitment.hash, record.commitment.words
    )
    return Record(
        record.game, record.rules_version, record.edition, record.seats, record.options, tuple(entries), commitment
    )


def verify(record: Record) -> int:
    """Check that every outcome of chance is the one that was committed to; give their number."""
    commitment = record.commitment
    walk = Replay(game_of(record), record.seats, record.options)
    if commitment is not None and commitment.secret is None:
        raise ChanceMismatch("the secret is not published yet, so nothing can be checked")
    secret = bytes.fromhex(commitment.secret) if commitment and commitment.secret else b""
    if commitment is not None and hash_of(secret) != commitment.hash:
        raise ChanceMismatch("the secret is not the one that was committed to")
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Act) and entry.seat == CHANCE:
            if commitment is None:
                raise ChanceMismatch(f"entry {number}: chance was not committed to, so it cannot be checked")
            outcome = committed_outcome(secret, commitment.table, commitment.words, walk.drawn, walk.state.odds())
            expected = walk.game.actions.format(outcome)
            if entry.text != expected:
                raise ChanceMismatch(f"entry {number}: {entry.text!r} stands where {expected!r} was drawn")
        try:
            walk.feed(entry)
        except ShoalError as error:
            raise BadRecord(f"entry {number}: {error}") from error
    return walk.drawn
