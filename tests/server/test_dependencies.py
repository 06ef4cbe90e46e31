"""Dependencies of routes are coroutines: FastAPI runs every other one in a thread of its own, at each request."""

from collections.abc import AsyncIterator, Callable, Iterator
from inspect import isasyncgenfunction, isclass, iscoroutinefunction
from typing import Annotated, Any

from fastapi import Depends, FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import iter_route_contexts

from shoal.server.accounts.identity.authentication import enforce_request_rate, token_of
from shoal.server.app.create_app import ROUTERS, make_app
from shoal.server.platform.config.settings import Settings
from shoal.server.play.link_previews import open_graph_routes
from support.nodes import SECRET


def dependencies(app: FastAPI) -> set[Callable[..., Any]]:
    """Return what is called before the routes of an application, also for other dependencies."""
    waiting: list[Dependant] = [
        context.dependant for context in iter_route_contexts(app.routes) if hasattr(context, "dependant")
    ]
    called = set()
    while waiting:
        needed = waiting.pop().dependencies
        called |= {dependant.call for dependant in needed if dependant.call is not None}
        waiting += needed
    return called


def in_threads(app: FastAPI) -> set[Callable[..., Any]]:
    return {call for call in dependencies(app) if not is_awaited(call)}


def is_awaited(call: Callable[..., Any]) -> bool:
    functions = (call,) if isclass(call) else (call, getattr(call, "__call__", call))  # noqa: B004
    return any(iscoroutinefunction(function) or isasyncgenfunction(function) for function in functions)


def test_no_dependency_runs_in_a_thread() -> None:
    settings = Settings("sqlite+aiosqlite://", SECRET)
    app = make_app(settings, routers=(*ROUTERS, open_graph_routes.router))
    assert {enforce_request_rate, token_of} < dependencies(app)
    assert in_threads(app) == set()


def test_all_that_would_run_in_a_thread_are_found() -> None:
    def plain() -> int:
        return 1

    def generator() -> Iterator[int]:
        yield 1

    class Page:
        pass

    class Coroutine:
        async def __call__(self) -> int:
            return 1

    async def asynchronous(number: Annotated[int, Depends(plain)]) -> AsyncIterator[int]:
        yield number

    app, coroutine = FastAPI(), Coroutine()

    @app.get("/", dependencies=[Depends(generator), Depends(coroutine)])
    async def page(number: Annotated[int, Depends(asynchronous)], page: Annotated[object, Depends(Page)]) -> int:
        return number

    assert dependencies(app) == {plain, generator, Page, coroutine, asynchronous}
    assert in_threads(app) == {plain, generator, Page}
