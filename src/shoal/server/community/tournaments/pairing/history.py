"""Who meets whom in a tournament, and who leads. Pure functions of recorded facts, so everything can be made again.

A table of a tournament is written down as `PlayedTable`. From all tables so far (`History`), the entrants and the
secret of the tournament follow the next tables and the standings, and nothing else does.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

Seats = tuple[str | None, ...]
"""Who sits on each seat: a player, or None for a bot."""
Pair = frozenset[str]
POINT: Final = 20
"""Points are whole numbers of twentieths: at tables of two to six seats they are exact."""
FIRST: Final = 6 * POINT
MEAN: Final = FIRST // 2
"""The mean of the points at every table, and what somebody gets who must sit out."""


@dataclass(frozen=True)
class PlayedTable:
    """A table of a round: who sits where, and each seat's points once it is over. Who sits out is alone at a table."""

    round: int
    players: Seats
    points: tuple[int, ...] | None = None


class History:
    """What the tables so far say: who has met whom, sat where, sat at a smaller table, and has how many points."""

    def __init__(self, tables: Iterable[PlayedTable]) -> None:
        self.met: Counter[Pair] = Counter()
        self.seats: Counter[tuple[str, int]] = Counter()
        self.small: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.last: dict[str, set[str]] = {}
        played = list(tables)
        largest = max((len(table.players) for table in played), default=0)
        for table in played:
            self._add(table, largest)

    def _add(self, table: PlayedTable, largest: int) -> None:
        people = people_of(table.players)
        self.met.update(frozenset(pair) for pair in combinations(people, 2))
        for seat, player in enumerate(table.players):
            if player is None:
                continue
            if len(table.players) > 1:
                self.seats[player, seat] += 1
            self.small[player] += len(table.players) < largest
            self.last[player] = {*people} - {player}
            if table.points is not None:
                self.points[player] += table.points[seat]
                self.games[player] += 1

    def uneven(self, player: str, seat: int, seats: int) -> int:
        """Return how unfair this seat would be: how much more often than on another the player has sat on it."""
        more = self.seats[player, seat] - min(self.seats[player, other] for other in range(seats))
        return more * more

    def repeats(self, players: Collection[str]) -> int:
        """Return how often these have met already; a third meeting counts more than a second one."""
        return sum(self.met[frozenset(pair)] ** 2 for pair in combinations(players, 2))


def people_of(seats: Seats) -> list[str]:
    return [player for player in seats if player is not None]


def count_pairs(players: Sequence[str], pairs: Collection[Pair]) -> int:
    """Return how many of these pairs would sit together."""
    return sum(frozenset(pair) in pairs for pair in combinations(players, 2)) if pairs else 0
