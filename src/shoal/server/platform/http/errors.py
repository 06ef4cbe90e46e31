"""Error answers as data: a stable code, the rule if a game's rule refuses, and what to say to people.

malformed 422    the request cannot be read, or an option or a name is not allowed
stranger 401     nobody is logged in, or the token is wrong
password 403     name and password do not belong together
unproved 403     show the password or a passkey again first
forbidden 403    this player or this token may not do that
seat 403         only players at the table may do that
origin 403       the command comes from another site's page
unknown 404      it does not exist, or the visitor may not know that it does
method 405       the path does not allow this method
taken 409        somebody else has it already
stale 409        the table has changed meanwhile
large 413        too many bytes
limit 429        too often
fault 500        an error in the server
busy 503         others changed the same thing at the same time, or too many wait; try again
unavailable 503  the database cannot be reached at the moment
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Self

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog import get_logger

from shoal.core.errors import ShoalError, UnknownGame
from shoal.core.telling import Telling, telling
from shoal.server.platform.db.error_kinds import (
    DATABASE_ERRORS,
    driver_error_of,
    is_busy,
    is_conflict,
    is_outage,
    state_of,
)
from shoal.server.platform.observability.logs import place_of
from shoal.table.client_messages import Refusal
from shoal.table.errors import Denied, Stale
from shoal.table.reader_view import plain_refusal, refusal_of

LOG: Final = get_logger()
STATUS: Final = {
    "malformed": 422,
    "stranger": 401,
    "password": 403,
    "unproved": 403,
    "forbidden": 403,
    "seat": 403,
    "origin": 403,
    "unknown": 404,
    "method": 405,
    "taken": 409,
    "stale": 409,
    "large": 413,
    "limit": 429,
    "fault": 500,
    "busy": 503,
    "unavailable": 503,
}
RETRY_AFTER_S: Final = {"limit": 1, "busy": 1, "unavailable": 2}
"""Seconds after which another try may succeed, where nothing else is known."""
FAULT: Final = plain_refusal("fault", telling("server.fault"))
BUSY: Final = plain_refusal("busy", telling("server.busy"))
UNAVAILABLE: Final = plain_refusal("unavailable", telling("server.unavailable"))
NOTHING_HERE: Final = plain_refusal("unknown", telling("server.nothing-here"))
NAME_OF_FIELD: Final = re.compile("[a-z_]{1,24}")
MOST_PLACES: Final = 3
REFUSED: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
"""What a refusal looks like in the schema. A model in each route would take time whenever a server starts."""
CODES: Final = {401: "stranger", 403: "forbidden", 404: "unknown", 405: "method", 413: "large"}


class Problem(Denied):
    """A command or a question is refused; the code is one of STATUS."""

    def __init__(self, code: str, name: str, /, **arguments: object) -> None:
        super().__init__(code, Telling(name, arguments))
        self.retry_after_s: int | None = None

    def after(self, seconds: int) -> Self:
        """Say after how many seconds another try may succeed."""
        self.retry_after_s = seconds
        return self


def declared(*codes: str) -> dict[int | str, Any]:
    """Return the refusals of a route for the schema, with those that every route has."""
    by_status: dict[int | str, Any] = {}
    for code in sorted({*codes, "malformed", "large", "limit", "unavailable", "origin", "stranger", "forbidden"}):
        earlier = by_status.get(STATUS[code])
        description = f"{earlier['description']}, {code}" if earlier else code
        by_status[STATUS[code]] = {"description": description, "content": REFUSED}
    return by_status


def answer(refusal: Refusal, retry_after_s: int | None = None) -> JSONResponse:
    """Return a refusal over HTTP. Programs learn from Retry-After when to try again."""
    wait = RETRY_AFTER_S.get(refusal["code"]) if retry_after_s is None else retry_after_s
    headers = None if wait is None else {"retry-after": str(wait)}
    return JSONResponse(refusal, status_code=STATUS[refusal["code"]], headers=headers)


def install(app: FastAPI) -> None:
    """Turn every error into a refusal."""
    app.add_exception_handler(ShoalError, on_shoal_error)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
    for kind in DATABASE_ERRORS:
        app.add_exception_handler(kind, on_database)


async def on_shoal_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ShoalError)
    refusal = refusal_of(error)
    if isinstance(error, Stale) or not isinstance(error, Denied | UnknownGame):
        refusal["code"] = "malformed"  # over HTTP only a study can be illegal, or name a seat that owes nothing
    return answer(refusal, error.retry_after_s if isinstance(error, Problem) else None)


async def on_malformed(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return answer(malformed(complain(error.errors())))


def malformed(text: str) -> Refusal:
    """Return a refusal whose reason is for programmers, in English."""
    return plain_refusal("malformed", telling("server.malformed", text=text))


def complain(places: Iterable[Mapping[str, Any]]) -> str:
    """Return what is wrong with a request, without repeating what was sent; only names of our fields are shown."""
    said: dict[str, None] = {}
    for place in places:
        names = [str(part) for part in place["loc"] if isinstance(part, int) or NAME_OF_FIELD.fullmatch(part)]
        where = "what was sent" if place["type"] == "extra_forbidden" else ".".join(names) or "what was sent"
        repeatable = place["type"] not in ("union_tag_invalid", "json_invalid")
        said[f"{where}: {place['msg'] if repeatable else 'Input is not known'}"] = None
    return "; ".join(list(said)[:MOST_PLACES])


async def on_http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "malformed")
    refusal = NOTHING_HERE if code == "unknown" else {**malformed(str(error.detail)), "code": code}
    return JSONResponse(refusal, status_code=STATUS[code], headers=error.headers)


async def on_fault(_request: Request, error: Exception) -> JSONResponse:
    return answer(refusal_for(error))


async def on_database(_request: Request, error: Exception) -> JSONResponse:
    return answer(refusal_for(error))


def refusal_for(error: Exception) -> Refusal:
    """Return the refusal for an error that the client did not cause; log it in one line if it is a bug."""
    if is_busy(error) or is_conflict(error):
        return BUSY
    if isinstance(error, DATABASE_ERRORS) and is_outage(error):
        return UNAVAILABLE
    LOG.error("fault", error=type(driver_error_of(error)).__name__, state=state_of(error), at=place_of(error))
    return FAULT


class ErrorMiddleware:
    """ASGI middleware: a bug leads to one answer and one line in the log, and uvicorn does not log it again."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except Exception as error:
            if begun or scope["type"] != "http":
                raise
            await answer(refusal_for(error))(scope, receive, send)
