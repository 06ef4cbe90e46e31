"""The tables of the node that serves a request, as a dependency of routes."""

from typing import Annotated, cast

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.tables.tables import Tables


def tables_of(connection: HTTPConnection) -> Tables:
    return cast("Tables", connection.app.state.tables)


TheTables = Annotated[Tables, Depends(tables_of)]
