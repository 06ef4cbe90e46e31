"""What the server's tests share: every test that asks for `settings` runs as a household and as a site."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.houses import Houses, Node, run_node
from shoal.server.settings import Settings


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    houses = Houses(tmp_path_factory.mktemp("houses"))
    yield houses
    houses.drop()


@pytest.fixture(params=["household", "site"])
def settings(request: pytest.FixtureRequest, houses: Houses, tmp_path: Path) -> Iterator[Settings]:
    """Give the settings of a migrated, empty database of this test's own."""
    if request.param == "household":
        yield houses.household(tmp_path)
    else:
        yield houses.site()
        houses.drop(houses.made[-1])


@pytest.fixture
def site(houses: Houses) -> Iterator[Settings]:
    """Give the settings of a site only: a database of PostgreSQL of this test's own."""
    yield houses.site()
    houses.drop(houses.made[-1])


@pytest.fixture
def node(settings: Settings) -> Iterator[Node]:
    """Give a running server."""
    with run_node(settings) as node:
        yield node
