"""Following, muting and blocking over HTTP, and which friends are here.

Nobody is told who follows, mutes or blocks them, and no answer differs because of it.
"""

from typing import Annotated, Final

from fastapi import APIRouter, Path
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.accounts.social_graph import store as relations
from shoal.server.community.social import store
from shoal.server.community.social.http_types import Friend, HearingRequest, People, RelationRequest
from shoal.server.platform.base.timestamps import HOUR_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.rate_limits.route_limits import TheAddress
from shoal.server.platform.resources import TheResources
from shoal.server.play.presence import store as presence
from shoal.server.play.tables.block_checks import without_blocked
from shoal.server.play.tables.person_ref import find_person
from shoal.server.play.tables.table_row import WAITING, TableRow

router = APIRouter(prefix="/api/people", tags=["people"])
CHOICES: Final = RateLimit("people", 240, HOUR_S)
Kind = Annotated[relations.Kind, Path()]


@router.get("", response_model=model(People), responses=declared("stranger"))
async def people(resources: TheResources, player: ThePlayer) -> People:
    """Return whom the player follows, mutes and blocks. Only they see this."""
    async with resources.database.reading() as connection:
        return {
            "follow": await names(connection, player.id, "follow"),
            "mute": await names(connection, player.id, "mute"),
            "block": await names(connection, player.id, "block"),
            "hearing": await relations.hearing_of(connection, player.id),
        }


async def names(connection: AsyncConnection, player: str, kind: relations.Kind) -> list[str]:
    return [name for _, name in await relations.of_player(connection, player, kind)]


@router.get("/friends", response_model=model(list[Friend]), responses=declared("stranger"))
async def friends(resources: TheResources, player: ThePlayer) -> list[Friend]:
    """List those whom the player follows, first those who are here."""
    async with resources.database.reading() as connection:
        followed = await relations.of_player(connection, player.id, "follow")
        ids = {identifier for identifier, _ in followed}
        shown = ids - await relations.blocked_among(connection, player.id, ids)
        here = await presence.here(connection, shown)
        tables = await without_blocked(connection, player.id, await store.public_tables(connection, here))
    listed = [told_friend(name, identifier, here, tables) for identifier, name in followed]
    return sorted(listed, key=lambda friend: not friend["here"])


def told_friend(name: str, identifier: str, here: set[str], tables: list[TableRow]) -> Friend:
    theirs = [facts for facts in tables if facts.seats_of(identifier)] if identifier in here else []
    waiting = [facts.summary() for facts in theirs if facts.status == WAITING]
    running = [facts.summary() for facts in theirs if facts.status != WAITING]
    return {
        "name": name,
        "here": identifier in here,
        "open": waiting[0] if waiting else None,
        "running": running[0] if running else None,
    }


@router.post("/hearing", status_code=204, responses=declared("stranger"))
async def hearing(resources: TheResources, player: ThePlayer, wish: HearingRequest) -> None:
    """Choose whose chat the player reads."""
    await enforce_limit(resources, CHOICES, player.id)
    async with resources.database.transaction() as connection:
        await relations.set_hearing(connection, player.id, wish.whom)


@router.post("/{kind}", status_code=204, responses=declared("stranger", "unknown"))
async def choose(
    resources: TheResources, player: ThePlayer, address: TheAddress, kind: Kind, choice: RelationRequest
) -> None:
    """Follow, mute or block somebody, or no longer."""
    await enforce_limit(resources, CHOICES, player.id, address)
    async with resources.database.transaction() as connection:
        other = await find_person(connection, choice, player)
        await (relations.add_relation if choice.on else relations.remove_relation)(
            connection, player.id, kind, other.id
        )
