"""Following, muting and blocking over HTTP, and which friends are here.

Nobody is told who follows, mutes or blocks them, and no answer differs because of it.
"""

from typing import Annotated, Final, Literal, TypedDict

from fastapi import APIRouter, Path
from pydantic import BaseModel
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.errors import declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.limits.paces import TheAddress
from shoal.server.people import store
from shoal.server.people.whom import Whom, find
from shoal.server.players.visitors import ThePlayer
from shoal.server.presence import store as presence
from shoal.server.relations import store as relations
from shoal.server.resources import TheResources
from shoal.server.tables.company import without_blocked
from shoal.server.tables.facts import WAITING, Facts
from shoal.server.wire import model
from shoal.table.messages import Summary

router = APIRouter(prefix="/api/people", tags=["people"])
CHOICES: Final = Limit("people", 240, HOUR)
Kind = Annotated[Literal["follow", "mute", "block"], Path()]


class Choice(Whom):
    """Whom to follow, mute or block; with `on` false no longer."""

    on: bool = True


class Hearing(BaseModel):
    """Whose chat the player reads; friends are those whom they follow."""

    whom: Literal["everybody", "friends", "nobody"]


class People(TypedDict):
    """The names of those whom the player follows, mutes and blocks, the latest first, and whose chat they read."""

    follow: list[str]
    mute: list[str]
    block: list[str]
    hearing: Literal["everybody", "friends", "nobody"]


class Friend(TypedDict):
    """Somebody whom the player follows: are they here, a table of theirs to join, and one to watch."""

    name: str
    here: bool
    open: Summary | None
    running: Summary | None


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
    listed = [told(name, identifier, here, tables) for identifier, name in followed]
    return sorted(listed, key=lambda friend: not friend["here"])


def told(name: str, identifier: str, here: set[str], tables: list[Facts]) -> Friend:
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
async def hearing(resources: TheResources, player: ThePlayer, wish: Hearing) -> None:
    """Choose whose chat the player reads."""
    await spend(resources, CHOICES, player.id)
    async with resources.database.transaction() as connection:
        await relations.set_hearing(connection, player.id, wish.whom)


@router.post("/{kind}", status_code=204, responses=declared("stranger", "unknown"))
async def choose(resources: TheResources, player: ThePlayer, address: TheAddress, kind: Kind, choice: Choice) -> None:
    """Follow, mute or block somebody, or no longer."""
    await spend(resources, CHOICES, player.id, address)
    async with resources.database.transaction() as connection:
        other = await find(connection, choice, player)
        await (relations.add if choice.on else relations.remove)(connection, player.id, kind, other.id)
