"""Which tables a round has: a pure function of the tournament, of who takes part, and of the tables settled before.

`made_again` makes all rounds of a tournament again from what was written down, so that anybody with the database can
check that nobody has chosen who meets whom.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shoal.server.pairing import MEAN, History, Pair, Played, Seats, people_of
from shoal.server.pairing.arenas import Terms, Waiting, arena_tables
from shoal.server.pairing.duels import make_pairs
from shoal.server.pairing.everybody import circle
from shoal.server.pairing.lots import drawn
from shoal.server.pairing.seating import seated
from shoal.server.pairing.standings import standings
from shoal.server.pairing.tables import make_tables, sizes
from shoal.server.tournaments.facts import Tournament

OUT = (MEAN,)
"""The points of somebody who sits out."""


@dataclass(frozen=True)
class Basis:
    """What a round is made from: its number, when, who takes part and since when they wait, and who are friends.

    `first` are those who took part in the first round.
    """

    number: int
    at: int
    entrants: Sequence[Waiting]
    friends: frozenset[Pair]
    first: Sequence[str] = ()


def tables_of(tournament: Tournament, basis: Basis, before: Sequence[Played]) -> list[Seats]:
    """Return the tables of a round; none if there are too few players."""
    if tournament.form == "arena":
        terms = Terms(tournament.seats, tournament.least_seats, tournament.bots)
        return arena_tables(basis.entrants, History(before), terms, basis.at)
    players = [one.player for one in basis.entrants]
    if tournament.everybody:
        return meeting(tournament, basis, players)
    return league_tables(tournament, basis, players, before)


def league_tables(
    tournament: Tournament, basis: Basis, players: Sequence[str], before: Sequence[Played]
) -> list[Seats]:
    history, is_last = History(before), basis.number == tournament.rounds
    if len(players) < 2:
        return []
    ranked = ranking(tournament, players, before)
    if tournament.seats == 2:
        return filled(tournament, make_pairs(ranked, history, basis.friends, is_last=is_last), history)
    if min(sizes(len(players), tournament.seats)) < tournament.least_seats:
        return []
    return make_tables(ranked, tournament.seats, history, basis.friends, is_last=is_last)


def ranking(tournament: Tournament, players: Sequence[str], before: Sequence[Played]) -> list[str]:
    """Return players in the order of the standings; in the first round by lot."""
    if not before:
        return drawn(tournament.open_secret, "round 1", players)
    return [one.player for one in standings("league", players, before, tournament.open_secret)]


def meeting(tournament: Tournament, basis: Basis, players: Sequence[str]) -> list[Seats]:
    """Return a round in which everybody meets somebody new; who should meet somebody who is gone sits out."""
    first = basis.first or players
    here = set(players)
    made = circle(drawn(tournament.open_secret, "round 1", first), basis.number)
    left = (tuple(one for one in table if one in here) for table in made)
    return filled(tournament, [table for table in left if table], History(()))


def filled(tournament: Tournament, tables: Iterable[Seats], history: History) -> list[Seats]:
    """Return the tables with a bot beside the player who would sit out, where the tournament has bots."""
    return [seated((*table, None), history)[1] if len(table) == 1 and tournament.bots else table for table in tables]


def made_again(
    tournament: Tournament, rounds: Sequence[Basis], tables: Sequence[tuple[Played, int | None]]
) -> list[list[Seats]]:
    """Return the tables of all rounds, made again. Each table comes with the round after which it was settled."""
    return [
        tables_of(
            tournament, basis, [table for table, settled in tables if settled is not None and settled < basis.number]
        )
        for basis in rounds
    ]


def sitting(tables: Iterable[Seats]) -> list[str]:
    return [player for table in tables for player in people_of(table)]
