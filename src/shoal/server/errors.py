"""Error answers as data: a stable code, the rule if a game's rule refuses, and a sentence for people.

malformed 422    the question cannot be read, or an option or a name is not allowed
stranger 401     nobody is logged in
password 403     name and password do not belong together
forbidden 403    somebody is, but may not
seat 403         it is for those who sit at the table
origin 403       the command comes from another site's page
unknown 404      there is no such thing, or it is nobody's business here
method 405       the address does not take that kind of request
taken 409        somebody else has it already
stale 409        it was true a moment ago
large 413        more bytes than anybody needs
limit 429        too often
fault 500        a mistake of ours
busy 503         others were quicker every time; try again
unavailable 503  the database cannot be asked at the moment
"""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.exceptions import HTTPException
from structlog import get_logger

from shoal.core.errors import ShoalError, UnknownGame
from shoal.server.wire import model
from shoal.table.messages import Refusal

LOG: Final = get_logger()
DATABASE_ERRORS: Final = (DBAPIError, NoConnection, OSError, TimeoutError)
"""What is raised when the database is away, and more: ask `is_outage`."""
STATUS: Final = {
    "malformed": 422,
    "stranger": 401,
    "password": 403,
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
CODES: Final = {401: "stranger", 403: "forbidden", 404: "unknown", 405: "method", 413: "large"}


class Problem(ShoalError):
    """A command or a question is refused; the code is one of STATUS."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.refusal = Refusal(code=code, rule=rule, sentence=sentence)


def declared(*codes: str) -> dict[int | str, Any]:
    """Declare the refusals of a route for the schema; every route may be malformed, limited or unavailable."""
    by_status: dict[int | str, Any] = {}
    for code in sorted({*codes, "malformed", "limit", "unavailable", "origin"}):
        known = by_status.get(STATUS[code])
        description = f"{known['description']}, {code}" if known else code
        by_status[STATUS[code]] = {"model": model(Refusal), "description": description}
    return by_status


def answer(refusal: Refusal) -> JSONResponse:
    return JSONResponse(refusal, status_code=STATUS[refusal["code"]])


def install(app: FastAPI) -> None:
    """Answer every error that can happen with a refusal."""
    app.add_exception_handler(ShoalError, on_shoal_error)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
    for kind in DATABASE_ERRORS:
        app.add_exception_handler(kind, on_database)


async def on_shoal_error(_request: Request, error: Exception) -> JSONResponse:
    if isinstance(error, Problem):
        return answer(error.refusal)
    return answer(
        Refusal(code="unknown" if isinstance(error, UnknownGame) else "malformed", rule="", sentence=str(error))
    )


async def on_malformed(_request: Request, error: Exception) -> JSONResponse:
    """Say where the question is wrong, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    places = (f"{'.'.join(str(part) for part in place['loc'])}: {place['msg']}" for place in error.errors())
    return answer(Refusal(code="malformed", rule="", sentence="; ".join(places)))


async def on_http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "malformed")
    refusal = Refusal(code=code, rule="", sentence=str(error.detail))
    return JSONResponse(refusal, status_code=STATUS[code], headers=error.headers)


async def on_fault(_request: Request, _error: Exception) -> JSONResponse:
    return answer(Refusal(code="fault", rule="", sentence="Something went wrong on our side."))


async def on_database(_request: Request, error: Exception) -> JSONResponse:
    if not is_outage(error):
        raise error
    LOG.warning("database.unavailable", error=type(error).__name__)
    return answer(Refusal(code="unavailable", rule="", sentence="The database cannot be asked at the moment."))


def is_outage(error: Exception) -> bool:
    """Tell a database that is away or overrun, or that answers no statement at all, from a statement that is wrong."""
    if not isinstance(error, DBAPIError) or error.statement is None:
        return True
    return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
