"""Fixtures of the server tests: a test that uses `settings` runs on a standalone node and on a cluster."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.nodes import Databases, Node, run_node
from server.services import require_services
from shoal.server.settings import Settings


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def services() -> None:
    """Require PostgreSQL and NATS, for a test that reaches them without `settings`."""
    require_services()


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    databases = Databases(tmp_path_factory.mktemp("databases"))
    yield databases
    databases.drop()


@pytest.fixture(params=["standalone", "cluster"])
def settings(request: pytest.FixtureRequest, databases: Databases, tmp_path: Path) -> Iterator[Settings]:
    """Yield settings with a migrated, empty database for this test."""
    if request.param == "standalone":
        yield databases.standalone(tmp_path)
    else:
        yield databases.cluster()
        databases.drop(databases.made[-1])


@pytest.fixture
def cluster(databases: Databases) -> Iterator[Settings]:
    """Yield settings of a cluster only, with a PostgreSQL database for this test."""
    yield databases.cluster()
    databases.drop(databases.made[-1])


@pytest.fixture
def node(settings: Settings) -> Iterator[Node]:
    """Yield a running server."""
    with run_node(settings) as node:
        yield node
