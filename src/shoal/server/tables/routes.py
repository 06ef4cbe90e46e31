"""Tables over HTTP: open, look at, join, leave and close them, open a rematch, get the record."""

from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from shoal.server import budget
from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, address_of, spend
from shoal.server.players.store import Player
from shoal.server.players.visitors import ThePlayer, TheVisitor
from shoal.server.ratings import store as ratings
from shoal.server.resources import Resources, TheResources
from shoal.server.tables import hosting, opening, records, waiting
from shoal.server.tables.dependency import TheTables
from shoal.server.tables.opening import Person
from shoal.server.tables.tables import Tables
from shoal.server.tables.wishes import BotWish, JoinWish, TableWish, TurnAwayWish
from shoal.server.texts import TABLE_ID
from shoal.server.wire import model
from shoal.table.messages import Summary

router = APIRouter(prefix="/api/tables", tags=["tables"])
SUMMARY: Final = model(Summary)
CHANGED: Final[dict[int | str, Any]] = declared("stranger", "unknown", "forbidden", "seat", "taken", "stale", "busy")
HOSTED: Final[dict[int | str, Any]] = declared("stranger", "unknown", "forbidden", "stale", "busy")
OPENED: Final = Limit("tables", 120, HOUR)
JOINED: Final = Limit("joins", 120, HOUR)
TableId = Annotated[str, Path(pattern=TABLE_ID)]
Seat = Annotated[int | None, Query(ge=0, le=15, description="Who has the device, where people share one.")]


@router.post("", status_code=201, response_model=SUMMARY, responses=declared("stranger", "unknown"))
async def open_table(
    resources: TheResources, tables: TheTables, player: ThePlayer, wish: TableWish, request: Request
) -> Summary:
    """Open a table. It begins at once if no chair is open."""
    await spend(resources, OPENED, player.id)
    person, plan = await person_of(tables, player, wish.game, wish.word), wish.plan()
    person = replace(person, auto=wish.auto)
    person = await host_of(resources, person, request, bots=any(one.kind == "bot" for one in plan.wishes))
    opener = waiting.opener(resources, player.id, address_of(request), wish.door)
    return (await opening.open_table(tables, person, plan, opener)).summary()


async def person_of(tables: Tables, player: Player, game: str, word: str = "") -> Person:
    """Return the player with their rating at the game, if they have one."""
    async with tables.database.reading() as connection:
        rating = (await ratings.of_player(connection, player.id)).get(game)
    shown = None if rating is None else rating.shown()
    return Person(player.id, player.name, shown, word, program=player.program or None)


async def host_of(resources: Resources, person: Person, request: Request, *, bots: bool) -> Person:
    """Return the person with the origin of the request; refuse bots if their budget is used up."""
    origin = budget.origin_of(resources, request)
    if bots and resources.settings.limits:
        await budget.require(resources.database, person.player, origin)
    return replace(person, origin=origin)


@router.get("/{table}", response_model=SUMMARY, responses=declared("unknown"))
async def look(tables: TheTables, table: TableId) -> Summary:
    """Return what everybody may know about a table."""
    return (await tables.newest(table)).facts.summary()


@router.post("/{table}/join", response_model=SUMMARY, responses=CHANGED)
async def join(
    resources: TheResources, tables: TheTables, player: ThePlayer, table: TableId, wish: JoinWish
) -> Summary:
    """Take a chair."""
    await spend(resources, JOINED, player.id)
    live = await tables.live(table)
    person = await person_of(tables, player, live.facts.game, wish.word)
    return (await opening.join(tables, live, replace(person, auto=wish.auto), wish.seat)).summary()


@router.post("/{table}/leave", response_model=SUMMARY, responses=CHANGED)
async def leave(tables: TheTables, player: ThePlayer, table: TableId) -> Summary:
    """Leave a chair before the game begins."""
    return (await opening.leave(tables, await tables.live(table), player.id)).summary()


@router.post("/{table}/close", response_model=SUMMARY, responses=HOSTED)
async def close(tables: TheTables, player: ThePlayer, table: TableId) -> Summary:
    """Close a table before its game begins; only its host may."""
    return (await hosting.close(tables, await tables.live(table), player.id)).summary()


@router.post("/{table}/turn-away", response_model=SUMMARY, responses=HOSTED)
async def turn_away(tables: TheTables, player: ThePlayer, table: TableId, wish: TurnAwayWish) -> Summary:
    """Free a chair for somebody else before the game begins; only the host may."""
    return (await hosting.turn_away(tables, await tables.live(table), player.id, wish.seat)).summary()


@router.post("/{table}/bot", response_model=SUMMARY, responses=CHANGED)
async def place_bot(
    resources: TheResources, tables: TheTables, player: ThePlayer, table: TableId, wish: BotWish, request: Request
) -> Summary:
    """Put a bot on a chair before the game begins, or free it; only the host may."""
    await spend(resources, JOINED, player.id)
    live = await tables.live(table)
    await host_of(resources, Person(player.id, player.name), request, bots=wish.level is not None)
    return (await opening.place_bot(tables, live, player.id, wish.seat, wish.level)).summary()


@router.post("/{table}/rematch", response_model=SUMMARY, responses=CHANGED)
async def rematch(
    resources: TheResources, tables: TheTables, player: ThePlayer, table: TableId, request: Request
) -> Summary:
    """Open or join a rematch and return its table."""
    await spend(resources, OPENED, player.id)
    live = await tables.newest(table)
    bots = live.facts.rematch is None and any(chair.kind == "bot" for chair in live.facts.chairs)
    person = await host_of(resources, await person_of(tables, player, live.facts.game), request, bots=bots)
    return (await opening.rematch(tables, live, person)).summary()


@router.get("/{table}/record", response_class=Response, responses=declared("unknown", "stale"))
async def record(tables: TheTables, visitor: TheVisitor, table: TableId, seat: Seat = None) -> Response:
    """Return the record as a file; while the game runs, as the visitor may see it."""
    facts = (await tables.newest(table)).facts
    reader = facts.seat_of(None if visitor is None else visitor.id, seat)
    text = await records.record_of(tables.database, facts, reader)
    name = f'attachment; filename="{facts.game}-{facts.id}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})
