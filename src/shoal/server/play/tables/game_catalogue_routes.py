"""Games over HTTP: their boxes and their rules. These answers never change while a server runs."""

import gzip
import json
from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from shoal.core.catalogue import load
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.compression import accepted_codings
from shoal.server.platform.http.errors import Problem, declared
from shoal.table.game_descriptions import Box, Rules, Words, boxes, rules_of, words_of
from shoal.texts.bundles import Language

router = APIRouter(prefix="/api/games", tags=["games"])
HEADERS: Final = {"cache-control": "public, max-age=300", "vary": "accept-encoding"}
"""Browsers and caches may keep these answers; they are the same for everybody."""
GameName = Annotated[Text, Path(max_length=64)]


@cache
def shelf() -> dict[str, Box]:
    return {box["name"]: box for box in boxes()}


@cache
def written_json(name: str | None, language: str | None, *, packed: bool) -> bytes:
    """Return all boxes as JSON, or the rules of a game, or its texts in a language."""
    if name is None:
        value: object = list(shelf().values())
    else:
        value = rules_of(load(name)) if language is None else words_of(load(name), language)
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return gzip.compress(text) if packed else text


def cached_answer(request: Request, name: str | None = None, language: str | None = None) -> Response:
    if name is not None and name not in shelf():
        raise Problem("unknown", "core.unknown-game")
    packed = "gzip" in accepted_codings(request.headers.getlist("accept-encoding"))
    headers = {**HEADERS, "content-encoding": "gzip"} if packed else HEADERS
    return Response(written_json(name, language, packed=packed), media_type="application/json", headers=headers)


@router.get("", response_model=model(list[Box]), responses=declared())
async def games(request: Request) -> Response:
    """List the games in the order of the catalogue, with the levels of their bots."""
    return cached_answer(request)


@router.get("/{name}/rules", response_model=model(Rules), responses=declared("unknown"))
async def rules(request: Request, name: GameName) -> Response:
    """Return the rules of a game, with ids, and rulings with the rules that they belong to."""
    return cached_answer(request, name)


@router.get("/{name}/texts/{language}", response_model=model(Words), responses=declared("unknown"))
async def texts(request: Request, name: GameName, language: Language) -> Response:
    """Return the texts of a game, for pages that were built without them."""
    return cached_answer(request, name, language)
