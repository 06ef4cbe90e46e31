"""What a player holds, over HTTP: export, deletion, and the games of a guest."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import StreamingResponse

from shoal.server.accounts.identity import session_cookie
from shoal.server.accounts.identity.authentication import ThePlayer, TheToken, player_of_cookie, require_owner
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.app.account_data import erase, merge_guest
from shoal.server.app.account_data import export as exporting
from shoal.server.app.account_data.http_types import Added, DeleteAccountRequest, GuestGame, Leaves, OldGuest
from shoal.server.platform.base.timestamps import HOUR_S, format_moment
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.resources import TheResources
from shoal.server.play.tables.dependencies import TheTables
from shoal.server.play.tables.table_row import TableRow

router = APIRouter(prefix="/api/account", tags=["holdings"])
EXPORTS: Final = RateLimit("exports", 6, HOUR_S)
MERGED: Final = RateLimit("merged", 20, HOUR_S)
LEAVES: Final = RateLimit("leaves", 10, HOUR_S)


async def find_guest(request: Request, resources: TheResources, player: ThePlayer) -> PlayerRow | None:
    """Return the guest who used this browser before, if there is one and it is not the player."""
    token = session_cookie.read_cookie(request, resources.settings, session_cookie.GUEST)
    guest = None if token is None else await player_of_cookie(resources, token)
    return None if guest is None or guest.account or guest.id == player.id else guest


TheGuest = Annotated[PlayerRow | None, Depends(find_guest)]


@router.get("/export", response_class=StreamingResponse, responses=declared("stranger"))
async def export(resources: TheResources, player: ThePlayer) -> StreamingResponse:
    """Return all data of the player as one file."""
    await enforce_limit(resources, EXPORTS, player.id)
    headers = {"content-disposition": f'attachment; filename="shoal-{player.id}.json"'}
    return StreamingResponse(
        exporting.export_account(resources, player), media_type="application/json", headers=headers
    )


@router.post("/delete", responses=declared("stranger", "forbidden", "unproved"))
async def delete(
    resources: TheResources, tables: TheTables, player: ThePlayer, token: TheToken, farewell: DeleteAccountRequest
) -> Leaves:
    """Leave all games now; the account is erased after two weeks, unless its owner comes back."""
    if player.account:
        await require_owner(resources, player, token)
    if farewell.name.strip() != player.name:
        raise Problem("malformed", "server.wrong-name")
    await enforce_limit(resources, LEAVES, player.id)
    return Leaves(leaves=format_moment(await erase.leave_account(resources, tables, player, token)))


@router.post("/return", status_code=204, responses=declared("stranger"))
async def come_back(resources: TheResources, player: ThePlayer) -> None:
    """Keep the account after all."""
    await erase.come_back(resources, player)


@router.get("/guest", responses=declared("stranger"))
async def guest(resources: TheResources, player: ThePlayer, old_guest: TheGuest) -> OldGuest | None:
    """Return the guest who used this browser before the player signed in, and some of their games."""
    if old_guest is None:
        return None
    games = await merge_guest.games_of(resources, old_guest)
    return OldGuest(name=old_guest.name, games=[told_guest_game(facts, old_guest, player) for facts in games])


def told_guest_game(facts: TableRow, old_guest: PlayerRow, player: PlayerRow) -> GuestGame:
    others = [chair.name for chair in facts.chairs if chair.player != old_guest.id]
    stays = any(chair.player == player.id for chair in facts.chairs)
    return GuestGame(game=facts.game, status=facts.status, others=others, stays=stays)


@router.post("/guest", responses=declared("stranger", "stale"))
async def add_guest(
    response: Response, resources: TheResources, tables: TheTables, player: ThePlayer, old_guest: TheGuest
) -> Added:
    """Add the games of the guest who used this browser before; games against oneself are left out."""
    await enforce_limit(resources, MERGED, player.id)
    if old_guest is None:
        raise Problem("stale", "server.no-guest")
    given = await merge_guest.merge_guest(resources, tables, old_guest, player)
    session_cookie.erase_cookie(response, session_cookie.GUEST)
    return Added(games=given)
