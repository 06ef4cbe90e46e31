"""Tables over HTTP: open, look at, join, leave and close them, open a rematch, get the record."""

from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response

from shoal.server.accounts.identity.authentication import ThePlayer, TheVisitor
from shoal.server.accounts.identity.shared_place import place_of
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.ratings import store as ratings
from shoal.server.platform.base.input_text import TABLE_ID
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit
from shoal.server.platform.resources import Resources, TheResources
from shoal.server.play.tables import chairs, create_table, game_record, host_commands, my_tables_routes
from shoal.server.play.tables.chairs import Person
from shoal.server.play.tables.dependencies import TheTables
from shoal.server.play.tables.http_types import BotRequest, JoinRequest, SealRequest, TableRequest, TurnAwayRequest
from shoal.server.play.tables.rematch import open_rematch
from shoal.server.play.tables.waiting import limits_and_expiry
from shoal.server.play.thinking_budget import hourly_budget
from shoal.table.client_messages import Summary

table_router = APIRouter(prefix="/api/tables", tags=["tables"])
SUMMARY: Final = model(Summary)
CHANGED: Final[dict[int | str, Any]] = declared("stranger", "unknown", "forbidden", "seat", "taken", "stale", "busy")
HOSTED: Final[dict[int | str, Any]] = declared("stranger", "unknown", "forbidden", "stale", "busy")
OPENED: Final = RateLimit("tables", 120, HOUR_S)
JOINED: Final = RateLimit("joins", 120, HOUR_S)
TableId = Annotated[str, Path(pattern=TABLE_ID)]
Seat = Annotated[int | None, Query(ge=0, le=15, description="Who has the device, where people share one.")]


@table_router.post("", status_code=201, response_model=SUMMARY, responses=declared("stranger", "unknown"))
async def open_table(
    resources: TheResources, tables: TheTables, player: ThePlayer, wish: TableRequest, request: Request
) -> Summary:
    """Open a table. It begins at once if no chair is open."""
    await enforce_limit(resources, OPENED, player.id)
    person, plan = await person_of(resources, request, player, wish.game, wish.word, auto=wish.auto), wish.plan()
    person = replace(person, seal=wish.seal)
    person = await host_of(resources, person, request, bots=any(chair.kind == "bot" for chair in plan.wishes))
    opener = limits_and_expiry.waiting_tables_check(resources, player.id, address_of(request), wish.door)
    return (await create_table.open_table(tables, person, plan, opener)).summary()


async def person_of(
    resources: Resources, request: Request, player: PlayerRow, game: str, word: str = "", *, auto: bool = True
) -> Person:
    """Return the player with their rating at the game, if they have one, and what they may share with others."""
    async with resources.database.reading() as connection:
        rating = (await ratings.of_player(connection, player.id)).get(game)
    shown = None if rating is None else rating.shown()
    near = place_of(resources, request, player)
    program, account = player.program or None, player.account
    return Person(player.id, player.name, shown, word, auto=auto, program=program, account=account, near=near)


async def host_of(resources: Resources, person: Person, request: Request, *, bots: bool) -> Person:
    """Return the person with the origin of the request; refuse bots if their budget is used up."""
    origin = hourly_budget.origin_of(resources, request)
    if bots and resources.settings.limits:
        await hourly_budget.require(resources.database, person.player, origin)
    return replace(person, origin=origin)


@table_router.get("/{table}", response_model=SUMMARY, responses=declared("unknown"))
async def look(tables: TheTables, table: TableId) -> Summary:
    """Return what everybody may know about a table."""
    return (await tables.newest(table)).facts.summary()


@table_router.post("/{table}/join", response_model=SUMMARY, responses=CHANGED)
async def join(
    request: Request, resources: TheResources, tables: TheTables, player: ThePlayer, table: TableId, wish: JoinRequest
) -> Summary:
    """Take a chair."""
    await enforce_limit(resources, JOINED, player.id)
    live = await tables.live(table)
    person = await person_of(resources, request, player, live.facts.game, wish.word, auto=wish.auto)
    person = replace(person, seal=wish.seal)
    return (await chairs.join_table(tables, live, person, wish.seat)).summary()


@table_router.post("/{table}/leave", response_model=SUMMARY, responses=CHANGED)
async def leave(tables: TheTables, player: ThePlayer, table: TableId) -> Summary:
    """Leave a chair before the game begins."""
    return (await chairs.leave_table(tables, await tables.live(table), player.id)).summary()


@table_router.post("/{table}/close", response_model=SUMMARY, responses=HOSTED)
async def close(tables: TheTables, player: ThePlayer, table: TableId) -> Summary:
    """Close a table before its game begins; only its host may."""
    return (await host_commands.close_table(tables, await tables.live(table), player.id)).summary()


@table_router.post("/{table}/turn-away", response_model=SUMMARY, responses=HOSTED)
async def turn_away(tables: TheTables, player: ThePlayer, table: TableId, wish: TurnAwayRequest) -> Summary:
    """Free a chair for somebody else before the game begins; only the host may."""
    return (await host_commands.turn_away(tables, await tables.live(table), player.id, wish.seat)).summary()


@table_router.post("/{table}/bot", response_model=SUMMARY, responses=CHANGED)
async def place_bot(
    resources: TheResources, tables: TheTables, player: ThePlayer, table: TableId, wish: BotRequest, request: Request
) -> Summary:
    """Put a bot on a chair before the game begins, or free it; only the host may."""
    await enforce_limit(resources, JOINED, player.id)
    live = await tables.live(table)
    await host_of(resources, Person(player.id, player.name), request, bots=wish.level is not None)
    return (await chairs.place_bot(tables, live, player.id, wish.seat, wish.level)).summary()


@table_router.post("/{table}/rematch", response_model=SUMMARY, responses=CHANGED)
async def rematch(
    resources: TheResources,
    tables: TheTables,
    player: ThePlayer,
    table: TableId,
    request: Request,
    wish: SealRequest | None = None,
) -> Summary:
    """Open or join a rematch and return its table."""
    await enforce_limit(resources, OPENED, player.id)
    live = await tables.newest(table)
    bots = live.facts.rematch is None and any(chair.kind == "bot" for chair in live.facts.chairs)
    person = await person_of(resources, request, player, live.facts.game)
    person = await host_of(resources, person, request, bots=bots)
    person = person if wish is None else replace(person, seal=wish.seal)
    return (await open_rematch(tables, live, person)).summary()


@table_router.get("/{table}/record", response_class=Response, responses=declared("unknown", "stale"))
async def record(tables: TheTables, visitor: TheVisitor, table: TableId, seat: Seat = None) -> Response:
    """Return the record as a file; while the game runs, as the visitor may see it."""
    facts = (await tables.newest(table)).facts
    reader = facts.seat_of(None if visitor is None else visitor.id, seat)
    text = await game_record.record_of(tables.database, facts, reader)
    name = f'attachment; filename="{facts.game}-{facts.id}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


router = APIRouter(routes=[*my_tables_routes.router.routes, *table_router.routes])
"""The list of a player's tables is first, or "mine" would be taken for the id of a table."""
