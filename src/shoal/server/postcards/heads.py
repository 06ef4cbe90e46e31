"""Pages of tables with heads that name their postcard, for programs that read no more than that."""

import re
from contextlib import suppress
from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse

from shoal.server import pages
from shoal.server.errors import Problem
from shoal.server.headers import POLICY, page_policy
from shoal.server.outages import DATABASE_ERRORS
from shoal.server.postcards import card, making
from shoal.server.resources import TheResources
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
    text = (pages.FOLDER / "index.html").read_text(encoding="utf-8")
    site = resources.settings.url or str(request.base_url).rstrip("/")
    if re.match(TABLE_ID, table):
        with suppress(Problem, *DATABASE_ERRORS):  # the page itself says what is wrong
            facts = (await tables.newest(table)).facts
            named = "" if facts.closed is not None else tags(facts, site, turn)
            text = text.replace(HEAD_ENDS, named + HEAD_ENDS, 1)
    headers = {POLICY: page_policy(Headers(scope=request.scope)), "cache-control": "no-cache"}
    return HTMLResponse(text, headers=headers)


def tags(facts: Facts, site: str, turn: int | None) -> str:
    """Return the tags of Open Graph, and that of those who want a large picture."""
    title, sentence = making.title_of(facts), making.describe(facts)
    query = "" if turn is None else f"?turn={turn}"
    named = {
        "og:site_name": "Shoal",
        "og:type": "website",
        "og:title": title,
        "og:description": sentence,
        "og:image": f"{site}/api/tables/{facts.id}/postcard.png{query}",
        "og:image:width": str(card.WIDTH),
        "og:image:height": str(card.HEIGHT),
        "og:image:alt": f"{title}. {sentence}",
    }
    written = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in named.items())
    return written + '<meta name="twitter:card" content="summary_large_image" />'
