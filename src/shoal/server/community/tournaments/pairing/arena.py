"""Tables of an arena: those who wait are seated with the nearest in points, again and again until the bell.

Nobody meets the same people twice in a row. Who has waited for PATIENCE_MS accepts that too, and a table with one seat
fewer, or with a bot where the tournament has them; after twice the time two seats fewer, and so on.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from shoal.server.community.tournaments.pairing.history import History, Seats
from shoal.server.community.tournaments.pairing.seating import seated
from shoal.server.community.tournaments.pairing.swiss_groups import make_swiss_groups
from shoal.server.community.tournaments.pairing.swiss_pairs import Cost, minimum_weight_pairs

PATIENCE_MS: Final = 90_000
NEAR: Final = 8
"""How many neighbours in the standings of those who wait are looked at for each, so that it takes little time."""


@dataclass(frozen=True)
class WaitingEntrant:
    """Somebody who waits for a table, and since when."""

    player: str
    since: int


@dataclass(frozen=True)
class ArenaTerms:
    """The seats of a table, the fewest that the game has, and whether bots may fill a table."""

    seats: int
    least: int
    bots: bool


def arena_tables(waiting: Sequence[WaitingEntrant], history: History, terms: ArenaTerms, moment: int) -> list[Seats]:
    """Return the tables to open now. Who finds none goes on waiting."""
    if terms.seats == 2:
        return duels(waiting, history, moment, bots=terms.bots)
    return larger(waiting, history, terms, moment)


def duels(waiting: Sequence[WaitingEntrant], history: History, moment: int, *, bots: bool) -> list[Seats]:
    ranked = sorted(waiting, key=lambda entrant: (-history.points[entrant.player], entrant.since, entrant.player))
    patient = {entrant.player for entrant in ranked if moment - entrant.since >= PATIENCE_MS}

    def near() -> Iterator[tuple[str, str]]:
        for place, entrant in enumerate(ranked):
            for other in ranked[place + 1 : place + 1 + NEAR]:
                both = {entrant.player, other.player}
                if other.player not in history.last.get(entrant.player, ()) or both <= patient:
                    yield entrant.player, other.player

    def cost(player: str, other: str) -> Cost:
        gap = history.points[player] - history.points[other]
        return gap * gap, history.repeats((player, other)), seated((player, other), history)[0]

    order = {entrant.player: place for place, entrant in enumerate(ranked)}
    pairs = [sorted(pair, key=lambda player: order[player]) for pair in minimum_weight_pairs(near(), cost)]
    tables = [seated(pair, history)[1] for pair in sorted(pairs, key=lambda pair: order[pair[0]])]
    met = {player for pair in pairs for player in pair}
    alone = [entrant.player for entrant in ranked if bots and entrant.player in patient and entrant.player not in met]
    return [*tables, *(seated((player, None), history)[1] for player in alone)]


def larger(waiting: Sequence[WaitingEntrant], history: History, terms: ArenaTerms, moment: int) -> list[Seats]:
    """Return full tables for those who have waited longest, and one for the rest if they have waited long enough."""
    queue = sorted(waiting, key=lambda entrant: (entrant.since, entrant.player))
    full = len(queue) // terms.seats * terms.seats
    tables = make_swiss_groups(by_points(queue[:full], history), terms.seats, history) if full else []
    rest = queue[full:]
    if not rest:
        return tables
    fewer = (moment - rest[0].since) // PATIENCE_MS
    if len(rest) >= max(terms.least, terms.seats - fewer):
        return [*tables, seated(by_points(rest, history), history)[1]]
    if terms.bots and fewer:
        bots = [None] * (max(terms.least, terms.seats - fewer) - len(rest))
        return [*tables, seated([*by_points(rest, history), *bots], history)[1]]
    return tables


def by_points(waiting: Sequence[WaitingEntrant], history: History) -> list[str]:
    return sorted((entrant.player for entrant in waiting), key=lambda player: (-history.points[player], player))
