"""Pages of tables and puzzles with heads that name their postcard, for programs that read no more than that."""

import re
from contextlib import suppress
from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse

from shoal.puzzles.stock import UnknownPuzzle, find
from shoal.server import pages
from shoal.server.errors import Problem
from shoal.server.headers import POLICY, page_policy
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.postcards import card, making, posing
from shoal.server.resources import Resources, TheResources
from shoal.server.tables.dependency import TheTables
from shoal.server.tables.facts import Facts
from shoal.server.texts import TABLE_ID

router = APIRouter(include_in_schema=False)
HEAD_ENDS: Final = "</head>"


@router.get("/t/{table}")
@router.get("/review/{table}")
async def page(
    request: Request,
    resources: TheResources,
    tables: TheTables,
    table: str,
    turn: Annotated[int | None, Query(ge=0, le=100_000)] = None,
) -> HTMLResponse:
    """Return the page of the client, whose head names the picture if there is such a table."""
    named = ""
    if re.match(TABLE_ID, table):
        with suppress(Problem, *DATABASE_ERRORS):  # the page itself says what is wrong
            facts = (await tables.newest(table)).facts
            named = "" if facts.closed is not None else tags(facts, site_of(request, resources), turn)
    return written(request, named)


@router.get("/puzzles/{game}/{puzzle}")
async def page_of_puzzle(request: Request, resources: TheResources, game: str, puzzle: str) -> HTMLResponse:
    """Return the page of the client, whose head names the picture if there is such a puzzle."""
    named = ""
    with suppress(UnknownPuzzle):  # the page itself says so
        asked = find(game, puzzle)
        picture = f"{site_of(request, resources)}/api/puzzles/{asked.game}/{asked.id}/postcard.png"
        named = tags_of(posing.title_of(asked), posing.describe(asked), picture)
    return written(request, named)


def site_of(request: Request, resources: Resources) -> str:
    return resources.settings.url or str(request.base_url).rstrip("/")


def written(request: Request, named: str) -> HTMLResponse:
    """Return the page of the client with some tags in its head."""
    text = (pages.FOLDER / "index.html").read_text(encoding="utf-8").replace(HEAD_ENDS, named + HEAD_ENDS, 1)
    headers = {POLICY: page_policy(Headers(scope=request.scope)), "cache-control": "no-cache"}
    return HTMLResponse(text, headers=headers)


def tags(facts: Facts, site: str, turn: int | None) -> str:
    """Return the tags of a table's page."""
    query = "" if turn is None else f"?turn={turn}"
    picture = f"{site}/api/tables/{facts.id}/postcard.png{query}"
    return tags_of(making.title_of(facts), making.describe(facts), picture)


def tags_of(title: str, sentence: str, picture: str) -> str:
    """Return the tags of Open Graph, and that of those who want a large picture."""
    named = {
        "og:site_name": "Shoal",
        "og:type": "website",
        "og:title": title,
        "og:description": sentence,
        "og:image": picture,
        "og:image:width": str(card.WIDTH),
        "og:image:height": str(card.HEIGHT),
        "og:image:alt": f"{title}. {sentence}",
    }
    properties = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in named.items())
    return properties + '<meta name="twitter:card" content="summary_large_image" />'
