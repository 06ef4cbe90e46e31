"""What pages are told of tournaments. Nobody is told the id of a player, nor who follows whom."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.names import FORMER
from shoal.server.accounts.social_graph.store import blocked_among
from shoal.server.community.tournaments import http_types, store
from shoal.server.community.tournaments.pairing.standings import Standing, standings
from shoal.server.community.tournaments.rounds import store as rounds
from shoal.server.community.tournaments.rounds.store import TournamentTableRow
from shoal.server.community.tournaments.store import EntrantRow
from shoal.server.community.tournaments.tournament_row import OPEN, OVER, RUNNING, State, TournamentRow
from shoal.server.platform.base.timestamps import MINUTE_MS, format_moment, format_optional_moment, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources

KEPT: Final = 64
"""How many tournaments a node remembers as they were told last."""
SHOWN: Final = 60
"""How many tables are told: those that run, and then the latest."""


@dataclass(frozen=True)
class TournamentSnapshot:
    """A tournament as it is told to everybody, at one version."""

    version: int
    standings: Sequence[http_types.Line]
    places: Mapping[str, int]
    tables: Sequence[http_types.TournamentTable]
    opened: frozenset[str | None]
    running: int
    entrants: int
    host: str


class SnapshotCache:
    """The latest pictures of tournaments: standings are computed once for all who look."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, TournamentSnapshot] = OrderedDict()

    async def of(self, connection: AsyncConnection, tournament: TournamentRow) -> TournamentSnapshot:
        picture = self.known.get(tournament.id)
        if picture is None or picture.version != tournament.version:
            picture = await draw(connection, tournament)
            self.known[tournament.id] = picture
        self.known.move_to_end(tournament.id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return picture


async def draw(connection: AsyncConnection, tournament: TournamentRow) -> TournamentSnapshot:
    entrants = await store.entrants_of(connection, tournament.id)
    boards = await rounds.boards_of(connection, tournament.id)
    names = {entrant.player: entrant.name for entrant in entrants}
    host = await store.names_of(connection, [tournament.host])
    played = [board.played for board in boards]
    lines = standings(tournament.form, list(names), played, tournament.open_secret)
    by_player = {entrant.player: entrant for entrant in entrants}
    unsettled = [board for board in boards if board.points is None and board.opened is not None]
    latest = [board for board in reversed(boards) if board.points is not None][: max(0, SHOWN - len(unsettled))]
    return TournamentSnapshot(
        tournament.version,
        [told_line(line, by_player[line.player], tournament) for line in lines],
        {line.player: line.place for line in lines},
        [told_board(board, names) for board in [*unsettled[:SHOWN], *latest]],
        frozenset(board.table for board in unsettled),
        len(unsettled),
        len(entrants),
        host.get(tournament.host, FORMER),
    )


def told_line(line: Standing, entrant: EntrantRow, tournament: TournamentRow) -> http_types.Line:
    return {
        "place": line.place,
        "name": entrant.name,
        "points": line.points,
        "games": [list(game) for game in line.games],
        "opponents": round(line.opponents),
        "doing": doing(entrant, tournament),
    }


def doing(entrant: EntrantRow, tournament: TournamentRow) -> http_types.Doing:
    if entrant.table is not None and tournament.state == RUNNING:
        return "plays"
    return "paused" if entrant.state == "paused" else "out" if entrant.state == "out" else "waits"


def told_board(board: TournamentTableRow, names: Mapping[str, str]) -> http_types.TournamentTable:
    return {
        "round": board.round,
        "place": board.place,
        "table": board.table,
        "players": [None if player is None else names.get(player, FORMER) for player in board.players],
        "points": None if board.points is None else list(board.points),
    }


def told_tournament(tournament: TournamentRow, host: str, entrants: int) -> http_types.Tournament:
    at = now()
    until = {OPEN: tournament.starts, RUNNING: tournament.lasts_until, OVER: at}[tournament.state]
    return {
        "id": tournament.id,
        "name": tournament.name,
        "form": tournament.form,
        "game": tournament.game,
        "preset": tournament.preset,
        "seats": tournament.seats,
        "clock": tournament.clock,
        "door": tournament.door,
        "rated": tournament.rated,
        "talk": tournament.talk,
        "bots": tournament.bots,
        "everybody": tournament.everybody,
        "rounds": tournament.rounds,
        "minutes": tournament.lasts // MINUTE_MS,
        "host": host,
        "state": tournament.state,
        "why": tournament.why,
        "starts": format_moment(tournament.starts),
        "ended": format_optional_moment(tournament.ended),
        "left": max(0, until - at),
        "round": tournament.round,
        "entrants": entrants,
        "least": tournament.least,
        "most": tournament.most,
    }


async def show(
    resources: Resources, pictures: SnapshotCache, tournament: str, reader: str | None
) -> http_types.TournamentDetails:
    """Return a tournament as a reader sees it."""
    async with resources.database.reading() as connection:
        current = await store.find_tournament(connection, tournament)
        if current is None:
            raise Problem("unknown", "server.no-tournament")
        picture = await pictures.of(connection, current)
        mine = None if reader is None else await store.entrant(connection, tournament, reader)
    return {
        "tournament": told_tournament(current, picture.host, picture.entrants),
        "hash": current.hash,
        "secret": current.secret if current.state == OVER else None,
        "standings": list(picture.standings),
        "tables": list(picture.tables),
        "running": picture.running,
        "hosts": reader == current.host,
        "me": None if mine is None else told_entry(mine, current, picture),
    }


def told_entry(mine: EntrantRow, tournament: TournamentRow, picture: TournamentSnapshot) -> http_types.Entry:
    return {
        "name": mine.name,
        "doing": doing(mine, tournament),
        "table": mine.table if tournament.state == RUNNING and mine.table in picture.opened else None,
        "pause": max(0, mine.until - now()) if mine.state == "in" else 0,
        "place": picture.places.get(mine.player, 0),
    }


async def calendar_for(resources: Resources, reader: str | None) -> http_types.Calendar:
    """Return the calendar, without tournaments of people whom the reader has blocked or is blocked by."""
    async with resources.database.reading() as connection:
        listed = await store.list_upcoming(connection)
        past = await store.past(connection)
        mine = [] if reader is None else await store.of_player(connection, reader)
        everything = {tournament.id: tournament for tournament in (*listed, *past, *mine)}
        hosts = {tournament.host for tournament in everything.values()}
        hidden = set() if reader is None else await blocked_among(connection, reader, hosts - {reader})
        names = await store.names_of(connection, hosts)
        counts = await store.counts_of(connection, list(everything))

    def shown(tournaments: Sequence[TournamentRow], *states: State) -> list[http_types.Tournament]:
        return [
            told_tournament(tournament, names.get(tournament.host, FORMER), counts.get(tournament.id, 0))
            for tournament in tournaments
            if tournament.state in states and tournament.host not in hidden
        ][: store.SHOWN]

    return {
        "running": shown(listed, RUNNING),
        "open": shown(listed, OPEN),
        "mine": shown(mine, OPEN, RUNNING, OVER),
        "over": shown(past, OVER),
    }
