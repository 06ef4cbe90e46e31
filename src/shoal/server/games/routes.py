"""Games over HTTP: their boxes and their rules. These answers never change while a server runs."""

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from shoal.core.catalogue import load
from shoal.server.errors import Problem, declared
from shoal.server.texts import Text
from shoal.server.wire import model
from shoal.table.shelf import Box, Rules, boxes, rules_of


async def keep_a_while(response: Response) -> None:
    """Let browsers and caches keep the answer; it is the same for everybody."""
    response.headers["cache-control"] = "public, max-age=300"


router = APIRouter(prefix="/api/games", tags=["games"], dependencies=[Depends(keep_a_while)])
GameName = Annotated[Text, Path(max_length=64)]


@cache
def shelf() -> dict[str, Box]:
    return {box["name"]: box for box in boxes()}


@cache
def rulebook(name: str) -> Rules:
    return rules_of(load(name))


@router.get("", response_model=model(list[Box]), responses=declared())
async def games() -> list[Box]:
    """List the games in the order of the catalogue, with the levels of their bots."""
    return list(shelf().values())


@router.get("/{name}/rules", response_model=model(Rules), responses=declared("unknown"))
async def rules(name: GameName) -> Rules:
    """Return the rules of a game, with ids, and rulings with the rules that they belong to."""
    if name not in shelf():
        raise Problem("unknown", "core.unknown-game")
    return rulebook(name)
