"""Games over HTTP: the lids of their boxes, and their rules. Nothing here changes while a server runs."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path

from shoal.core.catalogue import load
from shoal.server.errors import Problem, declared
from shoal.server.wire import model
from shoal.table.shelf import Box, Rules, boxes, rules_of

router = APIRouter(prefix="/api/games", tags=["games"])
GameName = Annotated[str, Path(max_length=64)]


@cache
def shelf() -> dict[str, Box]:
    return {box["name"]: box for box in boxes()}


@cache
def rulebook(name: str) -> Rules:
    return rules_of(load(name))


@router.get("", response_model=model(list[Box]), responses=declared())
async def games() -> list[Box]:
    """List the games in the order of the catalogue, with the levels of the bots that play them."""
    return list(shelf().values())


@router.get("/{name}/rules", response_model=model(Rules), responses=declared("unknown"))
async def rules(name: GameName) -> Rules:
    """Give the rules: every rule with its id, every ruling with the rules that it belongs to."""
    if name not in shelf():
        raise Problem("unknown", "No game has this name.")
    return rulebook(name)
