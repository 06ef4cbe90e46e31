"""What readers are told of presence, made from facts and rows alone: it cannot carry a secret of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from shoal.server.play.presence import absence
from shoal.server.play.presence.absence import Missing, Rows
from shoal.server.play.tables.table_row import TableRow
from shoal.table.server_messages import Away, Presence, Replaced, Vote

Key = tuple[object, ...]
"""What a reader was told last: equal if there is nothing new to tell."""


@dataclass
class AttendedTable:
    """A table with readers at this node: the rows of its seats, its watchers, what bots did for absent people.

    `version` is the version of the table when this was read, `told` the one when readers were last told.
    """

    rows: Rows = field(default_factory=dict)
    watchers: int = 0
    moves: Mapping[int, int] = field(default_factory=dict)
    version: int = -1
    told: int = -1


@dataclass(frozen=True)
class PresenceSnapshot:
    """Presence at a table at one moment."""

    facts: TableRow
    attended: AttendedTable
    at: int
    away: tuple[Missing | None, ...]
    votes: tuple[tuple[int, tuple[int, ...], int], ...]

    def key(self, player: str | None) -> Key:
        """Return what stands for the message to a player, without the time that passes."""
        if not self.is_told(player):
            return (self.attended.watchers,)
        nudges = tuple(self._nudge(seat) for seat in range(self.facts.seats))
        return (self.attended.watchers, self.away, self.votes, nudges, str(self._replaced(player)))

    def message(self, player: str | None) -> Presence:
        told: Presence = {"type": "presence", "away": [], "watchers": self.attended.watchers, "votes": []}
        if not self.is_told(player):
            return told
        told["away"] = [self._away(seat) for seat in range(self.facts.seats)]
        told["votes"] = [Vote(seat=seat, voted=list(voted), needed=more) for seat, voted, more in self.votes]
        replaced = self._replaced(player)
        if replaced is not None:
            told["replaced"] = replaced
        return told

    def is_told(self, player: str | None) -> bool:
        """Return whether a player belongs to the table; others learn only how many watch."""
        return player is not None and any(chair.player == player for chair in self.facts.chairs)

    def _away(self, seat: int) -> Away | None:
        away = self.away[seat]
        if away is None:
            return None
        waited = absence.absent_since(self.facts, seat, self.attended.rows.get(seat), self.at)
        shown: Away = {"since": self.at - (waited or away.since), "idle": away.idle}
        nudge = self._nudge(seat)
        if nudge is not None:
            shown["nudge"] = max(0, nudge - self.at)
        return shown

    def _nudge(self, seat: int) -> int | None:
        return absence.nudge_at(self.facts, seat, self.attended.rows.get(seat), self.at)

    def _replaced(self, player: str | None) -> Replaced | None:
        chair = self.facts.missed_of(player)
        if chair is None or chair.missed is None or self.facts.result is not None:
            return None
        late = chair.late or self.at - chair.missed > absence.FORGIVEN_MS
        return {"seat": chair.seat, "moves": self.attended.moves.get(chair.seat, 0), "late": late}


def presence_of(facts: TableRow, attended: AttendedTable, at: int) -> PresenceSnapshot:
    """Return who is away from a table, and who votes about them."""
    rows = attended.rows
    away = tuple(absence.missing(facts, seat, rows.get(seat), at) for seat in range(facts.seats))
    votes = []
    for seat in range(facts.seats if facts.votes else 0):
        since = absence.may_go_on(facts, seat, rows.get(seat), at)
        voted = [] if since is None else absence.votes_of(facts, seat, since)
        if voted:
            votes.append((seat, tuple(voted), absence.needed(facts, seat, rows, at, voted)))
    return PresenceSnapshot(facts, attended, at, away, tuple(votes))
