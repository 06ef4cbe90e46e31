"""Fixtures of the server tests: a test that uses `settings` runs on a standalone node and on a cluster."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from shoal.server.accounts.identity import passwords
from shoal.server.accounts.ratings import rating_formula
from shoal.server.platform.config.settings import Settings
from support.nodes import Databases, Node, run_node
from support.services import require_services

NEED_SERVICES = {"cluster", "own_cluster", "services"}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test whose fixtures need PostgreSQL and NATS."""
    assert isinstance(item, pytest.Function)
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    if NEED_SERVICES.intersection(item.fixturenames) or "cluster" in parameters:
        item.add_marker("cluster")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Hash passwords with little work. A test of guessing looks at the real settings."""
    hasher = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", hasher)
        patch.setattr(passwords, "NOBODYS", hasher.hash("nobody's"))
        yield


@pytest.fixture(scope="session")
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
        lent = databases.lend()
        yield lent
        databases.give_back(lent)


@pytest.fixture
def cluster(databases: Databases) -> Iterator[Settings]:
    """Yield settings of a cluster only, with a PostgreSQL database for this test."""
    lent = databases.lend()
    yield lent
    databases.give_back(lent)


@pytest.fixture
def own_cluster(databases: Databases) -> Iterator[Settings]:
    """Yield the same with a database that no other test uses, for tests that change its schema."""
    made = databases.cluster()
    name = databases.made[-1]
    yield made
    databases.drop(name)


@pytest.fixture
def node(settings: Settings) -> Iterator[Node]:
    """Yield a running server."""
    with run_node(settings) as node:
        yield node


@pytest.fixture(scope="module", params=["standalone", "cluster"])
def lasting(
    request: pytest.FixtureRequest, databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Node]:
    """Yield a running server for all tests of a file that do not disturb each other there."""
    standalone = request.param == "standalone"
    found = databases.standalone(tmp_path_factory.mktemp("lasting")) if standalone else databases.lend()
    with run_node(found) as node:
        yield node
    if not standalone:
        databases.give_back(found)


@pytest.fixture
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rated games count that are played in a moment."""
    monkeypatch.setattr(rating_formula, "SHORTEST_MS", 0)
