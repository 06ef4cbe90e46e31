"""What a worker does for a tournament: begin it, settle tables that are over, make a round, open tables, end it.

Every step is one transaction that locks the tournament first, or skips what another worker does.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.errors import ShoalError
from shoal.server.database import Database
from shoal.server.identifiers import new_identifier
from shoal.server.moments import now
from shoal.server.pairing import MEAN, Seats, people_of
from shoal.server.pairing.arenas import Waiting
from shoal.server.pairing.everybody import rounds_of
from shoal.server.pairing.points import merits_of, points_of
from shoal.server.ratings import store as ratings
from shoal.server.tables import store as tables_store
from shoal.server.tables.facts import MINUTE, Chair, Facts
from shoal.server.tables.opening import Person, begin, new_facts, sit
from shoal.server.tables.tables import IN_TOURNAMENTS, Tables
from shoal.server.tournaments import store
from shoal.server.tournaments.facts import OPEN, OVER, RUNNING, Tournament
from shoal.server.tournaments.rounds import OUT, Basis, tables_of
from shoal.server.tournaments.rounds import store as rounds
from shoal.server.tournaments.rounds.store import Board
from shoal.server.tournaments.store import Entrant

LOST: Final = 90_000
"""Milliseconds after which somebody who does not say that they are there is not seated in an arena."""
PAUSES: Final = (2 * MINUTE, 5 * MINUTE)
"""How long somebody may not be seated in an arena who has left a game: once, twice. After that they are out."""


class Moved(ShoalError):
    """The tournament has changed while a round was computed."""


async def step(tables: Tables, tournament: str) -> None:
    """Do everything that can be done for a tournament now."""
    database = tables.database
    known = await begin_due(database, tournament)
    if known is None or known.state != RUNNING:
        return
    while await settle(database, tournament) == rounds.AT_ONCE:
        pass
    await make_round(database, tournament)
    while await open_planned(tables, tournament) == rounds.OPENED_AT_ONCE:
        pass
    await end(database, tournament)


async def begin_due(database: Database, tournament: str) -> Tournament | None:
    """Begin a tournament whose time has come, and return it; one with too few entrants is over instead."""
    async with database.transaction() as connection:
        known = await store.locked(connection, tournament)
        if known is None or known.state != OPEN or known.starts > now():
            return known
        entrants = [one for one in await store.entrants_of(connection, tournament) if one.state == "in"]
        values = beginning(known, len(entrants))
        await store.change(connection, tournament, **values)
    return replace(known, **values)  # type: ignore[arg-type]  # the values of its own columns


def beginning(tournament: Tournament, entrants: int) -> dict[str, object]:
    """Return what changes when a tournament begins."""
    at = now()
    if entrants < tournament.least:
        return {"state": OVER, "why": "few", "ended": at, "due": None}
    rounds_made = tournament.rounds
    if tournament.everybody:
        rounds_made = rounds_of(entrants)
    elif tournament.form == "league":
        rounds_made = min(tournament.rounds, max(1, (entrants - 1) // (tournament.seats - 1)))
    return {"state": RUNNING, "starts": at, "ends": at + tournament.lasts, "rounds": rounds_made, "due": at}


async def settle(database: Database, tournament: str) -> int:
    """Take the points from some tables that are over; return how many."""
    async with database.transaction() as connection:
        known = await store.locked(connection, tournament)
        if known is None or known.state != RUNNING:
            return 0
        found = await rounds.ended(connection, tournament)
        late = await rounds.quit_at(connection, [facts.id for _, facts in found if facts.seats == 2])
        for board, facts in found:
            await rounds.note_points(connection, tournament, board, points_at(facts), known.round)
            for seat, player in enumerate(board.players):
                if player is not None and (has_left(facts, seat) or (facts.id, seat) in late):
                    await punish(connection, known, player)
        if found:
            people = [player for board, _ in found for player in people_of(board.players)]
            await store.release(connection, tournament, people, now())
            await store.change(connection, tournament, settled=known.settled + len(found))
    return len(found)


def points_at(facts: Facts) -> tuple[int, ...]:
    """Return the points of a table that is over. A game without a result counts for nobody."""
    if facts.result is None:
        return (MEAN,) * facts.seats
    left = [has_left(facts, chair.seat) for chair in facts.chairs]
    return points_of(merits_of(facts.result["shares"], facts.result["scores"], left))


def has_left(facts: Facts, seat: int) -> bool:
    """Return whether a bot plays on for a player, or did for too long."""
    chair = facts.chairs[seat]
    return chair.player is not None and (chair.kind == "bot" or chair.late)


async def punish(connection: AsyncConnection, tournament: Tournament, player: str) -> None:
    """Let somebody pause who has left a game: in a league until they ask, in an arena longer each time."""
    entrant = await store.entrant(connection, tournament.id, player)
    times = 1 if entrant is None else entrant.left + 1
    pause: dict[str, object] = {"until": now() + PAUSES[min(times, len(PAUSES)) - 1]}
    if tournament.form == "league":
        pause = {"state": "paused"}
    elif times > len(PAUSES):
        pause = {"state": "out"}
    await store.change_entrant(connection, tournament.id, player, left=times, **pause)


async def make_round(database: Database, tournament: str) -> bool:
    """Make the next round if it is time; return whether one was made.

    It is computed without a transaction. If the tournament has changed meanwhile, it is left for the next look.
    """
    async with database.reading() as connection:
        known = await store.find(connection, tournament)
        if known is None or known.state != RUNNING or not await is_time(connection, known):
            return False
        basis = await basis_of(connection, known)
        if known.form == "arena" and not basis.entrants:
            return False
        boards = await rounds.boards_of(connection, tournament)
        friends = await rounds.friends_among(connection, [one.player for one in basis.entrants])
    basis = replace(basis, friends=frozenset(frozenset(pair) for pair in friends))
    before = [board.played for board in boards if board.points is not None]
    made = await asyncio.to_thread(tables_of, known, basis, before)
    if not made:
        return await give_up(database, known)
    try:
        async with database.transaction() as connection:
            await store_round(connection, known, basis, friends, boards_for(made, basis.number))
    except Moved:
        return False
    return True


async def store_round(
    connection: AsyncConnection, known: Tournament, basis: Basis, friends: list[list[str]], planned: list[Board]
) -> None:
    """Store a round, and where everybody sits; raise Moved if something has changed since it was computed."""
    present = await store.locked(connection, known.id)
    if present is None or (present.state, present.round, present.settled) != (RUNNING, known.round, known.settled):
        raise Moved("Another round was made, or a table was settled.")
    seats = {player: board.table for board in planned for player in people_of(board.players) if board.table is not None}
    if not await store.seat(connection, known.id, seats):
        raise Moved("Somebody has left.")
    waiting = [[one.player, one.since] for one in basis.entrants]
    await rounds.note_round(connection, known.id, basis.number, basis.at, entrants=waiting, friends=friends)
    await rounds.note_boards(connection, known.id, planned, basis.at)
    alone = sum(board.table is None for board in planned)
    await store.change(connection, known.id, round=basis.number, settled=present.settled + alone)


async def is_time(connection: AsyncConnection, tournament: Tournament) -> bool:
    """Return whether a round may begin: in an arena before the bell, in a league when the last round is over."""
    if tournament.form == "arena":
        return now() < tournament.lasts_until
    return tournament.round < tournament.rounds and not await rounds.any_unsettled(connection, tournament.id)


async def basis_of(connection: AsyncConnection, tournament: Tournament) -> Basis:
    """Return what the next round is made from, still without friends."""
    at = now()
    entrants = await store.entrants_of(connection, tournament.id)
    free = [Waiting(one.player, one.since) for one in entrants if is_free(tournament, one, at)]
    earlier = await rounds.facts_of(connection, tournament.id) if tournament.everybody else []
    first = [player for player, _ in earlier[0].entrants] if earlier else []
    return Basis(tournament.round + 1, at, free, frozenset(), first)


def is_free(tournament: Tournament, one: Entrant, at: int) -> bool:
    """Return whether an entrant may be seated."""
    if one.state != "in" or one.table is not None:
        return False
    return tournament.form == "league" or (one.until <= at and one.seen > at - LOST)


def boards_for(made: Sequence[Seats], number: int) -> list[Board]:
    """Return the tables of a round, to be opened. Who sits out has their points at once."""
    return [
        Board(number, place, new_identifier(), players, None, None)
        if len(players) > 1
        else Board(number, place, None, players, OUT, number)
        for place, players in enumerate(made, start=1)
    ]


async def give_up(database: Database, known: Tournament) -> bool:
    """End a league that has too few players for a round. In an arena, those who wait go on waiting."""
    if known.form == "league":
        async with database.transaction() as connection:
            present = await store.locked(connection, known.id)
            if present is not None and (present.state, present.round) == (RUNNING, known.round):
                await store.change(connection, known.id, state=OVER, why="few", ended=now(), due=None)
    return False


async def open_planned(tables: Tables, tournament: str) -> int:
    """Open some tables of a round, and begin their games; return how many."""
    opened: list[Facts] = []
    async with tables.database.transaction() as connection:
        planned = await rounds.take_planned(connection, tournament)
        known = await store.find(connection, tournament) if planned else None
        for board in planned if known is not None else ():
            assert known is not None
            opened.append(await open_board(connection, known, board))
            await rounds.note_opened(connection, tournament, board, now())
        if opened:
            await store.change(connection, tournament)
    for facts in opened:
        await tables.wake(facts)
    return len(opened)


async def open_board(connection: AsyncConnection, tournament: Tournament, board: Board) -> Facts:
    """Open a table, seat everybody, and begin."""
    names = await store.names_of(connection, people_of(board.players))
    chairs: list[Chair] = []
    for seat, player in enumerate(board.players):
        if player is None:
            chairs.append(Chair(seat, "bot", None, IN_TOURNAMENTS, IN_TOURNAMENTS))
        else:
            rating = (await ratings.of_player(connection, player)).get(tournament.game)
            shown = None if rating is None else rating.shown()
            chairs.append(sit(seat, Person(player, names[player], shown)))
    host = people_of(board.players)[0]
    facts = new_facts(Person(host, names[host]), tournament.plan(len(chairs)))
    assert board.table is not None
    facts = replace(facts, id=board.table, tournament=tournament.id, chairs=tuple(chairs))
    beginning_of_game = begin(facts)
    await tables_store.insert_table(connection, facts)
    await tables_store.apply(connection, beginning_of_game)
    return beginning_of_game.after


async def end(database: Database, tournament: str) -> None:
    """End a tournament whose last table is settled."""
    async with database.transaction() as connection:
        known = await store.locked(connection, tournament)
        if known is None or known.state != RUNNING:
            return
        rings = known.form == "arena" and now() >= known.lasts_until
        is_last = known.form == "league" and known.round >= known.rounds
        if (rings or is_last) and not await rounds.any_unsettled(connection, tournament):
            await store.change(connection, tournament, state=OVER, ended=now(), due=None)
