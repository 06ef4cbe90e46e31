"""Nodes for the tests of the server: standalone or cluster (PostgreSQL and NATS), both over real sockets."""

import asyncio
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from uuid import uuid4

import httpx
import uvicorn
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from shoal.server.app.main import configure_node, migrate_once
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import METADATA
from support.services import DATABASE, NATS, require_services

SECRET = "a-secret-that-is-long-enough-for-the-tests"
END_OTHERS = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
UNHURRIED = 'ALTER DATABASE "{}" SET synchronous_commit = off'
"""These databases need not outlive a power cut, so no test waits for a busy disk."""
COUNT_FROM_ONE = "SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'"


@dataclass
class Databases:
    """Makes empty databases by copying a template that was migrated once.

    To make and drop one in PostgreSQL takes about a second, so `lend` empties those that were given back.
    """

    folder: Path
    made: list[str] = field(default_factory=list)
    free: list[str] = field(default_factory=list)

    def standalone(self, folder: Path) -> Settings:
        template = self.folder / "template.sqlite"
        if not template.exists():
            migrate_once(Settings(f"sqlite:///{template}", SECRET))
        shutil.copy(template, folder / "shoal.sqlite")
        return Settings(f"sqlite:///{folder / 'shoal.sqlite'}", SECRET)

    def cluster(self) -> Settings:
        require_services()
        if not self.made:
            self.create()
            migrate_once(Settings(self.url(self.made[0]), SECRET))
        self.create(template=self.made[0])
        return self.settings(self.made[-1])

    def lend(self) -> Settings:
        """Return an empty database of a cluster until it is given back. The test must not change its schema."""
        if not self.free:
            return self.cluster()
        name = self.free.pop()
        administer(f'ALTER DATABASE "{name}" RESET ALL', UNHURRIED.format(name))
        emptying = [f'DELETE FROM "{table}"' for table in reversed(METADATA.sorted_tables)]
        administer(END_OTHERS, *emptying, COUNT_FROM_ONE, url=self.url(name))
        return self.settings(name)

    def give_back(self, settings: Settings) -> None:
        self.free.append(str(make_url(settings.database).database))

    def create(self, template: str = "template0") -> None:
        name = f"shoal_test_{uuid4().hex[:12]}"
        administer(f'CREATE DATABASE "{name}" TEMPLATE "{template}"', UNHURRIED.format(name))
        self.made.append(name)

    def drop(self, *names: str) -> None:
        for name in names or tuple(self.made):
            administer(f'DROP DATABASE "{name}" WITH (FORCE)')
            self.made.remove(name)

    def settings(self, name: str) -> Settings:
        return Settings(self.url(name), SECRET, nats=NATS, connections=4)

    @staticmethod
    def url(name: str) -> str:
        return make_url(DATABASE).set(database=name).render_as_string(hide_password=False)


def administer(*statements: str, url: str = DATABASE) -> None:
    async def run() -> None:
        engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


@dataclass
class Node:
    """A server in a thread of this process, on its own port."""

    settings: Settings
    url: str
    people: list[httpx.Client] = field(default_factory=list)

    def person(self, cookies: httpx.Cookies | None = None, **headers: str) -> httpx.Client:
        """Return a new browser, with these cookies or none."""
        headers = {"X-Shoal": "1", **headers}
        person = httpx.Client(base_url=self.url, headers=headers, cookies=cookies, timeout=30, verify=False)
        self.people.append(person)
        return person


@contextmanager
def run_node(settings: Settings) -> Iterator[Node]:
    """Serve until the block ends; then shut down gracefully."""
    config = configure_node(settings, "127.0.0.1", 0)
    config.loop = "asyncio"
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    node = Node(settings, f"http://127.0.0.1:{port}")
    try:
        yield node
    finally:
        for person in node.people:
            person.close()
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"
