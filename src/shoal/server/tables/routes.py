"""Tables over HTTP: opened, looked at, joined, left, played again; their records."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Response

from shoal.server.errors import declared
from shoal.server.house import TheHouse
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.players.store import Player
from shoal.server.players.visitors import ThePlayer, TheVisitor
from shoal.server.ratings import store as ratings
from shoal.server.tables import opening, records
from shoal.server.tables.opened import TheTables
from shoal.server.tables.opening import Guest
from shoal.server.tables.tables import Tables
from shoal.server.tables.wishes import JoinWish, TableWish
from shoal.server.wire import model
from shoal.table.messages import Summary

router = APIRouter(prefix="/api/tables", tags=["tables"])
SUMMARY: Final = model(Summary)
CHANGED: Final[dict[int | str, Any]] = declared("stranger", "unknown", "seat", "taken", "stale", "busy")
OPENED: Final = Limit("tables", 120, HOUR)
TableId = Annotated[str, Path(max_length=16, pattern="^[a-z0-9]+$")]


@router.post("", status_code=201, response_model=SUMMARY, responses=declared("stranger", "unknown"))
async def open_table(house: TheHouse, tables: TheTables, player: ThePlayer, wish: TableWish) -> Summary:
    """Open a table; one that waits for nobody begins at once."""
    await spend(house, OPENED, player.id)
    guest = await guest_of(tables, player, wish.game, wish.word)
    return (await opening.open_table(tables, guest, wish.plan())).summary()


async def guest_of(tables: Tables, player: Player, game: str, word: str = "") -> Guest:
    """Give the player as he sits down: with his rating at the game, if he has one."""
    async with tables.database.reading() as connection:
        rating = (await ratings.of_player(connection, player.id)).get(game)
    return Guest(player.id, player.name, None if rating is None else rating.shown(), word)


@router.get("/{table}", response_model=SUMMARY, responses=declared("unknown"))
async def look(tables: TheTables, table: TableId) -> Summary:
    """Say what everybody may know of a table."""
    return (await tables.newest(table)).facts.summary()


@router.post("/{table}/join", response_model=SUMMARY, responses=CHANGED)
async def join(tables: TheTables, player: ThePlayer, table: TableId, wish: JoinWish) -> Summary:
    """Take a chair."""
    live = await tables.live(table)
    guest = await guest_of(tables, player, live.facts.game, wish.word)
    return (await opening.join(tables, live, guest, wish.seat)).summary()


@router.post("/{table}/leave", response_model=SUMMARY, responses=CHANGED)
async def leave(tables: TheTables, player: ThePlayer, table: TableId) -> Summary:
    """Give a chair back before the game begins."""
    return (await opening.leave(tables, await tables.live(table), player.id)).summary()


@router.post("/{table}/rematch", response_model=SUMMARY, responses=CHANGED)
async def rematch(tables: TheTables, player: ThePlayer, table: TableId) -> Summary:
    """Play again at a new table, and give that."""
    live = await tables.newest(table)
    return (await opening.rematch(tables, live, await guest_of(tables, player, live.facts.game))).summary()


@router.get("/{table}/record", response_class=Response, responses=declared("unknown", "stale"))
async def record(tables: TheTables, visitor: TheVisitor, table: TableId) -> Response:
    """Give the record as a file: while the game runs, as the one who asks may see it."""
    facts = (await tables.newest(table)).facts
    seat = facts.seat_of(None if visitor is None else visitor.id)
    text = await records.record_of(tables.database, facts, seat)
    name = f'attachment; filename="{facts.game}-{facts.id}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})
