"""What a player holds, over HTTP: export, deletion, and the games of a guest."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from shoal.server.errors import Problem, declared
from shoal.server.holdings import erasing, exporting, merging
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.moments import format_moment
from shoal.server.players import cookies
from shoal.server.players.store import Player
from shoal.server.players.visitors import ThePlayer, TheToken, of_token, require_owner
from shoal.server.players.wire import Name
from shoal.server.resources import TheResources
from shoal.server.tables.dependency import TheTables
from shoal.server.tables.facts import Facts

router = APIRouter(prefix="/api/account", tags=["holdings"])
EXPORTS: Final = Limit("exports", 6, HOUR)
MERGED: Final = Limit("merged", 20, HOUR)
LEAVES: Final = Limit("leaves", 10, HOUR)


class Farewell(BaseModel):
    """The player's own name, typed again."""

    name: Name


class Leaves(BaseModel):
    """When the account is erased; until then its owner may come back."""

    leaves: str


class GuestGame(BaseModel):
    """A game of the guest who used this browser. It stays with the guest if the player sat there too."""

    game: str
    status: str
    others: list[str]
    stays: bool


class OldGuest(BaseModel):
    """The guest who used this browser before the player signed in."""

    name: str
    games: list[GuestGame]


class Added(BaseModel):
    """How many games were added."""

    games: int


async def find_guest(request: Request, resources: TheResources, player: ThePlayer) -> Player | None:
    """Return the guest who used this browser before, if there is one and it is not the player."""
    token = cookies.read(request, resources.settings, cookies.GUEST)
    guest = None if token is None else await of_token(resources, token)
    return None if guest is None or guest.account or guest.id == player.id else guest


TheGuest = Annotated[Player | None, Depends(find_guest)]


@router.get("/export", response_class=StreamingResponse, responses=declared("stranger"))
async def export(resources: TheResources, player: ThePlayer) -> StreamingResponse:
    """Return all data of the player as one file."""
    await spend(resources, EXPORTS, player.id)
    headers = {"content-disposition": f'attachment; filename="shoal-{player.id}.json"'}
    return StreamingResponse(exporting.export(resources, player), media_type="application/json", headers=headers)


@router.post("/delete", responses=declared("stranger", "forbidden", "unproved"))
async def delete(
    resources: TheResources, tables: TheTables, player: ThePlayer, token: TheToken, farewell: Farewell
) -> Leaves:
    """Leave all games now; the account is erased after two weeks, unless its owner comes back."""
    if player.account:
        await require_owner(resources, player, token)
    if farewell.name.strip() != player.name:
        raise Problem("malformed", "server.wrong-name")
    await spend(resources, LEAVES, player.id)
    return Leaves(leaves=format_moment(await erasing.leave(resources, tables, player, token)))


@router.post("/return", status_code=204, responses=declared("stranger"))
async def come_back(resources: TheResources, player: ThePlayer) -> None:
    """Keep the account after all."""
    await erasing.come_back(resources, player)


@router.get("/guest", responses=declared("stranger"))
async def guest(resources: TheResources, player: ThePlayer, known: TheGuest) -> OldGuest | None:
    """Return the guest who used this browser before the player signed in, and some of their games."""
    if known is None:
        return None
    found = await merging.games_of(resources, known)
    return OldGuest(name=known.name, games=[told(facts, known, player) for facts in found])


def told(facts: Facts, known: Player, player: Player) -> GuestGame:
    others = [chair.name for chair in facts.chairs if chair.player != known.id]
    stays = any(chair.player == player.id for chair in facts.chairs)
    return GuestGame(game=facts.game, status=facts.status, others=others, stays=stays)


@router.post("/guest", responses=declared("stranger", "stale"))
async def add_guest(
    response: Response, resources: TheResources, tables: TheTables, player: ThePlayer, known: TheGuest
) -> Added:
    """Add the games of the guest who used this browser before; games against oneself are left out."""
    await spend(resources, MERGED, player.id)
    if known is None:
        raise Problem("stale", "server.no-guest")
    given = await merging.merge(resources, tables, known, player)
    cookies.erase(response, cookies.GUEST)
    return Added(games=given)
