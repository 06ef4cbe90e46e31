"""Which tables a round has: a pure function of the tournament, of who takes part, and of the tables settled before.

`made_again` makes all rounds of a tournament again from what was written down, so that anybody with the database can
check that nobody has chosen who meets whom.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shoal.server.community.tournaments.pairing.arena import ArenaTerms, WaitingEntrant, arena_tables
from shoal.server.community.tournaments.pairing.history import MEAN, History, Pair, PlayedTable, Seats
from shoal.server.community.tournaments.pairing.random_order import drawn
from shoal.server.community.tournaments.pairing.round_robin import round_robin_tables
from shoal.server.community.tournaments.pairing.seating import seated
from shoal.server.community.tournaments.pairing.standings import standings
from shoal.server.community.tournaments.pairing.swiss_groups import make_swiss_groups, sizes
from shoal.server.community.tournaments.pairing.swiss_pairs import make_swiss_pairs
from shoal.server.community.tournaments.tournament_row import TournamentRow

OUT = (MEAN,)
"""The points of somebody who sits out."""


@dataclass(frozen=True)
class RoundInput:
    """What a round is made from: its number, when, who takes part and since when they wait, and who are friends.

    `first` are those who took part in the first round.
    """

    number: int
    at: int
    entrants: Sequence[WaitingEntrant]
    friends: frozenset[Pair]
    first: Sequence[str] = ()


def tables_of(tournament: TournamentRow, basis: RoundInput, before: Sequence[PlayedTable]) -> list[Seats]:
    """Return the tables of a round; none if there are too few players."""
    if tournament.form == "arena":
        terms = ArenaTerms(tournament.seats, tournament.least_seats, tournament.bots)
        return arena_tables(basis.entrants, History(before), terms, basis.at)
    players = [entrant.player for entrant in basis.entrants]
    if tournament.everybody:
        return meeting(tournament, basis, players)
    return league_tables(tournament, basis, players, before)


def league_tables(
    tournament: TournamentRow, basis: RoundInput, players: Sequence[str], before: Sequence[PlayedTable]
) -> list[Seats]:
    history, is_last = History(before), basis.number == tournament.rounds
    if len(players) < 2:
        return []
    ranked = ranking(tournament, players, before)
    if tournament.seats == 2:
        return filled(tournament, make_swiss_pairs(ranked, history, basis.friends, is_last=is_last), history)
    if min(sizes(len(players), tournament.seats)) < tournament.least_seats:
        return []
    return make_swiss_groups(ranked, tournament.seats, history, basis.friends, is_last=is_last)


def ranking(tournament: TournamentRow, players: Sequence[str], before: Sequence[PlayedTable]) -> list[str]:
    """Return players in the order of the standings; in the first round by lot."""
    if not before:
        return drawn(tournament.open_secret, "round 1", players)
    return [line.player for line in standings("league", players, before, tournament.open_secret)]


def meeting(tournament: TournamentRow, basis: RoundInput, players: Sequence[str]) -> list[Seats]:
    """Return a round in which everybody meets somebody new; who should meet somebody who is gone sits out."""
    first = basis.first or players
    here = set(players)
    made = round_robin_tables(drawn(tournament.open_secret, "round 1", first), basis.number)
    left = (tuple(player for player in table if player in here) for table in made)
    return filled(tournament, [table for table in left if table], History(()))


def filled(tournament: TournamentRow, tables: Iterable[Seats], history: History) -> list[Seats]:
    """Return the tables with a bot beside the player who would sit out, where the tournament has bots."""
    return [seated((*table, None), history)[1] if len(table) == 1 and tournament.bots else table for table in tables]


def made_again(
    tournament: TournamentRow, rounds: Sequence[RoundInput], tables: Sequence[tuple[PlayedTable, int | None]]
) -> list[list[Seats]]:
    """Return the tables of all rounds, made again. Each table comes with the round after which it was settled."""
    return [
        tables_of(
            tournament, basis, [table for table, settled in tables if settled is not None and settled < basis.number]
        )
        for basis in rounds
    ]
