"""Tournaments and entrants in the database. Who changes a tournament locks its row first, then those of entrants."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import PLAYERS
from shoal.server.community.tournaments.schema import DUE, ENTRANTS, LISTED, PAST, STANDS, TOURNAMENTS
from shoal.server.community.tournaments.tournament_row import MOST, TournamentRow
from shoal.server.platform.db.database import at_most

SHOWN: Final = 20
AT_ONCE: Final = 10
MOST_ENTRANTS: Final = max(MOST.values())
COLUMNS: Final = [TOURNAMENTS.c[field.name] for field in fields(TournamentRow)]
IN: Final = ENTRANTS.c.state == "in"


EntrantState = Literal["in", "paused", "out"]


class EntrantRow(NamedTuple):
    """Somebody who has entered; see the schema."""

    player: str
    name: str
    state: EntrantState
    entered: int
    since: int
    seen: int
    table: str | None
    left: int
    until: int


async def add_tournament(connection: AsyncConnection, tournament: TournamentRow) -> None:
    await connection.execute(insert(TOURNAMENTS), asdict(tournament))


async def find_tournament(connection: AsyncConnection, tournament: str) -> TournamentRow | None:
    return await _one(connection, select(*COLUMNS).where(TOURNAMENTS.c.id == tournament))


async def lock_tournament(connection: AsyncConnection, tournament: str) -> TournamentRow | None:
    """Return a tournament and lock it."""
    return await _one(connection, select(*COLUMNS).where(TOURNAMENTS.c.id == tournament).with_for_update())


async def _one(connection: AsyncConnection, question: Select[Any]) -> TournamentRow | None:
    row = (await connection.execute(question)).one_or_none()
    return None if row is None else tournament_of(row)


def tournament_of(row: Row[Any]) -> TournamentRow:
    return TournamentRow(**row._mapping)


async def change_tournament(connection: AsyncConnection, tournament: str, **values: Any) -> None:
    """Change a tournament, so that pages read it again."""
    mine = update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)
    await connection.execute(mine.values(version=TOURNAMENTS.c.version + 1, **values))


async def claim_due(connection: AsyncConnection, moment: int, again: dict[str, int]) -> list[str]:
    """Return some tournaments that are due, the longest first, and when others may look again, by form."""
    query = (
        select(TOURNAMENTS.c.id)
        .where(DUE, TOURNAMENTS.c.due <= moment)
        .order_by(TOURNAMENTS.c.due)
        .limit(at_most(AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    tournaments = list((await connection.execute(query)).scalars())
    if tournaments:
        due = case({form: moment + after for form, after in again.items()}, value=TOURNAMENTS.c.form)
        await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(tournaments)).values(due=due))
    return tournaments


async def count_standing(connection: AsyncConnection, host: str, address: str) -> tuple[int, int]:
    """Return how many tournaments that are not over a host has opened, and an address."""
    counts = [
        select(func.count()).where(STANDS, column == value).scalar_subquery()
        for column, value in ((TOURNAMENTS.c.host, host), (TOURNAMENTS.c.address, address))
    ]
    of_host, of_address = (await connection.execute(select(*counts))).one()
    return of_host, of_address


async def list_upcoming(connection: AsyncConnection) -> list[TournamentRow]:
    """Return public tournaments that are not over, the next to start first."""
    rows = select(*COLUMNS).where(LISTED).order_by(TOURNAMENTS.c.starts).limit(at_most(2 * SHOWN))
    return [tournament_of(row) for row in await connection.execute(rows)]


async def past(connection: AsyncConnection) -> list[TournamentRow]:
    """Return the latest public tournaments that are over."""
    rows = select(*COLUMNS).where(PAST).order_by(TOURNAMENTS.c.ended.desc()).limit(at_most(SHOWN))
    return [tournament_of(row) for row in await connection.execute(rows)]


async def of_player(connection: AsyncConnection, player: str) -> list[TournamentRow]:
    """Return the tournaments that a player has opened and that stand, and the latest that they have entered."""
    opened = select(*COLUMNS).where(STANDS, TOURNAMENTS.c.host == player).limit(at_most(SHOWN))
    mine = select(*COLUMNS).join(ENTRANTS, ENTRANTS.c.tournament == TOURNAMENTS.c.id)
    entered = mine.where(ENTRANTS.c.player == player).order_by(ENTRANTS.c.entered.desc()).limit(at_most(SHOWN))
    tournaments = [tournament_of(row) for question in (opened, entered) for row in await connection.execute(question)]
    return list({tournament.id: tournament for tournament in tournaments}.values())


async def all_of_player(connection: AsyncConnection, player: str) -> list[TournamentRow]:
    """Return all tournaments that a player has opened or entered, for an export."""
    entered = select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == player)
    mine = (TOURNAMENTS.c.host == player, TOURNAMENTS.c.id.in_(entered))
    questions = [select(*COLUMNS).where(condition).order_by(TOURNAMENTS.c.created.desc()) for condition in mine]
    tournaments = [tournament_of(row) for question in questions for row in await connection.execute(question)]
    return list({tournament.id: tournament for tournament in tournaments}.values())


async def names_of(connection: AsyncConnection, players: Collection[str]) -> dict[str, str]:
    """Return the names of some players by their ids."""
    if not players:
        return {}
    rows = await connection.execute(select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_(sorted(players))))
    return {row.id: row.name for row in rows}


async def places_of(connection: AsyncConnection, tournament: str, players: Collection[str]) -> dict[str, str]:
    """Return what some entrants may share with others, by their ids."""
    mine = (ENTRANTS.c.tournament == tournament, ENTRANTS.c.player.in_(sorted(players)))
    rows = await connection.execute(select(ENTRANTS.c.player, ENTRANTS.c.near).where(*mine))
    return {row.player: row.near or "" for row in rows}


async def counts_of(connection: AsyncConnection, tournaments: Sequence[str]) -> dict[str, int]:
    """Return how many have entered each of some tournaments."""
    if not tournaments:
        return {}
    counted = select(ENTRANTS.c.tournament, func.count().label("entrants")).group_by(ENTRANTS.c.tournament)
    rows = await connection.execute(counted.where(ENTRANTS.c.tournament.in_(tournaments)))
    return {row.tournament: row.entrants for row in rows}


async def entrants_of(connection: AsyncConnection, tournament: str) -> list[EntrantRow]:
    """Return everybody who has entered, also those who are out, in the order of their entry."""
    mine = _entrants(ENTRANTS.c.tournament == tournament).order_by(ENTRANTS.c.entered, ENTRANTS.c.player)
    return [entrant_of(row) for row in await connection.execute(mine.limit(at_most(MOST_ENTRANTS)))]


async def entrant(connection: AsyncConnection, tournament: str, player: str) -> EntrantRow | None:
    mine = _entrants(ENTRANTS.c.tournament == tournament, ENTRANTS.c.player == player)
    row = (await connection.execute(mine)).one_or_none()
    return None if row is None else entrant_of(row)


def _entrants(*conditions: ColumnElement[bool]) -> Select[Any]:
    return select(ENTRANTS, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player).where(*conditions)


def entrant_of(row: Row[Any]) -> EntrantRow:
    names = ("player", "name", "state", "entered", "since", "seen", "table_id", "left", "until")
    return EntrantRow(*(row._mapping[name] for name in names))


async def count_entrants(connection: AsyncConnection, tournament: str, address: str) -> tuple[int, int]:
    """Return how many have entered a tournament, and how many of them from an address."""
    mine = ENTRANTS.c.tournament == tournament
    counts = (
        select(func.count()).where(mine).scalar_subquery(),
        select(func.count()).where(mine, ENTRANTS.c.address == address).scalar_subquery(),
    )
    whole, near = (await connection.execute(select(*counts))).one()
    return whole, near


async def count_entered(connection: AsyncConnection, player: str) -> int:
    """Return how many tournaments that are not over a player has entered."""
    mine = (
        select(TOURNAMENTS.c.id)
        .join(ENTRANTS, ENTRANTS.c.tournament == TOURNAMENTS.c.id)
        .where(ENTRANTS.c.player == player, STANDS)
        .limit(at_most(SHOWN))
        .subquery()
    )
    return int(await connection.scalar(select(func.count()).select_from(mine)) or 0)


async def add_entrant(
    connection: AsyncConnection, tournament: str, player: str, address: str, moment: int, near: str = ""
) -> None:
    row = {"tournament": tournament, "player": player, "address": address, "state": "in", "entered": moment}
    fresh = {"since": moment, "seen": moment, "table_id": None, "left": 0, "until": 0, "near": near or None}
    await connection.execute(insert(ENTRANTS), {**row, **fresh})


async def change_entrant(connection: AsyncConnection, tournament: str, player: str, **values: Any) -> None:
    mine = update(ENTRANTS).where(ENTRANTS.c.tournament == tournament, ENTRANTS.c.player == player)
    await connection.execute(mine.values(**values))


async def remove_entrant(connection: AsyncConnection, tournament: str, player: str) -> None:
    gone = delete(ENTRANTS).where(ENTRANTS.c.tournament == tournament, ENTRANTS.c.player == player)
    await connection.execute(gone)


async def seat(connection: AsyncConnection, tournament: str, tables: Mapping[str, str]) -> bool:
    """Note at which table each of these entrants sits; False if one of them sits already, or plays no longer."""
    free = (ENTRANTS.c.table_id.is_(None), IN, ENTRANTS.c.player.in_(tables))
    mine = update(ENTRANTS).where(ENTRANTS.c.tournament == tournament, *free)
    seated = mine.values(table_id=case(tables, value=ENTRANTS.c.player))
    return not tables or (await connection.execute(seated)).rowcount == len(tables)


async def release(connection: AsyncConnection, tournament: str, players: Collection[str], moment: int) -> None:
    """Let some entrants wait for their next table."""
    mine = update(ENTRANTS).where(ENTRANTS.c.tournament == tournament, ENTRANTS.c.player.in_(sorted(players)))
    await connection.execute(mine.values(table_id=None, since=moment))


async def leave_all(connection: AsyncConnection, player: str) -> None:
    """Let a player be out of all tournaments, and let the address of their entries be forgotten."""
    mine = update(ENTRANTS).where(ENTRANTS.c.player == player)
    await connection.execute(mine.values(state="out", address=""))


async def give_hosting(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Let another player be the host of what a guest has opened; pages read it again."""
    mine = update(TOURNAMENTS).where(TOURNAMENTS.c.host == guest)
    await connection.execute(mine.values(host=heir, version=TOURNAMENTS.c.version + 1))


async def forget_address(connection: AsyncConnection, host: str) -> None:
    await connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.host == host).values(address=""))
