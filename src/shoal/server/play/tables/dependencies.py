"""The tables of the node that serves a request, as a dependency of routes."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from shoal.server.platform.base.app_state import held
from shoal.server.play.tables.registry import TableRegistry


async def tables_of(connection: HTTPConnection) -> TableRegistry:
    return held(connection.app, TableRegistry)


TheTables = Annotated[TableRegistry, Depends(tables_of)]
