"""The list of a player's own tables over HTTP."""

from typing import Final

from fastapi import APIRouter

from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.platform.base.timestamps import format_moment
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.resources import TheResources
from shoal.server.play.tables import store
from shoal.server.play.tables.table_row import RUNNING, TableRow
from shoal.server.play.tables.table_row import ChairRow as StoredChair
from shoal.table.http_types import Mine

router = APIRouter(prefix="/api/tables", tags=["lobby"])
NEVER: Final = "~"
"""After every moment."""


@router.get("/mine", response_model=model(list[Mine]), responses=declared("stranger"))
async def mine(resources: TheResources, player: ThePlayer) -> list[Mine]:
    """List the player's tables that are not over: the most urgent first, then running, then waiting ones."""
    async with resources.database.reading() as connection:
        tables = await store.running_of_player(connection, player.id)
    listed = [told_table(facts, chairs) for facts in tables if (chairs := held(facts, player.id))]
    return sorted(listed, key=urgency)


def held(facts: TableRow, player: str) -> list[StoredChair]:
    """Return the chairs of a player: several if people share their device, also one on which a bot plays for them."""
    missed = facts.missed_of(player)
    return [facts.chairs[seat] for seat in facts.seats_of(player)] if missed is None else [missed]


def urgency(entry: Mine) -> tuple[bool, str, bool]:
    return not entry["due"], entry["until"] or NEVER, entry["table"]["status"] != RUNNING


def told_table(facts: TableRow, chairs: list[StoredChair]) -> Mine:
    """Return one of a player's tables; of several chairs the one that owes a decision."""
    due = [
        own_chair
        for own_chair in chairs
        if facts.status == RUNNING and own_chair.seat in facts.turn and own_chair.missed is None
    ]
    chair = (due or chairs)[0]
    return {
        "table": facts.summary(),
        "seat": chair.seat,
        "due": bool(due),
        "until": format_moment(chair.due) if due and chair.due is not None else None,
        "missed": chair.missed is not None,
    }
