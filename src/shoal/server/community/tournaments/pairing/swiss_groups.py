"""Swiss groups, tables of three and more: cut from the standings, then improved by exchanges between neighbours.

First the fewest meet again, then the smaller tables and the seats go round, then the fewest friends meet, and last all
stay near their place in the standings. In the last round, friends come first. An exchange is made only if it makes the
round better, so there is an end. Neighbours exchange first; tables further apart only while somebody meets again, or
sits at a smaller table again.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from shoal.server.community.tournaments.pairing.history import History, Pair, Seats, count_pairs
from shoal.server.community.tournaments.pairing.seating import seated

Cost = tuple[int, ...]
Exchange = tuple[Cost, int, int, int, int]
"""What an exchange changes, the two tables, and the place of the player at each."""
NOTHING: Final = (0,) * 6
MOST_EXCHANGES: Final = 2000
"""An end for the largest rounds. Rounds of 200 need about a tenth of it."""


def sizes(entrants: int, seats: int) -> list[int]:
    """Return the sizes of the tables: as few as can be and as equal as can be, the larger ones first.

    So they have n seats or one fewer; only a few small numbers of entrants need some with two fewer.
    """
    tables = -(-entrants // seats)
    small, larger = divmod(entrants, tables)
    return [small + 1] * larger + [small] * (tables - larger)


@dataclass
class SwissRound:
    """A round while its tables are made: who sits together, and what each table costs."""

    history: History
    friends: Collection[Pair]
    is_last: bool
    tables: list[list[str]]
    home: dict[str, int]
    known: dict[tuple[frozenset[str], int], Cost] = field(default_factory=dict)
    found: dict[tuple[int, int], Exchange | None] = field(default_factory=dict)

    def cost(self, players: Sequence[str], table: int) -> Cost:
        """Return what is wrong with a table, the worst first."""
        key = frozenset(players), table
        if key not in self.known:
            self.known[key] = self._cost(players, table)
        return self.known[key]

    def _cost(self, players: Sequence[str], table: int) -> Cost:
        together = count_pairs(players, self.friends)
        is_small = len(players) < max(map(len, self.tables))
        return (
            together if self.is_last else 0,
            self.history.repeats(players),
            sum(self.history.small[player] for player in players) if is_small else 0,
            seated(players, self.history)[0],
            together,
            sum((self.home[player] - table) ** 2 for player in players),
        )

    def total(self) -> Cost:
        return added(*(self.cost(players, table) for table, players in enumerate(self.tables)))

    def best(self, table: int, other: int) -> Exchange | None:
        """Return the best exchange between two tables, if one makes the round better."""
        if (table, other) not in self.found:
            exchanges = (
                self.exchanged(table, other, mine, theirs)
                for mine in range(len(self.tables[table]))
                for theirs in range(len(self.tables[other]))
            )
            self.found[table, other] = min((exchange for exchange in exchanges if exchange is not None), default=None)
        return self.found[table, other]

    def exchanged(self, table: int, other: int, mine: int, theirs: int) -> Exchange | None:
        """Return an exchange with what it changes, or None if it makes the round no better."""
        here, there = self.tables[table], self.tables[other]
        first, second = swapped(here, there, mine, theirs)
        repeats = self.history.repeats
        if not self.is_last and repeats(first) + repeats(second) > repeats(here) + repeats(there):
            return None
        before = added(self.cost(here, table), self.cost(there, other))
        after = added(self.cost(first, table), self.cost(second, other))
        gain = tuple(new - old for new, old in zip(after, before, strict=True))
        return (gain, table, other, mine, theirs) if gain < NOTHING else None

    def exchange(self, _gain: Cost, table: int, other: int, mine: int, theirs: int) -> None:
        """Make an exchange; what was found for other tables stays true."""
        changed = {table, other}
        self.tables[table], self.tables[other] = swapped(self.tables[table], self.tables[other], mine, theirs)
        self.found = {pair: exchange for pair, exchange in self.found.items() if changed.isdisjoint(pair)}


def added(*costs: Cost) -> Cost:
    return tuple(map(sum, zip(*costs, strict=True)))


def make_swiss_groups(
    ranked: Sequence[str], seats: int, history: History, friends: Collection[Pair] = (), *, is_last: bool = False
) -> list[Seats]:
    """Return the tables of a round, for players in the order of the standings."""
    ways = (
        SwissRound(
            history, friends, is_last, tables, {player: place for place, table in enumerate(tables) for player in table}
        )
        for tables in cuts(ranked, seats)
    )
    made = min(ways, key=SwissRound.total)
    improve(made)
    return [seated(players, history)[1] for players in made.tables]


def cuts(ranked: Sequence[str], seats: int) -> Iterator[list[list[str]]]:
    """Yield the ways to cut the standings into tables: the smaller ones stand together, anywhere."""
    lengths = sizes(len(ranked), seats)
    for turn in range(len(lengths)):
        turned = [*lengths[turn:], *lengths[:turn]]
        ends = [0]
        for length in turned:
            ends.append(ends[-1] + length)
        yield [list(ranked[first:last]) for first, last in pairwise(ends)]
        if lengths[0] == lengths[-1]:
            return


def improve(made: SwissRound) -> None:
    """Exchange players, the best exchange first, as long as that makes the round better."""
    distance = 1
    for _ in range(MOST_EXCHANGES):
        pairs = ((table, table + distance) for table in range(len(made.tables) - distance))
        exchanges = [exchange for exchange in (made.best(*pair) for pair in pairs) if exchange is not None]
        if exchanges:
            made.exchange(*min(exchanges))
            distance = 1
        elif distance < len(made.tables) - 1 and any(made.total()[:3]):
            distance += 1
        else:
            return


def swapped(table: list[str], other: list[str], mine: int, theirs: int) -> tuple[list[str], list[str]]:
    return (
        [*table[:mine], other[theirs], *table[mine + 1 :]],
        [*other[:theirs], table[mine], *other[theirs + 1 :]],
    )
