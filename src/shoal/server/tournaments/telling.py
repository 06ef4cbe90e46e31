"""What pages are told of tournaments. Nobody is told the id of a player, nor who follows whom."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.errors import Problem
from shoal.server.moments import format_moment, now
from shoal.server.pairing.standings import Standing, standings
from shoal.server.relations.store import blocked_among
from shoal.server.resources import Resources
from shoal.server.tables.facts import FORMER, MINUTE
from shoal.server.tournaments import store, wire
from shoal.server.tournaments.facts import OPEN, OVER, RUNNING, Tournament
from shoal.server.tournaments.rounds import store as rounds
from shoal.server.tournaments.rounds.store import Board
from shoal.server.tournaments.store import Entrant

KEPT: Final = 64
"""How many tournaments a node remembers as they were told last."""
SHOWN: Final = 60
"""How many tables are told: those that run, and then the latest."""


@dataclass(frozen=True)
class Picture:
    """A tournament as it is told to everybody, at one version."""

    version: int
    standings: Sequence[wire.Line]
    places: Mapping[str, int]
    tables: Sequence[wire.Board]
    opened: frozenset[str | None]
    running: int
    entrants: int
    host: str


class Pictures:
    """The latest pictures of tournaments: standings are computed once for all who look."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Picture] = OrderedDict()

    async def of(self, connection: AsyncConnection, tournament: Tournament) -> Picture:
        found = self.known.get(tournament.id)
        if found is None or found.version != tournament.version:
            found = await draw(connection, tournament)
            self.known[tournament.id] = found
        self.known.move_to_end(tournament.id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found


async def draw(connection: AsyncConnection, tournament: Tournament) -> Picture:
    entrants = await store.entrants_of(connection, tournament.id)
    boards = await rounds.boards_of(connection, tournament.id)
    names = {one.player: one.name for one in entrants}
    host = await store.names_of(connection, [tournament.host])
    played = [board.played for board in boards]
    lines = standings(tournament.form, list(names), played, tournament.open_secret)
    by_player = {one.player: one for one in entrants}
    unsettled = [board for board in boards if board.points is None and board.opened is not None]
    latest = [board for board in reversed(boards) if board.points is not None][: max(0, SHOWN - len(unsettled))]
    return Picture(
        tournament.version,
        [told_line(line, by_player[line.player], tournament) for line in lines],
        {line.player: line.place for line in lines},
        [told_board(board, names) for board in [*unsettled[:SHOWN], *latest]],
        frozenset(board.table for board in unsettled),
        len(unsettled),
        len(entrants),
        host.get(tournament.host, FORMER),
    )


def told_line(line: Standing, entrant: Entrant, tournament: Tournament) -> wire.Line:
    return {
        "place": line.place,
        "name": entrant.name,
        "points": line.points,
        "games": [list(game) for game in line.games],
        "opponents": round(line.opponents),
        "doing": doing(entrant, tournament),
    }


def doing(entrant: Entrant, tournament: Tournament) -> wire.Doing:
    if entrant.table is not None and tournament.state == RUNNING:
        return "plays"
    return "paused" if entrant.state == "paused" else "out" if entrant.state == "out" else "waits"


def told_board(board: Board, names: Mapping[str, str]) -> wire.Board:
    return {
        "round": board.round,
        "place": board.place,
        "table": board.table,
        "players": [None if player is None else names.get(player, FORMER) for player in board.players],
        "points": None if board.points is None else list(board.points),
    }


def told(tournament: Tournament, host: str, entrants: int) -> wire.Tournament:
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
        "door": "public" if tournament.door == "public" else "link",
        "rated": tournament.rated,
        "talk": tournament.talk,
        "bots": tournament.bots,
        "everybody": tournament.everybody,
        "rounds": tournament.rounds,
        "minutes": tournament.lasts // MINUTE,
        "host": host,
        "state": tournament.state,  # type: ignore[typeddict-item]  # the column holds no other states
        "why": tournament.why,  # type: ignore[typeddict-item]  # nor other reasons
        "starts": format_moment(tournament.starts),
        "ended": None if tournament.ended is None else format_moment(tournament.ended),
        "left": max(0, until - at),
        "round": tournament.round,
        "entrants": entrants,
        "least": tournament.least,
        "most": tournament.most,
    }


async def show(resources: Resources, pictures: Pictures, tournament: str, reader: str | None) -> wire.Shown:
    """Return a tournament as a reader sees it."""
    async with resources.database.reading() as connection:
        known = await store.find(connection, tournament)
        if known is None:
            raise Problem("unknown", "server.no-tournament")
        picture = await pictures.of(connection, known)
        mine = None if reader is None else await store.entrant(connection, tournament, reader)
    return {
        "tournament": told(known, picture.host, picture.entrants),
        "hash": known.hash,
        "secret": known.secret if known.state == OVER else None,
        "standings": list(picture.standings),
        "tables": list(picture.tables),
        "running": picture.running,
        "hosts": reader == known.host,
        "me": None if mine is None else told_entry(mine, known, picture),
    }


def told_entry(mine: Entrant, known: Tournament, picture: Picture) -> wire.Entry:
    return {
        "name": mine.name,
        "doing": doing(mine, known),
        "table": mine.table if known.state == RUNNING and mine.table in picture.opened else None,
        "pause": max(0, mine.until - now()) if mine.state == "in" else 0,
        "place": picture.places.get(mine.player, 0),
    }


async def calendar(resources: Resources, reader: str | None) -> wire.Calendar:
    """Return the calendar, without tournaments of people whom the reader has blocked or is blocked by."""
    async with resources.database.reading() as connection:
        listed = await store.listed(connection)
        past = await store.past(connection)
        mine = [] if reader is None else await store.of_player(connection, reader)
        everything = {one.id: one for one in (*listed, *past, *mine)}
        hosts = {one.host for one in everything.values()}
        hidden = set() if reader is None else await blocked_among(connection, reader, hosts - {reader})
        names = await store.names_of(connection, hosts)
        counts = await store.counts_of(connection, list(everything))

    def shown(some: Sequence[Tournament], *states: str) -> list[wire.Tournament]:
        return [
            told(one, names.get(one.host, FORMER), counts.get(one.id, 0))
            for one in some
            if one.state in states and one.host not in hidden
        ][: store.SHOWN]

    return {
        "running": shown(listed, RUNNING),
        "open": shown(listed, OPEN),
        "mine": shown(mine, OPEN, RUNNING, OVER),
        "over": shown(past, OVER),
    }
