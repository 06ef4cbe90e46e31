"""The dice of a table over HTTP, before its game begins: the server's signed promise, and the players' words."""

from typing import Final

from fastapi import APIRouter

from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.resources import TheResources
from shoal.server.play.tables import dice_promise, reveal_words
from shoal.server.play.tables.dependencies import TheTables
from shoal.server.play.tables.http_types import RevealRequest
from shoal.server.play.tables.routes import CHANGED, TableId
from shoal.table.client_messages import Summary
from shoal.table.http_types import DicePromise

router = APIRouter(prefix="/api/tables", tags=["tables"])
PROMISE: Final = model(DicePromise)


@router.get("/{table}/promise", response_model=PROMISE, responses=declared("unknown", "stale"))
async def promise(resources: TheResources, tables: TheTables, table: TableId) -> DicePromise:
    """Return the hash of the secret and the seals of a table that is full, signed by the server."""
    facts = (await tables.newest(table)).facts
    if facts.reveal_by is None and facts.started is None:
        raise Problem("stale", "server.not-begun")
    return dice_promise.dice_promise(facts, resources.settings.secret)


@router.post("/{table}/reveal", response_model=model(Summary), responses=CHANGED)
async def reveal(tables: TheTables, player: ThePlayer, table: TableId, wish: RevealRequest) -> Summary:
    """Reveal the word that the player has sealed; with the last one the game begins."""
    live = await tables.newest(table)
    return (await reveal_words.reveal_word(tables, live, player.id, wish.word)).summary()
