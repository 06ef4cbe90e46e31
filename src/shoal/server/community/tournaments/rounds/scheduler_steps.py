"""What a worker does for a tournament: begin it, settle tables that are over, make a round, open tables, end it.

Every step is one transaction that locks the tournament first, or skips what another worker does.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.errors import ShoalError
from shoal.server.accounts.ratings import store as ratings
from shoal.server.community.tournaments import store
from shoal.server.community.tournaments.pairing.arena import WaitingEntrant
from shoal.server.community.tournaments.pairing.history import MEAN, Seats, people_of
from shoal.server.community.tournaments.pairing.round_robin import round_robin_rounds
from shoal.server.community.tournaments.pairing.scoring import merits_of, points_of
from shoal.server.community.tournaments.rounds import store as rounds
from shoal.server.community.tournaments.rounds.plan import OUT, RoundInput, tables_of
from shoal.server.community.tournaments.rounds.store import TournamentTableRow
from shoal.server.community.tournaments.store import EntrantRow
from shoal.server.community.tournaments.tournament_row import OPEN, OVER, RUNNING, TournamentRow
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import MINUTE_MS, now
from shoal.server.platform.db.database import Database
from shoal.server.play.tables.advance_game import IN_TOURNAMENTS
from shoal.server.play.tables.chairs import Person, sit
from shoal.server.play.tables.create_table import insert_full_table, new_facts
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import ChairRow, TableRow

LOST_AFTER_MS: Final = 90_000
"""Milliseconds after which somebody who does not say that they are there is not seated in an arena."""
UNPLAYED: Final = ("unmoved", "early", "short")
"""Why a game was hardly played."""
LEAVER_PAUSES_MS: Final = (2 * MINUTE_MS, 5 * MINUTE_MS)
"""How long somebody may not be seated in an arena who has left a game: once, twice. After that they are out."""


class TournamentChanged(ShoalError):
    """The tournament has changed while a round was computed."""


async def step(tables: TableRegistry, tournament: str) -> None:
    """Do everything that can be done for a tournament now."""
    database = tables.database
    current = await begin_due(database, tournament)
    if current is None or current.state != RUNNING:
        return
    while await settle_tables(database, tournament) == rounds.AT_ONCE:
        pass
    await make_round(database, tournament)
    while await open_planned(tables, tournament) == rounds.OPENED_AT_ONCE:
        pass
    await end(database, tournament)


async def begin_due(database: Database, tournament: str) -> TournamentRow | None:
    """Begin a tournament whose time has come, and return it; one with too few entrants is over instead."""
    async with database.transaction() as connection:
        current = await store.lock_tournament(connection, tournament)
        if current is None or current.state != OPEN or current.starts > now():
            return current
        entrants = [entrant for entrant in await store.entrants_of(connection, tournament) if entrant.state == "in"]
        values = beginning(current, len(entrants))
        await store.change_tournament(connection, tournament, **values)
    return replace(current, **values)  # type: ignore[arg-type]  # the values of its own columns


def beginning(tournament: TournamentRow, entrants: int) -> dict[str, object]:
    """Return what changes when a tournament begins."""
    at = now()
    if entrants < tournament.least:
        return {"state": OVER, "why": "few", "ended": at, "due": None}
    rounds_made = tournament.rounds
    if tournament.everybody:
        rounds_made = round_robin_rounds(entrants)
    elif tournament.form == "league":
        rounds_made = min(tournament.rounds, max(1, (entrants - 1) // (tournament.seats - 1)))
    return {"state": RUNNING, "starts": at, "ends": at + tournament.lasts, "rounds": rounds_made, "due": at}


async def settle_tables(database: Database, tournament: str) -> int:
    """Take the points from some tables that are over; return how many."""
    async with database.transaction() as connection:
        current = await store.lock_tournament(connection, tournament)
        if current is None or current.state != RUNNING:
            return 0
        boards = await rounds.ended(connection, tournament)
        late = await rounds.quit_at(connection, [facts.id for _, facts in boards if facts.seats == 2])
        for board, facts in boards:
            await rounds.note_points(connection, tournament, board, points_at(current, facts), current.round)
            for seat, player in enumerate(board.players):
                if player is not None and (has_left(facts, seat) or (facts.id, seat) in late):
                    await punish(connection, current, player)
        if boards:
            people = [player for board, _ in boards for player in people_of(board.players)]
            await store.release(connection, tournament, people, now())
            await store.change_tournament(connection, tournament, settled=current.settled + len(boards))
    return len(boards)


def points_at(tournament: TournamentRow, facts: TableRow) -> tuple[int, ...]:
    """Return the points of a table that is over. A game without a result counts for nobody.

    In an arena a game that was hardly played brings no points: the next one comes at once.
    """
    if facts.result is None:
        return (MEAN,) * facts.seats
    if tournament.form == "arena" and facts.casual in UNPLAYED:
        return (0,) * facts.seats
    left = [has_left(facts, chair.seat) for chair in facts.chairs]
    return points_of(merits_of(facts.result["shares"], facts.result["scores"], left))


def has_left(facts: TableRow, seat: int) -> bool:
    """Return whether a bot plays on for a player, or did for too long."""
    chair = facts.chairs[seat]
    return chair.player is not None and (chair.kind == "bot" or chair.late)


async def punish(connection: AsyncConnection, tournament: TournamentRow, player: str) -> None:
    """Let somebody pause who has left a game: in a league until they ask, in an arena longer each time."""
    entrant = await store.entrant(connection, tournament.id, player)
    times = 1 if entrant is None else entrant.left + 1
    pause: dict[str, object] = {"until": now() + LEAVER_PAUSES_MS[min(times, len(LEAVER_PAUSES_MS)) - 1]}
    if tournament.form == "league":
        pause = {"state": "paused"}
    elif times > len(LEAVER_PAUSES_MS):
        pause = {"state": "out"}
    await store.change_entrant(connection, tournament.id, player, left=times, **pause)


async def make_round(database: Database, tournament: str) -> bool:
    """Make the next round if it is time; return whether one was made.

    It is computed without a transaction. If the tournament has changed meanwhile, it is left for the next look.
    """
    async with database.reading() as connection:
        current = await store.find_tournament(connection, tournament)
        if current is None or current.state != RUNNING or not await is_time(connection, current):
            return False
        basis = await basis_of(connection, current)
        if current.form == "arena" and not basis.entrants:
            return False
        boards = await rounds.boards_of(connection, tournament)
        friends = await rounds.friends_among(connection, [entrant.player for entrant in basis.entrants])
    basis = replace(basis, friends=frozenset(frozenset(pair) for pair in friends))
    before = [board.played for board in boards if board.points is not None]
    made = await asyncio.to_thread(tables_of, current, basis, before)
    if not made:
        return await give_up(database, current)
    try:
        async with database.transaction() as connection:
            await store_round(connection, current, basis, friends, boards_for(made, basis.number))
    except TournamentChanged:
        return False
    return True


async def store_round(
    connection: AsyncConnection,
    tournament: TournamentRow,
    basis: RoundInput,
    friends: list[list[str]],
    planned: list[TournamentTableRow],
) -> None:
    """Store a round, and where everybody sits; raise Moved if something has changed since it was computed."""
    present = await store.lock_tournament(connection, tournament.id)
    if present is None or (present.state, present.round, present.settled) != (
        RUNNING,
        tournament.round,
        tournament.settled,
    ):
        raise TournamentChanged("Another round was made, or a table was settled.")
    seats = {player: board.table for board in planned for player in people_of(board.players) if board.table is not None}
    if not await store.seat(connection, tournament.id, seats):
        raise TournamentChanged("Somebody has left.")
    waiting = [[entrant.player, entrant.since] for entrant in basis.entrants]
    await rounds.note_round(connection, tournament.id, basis.number, basis.at, entrants=waiting, friends=friends)
    await rounds.note_boards(connection, tournament.id, planned, basis.at)
    alone = sum(board.table is None for board in planned)
    await store.change_tournament(connection, tournament.id, round=basis.number, settled=present.settled + alone)


async def is_time(connection: AsyncConnection, tournament: TournamentRow) -> bool:
    """Return whether a round may begin: in an arena before the bell, in a league when the last round is over."""
    if tournament.form == "arena":
        return now() < tournament.lasts_until
    return tournament.round < tournament.rounds and not await rounds.any_unsettled(connection, tournament.id)


async def basis_of(connection: AsyncConnection, tournament: TournamentRow) -> RoundInput:
    """Return what the next round is made from, still without friends."""
    at = now()
    entrants = await store.entrants_of(connection, tournament.id)
    free = [WaitingEntrant(entrant.player, entrant.since) for entrant in entrants if is_free(tournament, entrant, at)]
    earlier = await rounds.facts_of(connection, tournament.id) if tournament.everybody else []
    first = [player for player, _ in earlier[0].entrants] if earlier else []
    return RoundInput(tournament.round + 1, at, free, frozenset(), first)


def is_free(tournament: TournamentRow, entrant: EntrantRow, at: int) -> bool:
    """Return whether an entrant may be seated."""
    if entrant.state != "in" or entrant.table is not None:
        return False
    return tournament.form == "league" or (entrant.until <= at and entrant.seen > at - LOST_AFTER_MS)


def boards_for(made: Sequence[Seats], number: int) -> list[TournamentTableRow]:
    """Return the tables of a round, to be opened. Who sits out has their points at once."""
    return [
        TournamentTableRow(number, place, new_identifier(), players, None, None)
        if len(players) > 1
        else TournamentTableRow(number, place, None, players, OUT, number)
        for place, players in enumerate(made, start=1)
    ]


async def give_up(database: Database, tournament: TournamentRow) -> bool:
    """End a league that has too few players for a round. In an arena, those who wait go on waiting."""
    if tournament.form == "league":
        async with database.transaction() as connection:
            present = await store.lock_tournament(connection, tournament.id)
            if present is not None and (present.state, present.round) == (RUNNING, tournament.round):
                await store.change_tournament(connection, tournament.id, state=OVER, why="few", ended=now(), due=None)
    return False


async def open_planned(tables: TableRegistry, tournament: str) -> int:
    """Open some tables of a round, and begin their games; return how many."""
    opened: list[TableRow] = []
    async with tables.database.transaction() as connection:
        planned = await rounds.take_planned(connection, tournament)
        current = await store.find_tournament(connection, tournament) if planned else None
        for board in planned if current is not None else ():
            assert current is not None
            opened.append(await open_board(connection, current, board))
            await rounds.note_opened(connection, tournament, board, now())
        if opened:
            await store.change_tournament(connection, tournament)
    for facts in opened:
        await tables.wake(facts)
    return len(opened)


async def open_board(connection: AsyncConnection, tournament: TournamentRow, board: TournamentTableRow) -> TableRow:
    """Open a table, seat everybody, and begin."""
    people = people_of(board.players)
    names, places = await store.names_of(connection, people), await store.places_of(connection, tournament.id, people)
    chairs: list[ChairRow] = []
    for seat, player in enumerate(board.players):
        if player is None:
            chairs.append(ChairRow(seat, "bot", None, IN_TOURNAMENTS, IN_TOURNAMENTS))
        else:
            rating = (await ratings.of_player(connection, player)).get(tournament.game)
            shown = None if rating is None else rating.shown()
            chairs.append(sit(seat, Person(player, names[player], shown, near=places.get(player, ""))))
    host = people[0]
    facts = new_facts(Person(host, names[host]), tournament.plan(len(chairs)))
    assert board.table is not None
    facts = replace(facts, id=board.table, tournament=tournament.id, chairs=tuple(chairs))
    return await insert_full_table(connection, facts)


async def end(database: Database, tournament: str) -> None:
    """End a tournament whose last table is settled."""
    async with database.transaction() as connection:
        current = await store.lock_tournament(connection, tournament)
        if current is None or current.state != RUNNING:
            return
        rings = current.form == "arena" and now() >= current.lasts_until
        is_last = current.form == "league" and current.round >= current.rounds
        if (rings or is_last) and not await rounds.any_unsettled(connection, tournament):
            await store.change_tournament(connection, tournament, state=OVER, ended=now(), due=None)
