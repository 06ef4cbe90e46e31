"""Pages of tables and puzzles over HTTP, with Open Graph tags in their heads."""

import re
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse

from shoal.puzzles.collection import UnknownPuzzle, find
from shoal.server.platform.base.input_text import TABLE_ID
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.http.security_headers import POLICY, page_policy
from shoal.server.platform.resources import Resources, TheResources
from shoal.server.platform.static_files import pages
from shoal.server.play.link_previews import puzzle_preview
from shoal.server.play.link_previews.open_graph import tags, tags_of
from shoal.server.play.tables.dependencies import TheTables

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
    return page_with_tags(request, named)


@router.get("/puzzles/{game}/{puzzle}")
async def page_of_puzzle(request: Request, resources: TheResources, game: str, puzzle: str) -> HTMLResponse:
    """Return the page of the client, whose head names the picture if there is such a puzzle."""
    named = ""
    with suppress(UnknownPuzzle):  # the page itself says so
        asked = find(game, puzzle)
        picture = f"{site_of(request, resources)}/api/puzzles/{asked.game}/{asked.id}/postcard.png"
        named = tags_of(puzzle_preview.title_of(asked), puzzle_preview.describe_puzzle(asked), picture)
    return page_with_tags(request, named)


def page_with_tags(request: Request, named: str) -> HTMLResponse:
    """Return the page of the client with some tags in its head."""
    text = (pages.FOLDER / "index.html").read_text(encoding="utf-8").replace(HEAD_ENDS, named + HEAD_ENDS, 1)
    headers = {POLICY: page_policy(Headers(scope=request.scope)), "cache-control": "no-cache"}
    return HTMLResponse(text, headers=headers)


def site_of(request: Request, resources: Resources) -> str:
    return resources.settings.url or str(request.base_url).rstrip("/")
