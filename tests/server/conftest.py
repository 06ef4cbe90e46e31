"""What the server's tests share: every test that asks for `settings` runs on a standalone node and on a cluster."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.nodes import Databases, Node, run_node
from shoal.server.settings import Settings


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    databases = Databases(tmp_path_factory.mktemp("databases"))
    yield databases
    databases.drop()


@pytest.fixture(params=["standalone", "cluster"])
def settings(request: pytest.FixtureRequest, databases: Databases, tmp_path: Path) -> Iterator[Settings]:
    """Give the settings of a migrated, empty database of this test's own."""
    if request.param == "standalone":
        yield databases.standalone(tmp_path)
    else:
        yield databases.cluster()
        databases.drop(databases.made[-1])


@pytest.fixture
def cluster(databases: Databases) -> Iterator[Settings]:
    """Give the settings of a cluster only: a database of PostgreSQL of this test's own."""
    yield databases.cluster()
    databases.drop(databases.made[-1])


@pytest.fixture
def node(settings: Settings) -> Iterator[Node]:
    """Give a running server."""
    with run_node(settings) as node:
        yield node
