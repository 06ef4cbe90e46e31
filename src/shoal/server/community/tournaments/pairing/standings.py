"""The standings: by points, and the tie-breaks between equal points.

League: the mean points of the opponents met, then the places against each other, then the lot.
Arena: fewer games, then the places against each other, then the opponents, then the lot.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any, Literal

from shoal.server.community.tournaments.pairing.history import History, PlayedTable, people_of
from shoal.server.community.tournaments.pairing.random_order import lot

Form = Literal["arena", "league"]


@dataclass(frozen=True)
class Standing:
    """One line of the standings: the points of all games, in order, and the mean points of a game of the opponents."""

    player: str
    place: int
    points: int
    games: tuple[tuple[int, int], ...]
    opponents: Fraction

    @property
    def played(self) -> int:
        return len(self.games)


def standings(form: Form, entrants: Collection[str], tables: Sequence[PlayedTable], secret: bytes) -> list[Standing]:
    """Return the standings, the best first. Tables that are not over do not count."""
    over = [table for table in tables if table.points is not None]
    history = History(over)
    met = opponents(over, history)
    rivals = {player: met.get(player, Fraction(0)) for player in entrants}

    def before(player: str) -> tuple[Any, ...]:
        """Return what is compared before the places against each other."""
        second = history.games[player] if form == "arena" else -rivals[player]
        return -history.points[player], second

    lines: list[str] = []
    for _, tied in groupby(sorted(entrants, key=before), key=before):
        group = list(tied)
        ahead = against_each_other(group, over)
        last = {player: lot(secret, "standings", player) for player in group}
        lines += sorted(group, key=lambda player: (-ahead[player], -rivals[player], last[player], player))
    games = games_of(over)
    return [
        Standing(player, place, history.points[player], tuple(games.get(player, ())), rivals[player])
        for place, player in enumerate(lines, start=1)
    ]


def games_of(tables: Iterable[PlayedTable]) -> dict[str, list[tuple[int, int]]]:
    """Return each player's games, in order: the round and the points."""
    games: dict[str, list[tuple[int, int]]] = {}
    for table in tables:
        for player, points in zip(table.players, table.points or (), strict=True):
            if player is not None:
                games.setdefault(player, []).append((table.round, points))
    return games


def opponents(tables: Iterable[PlayedTable], history: History) -> dict[str, Fraction]:
    """Return for each player the mean over all opponents met of their mean points in a game."""
    sums: dict[str, Fraction] = {}
    met: Counter[str] = Counter()
    for table in tables:
        people = people_of(table.players)
        means = {player: Fraction(history.points[player], history.games[player]) for player in people}
        together = sum(means.values(), Fraction(0))
        for player in people:
            sums[player] = sums.get(player, Fraction(0)) + together - means[player]
            met[player] += len(people) - 1
    return {player: sums[player] / met[player] for player in sums if met[player]}


def against_each_other(group: Sequence[str], tables: Iterable[PlayedTable]) -> dict[str, int]:
    """Return for each of a group how much more often they were ahead of another of them than behind."""
    ahead = dict.fromkeys(group, 0)
    if len(group) < 2:
        return ahead
    for table in tables:
        seats = zip(table.players, table.points or (), strict=True)
        points = {player: points for player, points in seats if player in ahead}
        for player, mine in points.items():
            if player is not None:
                ahead[player] += sum((mine > other) - (mine < other) for other in points.values())
    return ahead
