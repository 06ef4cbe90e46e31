"""The order of the routers does not matter: the same function answers each request, whichever router stands first.

A path such as `/api/tables/mine` is also one of `/api/tables/{table}`. If two routers had the two, the first would win,
and a change of the order would send people to the other. So the application is made with the routers in both orders.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import httpx
from fastapi import APIRouter, FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from shoal.server.app.create_app import ROUTERS, make_app
from shoal.server.app.lifecycle import lifespan_of
from shoal.server.platform.config.settings import Settings
from support.nodes import SECRET, Databases

Request = tuple[str, str]
"""A method and a path."""
IDS = ("mine", "fleet", "0", "abcdefghijklmnop")
"""What may stand in a path for anything: words that others use there, a number, and an id."""
NOT_ALLOWED = 405


def requests_of(document: Mapping[str, Any]) -> list[Request]:
    """Return requests for every path and method of an OpenAPI document.

    In the place of a parameter stand some ids, and each word that another path has at the same place.
    """
    paths = [path.split("/") for path in document["paths"]]
    return sorted(
        {
            (method.upper(), "/".join(filled))
            for path in paths
            for method in document["paths"]["/".join(path)]
            for filled in product(*(values(paths, path, place) for place in range(len(path))))
        }
    )


def values(paths: Sequence[list[str]], path: list[str], place: int) -> Iterable[str]:
    """Return what to write at one place of a path."""
    if not is_parameter(path[place]):
        return [path[place]]
    beside = (other[place] for other in paths if len(other) > place and can_be_same(other[:place], path[:place]))
    return {*IDS, *(word for word in beside if not is_parameter(word))}


def can_be_same(first: Sequence[str], second: Sequence[str]) -> bool:
    return all(one == two or is_parameter(one) or is_parameter(two) for one, two in zip(first, second, strict=True))


def is_parameter(part: str) -> bool:
    return part.startswith("{")


class Noting:
    """ASGI middleware that notes which function answered the latest request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.endpoint = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)
        endpoint = scope.get("endpoint")
        self.endpoint = f"{getattr(endpoint, '__module__', '')}.{getattr(endpoint, '__qualname__', endpoint)}"


async def endpoints(app: FastAPI, requests: Iterable[Request]) -> dict[Request, str]:
    """Send each request to a started application, and return which function answered it."""
    noting, answered = Noting(app), {}
    transport = httpx.ASGITransport(noting, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://shoal", headers={"X-Shoal": "1"}) as client,
    ):
        for method, path in requests:
            response = await client.request(method, path)
            answered[method, path] = "" if response.status_code == NOT_ALLOWED else noting.endpoint
    return answered


def answered_otherwise(apps: Sequence[FastAPI]) -> tuple[dict[Request, str], list[Request]]:
    """Return which function of the first application answers, and the requests for which that of another differs."""
    requests = requests_of(apps[0].openapi())
    first, *others = (asyncio.run(endpoints(app, requests)) for app in apps)
    return first, [request for request in requests if any(other[request] != first[request] for other in others)]


def test_the_same_function_answers_in_both_orders(databases: Databases, tmp_path: Path) -> None:
    apps = []
    for name, routers in (("given", ROUTERS), ("reversed", tuple(reversed(ROUTERS)))):
        (tmp_path / name).mkdir()
        made = databases.standalone(tmp_path / name)
        settings = Settings(made.database, SECRET, limits=False)
        apps.append(make_app(settings, lifespan_of(settings), routers))
    answered, otherwise = answered_otherwise(apps)
    assert otherwise == []
    assert answered["GET", "/api/tables/mine"].endswith("my_tables_routes.mine")
    assert answered["GET", "/api/tables/fleet"].endswith("tables.routes.look")
    operations = sum(map(len, apps[0].openapi()["paths"].values()))
    assert len(answered) > len(set(answered.values())) == operations > 100


def test_a_path_of_two_routers_is_found() -> None:
    """This is how it once was: one router had the tables of a player, another the tables by id."""
    lobby, tables = APIRouter(), APIRouter()

    @lobby.get("/api/tables/mine")
    async def mine() -> str:
        return "mine"

    @tables.get("/api/tables/{table}")
    async def look(table: str) -> str:
        return table

    @tables.post("/api/tables/{table}/{what}")
    async def do(table: str, what: str) -> str:
        return table + what

    apps = []
    for routers in ((lobby, tables), (tables, lobby)):
        app = FastAPI()
        for router in routers:
            app.include_router(router)
        apps.append(app)
    answered, otherwise = answered_otherwise(apps)
    assert otherwise == [("GET", "/api/tables/mine")]
    assert ("POST", "/api/tables/mine/fleet") in answered
